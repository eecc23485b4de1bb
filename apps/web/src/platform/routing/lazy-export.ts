import { use } from 'react';
import { noteLoading } from '../loading/first-screen.ts';

/** A chunk could not be loaded: no network, or a newer version has replaced it. */
export class LoadError extends Error {
  override readonly name = 'LoadError';

  constructor(cause: unknown) {
    super('Loading failed', { cause });
  }
}

/** A value of a module that is loaded when it is first read. */
export interface LazyExport<Value> {
  /** The value; suspends while it is loaded, and throws `LoadError` where that fails. Only for use while rendering. */
  read: () => Value;
  /** Starts loading. */
  preload: () => void;
  /** Resolves when loading has ended: with the value, or undefined where it failed. */
  ready: () => Promise<Value | undefined>;
}

/**
 * The export `name` of a module that is loaded on first use. Unlike with `React.lazy`, a failed load is tried again the next
 * time, and a loaded value is there at once, without suspending.
 */
export function lazyExport<Name extends string, Value>(
  load: () => Promise<Record<Name, Value>>,
  name: Name,
): LazyExport<Value> {
  let loading: Promise<Value> | undefined;
  let failure: LoadError | undefined;
  let noted: Promise<Value> | undefined;
  const forget = (): undefined => {
    loading = undefined;
    failure = undefined;
  };
  const begin = () => {
    if (loading) return loading;
    const started = load().then(
      (module) => {
        const value = module[name];
        // With these two fields React reads a settled promise synchronously.
        Object.assign(started, { status: 'fulfilled', value });
        return value;
      },
      (cause: unknown) => {
        failure = new LoadError(cause);
        throw failure;
      },
    );
    loading = started;
    return started;
  };
  const ready = () => begin().catch(forget);
  return {
    read: () => {
      const started = begin();
      if (noted !== started) noteLoading(started);
      noted = started;
      if (failure) {
        // React renders again before it reports an error. Forgetting the failure now would start another load each time.
        setTimeout(forget);
        throw failure;
      }
      return use(started);
    },
    preload: () => void ready(),
    ready,
  };
}
