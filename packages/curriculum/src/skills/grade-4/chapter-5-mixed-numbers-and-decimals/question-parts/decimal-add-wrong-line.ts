import {
  Decimal,
  display,
  line,
  p,
  type QuestionDraft,
  type Rng,
  row,
  worked,
  workedFor,
  wrongLineQuestion,
} from '../../../../authoring/index.ts';

/** Where is the wrong line of a sum of tenths that is worked out in two parts; `a` and `b` count tenths and carry. */
export function decimalAddWrongLine(rng: Rng, a: number, b: number): QuestionDraft | null {
  const [wholes, rests] = [
    [Math.floor(a / 10), Math.floor(b / 10)],
    [a % 10, b % 10],
  ] as const;
  const carried = rests[0] + rests[1];
  if (carried <= 10 || wholes[0] === 0 || wholes[1] === 0) return null;
  return wrongLineQuestion(rng, {
    problem: [p`می‌خواهیم حاصل این جمع را پیدا کنیم:`, display(row(Decimal.of(a, 1), '+', Decimal.of(b, 1)))],
    work: (mistake) => {
      const whole = wholes[0] + wholes[1] + (mistake === 'whole-off' ? 10 : 0);
      const tenths = mistake === 'tenths-as-hundredths' ? Decimal.of(carried, 2) : Decimal.of(carried, 1);
      const result =
        mistake === 'carry-lost' ? Decimal.of(whole * 10 + (carried % 10), 1) : Decimal.of(whole).plus(tenths);
      return [
        workedFor('عددهای کامل', wholes[0], '+', wholes[1], '=', whole),
        workedFor('دهم‌ها', Decimal.of(rests[0], 1), '+', Decimal.of(rests[1], 1), '=', tenths),
        worked(whole, '+', tenths, '=', result),
      ];
    },
    mistakes: {
      'whole-off': line`در جمع عددهای کامل یک ده‌تایی زیاد شده است.`,
      'tenths-as-hundredths': line`${carried} تا دهم، یک واحد کامل و ${carried - 10} دهم است؛ صدم نمی‌شود.`,
      'carry-lost': line`یک واحد کاملی که از دهم‌ها به دست آمده، به عددهای کامل اضافه نشده است.`,
    },
    watch: line`ده تا دهم یک واحد کامل است. ببین در هر سطر این را رعایت کرده است یا نه.`,
  });
}
