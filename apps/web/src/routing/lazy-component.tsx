import { type ComponentType, createElement, use } from 'react';

/** A chunk could not be loaded: no network, or a newer version has replaced it. */
export class LoadError extends Error {
  override readonly name = 'LoadError';

  constructor(cause: unknown) {
    super('Loading failed', { cause });
  }
}

/** A component that is loaded when it is first rendered. */
export interface LazyComponent<Props> {
  Component: ComponentType<Props>;
  /** Starts loading. */
  preload: () => void;
  /** Resolves when loading has ended, successfully or not. */
  ready: () => Promise<unknown>;
}

/**
 * The export `name` of a module that is loaded on first render. Unlike `React.lazy`, a failed load is tried again the next
 * time, and a loaded component renders at once, without suspending.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let failure: LoadError | undefined;
  const forget = () => {
    loading = undefined;
    failure = undefined;
  };
  const begin = () => {
    if (loading) return loading;
    const journey = load().then(
      (module) => {
        const value = module[name];
        // With these two fields React reads a settled promise synchronously.
        Object.assign(journey, { status: 'fulfilled', value });
        return value;
      },
      (cause: unknown) => {
        failure = new LoadError(cause);
        throw failure;
      },
    );
    loading = journey;
    return journey;
  };
  const ready = () => begin().catch(forget);
  return {
    Component: (props) => {
      const journey = begin();
      if (failure) {
        // React renders again before it reports an error. Forgetting the failure now would start another load each time.
        setTimeout(forget);
        throw failure;
      }
      return createElement(use(journey), props);
    },
    preload: () => void ready(),
    ready,
  };
}
