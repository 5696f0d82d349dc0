import { afterEach, expect, it } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { queryClient } from '../api/query-client.js';
import { refreshAfter } from './refresh-after.js';

afterEach(() => queryClient.clear());

const keys = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);

it('refetches the visible lists that a write changed, drops the others, and leaves what it does not change', async () => {
  const visible = ['postings', 'mine'];
  let fetched = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: visible,
    queryFn: () => {
      fetched += 1;
      return fetched;
    },
  });
  const close = observer.subscribe(() => {});
  queryClient.setQueryData(['postings', 'managed'], 'as before');
  queryClient.setQueryData(['users', 'list'], 'unchanged');
  await queryClient.fetchQuery({ queryKey: visible });

  await refreshAfter('posting');
  expect(observer.getCurrentResult().data).toBe(2);
  expect(keys()).toEqual([visible, ['users', 'list']]);
  close();
});
