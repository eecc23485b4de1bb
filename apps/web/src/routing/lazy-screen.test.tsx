import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx';

const Part = () => <p>رسید</p>;
type Loaded = Record<'Part', ComponentType<object>>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

/** A network takes its time, for a failure too. */
const later = <Value,>(settle: () => Value) =>
  new Promise<Value>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(settle());
      } catch (error) {
        reject(error);
      }
    });
  });

const show = ({ Component }: LazyScreen<object>) =>
  act(async () => {
    render(
      <ErrorBoundary path="/">
        <Suspense fallback="در راه">
          <Component />
        </Suspense>
      </ErrorBoundary>,
    );
  });

function makeLoad() {
  const load = vi.fn(() => later((): Loaded => ({ Part })));
  load.mockImplementationOnce(() =>
    later((): Loaded => {
      throw new TypeError('Failed to fetch');
    }),
  );
  return load;
}

it('tells a load that failed, after one try, and tries again the next time', async () => {
  const load = makeLoad();
  const part = lazyScreen(load, 'Part');
  await show(part);
  await vi.waitFor(() => expect(screen.queryByText('در راه')).toBeNull());
  expect(screen.queryByText('رسید')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
  cleanup();
  await show(part);
  await screen.findByText('رسید');
});

it('does not hold a failed early start against it', async () => {
  const load = makeLoad();
  const part = lazyScreen(load, 'Part');
  part.preload();
  await later(() => undefined);
  await later(() => undefined);
  await show(part);
  await screen.findByText('رسید');
  expect(load).toHaveBeenCalledTimes(2);
});

it('tells when the journey is over, though nothing came of it', async () => {
  const load = makeLoad();
  const part = lazyScreen(load, 'Part');
  await expect(part.arrival()).resolves.toBeUndefined();
  await expect(part.arrival()).resolves.toBe(Part);
  expect(load).toHaveBeenCalledTimes(2);
});
