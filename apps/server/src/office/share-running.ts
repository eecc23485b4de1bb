/**
 * Work that is already running for a key is shared by all who ask for the same meanwhile: ten readers of one page cost the
 * database one query. Nothing is kept once it has ended. What is shared began before the later ones asked, by less than it
 * takes; so it is for overviews, not for what a person reads back after a change of their own.
 */
export function shareRunning<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const known = running.get(key);
    if (known) return known;
    const own = work().finally(() => running.delete(key));
    running.set(key, own);
    return own;
  };
}
