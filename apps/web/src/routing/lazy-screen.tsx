import { type ComponentType, createElement, use } from 'react';

/** A part of the app did not arrive: the network is gone, or a newer version has taken its place. */
export class LoadError extends Error {
  override readonly name = 'LoadError';

  constructor(cause: unknown) {
    super('A part of the app could not be loaded.', { cause });
  }
}

/** A component that travels when it is first needed. */
export interface LazyScreen<Props> {
  Component: ComponentType<Props>;
  /** Begins the journey early. */
  preload: () => void;
  /** Fulfilled at the journey's end, whether it came or not. */
  arrival: () => Promise<unknown>;
}

/**
 * Takes `name` out of a module that is loaded when it is first shown. Unlike `React.lazy` a load that failed, as over a
 * lost network, is tried again the next time; and what has arrived is shown at once.
 */
export function lazyScreen<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyScreen<Props> {
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
        // With these two React reads a promise that is done at once, without waiting a turn.
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
  const arrival = () => begin().catch(forget);
  return {
    Component: (props) => {
      const journey = begin();
      if (failure) {
        // React renders once more before it believes an error: until it does, a new journey would be waited for, and so on.
        setTimeout(forget);
        throw failure;
      }
      return createElement(use(journey), props);
    },
    preload: () => void arrival(),
    arrival,
  };
}
