import type { MouseEvent } from 'react';

/** The address of a plain press on a link; with a modifier key the press is the browser's. */
export function pressedHref(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.getAttribute('href') ?? undefined;
}
