import { type ComponentType, lazy, useState } from 'react';

/** A part that is fetched when it is first asked for. */
export interface Chunk<Props extends object> {
  /** Fetches the part, once; rejects as the fetch does. */
  readonly fetch: () => Promise<ComponentType<Props>>;
  /** The part, once it is there. */
  readonly fetched: () => ComponentType<Props> | null;
  /** Suspends until it is there. */
  readonly Waiting: ComponentType<Props>;
}

export function createLazyAnswer<Props extends object>(load: () => Promise<ComponentType<Props>>): Chunk<Props> {
  let fetched: ComponentType<Props> | null = null;
  const fetch = async () => {
    fetched = await load();
    return fetched;
  };
  return {
    fetch,
    fetched: () => fetched,
    Waiting: lazy(async () => ({ default: await fetch() })) as unknown as ComponentType<Props>,
  };
}

export interface FromChunkProps<Props extends object> {
  chunk: Chunk<Props>;
  /** Props of the part itself. */
  props: Props;
}

/**
 * Shows a part of a chunk. Once fetched it is drawn in the first frame: React's `lazy` alone would show its fallback for
 * a third of a second even then.
 */
export function LazyAnswer<Props extends object>({ chunk, props }: FromChunkProps<Props>) {
  // Chosen once: changing it later would mount the part anew and lose its state.
  const [Part] = useState(() => chunk.fetched() ?? chunk.Waiting);
  return <Part {...props} />;
}
