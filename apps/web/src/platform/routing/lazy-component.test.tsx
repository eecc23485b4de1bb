import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type LazyComponent, lazyComponent } from './lazy-component.tsx';

const Part = () => <p>رسید</p>;
type QueryBoundary = Record<'Part', ComponentType<object>>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

/** Resolves or rejects later, like a network request. */
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

const show = ({ Component }: LazyComponent<object>) =>
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
  const load = vi.fn(() => later((): QueryBoundary => ({ Part })));
  load.mockImplementationOnce(() =>
    later((): QueryBoundary => {
      throw new TypeError('Failed to fetch');
    }),
  );
  return load;
}

it('reports a failed load after one try, and tries again the next time', async () => {
  const load = makeLoad();
  const part = lazyComponent(load, 'Part');
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
  const part = lazyComponent(load, 'Part');
  part.preload();
  await later(() => undefined);
  await later(() => undefined);
  await show(part);
  await screen.findByText('رسید');
  expect(load).toHaveBeenCalledTimes(2);
});

it('ready resolves after a failed load', async () => {
  const load = makeLoad();
  const part = lazyComponent(load, 'Part');
  await expect(part.ready()).resolves.toBeUndefined();
  await expect(part.ready()).resolves.toBe(Part);
  expect(load).toHaveBeenCalledTimes(2);
});
