import { distance, type Spot } from './drawing-scale.ts';
import type { LabelSize } from './label-size.ts';

/** A straight stroke of the drawing. */
export type Stroke = readonly [Spot, Spot];

/** An upright rectangle by its middle. */
export interface Box extends LabelSize {
  readonly middle: Spot;
}

/** Whether a stroke runs through a box (Liang and Barsky's clipping). */
export function crosses([a, b]: Stroke, { middle, width, height }: Box): boolean {
  let enter = 0;
  let leave = 1;
  const sides: readonly (readonly [number, number])[] = [
    [a.x - b.x, a.x - (middle.x - width / 2)],
    [b.x - a.x, middle.x + width / 2 - a.x],
    [a.y - b.y, a.y - (middle.y - height / 2)],
    [b.y - a.y, middle.y + height / 2 - a.y],
  ];
  for (const [step, distance] of sides) {
    if (step === 0) {
      if (distance < 0) return false;
      continue;
    }
    const at = distance / step;
    if (step < 0) enter = Math.max(enter, at);
    else leave = Math.min(leave, at);
    if (enter > leave) return false;
  }
  return true;
}

/** Whether two boxes share distance. */
export function overlap(a: Box, b: Box): boolean {
  return (
    Math.abs(a.middle.x - b.middle.x) < (a.width + b.width) / 2 &&
    Math.abs(a.middle.y - b.middle.y) < (a.height + b.height) / 2
  );
}

/** Whether two boxes share distance, or stand so close that their letters are read as one word. */
export function crowd(a: Box, b: Box, gap: number): boolean {
  return overlap({ ...a, width: a.width + 2 * gap }, b);
}

/** Whether two strokes cut each other. */
export function cut([a, b]: Stroke, [c, d]: Stroke): boolean {
  const side = (from: Spot, to: Spot, spot: Spot) =>
    Math.sign((to.x - from.x) * (spot.y - from.y) - (to.y - from.y) * (spot.x - from.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** How far a spot is from a stroke. */
export function distanceTo(spot: Spot, [a, b]: Stroke): number {
  const length = distance(a, b);
  if (length === 0) return distance(spot, a);
  const share = ((spot.x - a.x) * (b.x - a.x) + (spot.y - a.y) * (b.y - a.y)) / length ** 2;
  const along = Math.min(1, Math.max(0, share));
  return distance(spot, { x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along });
}

/** Whether a spot lies inside a polygon: a ray from it to the right leaves through an odd number of sides. */
export function isInside({ x, y }: Spot, corners: readonly Spot[]): boolean {
  const passed = corners.filter((a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a;
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y);
  });
  return passed.length % 2 === 1;
}
