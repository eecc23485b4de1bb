import { type Figure, persianNumber } from '../../../../authoring/index.ts';
import type { Pattern } from '../../../../authoring/whole-numbers/patterns.ts';

/**
 * The first figures of a pattern, built of squares: a column for each step, beside them the squares that are always there;
 * where some are always missing, they are taken from the top of the last column. Null when the figures grow too tall.
 */
export function squaresOf({ times, plus }: Pattern, count: number): Figure | null {
  if (times > 6 || plus > 6 || -plus >= times) return null;
  const column = (x: number, height: number) => Array.from({ length: height }, (_, y) => [x, y] as const);
  const figures = Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const growing = Array.from({ length: number }, (_each, at) =>
      column(at + (plus > 0 ? 1 : 0), at === index ? times + Math.min(0, plus) : times),
    );
    return { number, pieces: 'squares' as const, at: [...column(0, Math.max(0, plus)), ...growing.flat()] };
  });
  return {
    t: 'growing-pattern',
    description: `شکل‌های شماره‌دارِ یک الگو از مربع‌ها؛ ${figures.map(({ number, at }) => `شکل ${persianNumber(number)}: ${persianNumber(at.length)} مربع`).join('، ')}`,
    figures,
  };
}
