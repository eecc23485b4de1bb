import type { DrawingDirection, DrawingPlace, DrawingShape } from '@mashq/curriculum/model';
import { type DrawingScale, degreesTo, type Spot, spotOf, stepFrom } from './drawing-scale.ts';

/** A shape with its places found, in px, y down. */
export type ResolvedShape =
  | (Omit<Of<'polygon'>, 'points'> & { readonly points: readonly Spot[] })
  | (Omit<Of<'line'>, 'from' | 'to'> & { readonly from: Spot; readonly to: Spot })
  | (Omit<Of<'circle'>, 'center'> & { readonly center: Spot })
  | (Omit<Of<'sector'>, 'center'> & { readonly center: Spot })
  | (Omit<Of<'arc'>, 'center'> & { readonly center: Spot })
  | (Omit<Of<'angle'>, 'vertex' | 'from' | 'to'> & {
      readonly vertex: Spot;
      /** Degrees; `to` is past `from`, by less than a full turn. */
      readonly from: number;
      readonly to: number;
    })
  | (Omit<Of<'point'>, 'at'> & { readonly at: Spot })
  | (Omit<Of<'text'>, 'at'> & { readonly at: Spot });

type Of<Kind extends DrawingShape['t']> = Extract<DrawingShape, { t: Kind }>;

/** Finds every place of the shapes. */
export function resolveShapes(shapes: readonly DrawingShape[], scale: DrawingScale): readonly ResolvedShape[] {
  return shapes.map((shape) => resolveShape(shape, scale));
}

function resolveShape(shape: DrawingShape, scale: DrawingScale): ResolvedShape {
  const spot = (place: DrawingPlace) => spotOfPlace(place, scale);
  switch (shape.t) {
    case 'polygon':
      return { ...shape, points: shape.points.map(spot) };
    case 'line':
      return { ...shape, from: spot(shape.from), to: spot(shape.to) };
    case 'circle':
    case 'sector':
    case 'arc':
      return { ...shape, center: spot(shape.center), radius: shape.radius * scale.point };
    case 'angle': {
      const vertex = spot(shape.vertex);
      const arm = (side: number | DrawingPlace) => (typeof side === 'number' ? side : degreesTo(vertex, spot(side)));
      const from = arm(shape.from);
      const sweep = (((arm(shape.to) - from) % 360) + 360) % 360;
      return { ...shape, vertex, from, to: from + sweep };
    }
    case 'point':
    case 'text':
      return { ...shape, at: spot(shape.at) };
  }
}

function spotOfPlace(place: DrawingPlace, scale: DrawingScale): Spot {
  if ('meet' in place) return meeting(place.meet, scale);
  if ('degrees' in place) return stepFrom(spotOf(scale, place.from), place.degrees, place.length * scale.point);
  return spotOf(scale, place);
}

/** Where two lines meet; of parallel ones the first one's own point, so that a drawing never breaks. */
function meeting([first, second]: readonly [DrawingDirection, DrawingDirection], scale: DrawingScale): Spot {
  const a = spotOf(scale, first.from);
  const b = spotOf(scale, second.from);
  const u = stepFrom({ x: 0, y: 0 }, first.degrees, 1);
  const w = stepFrom({ x: 0, y: 0 }, second.degrees, 1);
  const cross = u.x * w.y - u.y * w.x;
  if (Math.abs(cross) < 1e-9) return a;
  const along = ((b.x - a.x) * w.y - (b.y - a.y) * w.x) / cross;
  return { x: a.x + u.x * along, y: a.y + u.y * along };
}
