import { type ComponentType, lazy, useState } from 'react';

/** A component that is loaded when it is first rendered or preloaded. */
export interface LoadableAnswer<Props extends object> {
  /** Loads the component, once; rejects when the import does. */
  readonly preload: () => Promise<unknown>;
  /** The component, once it is loaded. */
  readonly loaded: () => ComponentType<Props> | null;
  /** Suspends until it is loaded. */
  readonly Lazy: ComponentType<Props>;
}

export function createLazyAnswer<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LoadableAnswer<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded = await load();
    return loaded;
  };
  return {
    preload,
    loaded: () => loaded,
    Lazy: lazy(async () => ({ default: await preload() })) as unknown as ComponentType<Props>,
  };
}

export interface LazyAnswerProps<Props extends object> {
  answer: LoadableAnswer<Props>;
  /** Props of the loaded component. */
  props: Props;
}

/**
 * Renders an answer that is loaded on demand. Once loaded it renders in the first frame: React's `lazy` alone would show its
 * fallback for a third of a second even then.
 */
export function LazyAnswer<Props extends object>({ answer, props }: LazyAnswerProps<Props>) {
  // Chosen once: changing it later would mount the component again and lose its state.
  const [Component] = useState(() => answer.loaded() ?? answer.Lazy);
  return <Component {...props} />;
}
