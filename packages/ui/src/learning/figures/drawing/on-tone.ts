import { isInside } from './clearance.ts';
import { distance, type Spot } from './drawing-scale.ts';
import type { ResolvedShape } from './resolve-shapes.ts';

/** Whether a spot lies on a filled shape, whose pattern would run through what is written there. */
export function isOnTone(spot: Spot, shapes: readonly ResolvedShape[]): boolean {
  return shapes.some((shape) => {
    if (shape.t === 'polygon') return shape.tone !== undefined && isInside(spot, shape.points);
    if (shape.t === 'circle' || shape.t === 'sector')
      return shape.tone !== undefined && distance(spot, shape.center) < shape.radius;
    return false;
  });
}
