import type { Mixed } from '../../../../authoring/fractions/written-numbers.ts';
import { type Figure, type FractionBar, persianNumber } from '../../../../authoring/index.ts';

/** Bars of one unit each in which a mixed number (or a fraction below one) is colored. */
export function coloredBars({ whole, numerator, denominator }: Mixed): Figure {
  const count = whole + (numerator > 0 ? 1 : 0);
  const colored = persianNumber(whole * denominator + numerator);
  return {
    t: 'bars',
    description:
      count === 1
        ? `یک نوار که ${persianNumber(denominator)} قسمت مساوی دارد و ${colored} قسمت آن رنگ شده است`
        : `${persianNumber(count)} نوار برابر که هر کدام ${persianNumber(denominator)} قسمت مساوی دارد؛ روی هم ${colored} قسمت رنگ شده است`,
    bars: Array.from(
      { length: count },
      (_, index): FractionBar => ({
        parts: denominator,
        shaded: index < whole ? denominator : numerator,
        tone: 'accent',
      }),
    ),
  };
}
