import type { Figure } from '../model/index.ts';
import { Rational } from '../numbers/rational.ts';

/** Shares of a whole that is the sum of these counts. */
function shares(counts: readonly number[]): readonly string[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return all === 0 ? [] : counts.map((count) => Rational.of(BigInt(count), BigInt(all)).toString());
}

/** Counts of things side by side, a row or a bar each; an unknown one is left out. */
function countsOf(figure: Figure): readonly number[] {
  const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
  switch (figure.t) {
    case 'tally':
      return known(figure.rows.map(({ count }) => count));
    case 'pictogram':
      return known(figure.rows.map(({ halves }) => (halves === null ? null : (halves * figure.each) / 2)));
    case 'bar-chart':
      return known(figure.bars.map(({ value }) => value));
    case 'line-graph':
      return known(figure.points.map(({ value }) => value));
    default:
      return [];
  }
}

/**
 * What each thing of a figure comes to that is not written as a number: rows of strokes and pictures, shares of slices and
 * colors, points with letters on the plane of coordinates as `x|y`.
 */
export function thingsShown(figure: Figure | undefined): ReadonlySet<string> {
  switch (figure?.t) {
    case 'tally':
      return new Set(countsOf(figure).map(String));
    case 'pictogram':
      // A row also comes to its whole pictures alone.
      return new Set(
        [
          ...countsOf(figure),
          ...figure.rows.flatMap(({ halves }) => (halves === null ? [] : [Math.floor(halves / 2) * figure.each])),
        ].map(String),
      );
    case 'pie':
      return new Set(shares(figure.slices.map(({ parts }) => parts)));
    case 'bag':
      return new Set(figure.bags.flatMap(({ beads }) => shares(beads.map(({ count }) => count))));
    case 'spinner':
      return new Set(
        figure.spinners.flatMap(({ sectors }) => {
          const tones = [...new Set(sectors.map(({ tone }) => tone))];
          return shares(tones.map((tone) => sectors.filter((sector) => sector.tone === tone).length));
        }),
      );
    case 'drawing':
      return new Set(
        figure.background === 'numbered'
          ? figure.shapes.flatMap((shape) =>
              shape.t === 'point' && shape.label !== undefined && !('from' in shape.at) && !('meet' in shape.at)
                ? [`${shape.at[0]}|${shape.at[1]}`]
                : [],
            )
          : [],
      );
    default:
      return new Set();
  }
}

/** Where the amount of one slice of a whole that is said is asked for: what each slice comes to. */
export function amountsOfShares(
  figure: Figure | undefined,
  amount: string,
  said: ReadonlySet<string>,
): ReadonlySet<string> {
  if (figure?.t !== 'pie' || !/^\d+$/.test(amount)) return new Set();
  const counts = figure.slices.map(({ parts }) => parts);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const whole = [...said].find(
    (number) => /^\d+$/.test(number) && counts.some((count) => Number(number) * count === Number(amount) * all),
  );
  if (whole === undefined) return new Set();
  return new Set(counts.map((count) => Rational.of(BigInt(whole) * BigInt(count), BigInt(all)).toString()));
}

/** Where all counts of a figure are added: what their sum is without one of them. */
export function sumsWithoutOne(figure: Figure | undefined, sum: string): ReadonlySet<string> {
  if (figure === undefined || !/^\d+$/.test(sum)) return new Set();
  const counts = countsOf(figure);
  const all = Number(sum);
  const isOfAll = counts.length > 2 && counts.reduce((total, count) => total + count, 0) === all;
  return new Set(isOfAll ? counts.map((count) => String(all - count)) : []);
}

/**
 * Where a value of a chart is asked for, or what two or all of its values come to: what it is when one of them is read a line
 * of the axis too high or too low.
 */
export function oneLineOff(figure: Figure | undefined, right: string): ReadonlySet<string> {
  if ((figure?.t !== 'bar-chart' && figure?.t !== 'line-graph') || !/^\d+$/.test(right)) return new Set();
  const values = countsOf(figure);
  const asked = Number(right);
  const all = values.reduce((sum, value) => sum + value, 0);
  const isRead = values.some(
    (one, at) =>
      one === asked || values.some((other, place) => place !== at && (one + other === asked || one - other === asked)),
  );
  return new Set(isRead || all === asked ? [String(asked + figure.step), String(asked - figure.step)] : []);
}
