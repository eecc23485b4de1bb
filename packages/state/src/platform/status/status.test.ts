import { expect, it } from 'vitest';
import { FakeApi } from '../../testing/fake-api.ts';
import { loadStatus, status } from './status.ts';

it('asks once and reports the status of the service', async () => {
  const api = new FakeApi().on('GET', '/status', { body: { status: 'maintenance', version: '1+a' } });
  const asking = loadStatus();
  expect(status.loading).toBe(true);
  await asking;
  expect(status).toMatchObject({ value: 'maintenance', version: '1+a', loading: false });
  expect(api.requests).toEqual([expect.objectContaining({ path: '/status', token: undefined })]);
});

it('a failure neither ends the waiting nor closes the app', async () => {
  status.value = null;
  new FakeApi().isOffline = true;
  await loadStatus();
  expect(status).toMatchObject({ value: null, loading: true });
});
