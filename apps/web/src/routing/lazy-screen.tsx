import { type ComponentType, createElement, use } from 'react';

/** A component that travels when it is first needed. */
export interface LazyScreen<Props> {
  Component: ComponentType<Props>;
  /** Begins the journey early. */
  preload: () => void;
}

/**
 * Takes `name` out of a module that is loaded when it is first shown. Unlike `React.lazy` a load that failed, as over a
 * lost network, is tried again the next time; and what has arrived is shown without waiting a turn.
 */
export function lazyScreen<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyScreen<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const begin = () => {
    loading ??= load().then(
      (module) => {
        loaded = module[name];
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    Component: (props) => createElement(loaded ?? use(begin()), props),
    preload: () => void begin().catch(() => undefined),
  };
}
