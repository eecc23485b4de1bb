import { persianNumber, type Rng } from '../../../../authoring/index.ts';
import type { DrawingPoint } from '../../../../model/index.ts';

/** A step along a line: squares to the right and up. */
export type Stride = readonly [right: number, up: number];

/** «۳ خانه به راست و ۲ خانه به بالا», counted from the lower left corner. */
export function placeWords([x, y]: DrawingPoint): string {
  return `${persianNumber(x)} خانه به راست و ${persianNumber(y)} خانه به بالا`;
}

/** How a line runs, as the end of a sentence: «افقی است», «با هر ۲ خانه به راست، ۱ خانه پایین می‌رود». */
export function runSentence([right, up]: Stride): string {
  if (up === 0) return 'افقی است';
  if (right === 0) return 'عمودی است';
  const [dx, dy] = right < 0 ? [-right, -up] : [right, up];
  return `با هر ${persianNumber(dx)} خانه به راست، ${persianNumber(Math.abs(dy))} خانه ${dy > 0 ? 'بالا' : 'پایین'} می‌رود`;
}

export function quarterTurn([right, up]: Stride): Stride {
  return [up === 0 ? 0 : -up, right];
}

export function areParallel([a, b]: Stride, [c, d]: Stride): boolean {
  return a * d === b * c;
}

export function arePerpendicular([a, b]: Stride, [c, d]: Stride): boolean {
  return a * c + b * d === 0;
}

export function moved([x, y]: DrawingPoint, [right, up]: Stride, times = 1): DrawingPoint {
  return [x + right * times, y + up * times];
}

export function isWithin([x, y]: DrawingPoint, size: number): boolean {
  return x >= 0 && y >= 0 && x <= size && y <= size;
}

/** One of the strides, forwards or mirrored over the upright. */
export function turnedStride(rng: Rng, [right, up]: Stride): Stride {
  const [a, b] = rng.chance(1, 2) ? [right, up] : [up, right];
  return rng.chance(1, 2) ? [a, b] : [-a, b];
}
