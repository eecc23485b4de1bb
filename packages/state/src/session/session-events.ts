/**
 * Why a session ended: `signed-out` here, `elsewhere` in another tab, `expired` its time passed, `refused` the server
 * no longer takes its token.
 */
export type SessionEnd = 'signed-out' | 'elsewhere' | 'expired' | 'refused';

const listeners = new Set<(reason: SessionEnd) => void>();

/** Calls `listener` after a session has ended and nothing of it is left. Gives back how to stop listening. */
export function onSessionEnd(listener: (reason: SessionEnd) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceSessionEnd(reason: SessionEnd): void {
  for (const listener of listeners) listener(reason);
}
