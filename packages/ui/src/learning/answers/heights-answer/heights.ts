import type { LevelsForm } from '@mashq/curriculum/model';

/** The heights as they are seen: what was set, else where the column starts. */
export function heightsOf(form: LevelsForm, values: readonly (number | null)[]): readonly (number | null)[] {
  return form.columns.map(({ start = null }, index) => values[index] ?? start);
}

/** The mark nearest to a place on the axis: 0 its foot, 1 its top; places beyond give the ends. */
export function nearestHeight({ from, to, step, move = step }: LevelsForm, share: number): number {
  const marks = Math.round((to - from) / move);
  return from + Math.min(marks, Math.max(0, Math.round(share * marks))) * move;
}

/** How high a value is on the axis, 0 to 1. */
export function shareOf({ from, to }: LevelsForm, value: number): number {
  return (value - from) / (to - from);
}

/** The numbers printed beside the axis, from its foot. */
export function axisNumbers({ from, to, step }: LevelsForm): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}
