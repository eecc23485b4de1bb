import type { ComponentType } from 'react';
import type { AnyFigureProps } from './AnyFigure.tsx';

type Drawing = ComponentType<AnyFigureProps>;

let known: Drawing | null = null;
let journey: Promise<Drawing> | null = null;

/** What draws figures, once it is there. */
export const fetchedFigures = (): Drawing | null => known;

/** Fetches what draws figures, once; a fetch that failed is begun again by the next call. Rejects as the fetch does. */
export function fetchFigures(): Promise<Drawing> {
  journey ??= import('./AnyFigure.tsx').then(
    ({ AnyFigure }) => {
      known = AnyFigure;
      return AnyFigure;
    },
    (cause: unknown) => {
      journey = null;
      throw cause;
    },
  );
  return journey;
}

/**
 * Fetches the figures, all kinds together, before one is shown: do it as soon as the first screen with questions stands,
 * and a network lost in the middle of a homework leaves no question without its figure. Rejects as the fetch does.
 */
export async function preloadFigures(): Promise<void> {
  await fetchFigures();
}
