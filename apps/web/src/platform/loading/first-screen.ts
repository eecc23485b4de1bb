import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Milliseconds from the first screen to what follows it: a first press is answered before. */
const QUIET = 300;
/** Milliseconds after which nothing waits for the first screen any more. */
const AT_MOST = 10_000;

let isShown = false;
let isMounted = false;
let busy = 0;
let show: () => void = () => undefined;

/** Resolves when the first screen has what it shows: until then it has the network and the processor for itself. */
export const firstScreen = new Promise<void>((resolve) => {
  show = () => {
    isShown = true;
    resolve();
  };
});
setTimeout(show, AT_MOST);

/** Once the frame with the whole screen is painted; parts of it that came with it may have begun to load meanwhile. */
function check(): void {
  if (isShown || !isMounted || busy > 0) return;
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (busy > 0 || isShown) return;
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

/** Notes that the code of a part of the screen loads. */
export function noteLoading(loading: Promise<unknown>): void {
  if (isShown) return;
  busy += 1;
  const end = () => {
    busy -= 1;
    check();
  };
  loading.then(end, end);
}

/** Notes that data of a part of the screen loads. */
export function useNoteBusy(isBusy: boolean): void {
  useLayoutEffect(() => {
    if (!isBusy || isShown) return;
    busy += 1;
    return () => {
      busy -= 1;
      check();
    };
  }, [isBusy]);
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
