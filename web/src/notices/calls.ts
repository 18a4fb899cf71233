/** What the pages about notices ask of the server. */
import { get, post } from '../api/http';
import type * as T from '../api/messages';

/** Where my clock is. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

export const calls = {
  notices: () => get<T.Notices>('/api/notices'),
  wish: (wishes: T.NoticeWishes) => post<T.Notices>('/api/notices', wishes),
  push: (body: T.AddPush) => post<T.Notices>('/api/notices/push', body),
  webhook: (body: T.AddWebhook) => post<T.Notices>('/api/notices/webhook', body),
  drop: (id: string) => post<T.Notices>('/api/notices/drop', { id }),
  test: (id: string) => post<T.Tested>('/api/notices/test', { id }),
  waiting: (after: string) => get<T.Waiting>(`/api/waiting?after=${after}`),
  invite: (table: string, person: string) =>
    post<T.Table>(`/api/tables/${table}/invite`, { person }),
  noLetters: (signed: string) => post<void>(`/notices/off/${signed}`),
};
