/** Moves the focus to the heading of the screen, from where a screen reader goes on. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  // The heading is not a control, so it shows no focus ring.
  target.style.outline = 'none';
  target.focus({ preventScroll: true });
}
