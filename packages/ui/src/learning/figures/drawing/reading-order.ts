import type { MathNode } from '@mashq/curriculum/model';

/** Between the unit and its number, which is before it in Persian. */
const SPACE = '\u00a0';

/** A number followed by its unit is read from right to left, though formulas run from left to right: «۱۲ سانتی‌متر». */
export function inReadingOrder(label: MathNode): MathNode {
  if (label.t !== 'row') return label;
  const unit = label.children.at(-1);
  if (unit?.t !== 'words') return label;
  return { t: 'row', children: [{ ...unit, text: `${SPACE}${unit.text}` }, ...label.children.slice(0, -1)] };
}
