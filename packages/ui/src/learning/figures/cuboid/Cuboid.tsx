import type { CuboidFigure } from '@mashq/curriculum/model';
import { Drawing } from '../drawing/Drawing.tsx';
import { cuboidShapes } from './cuboid-shapes.ts';

export interface CuboidProps extends Omit<CuboidFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
}

/** A box with up to three measured edges: width in front, height at the left, depth going back at the right. */
export function Cuboid({ description, ...cuboid }: CuboidProps) {
  return <Drawing description={description} {...cuboidShapes(cuboid)} />;
}
