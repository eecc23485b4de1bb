import type { Page } from 'playwright-core';

/** Where one element of a page stands, and which way it is drawn. */
export interface Box {
  /** Its place among its siblings, from the body down: equal for the same element in both directions. */
  path: string;
  /** What a person would call it, for the message. */
  label: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** For a drawing: 1 as its file has it, -1 when mirrored an odd number of times. */
  flip: 1 | -1;
  /** For an icon with a side in its name: -1 left, 1 right; else 0. */
  side: -1 | 0 | 1;
  /** Boxes are compared, islands and drawings are not looked into. */
  kind: 'box' | 'drawing';
}

export interface Boxes {
  width: number;
  boxes: Box[];
}

/** What may differ by the rounding of two layouts, in CSS pixels. */
const TOLERANCE = 1.5;

/**
 * The boxes of all that a page shows, in document order. Left out: what is inside an island (an element with a direction
 * of its own: maths, charts, fields for numbers), what flows within a line of text, where the bidirectional algorithm
 * decides, and what matches `except`.
 */
export function readBoxes(page: Page, except = ''): Promise<Boxes> {
  return page.evaluate((ignored) => {
    const boxes: Box[] = [];
    const width = document.documentElement.clientWidth;
    const rootDirection = getComputedStyle(document.documentElement).direction;
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    const labelOf = (element: Element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
      return `${role}${name === '' ? '' : ` «${name.slice(0, 40)}»`}`;
    };
    const flipOf = (element: Element): 1 | -1 => {
      let sign = 1;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { transform, scale } = getComputedStyle(at);
        if (transform !== 'none' && new DOMMatrixReadOnly(transform).a < 0) sign = -sign;
        if (scale !== 'none' && Number.parseFloat(scale) < 0) sign = -sign;
      }
      return sign < 0 ? -1 : 1;
    };
    const sideOf = (element: Element): -1 | 0 | 1 => {
      const side = /\blucide-[a-z-]*?(left|right)\b/.exec(element.getAttribute('class') ?? '')?.[1];
      return side === 'left' ? -1 : side === 'right' ? 1 : 0;
    };
    const walk = (element: Element, path: string) => {
      if (element.matches('script, style, template, noscript') || (ignored !== '' && element.matches(ignored))) return;
      const style = getComputedStyle(element);
      if (style.display === 'none' || style.visibility === 'hidden') return;
      const isDrawing = element instanceof SVGSVGElement;
      const isInLine =
        /^(?:inline|ruby)/.test(style.display) &&
        !/absolute|fixed/.test(style.position) &&
        element.parentElement !== null &&
        hasText(element.parentElement);
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isSeen = right - left > 2 && bottom - top > 2;
      // What is only there for screen readers stands anywhere; what turns stands still at another angle each time.
      const isForEars = !isSeen && /hidden|clip/.test(style.overflow) && style.display !== 'contents';
      if (isForEars || element.getAnimations().length > 0) return;
      if (isDrawing && isSeen) {
        // A drawing within a line of text still has to look the right way, wherever it stands.
        const at = isInLine ? { left: 0, right: 0, top: 0, bottom: 0 } : { left, right, top, bottom };
        boxes.push({
          path,
          label: labelOf(element),
          ...at,
          flip: flipOf(element),
          side: sideOf(element),
          kind: 'drawing',
        });
        return;
      }
      if (isInLine) {
        for (const drawing of element.querySelectorAll('svg')) {
          const name = `${path} svg${[...element.querySelectorAll('svg')].indexOf(drawing)}`;
          const at = { left: 0, right: 0, top: 0, bottom: 0 };
          boxes.push({
            path: name,
            label: labelOf(drawing),
            ...at,
            flip: flipOf(drawing),
            side: sideOf(drawing),
            kind: 'drawing',
          });
        }
        return;
      }
      if (isSeen && style.display !== 'inline' && style.display !== 'contents')
        boxes.push({ path, label: labelOf(element), left, right, top, bottom, flip: 1, side: 0, kind: 'box' });
      const isIsland = element !== document.body && (element.hasAttribute('dir') || style.direction !== rootDirection);
      if (isIsland) return;
      [...element.children].forEach((child, index) => {
        walk(child, `${path} ${index}${child.tagName.toLowerCase()}`);
      });
    };
    walk(document.body, '');
    return { width, boxes };
  }, except);
}

/**
 * What does not mirror between a page read right-to-left and the same page read left-to-right: one line a fault, at most
 * five. A box that is off only because its parent is goes unmentioned.
 */
export function compareDirections(rtl: Boxes, ltr: Boxes): string[] {
  const other = new Map(ltr.boxes.map((box) => [box.path, box]));
  const faults: string[] = [];
  const off = new Set<string>();
  const round = (value: number) => Math.round(value);
  for (const box of rtl.boxes) {
    const twin = other.get(box.path);
    // Islands begin where the direction differs from the page's, so the other reading may look into fewer of them.
    if (!twin) continue;
    if (box.kind === 'drawing') {
      if (box.side !== 0 && twin.side !== 0 && box.side * box.flip !== -twin.side * twin.flip)
        faults.push(`${box.label}: an icon with a side looks the same way in both directions`);
      else if (box.side === 0 && (box.flip !== 1 || twin.flip !== 1) && box.flip === twin.flip)
        faults.push(`${box.label}: a drawing is flipped in both directions`);
    }
    const moved =
      Math.abs(rtl.width - box.right - twin.left) > TOLERANCE ||
      Math.abs(rtl.width - box.left - twin.right) > TOLERANCE ||
      Math.abs(box.top - twin.top) > TOLERANCE ||
      Math.abs(box.bottom - twin.bottom) > TOLERANCE;
    if (!moved || (box.kind === 'drawing' && box.right === 0 && twin.right === 0)) continue;
    off.add(box.path);
    if (off.has(box.path.slice(0, box.path.lastIndexOf(' ')))) continue;
    const expected = `${round(rtl.width - box.right)} to ${round(rtl.width - box.left)}`;
    const found = `${round(twin.left)} to ${round(twin.right)}`;
    const drop = round(twin.top - box.top);
    faults.push(
      `${box.label}: left-to-right at ${found}, flipped it would be at ${expected}${drop === 0 ? '' : `, and ${drop} px lower`}`,
    );
  }
  return faults.slice(0, 5);
}
