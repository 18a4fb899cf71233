/** What the pages about people ask of the server. */
import { get, post } from '../api/http';
import type * as T from '../api/messages';

export const calls = {
  people: () => get<T.People>('/api/people'),
  profile: (id: string) => get<T.Profile>(`/api/people/${id}`),
  wish: (id: string, wish: T.Wish) => post<T.Profile>(`/api/people/${id}`, { wish }),
  report: (body: T.Report) => post<T.People>('/api/reports', body),
  host: () => get<T.HostView>('/api/host'),
  act: (body: T.HostAct) => post<T.HostView>('/api/host', body),
};
