/** A number of places, given in the order in which they are asked for. */
export interface Semaphore {
  /** Gives the function that frees the place again, or null where none became free within the time. */
  readonly take: (withinMs: number) => Promise<(() => void) | null>;
}

export function makeSemaphore(count: number): Semaphore {
  let free = count;
  const waiting = new Set<() => void>();

  function release(): void {
    const [next] = waiting;
    if (next) next();
    else free += 1;
  }
  function once(): () => void {
    let isReleased = false;
    return () => {
      if (!isReleased) release();
      isReleased = true;
    };
  }

  return {
    take: (withinMs) => {
      if (free > 0) {
        free -= 1;
        return Promise.resolve(once());
      }
      return new Promise((resolve) => {
        const next = () => {
          clearTimeout(timer);
          waiting.delete(next);
          resolve(once());
        };
        const timer = setTimeout(() => {
          waiting.delete(next);
          resolve(null);
        }, withinMs);
        waiting.add(next);
      });
    },
  };
}
