import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { queryClient, storeReply } from './query-client.ts';

const queryKey = ['survey', '1'];

afterEach(() => queryClient.clear());

/** A query on the screen whose read has begun, and what ends the read. */
function beginRead() {
  let end = (_state: string) => {};
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () =>
      new Promise<string>((resolve) => {
        end = resolve;
      }),
  });
  const unsubscribe = observer.subscribe(() => undefined);
  return { observer, unsubscribe, end: (state: string) => end(state) };
}

it('stores what a change replied, whatever a read that began before it finds', async () => {
  queryClient.setQueryData(queryKey, 'open', { updatedAt: 1 });
  const { observer, unsubscribe, end } = beginRead();
  expect(observer.getCurrentResult().fetchStatus).toBe('fetching');
  await storeReply(queryKey, 'closed');
  end('open');
  await new Promise((resolve) => setTimeout(resolve));
  expect(observer.getCurrentResult()).toMatchObject({ data: 'closed', fetchStatus: 'idle', status: 'success' });
  unsubscribe();
});

it('stores it also where nothing was read yet', async () => {
  const { observer, unsubscribe, end } = beginRead();
  await storeReply(queryKey, 'closed');
  end('open');
  await new Promise((resolve) => setTimeout(resolve));
  expect(observer.getCurrentResult()).toMatchObject({ data: 'closed', status: 'success' });
  unsubscribe();
});
