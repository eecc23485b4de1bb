import type { MathNode } from '@mashq/curriculum/model';

/** A number followed by its unit is read from right to left, though formulas run from left to right: «۱۲ سانتی‌متر». */
export function inReadingOrder(label: MathNode): MathNode {
  if (label.t !== 'row') return label;
  const unit = label.children.at(-1);
  return unit?.t === 'words' ? { t: 'row', children: [unit, ...label.children.slice(0, -1)] } : label;
}
