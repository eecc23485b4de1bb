import type { DrawingPoint } from '../../content/figures/index.ts';
import type { RightParts } from '../kind.ts';
import { sameParts } from '../same-parts.ts';
import type { PointsInput, PointsKey, PointsRule } from './model.ts';

/** A point as one word, `x,y`. */
export function pointValue([x, y]: DrawingPoint): string {
  return `${x},${y}`;
}

/** The same points always in the same order. */
export function parts({ points }: Pick<PointsKey, 'points'>): readonly string[] {
  return points.map(pointValue).sort();
}

export function inputFromKey({ kind, points }: PointsKey): PointsInput {
  return { kind, points };
}

export function rule(key: PointsKey): string | null {
  return key.rule === undefined ? null : JSON.stringify(key.rule);
}

export function matches(key: PointsKey, given: readonly string[]): boolean {
  return key.rule === undefined ? sameParts(parts(key), given) : keepsPointsRule(key.rule, given);
}

/** Points count wherever they are in the list. */
export function rightParts(key: PointsKey, given: readonly string[]): RightParts {
  const wanted = parts(key);
  const right = key.rule === undefined ? wanted.filter((part) => given.includes(part)).length : 0;
  return { right, outOf: wanted.length };
}

/** Whether points keep a rule. */
export function keepsPointsRule({ through, direction }: PointsRule, given: readonly string[]): boolean {
  return given.every((part) => {
    const [x = 0, y = 0] = part.split(',').map(Number);
    const [right, up] = [x - through[0], y - through[1]];
    return (right !== 0 || up !== 0) && right * direction[1] === up * direction[0];
  });
}
