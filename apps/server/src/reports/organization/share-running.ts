/**
 * Work that runs for a key is shared by all who ask for the same meanwhile, and for `freshMs` after it has begun: ten
 * readers of one page cost the database one query. A failure is not shared beyond those who wait for it. It is for
 * overviews, not for what a person reads back after a change of their own.
 */
export function shareRunning<T>(freshMs = 0): (key: string, work: () => Promise<T>) => Promise<T> {
  const shared = new Map<string, { readonly result: Promise<T>; readonly begunAt: number; isRunning: boolean }>();

  function dropStale(now: number): void {
    for (const [key, { begunAt, isRunning }] of shared) {
      if (!isRunning && now - begunAt >= freshMs) shared.delete(key);
    }
  }

  return (key, work) => {
    const now = performance.now();
    dropStale(now);
    const known = shared.get(key);
    if (known) return known.result;
    const own = { result: work(), begunAt: now, isRunning: true };
    shared.set(key, own);
    own.result.then(
      () => {
        own.isRunning = false;
      },
      () => shared.delete(key),
    );
    return own.result;
  };
}
