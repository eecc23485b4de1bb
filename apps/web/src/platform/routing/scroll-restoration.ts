const STORAGE_KEY = 'scroll';
/** How long, in milliseconds, to wait for content to load before giving up restoring the position. */
const PATIENCE = 2000;

const places: Record<string, number> = readPlaces();
let isGoingBack = false;

/** Each history entry has its own id, stored in its state. */
function entryName(): string {
  const state = (history.state ?? {}) as { entry?: string };
  if (state.entry === undefined) {
    state.entry = Math.random().toString(36).slice(2);
    history.replaceState(state, '');
  }
  return state.entry;
}

let stop = () => {};

history.scrollRestoration = 'manual';
// The screen that the page began with may have been scrolled already.
if (window.scrollY > 0) places[entryName()] = window.scrollY;
window.addEventListener('popstate', () => {
  isGoingBack = true;
});
window.addEventListener(
  'scroll',
  () => {
    places[entryName()] = window.scrollY;
  },
  { passive: true },
);
window.addEventListener('pagehide', () => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places)));

/** To be called at each new path: on Back, Forward and reload restores the scroll position; a new page starts at the top. */
export function restoreScroll(): void {
  stop();
  const place = places[entryName()];
  const isReturn = isGoingBack || place !== undefined;
  isGoingBack = false;
  stop = goTo(isReturn ? (place ?? 0) : 0);
}

/** Scrolls to `place` as soon as the page is long enough, unless the user scrolls first. */
function goTo(place: number): () => void {
  const until = performance.now() + PATIENCE;
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const look = () => {
    window.scrollTo({ top: place, behavior: 'instant' });
    const isThere = Math.abs(window.scrollY - place) < 2;
    if (!isThere && performance.now() < until) frame = requestAnimationFrame(look);
  };
  // In the next frame, before the paint: scrolling now would cost a layout of the page before it is complete.
  frame = requestAnimationFrame(look);
  for (const sign of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(sign, stop, { once: true, passive: true });
  }
  return stop;
}

function readPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
