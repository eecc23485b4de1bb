import type { SequenceShape } from '@mashq/curriculum/model';
import { SHAPES } from '../object-set/index.ts';

/** Outlines of the shapes in a 40 × 40 box. */
export const SEQUENCE_SHAPES: Readonly<Record<SequenceShape, string>> = {
  circle: SHAPES.circle,
  square: SHAPES.square,
  star: SHAPES.star,
  triangle: 'M20 4.5L36.5 34H3.5Z',
  diamond: 'M20 3L35 20L20 37L5 20Z',
  hexagon: 'M11 4.5H29L38 20L29 35.5H11L2 20Z',
};
