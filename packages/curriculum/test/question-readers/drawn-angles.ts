import type { DrawingPlace, DrawingShape, MathNode } from '../../src/model/index.ts';

/** A place worked out, as the kit draws it. */
export function spot(place: DrawingPlace): readonly [number, number] {
  if (!('from' in place) && !('meet' in place)) return place;
  if ('from' in place) {
    const angle = (place.degrees * Math.PI) / 180;
    return [place.from[0] + place.length * Math.cos(angle), place.from[1] + place.length * Math.sin(angle)];
  }
  throw new Error('a place where lines meet is not read');
}

/** An angle's mark: how many degrees are drawn, and the degrees that are written in it, null for one that is asked for. */
export interface DrawnAngle {
  readonly drawn: number;
  readonly written: number | null;
  readonly isAsked: boolean;
}

function directionOf(vertex: readonly [number, number], arm: number | DrawingPlace): number {
  if (typeof arm === 'number') return arm;
  const [x, y] = spot(arm);
  return (Math.atan2(y - vertex[1], x - vertex[0]) * 180) / Math.PI;
}

/** Degrees written in Persian digits; null for anything else. */
export function writtenDegrees(label: MathNode | undefined): number | null {
  if (label?.t !== 'words') return null;
  const digits = /^([۰-۹]+)°$/.exec(label.text)?.[1];
  return digits === undefined ? null : Number(digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));
}

/** Every marked angle of a drawing. */
export function drawnAngles(shapes: readonly DrawingShape[]): readonly DrawnAngle[] {
  return shapes.flatMap((shape) => {
    if (shape.t !== 'angle') return [];
    const vertex = spot(shape.vertex);
    const drawn = (((directionOf(vertex, shape.to) - directionOf(vertex, shape.from)) % 360) + 360) % 360;
    return [
      {
        drawn,
        written: shape.square === true ? 90 : writtenDegrees(shape.label),
        isAsked: shape.label?.t === 'words' && shape.label.text === '؟',
      },
    ];
  });
}
