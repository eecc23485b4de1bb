import type { Page } from 'playwright-core';

/** A walk with Tab is given up after so many stops: sheets hold many copies of the same few controls. */
const MAX_STOPS = 30;
const MAX_GROUPS = 6;
/** What the arrows go to within a group. */
const ITEMS = '[role=tab], [role=radio], input[type=radio], button, [role=menuitem], [role=option]';

/** What the page says of the element that has the focus, and of the one that had it before. */
interface Stop {
  label: string;
  isSeen: boolean;
  /** The label of the stop before, if nothing on the page says whether it has the focus. */
  silent: string | null;
}

/**
 * Reads the focused element, and compares how the one before it and all around it looked with how they look now that the
 * focus has gone on: where nothing changed, nothing showed the focus.
 */
function readStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const PROPERTIES = [
      'outline',
      'boxShadow',
      'borderColor',
      'backgroundColor',
      'color',
      'opacity',
      'stroke',
      'strokeWidth',
      'fill',
      'textDecoration',
      'transform',
    ] as const;
    const lookOf = (elements: readonly Element[]) =>
      elements
        .flatMap((element) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo)))
        .map((style) => PROPERTIES.map((property) => style[property]).join())
        .join(';');
    const last: { label: string; around: Element[]; look: string } | undefined = Reflect.get(globalThis, 'lastStop');
    // Of one that kept the focus, or goes away with what it is in, nothing can be said.
    const canBeJudged = ({ around }: { around: Element[] }) =>
      around[0] !== document.activeElement &&
      around.every((element) => element.isConnected && element.closest('[data-exiting]') === null);
    const isSilent = (stop: { around: Element[]; look: string }) =>
      canBeJudged(stop) && lookOf(stop.around) === stop.look;
    const silent = last && isSilent(last) ? last.label : null;
    Reflect.deleteProperty(globalThis, 'lastStop');
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement || focused instanceof SVGElement) || focused === document.body)
      return silent === null ? null : { label: '', isSeen: true, silent };
    // The mark beside a hidden native control may be what shows the focus.
    const around = new Set<Element>([focused]);
    for (let at = focused.parentElement; at && around.size < 7 && at !== document.body; at = at.parentElement)
      around.add(at);
    for (const wrap of [...around].slice(0, 3))
      for (const child of [...wrap.querySelectorAll('*')].slice(0, 40)) around.add(child);
    const active = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '');
    if (active !== null) around.add(active);
    const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim() ?? '';
    const label = `${focused.getAttribute('role') ?? focused.tagName.toLowerCase()}${name === '' ? '' : ` «${name.slice(0, 40)}»`}`;
    // A dialog takes the focus as a whole, and all else is behind it.
    if (!focused.matches('[role=dialog], [role=alertdialog]'))
      Reflect.set(globalThis, 'lastStop', { label, around: [...around], look: lookOf([...around]) });
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    return { label, isSeen: right > 0 && left < innerWidth && bottom > 0 && top < innerHeight, silent };
  });
}

/** Walks through the page with Tab: each stop is scrolled into view and shows that it has the focus. */
export async function walkWithTab(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    if (stop?.silent) faults.push(`${stop.silent}: nothing shows that it has the focus`);
    if (stop === null || stop.label === '') break;
    if (!stop.isSeen) faults.push(`${stop.label}: has the focus where nobody sees it`);
  }
  return [...new Set(faults)].slice(0, 5);
}

interface Place {
  label: string;
  /** The middle of the focused item or of the thumb, from the left edge in CSS pixels. */
  at: number;
  /** The middles of all items that can take the focus; null for a slider. */
  all: readonly number[] | null;
}

/** Marks groups whose items lie beside one another, and native sliders, for the arrows to be tried on. */
function markGroups(page: Page): Promise<number> {
  return page.evaluate(
    ([most, items]) => {
      const isOpen = (element: Element) =>
        !element.matches(':disabled, [aria-disabled=true], [data-disabled]') && element.getClientRects().length > 0;
      let count = 0;
      for (const group of document.querySelectorAll(
        '[role=tablist], [role=radiogroup], [role=toolbar], [role=menubar]',
      )) {
        const open = [...group.querySelectorAll(items)].filter(isOpen);
        const tops = open.map((item) => Math.round(item.getBoundingClientRect().top));
        const isRow = open.length > 1 && Math.max(...tops) - Math.min(...tops) < 8;
        if (!isRow || count >= most || group.closest('[inert]')) continue;
        const start =
          open.find((item) => item.matches('[aria-selected=true], [aria-checked=true], :checked')) ?? open[0];
        start?.setAttribute('data-arrow-start', String(count));
        group.setAttribute('data-arrow-group', String(count));
        count += 1;
      }
      for (const slider of document.querySelectorAll('input[type=range]:not(:disabled)')) {
        if (count >= most || slider.getAttribute('aria-orientation') === 'vertical') continue;
        slider.setAttribute('data-arrow-start', String(count));
        count += 1;
      }
      return count;
    },
    [MAX_GROUPS, ITEMS] as const,
  );
}

function readPlace(page: Page, group: number): Promise<Place | null> {
  return page.evaluate(
    ([index, items]) => {
      const start = document.querySelector(`[data-arrow-start="${index}"]`);
      const centre = (element: Element) => {
        const { left, right } = element.getBoundingClientRect();
        return (left + right) / 2;
      };
      // The native control is hidden; what is for it is the thumb around it.
      if (start instanceof HTMLInputElement && start.type === 'range')
        return {
          label: start.getAttribute('aria-label') ?? 'slider',
          at: centre(start.parentElement ?? start),
          all: null,
        };
      const within = document.querySelector(`[data-arrow-group="${index}"]`);
      const focused = document.activeElement;
      if (!within || !focused || !within.contains(focused)) return null;
      const all = [...within.querySelectorAll(items)]
        .filter((item) => item.getClientRects().length > 0)
        .filter((item) => !item.matches(':disabled, [aria-disabled=true], [data-disabled]'))
        .map(centre);
      const name = within.getAttribute('aria-label') ?? within.getAttribute('role') ?? '';
      return { label: `${name} «${focused.textContent?.trim().slice(0, 30) ?? ''}»`, at: centre(focused), all };
    },
    [group, ITEMS] as const,
  );
}

/** One arrow from where a group starts: null when it went where it points, or had nowhere to go. */
async function tryArrow(page: Page, group: number, key: 'ArrowLeft' | 'ArrowRight'): Promise<string | null> {
  await page.evaluate((index) => {
    const start = document.querySelector(`[data-arrow-start="${index}"]`);
    if (start instanceof HTMLElement) start.focus();
  }, group);
  const before = await readPlace(page, group);
  await page.keyboard.press(key);
  const after = await readPlace(page, group);
  if (before === null || after === null || Math.abs(after.at - before.at) < 1) return null;
  const toLeft = key === 'ArrowLeft';
  const fault = `${before.label}: ${key} went from ${Math.round(before.at)} to ${Math.round(after.at)} px`;
  if (before.all === null) return after.at < before.at === toLeft ? null : fault;
  // At the end of a row the focus may go round; elsewhere the neighbour is next, so that going round is not mistaken.
  const further = before.all.filter((at) => (toLeft ? at < before.at - 1 : at > before.at + 1));
  if (further.length === 0) return null;
  const neighbour = toLeft ? Math.max(...further) : Math.min(...further);
  return Math.abs(after.at - neighbour) < 2 ? null : fault;
}

/** In a row of items and on a slider an arrow goes where it points, whichever way the page is read. */
export async function tryArrows(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const groups = await markGroups(page);
  for (let group = 0; group < groups; group += 1) {
    for (const key of ['ArrowLeft', 'ArrowRight'] as const) {
      const fault = await tryArrow(page, group, key);
      if (fault !== null) faults.push(fault);
    }
  }
  return faults.slice(0, 5);
}
