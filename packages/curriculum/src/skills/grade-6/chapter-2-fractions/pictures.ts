import type { Mixed } from '../../../authoring/fractions/written-numbers.ts';
import { type Figure, type FractionBar, persianNumber } from '../../../authoring/index.ts';

/** Bars of one unit each in which a mixed number (or a fraction below one) is coloured. */
export function colouredBars({ whole, top, bottom }: Mixed): Figure {
  const count = whole + (top > 0 ? 1 : 0);
  const coloured = persianNumber(whole * bottom + top);
  return {
    t: 'bars',
    description:
      count === 1
        ? `یک نوار که ${persianNumber(bottom)} قسمت مساوی دارد و ${coloured} قسمت آن رنگ شده است`
        : `${persianNumber(count)} نوار برابر که هر کدام ${persianNumber(bottom)} قسمت مساوی دارد؛ روی هم ${coloured} قسمت رنگ شده است`,
    bars: Array.from(
      { length: count },
      (_, index): FractionBar => ({ parts: bottom, shaded: index < whole ? bottom : top, tone: 'accent' }),
    ),
  };
}
