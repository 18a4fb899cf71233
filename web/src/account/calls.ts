/** What the pages about accounts ask of the server. */
import { Refused, get, post } from '../api/http';
import type * as T from '../api/messages';
import { settings } from '../settings.svelte';

/** Are passkeys possible here? They need a safe address with a name. */
export const passkeysPossible = (): boolean =>
  'PublicKeyCredential' in globalThis &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

async function asked<C extends Credential>(ask: () => Promise<C | null>): Promise<C> {
  let found: C | null = null;
  try {
    found = await ask();
  } catch {
    // given up, or run out of time: browsers do not tell which
  }
  if (!found) throw new Refused('passkey-given-up', '', 0);
  return found;
}

async function usePasskey(): Promise<T.Me> {
  const { flow, options } = await post<T.AskPasskey>('/api/sign-in/passkey/begin');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
  const shown = await asked(() => navigator.credentials.get({ publicKey }));
  return post<T.Me>('/api/sign-in/passkey', { flow, answer: JSON.stringify(shown) });
}

async function makePasskey(name: string, invitation: string): Promise<T.Me> {
  const { flow, options } = await post<T.AskPasskey>('/api/account/passkey/begin');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  const body: T.MadePasskey = { flow, answer: JSON.stringify(made), name, invitation };
  return post<T.Me>('/api/account/passkey', body);
}

const mailMe = (email: string): T.MailMe => ({ email, lang: settings.lang });

export const calls = {
  account: () => get<T.Account>('/api/account'),
  signIn: (body: T.SignIn) => post<T.Me>('/api/sign-in/password', body),
  mailIn: (email: string) => post<T.Begun>('/api/sign-in/mail', mailMe(email)),
  mailedIn: (body: T.FinishMail) => post<T.Me>('/api/sign-in/mail/code', body),
  usePasskey,
  useCode: (code: string) => post<T.Me>('/api/sign-in/device', { code }),
  setPassword: (body: T.SetPassword) => post<T.Me>('/api/account/password', body),
  makePasskey,
  dropPasskey: (id: string) => post<T.Account>('/api/account/passkey/drop', { id }),
  setMail: (email: string) => post<T.Begun>('/api/account/mail', mailMe(email)),
  confirmMail: (body: T.FinishMail) => post<T.Me>('/api/account/mail/code', body),
  dropMail: () => post<T.Account>('/api/account/mail/drop'),
  beginTotp: () => post<T.TotpBegun>('/api/account/totp/begin'),
  finishTotp: (body: T.FinishTotp) => post<T.Recovery>('/api/account/totp', body),
  dropTotp: () => post<T.Account>('/api/account/totp/drop'),
  newRecovery: () => post<T.Recovery>('/api/account/recovery'),
  device: (table: string) => post<T.DeviceCode>('/api/account/device', { table }),
  endSession: (id = '') => post<T.Account>('/api/account/session/end', { id }),
  signOut: () => post<T.Me>('/api/account/sign-out'),
  erase: () => post<T.Me>('/api/account/erase'),
};
