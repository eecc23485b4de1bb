/** The heading of a question is in the header. */
const HEADING = 'main h1, header h1';

/** Moves the focus to the heading of the screen, or of a part of it, from where a screen reader goes on. */
export function focusHeading(heading = HEADING): void {
  const target = document.querySelector<HTMLElement>(heading) ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  // The heading is not a control, so it shows no focus ring.
  target.style.outline = 'none';
  target.focus({ preventScroll: true });
}
