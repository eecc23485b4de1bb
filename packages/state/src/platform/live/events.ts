import type { LiveEvent, LiveEventKind } from '@mashq/api/contract';

export type { LiveEvent, LiveEventKind };

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();
const resetListeners = new Set<() => void>();

/** Calls `listener` for each event of one kind that reaches this tab. Returns how to stop listening. */
export function onLiveEvent<Kind extends LiveEventKind>(
  kind: Kind,
  listener: (event: Extract<LiveEvent, { kind: Kind }>) => void,
): () => void {
  const own: Listener = (event) => {
    if (event.kind === kind) listener(event as Extract<LiveEvent, { kind: Kind }>);
  };
  listeners.add(own);
  return () => listeners.delete(own);
}

/** Calls `listener` when events were missed that are no longer stored: what it shows is to be read again. */
export function onLiveReset(listener: () => void): () => void {
  resetListeners.add(listener);
  return () => resetListeners.delete(listener);
}

/** Calls the listeners of an event. */
export function emitLiveEvent(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}

export function emitLiveReset(): void {
  for (const listener of resetListeners) listener();
}
