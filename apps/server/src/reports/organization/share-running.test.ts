import { expect, test } from 'vitest';
import { shareRunning } from './share-running.ts';

function counting() {
  let runs = 0;
  return { work: async () => ++runs, runs: () => runs };
}

test('those who ask while the work runs share it, and the next one begins it again', async () => {
  const share = shareRunning<number>();
  const { work, runs } = counting();
  expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([1, 1, 2]);
  expect(await share('a', work)).toBe(3);
  expect(runs()).toBe(3);
});

test('a result that is fresh is shown again', async () => {
  const share = shareRunning<number>(60_000);
  const { work, runs } = counting();
  await share('a', work);
  expect(await share('a', work)).toBe(1);
  expect(runs()).toBe(1);
});

test('a failure is not shown again', async () => {
  const share = shareRunning<number>(60_000);
  const { work } = counting();
  await expect(share('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await share('a', work)).toBe(1);
});
