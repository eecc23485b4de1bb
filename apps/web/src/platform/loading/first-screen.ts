import { useSyncExternalStore } from 'react';

/** Milliseconds from the first screen to what follows it: a first press is answered before. */
const QUIET = 300;
/** Milliseconds after which nothing waits for the first screen any more. */
const AT_MOST = 10_000;

let isShown = false;
let isMounted = false;
let busy = 0;
/** Counts what began and ended: a quiet time that began before it is over. */
let changes = 0;
let show: () => void = () => undefined;

/** The first screen as it was then, before what follows it came. */
export let firstScreenCopy: Node | undefined;

/** Resolves when the first screen has what it shows: until then it has the network and the processor for itself. */
export const firstScreen = new Promise<void>((resolve) => {
  show = () => {
    isShown = true;
    // Nothing of the app is there yet after ten seconds, nor in a build that renders pages.
    if (isMounted) firstScreenCopy ??= document.getElementById('root')?.cloneNode(true);
    resolve();
  };
});
setTimeout(show, AT_MOST);

/** Once the frame with the whole screen is painted; parts of it that came with it may have begun to load meanwhile. */
function check(): void {
  changes += 1;
  if (isShown || !isMounted || busy > 0) return;
  const before = changes;
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (changes !== before || isShown) return;
        // Components of the kit load by themselves, and say so.
        if (document.querySelector('main [aria-busy=true]') === null) show();
        else check();
      }, QUIET),
    ),
  );
}

/** Notes that the first screen is there, with the parts that load. */
export function noteScreen(): void {
  isMounted = true;
  check();
}

/** Notes that a part of the screen loads, until what it returns is called. */
export function noteBusy(): () => void {
  busy += 1;
  changes += 1;
  return () => {
    busy -= 1;
    check();
  };
}

/** Notes that the code of a part of the screen loads. */
export function noteLoading(loading: Promise<unknown>): void {
  const end = noteBusy();
  loading.then(end, end);
}

function subscribe(onChange: () => void): () => void {
  void firstScreen.then(onChange);
  return () => undefined;
}

/** Whether the first screen has what it shows. */
export function useIsFirstScreenShown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isShown,
    () => false,
  );
}
