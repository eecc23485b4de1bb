import { useEffect, useLayoutEffect } from 'react';

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

/** Restores the scroll position on Back and Forward; a new page starts at the top. */
export function useScrollRestoration(path: string): void {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const onPop = () => {
      isGoingBack = true;
    };
    const onScroll = () => {
      places[entryName()] = window.scrollY;
    };
    const keep = () => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places));
    window.addEventListener('popstate', onPop);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', keep);
    };
  }, []);

  useLayoutEffect(() => {
    const place = places[entryName()];
    const isReturn = isGoingBack || place !== undefined;
    isGoingBack = false;
    return goTo(isReturn ? (place ?? 0) : 0);
  }, [path]);
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
  look();
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
