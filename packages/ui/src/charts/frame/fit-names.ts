/** How the names of an axis are written; all of one axis alike. */
export type Fit = 'line' | 'words' | 'thin' | 'turned';

/** Between two names, in px. */
const AIR = 4;
/** Between two of which others were left out. */
const WIDE_AIR = 14;
/** What the outermost names may take of the paper beside the plot, in px. */
const EDGE = 12;
/** How far turned names lean from the horizontal, in degrees; the styles have it too. */
export const LEAN = 60;
/** A turned name of this many px is long enough to be known. */
const MAX = 120;

const widest = (names: readonly HTMLElement[]) => Math.max(...names.map(({ offsetWidth }) => offsetWidth));

/**
 * Writes the names under a plot in the first of these ways for which there is room: each on one line; each word on a line of
 * its own, where all names have as many words; only every second, third, … on one line, where names may be left out; and
 * else all of them turned, cut where they would leave the paper.
 */
export function fitNames(root: HTMLElement, canThin: boolean): void {
  const slots = [...root.children].filter((slot) => slot instanceof HTMLElement);
  const names = slots.flatMap(({ firstElementChild: name }) => (name instanceof HTMLElement ? [name] : []));
  const [slot] = slots;
  if (slot === undefined) return;
  const write = (fit: Fit) => {
    if (root.getAttribute('data-fit') !== fit) root.setAttribute('data-fit', fit);
  };
  for (const each of slots) each.removeAttribute('data-left-out');
  root.style.removeProperty('--longest');

  write('line');
  const width = slot.offsetWidth;
  const line = width - AIR;
  const longest = widest(names);
  if (longest <= line) return;

  const [words, ...others] = new Set(names.map(({ textContent }) => textContent.trim().split(/\s+/u).length));
  if (words !== undefined && words > 1 && others.length === 0) {
    write('words');
    if (widest(names) <= line) return;
  }

  if (canThin) {
    write('thin');
    const every = Math.ceil((longest + WIDE_AIR) / width);
    // The latest, or the last that does not leave the paper.
    const last = names.length - 1 - Math.max(0, Math.ceil((longest / 2 - EDGE) / width - 0.5));
    for (const [index, each] of slots.entries()) {
      each.toggleAttribute('data-left-out', index > last || (last - index) % every !== 0);
    }
    return;
  }

  write('turned');
  const space = (width / 2 + EDGE) / Math.cos((LEAN / 180) * Math.PI);
  root.style.setProperty('--longest', `${Math.min(longest, space, MAX)}px`);
}
