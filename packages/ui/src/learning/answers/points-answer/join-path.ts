import type { PointsJoin } from '@mashq/curriculum/model';
import type { Spot } from '../../figures/drawing/drawing-scale.ts';

/** Beyond any paper, in lengths of the piece that is known. */
const FAR = 1000;

/**
 * The path that is drawn while points are set, in the measure of the drawing; empty where there is nothing to join. A
 * polygon closes once it has three corners; a line runs on past both points (the paper cuts it off).
 */
export function joinPath(join: PointsJoin | undefined, set: readonly Spot[], given: readonly Spot[]): string {
  if (join === undefined) return '';
  const [through] = given;
  const [last] = set.slice(-1);
  if (join.t === 'line') {
    if (through === undefined || last === undefined) return '';
    const [dx, dy] = [last.x - through.x, last.y - through.y];
    if (dx === 0 && dy === 0) return '';
    return `M${through.x - dx * FAR} ${through.y - dy * FAR}L${through.x + dx * FAR} ${through.y + dy * FAR}`;
  }
  const corners = [...given, ...set];
  if (set.length === 0 || corners.length < 2) return '';
  const points = corners.map(({ x, y }) => `${x} ${y}`).join('L');
  return `M${points}${corners.length > 2 ? 'Z' : ''}`;
}
