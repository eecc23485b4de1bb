/** Pixels that stay free at the edges of the window. */
const EDGE = 8;

/**
 * Places a list, which is fixed in the window, beside a line: towards the end of the line, at its other side where there is no room,
 * and along the edge of the window where there is none at either.
 */
export function placeBeside(list: HTMLElement, line: HTMLElement, isRtl: boolean): void {
  const { innerWidth: width, innerHeight: height } = window;
  const around = line.getBoundingClientRect();
  const own = list.getBoundingClientRect();
  const left = around.left - own.width;
  const [first, second] = isRtl ? [left, around.right] : [around.right, left];
  const fits = (x: number) => x >= EDGE && x + own.width <= width - EDGE;
  const x = [first, second].find(fits) ?? Math.min(Math.max(first, EDGE), width - EDGE - own.width);
  const y = Math.max(EDGE, Math.min(around.top - EDGE, height - EDGE - own.height));
  list.style.setProperty('--left', `${x}px`);
  list.style.setProperty('--top', `${y}px`);
}
