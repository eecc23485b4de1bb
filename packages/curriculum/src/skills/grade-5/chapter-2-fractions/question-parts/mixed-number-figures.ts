import { type Mixed, written } from '../../../../authoring/fractions/written-numbers.ts';
import { type Figure, type FractionBar, persianNumber } from '../../../../authoring/index.ts';

function statement({ whole, numerator, denominator }: Mixed): string {
  const full = whole === 0 ? '' : `${persianNumber(whole)} نوار کامل و `;
  return `${full}${persianNumber(numerator)} قسمت از نواری با ${persianNumber(denominator)} قسمت مساوی`;
}

function bars(n: Mixed, tone: 'accent' | 'turmeric'): readonly FractionBar[] {
  return Array.from({ length: n.whole + 1 }, (_, index) => ({
    parts: n.denominator,
    shaded: index < n.whole ? n.denominator : n.numerator,
    tone,
    ...(index === 0 ? { label: written(n) } : {}),
  }));
}

/** Two mixed numbers as bars, one under the other, each group labeled and in its own color. */
export function twoAsBars(first: Mixed, second: Mixed): Figure {
  return {
    t: 'bars',
    description: `دو دسته نوار هم‌اندازه؛ در دستهٔ اول ${statement(first)} رنگ شده است و در دستهٔ دوم ${statement(second)}`,
    bars: [...bars(first, 'accent'), ...bars(second, 'turmeric')],
  };
}

/**
 * A hop of `second` from `first` on a line cut as `second.denominator` says, forwards or back. Both are on its ticks when they have
 * one denominator or `first` is whole.
 */
export function hopOnLine(first: Mixed, second: Mixed, sign: '+' | '−', to: number): Figure {
  const divisions = second.denominator;
  const start = first.whole * divisions + first.numerator;
  const size = second.whole * divisions + second.numerator;
  const way = sign === '+' ? 'جلو' : 'عقب';
  return {
    t: 'number-line',
    description: `محوری از صفر تا ${persianNumber(to)} که فاصلهٔ هر دو عدد آن ${persianNumber(divisions)} قسمت مساوی دارد؛ فلشی از نقطه‌ای در ${persianNumber(start)} قسمت بعد از صفر شروع شده و ${persianNumber(size)} قسمت به ${way} رفته است`,
    from: 0,
    to,
    divisions,
    points: [{ tick: start, tone: 'accent' }],
    hops: { start, size: sign === '+' ? size : -size, count: 1 },
  };
}
