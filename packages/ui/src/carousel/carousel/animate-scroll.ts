/** Slow at both ends. */
const eased = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

/**
 * Scrolls an element to `left` in so many milliseconds; a browser's own smooth scrolling takes the time it likes.
 * Snapping would fight it and is off on the way, which `data-gliding` says. Returns what stops it where it is.
 */
export function animateScroll(element: HTMLElement, left: number, milliseconds: number): () => void {
  const from = element.scrollLeft;
  if (milliseconds <= 0 || Math.abs(from - left) < 1) {
    element.scrollLeft = left;
    return () => undefined;
  }
  const start = performance.now();
  let frame = requestAnimationFrame(step);
  element.dataset.gliding = '';

  function step(now: number) {
    const share = Math.min(1, Math.max(0, (now - start) / milliseconds));
    element.scrollLeft = from + (left - from) * eased(share);
    if (share < 1) frame = requestAnimationFrame(step);
    else delete element.dataset.gliding;
  }

  return () => {
    cancelAnimationFrame(frame);
    delete element.dataset.gliding;
  };
}
