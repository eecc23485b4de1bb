import { type Fraction, fractionValue, written } from '../../../../authoring/fractions/written-numbers.ts';
import {
  display,
  frac,
  line,
  p,
  type QuestionDraft,
  type Rng,
  row,
  worked,
  wrongLineQuestion,
} from '../../../../authoring/index.ts';
import { commonDenominator, scaledTo } from './common-denominator.ts';

/** Where is the wrong line of a sum or difference of fractions of which neither denominator is a multiple of the other. */
export function fractionSumWrongLine(
  rng: Rng,
  { first, second, sign }: { readonly first: Fraction; readonly second: Fraction; readonly sign: '+' | '−' },
): QuestionDraft | null {
  const common = commonDenominator(first, second);
  if (common === first.denominator || common === second.denominator) return null;
  const [one, other] = [scaledTo(first, common), scaledTo(second, common)];
  const isSum = sign === '+';
  const result = isSum ? one.numerator + other.numerator : one.numerator - other.numerator;
  if (result <= 0 || fractionValue(first).equals(fractionValue(second))) return null;
  return wrongLineQuestion(rng, {
    problem: [
      p`می‌خواهیم حاصل این ${isSum ? 'جمع' : 'تفریق'} را پیدا کنیم:`,
      display(row(written(first), sign, written(second))),
    ],
    work: (mistake) => {
      const a = mistake === 'first-numerator-kept' ? first.numerator : one.numerator;
      const b = mistake === 'second-numerator-kept' ? second.numerator : other.numerator;
      const found = isSum !== (mistake === 'other-sign') ? a + b : a - b;
      if (found <= 0 || (mistake === 'denominators-added' && !isSum)) return null;
      return [
        worked(written(first), '=', frac(a, common)),
        worked(written(second), '=', frac(b, common)),
        worked(
          frac(a, common),
          sign,
          frac(b, common),
          '=',
          frac(found, mistake === 'denominators-added' ? common * 2 : common),
        ),
      ];
    },
    mistakes: {
      'first-numerator-kept': line`مخرج در عددی ضرب شده، ولی صورت همان مانده است؛ صورت هم باید در همان عدد ضرب شود.`,
      'second-numerator-kept': line`مخرج در عددی ضرب شده، ولی صورت همان مانده است؛ صورت هم باید در همان عدد ضرب شود.`,
      'denominators-added': line`قسمت‌ها هم‌اندازه‌اند؛ فقط صورت‌ها جمع می‌شوند و مخرج همان می‌ماند.`,
      'other-sign': line`حاصل این سطر با نشانهٔ آن جور نیست؛ عمل دیگری انجام شده است.`,
    },
    watch: line`در هر تساوی ببین صورت و مخرج در یک عدد ضرب شده‌اند یا نه. بعد سطر آخر را دوباره حساب کن.`,
  });
}
