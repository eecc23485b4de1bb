import {
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  defineSkill,
  display,
  frac,
  hint,
  type Level,
  line,
  misconception,
  mixed,
  p,
  type QuestionVariant,
  Rational,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'bare'],
};
const denominatorsOf: Readonly<Record<Level, readonly number[]>> = {
  1: [10, 100, 2, 5],
  2: [2, 4, 5, 20, 25, 50, 100],
  3: [4, 8, 20, 25, 40, 50, 125, 500, 1000],
  4: [8, 40, 125, 200, 250, 500, 1000],
};

export const fractionToDecimal = defineSkill({
  id: 'g6-fraction-decimal-convert',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 9,
  make: (rng, level) => {
    const denominator = rng.pick(denominatorsOf[level]);
    const numerator = rng.int(1, denominator - 1);
    const whole = level === 1 ? 0 : rng.pick([0, rng.int(1, 12)]);
    const value = Decimal.fromRational(Rational.mixed(whole, numerator, denominator));
    const round = [10, 100, 1000].find((power) => power % denominator === 0);
    if (value === null || round === undefined) return null;
    const scaled = (numerator * round) / denominator;
    const shown = whole > 0 ? mixed(whole, numerator, denominator) : frac(numerator, denominator);
    const form = rng.pick(formsOf[level]);
    // Nobody measures in hundred and twenty-fifths.
    if (form === 'story' && ![2, 4, 5, 8, 10, 20, 25, 50, 100, 1000].includes(denominator)) return null;
    const name = child(rng);
    const asWritten = Decimal.parse(`${whole}.${numerator}${denominator}`);
    const numeratorAfterMark = Decimal.parse(`${whole}.${numerator}`);
    // Who stops dividing after a place writes the same: 3/8 is 0.375.
    if (!numeratorAfterMark.equals(value) && value.toString().startsWith(numeratorAfterMark.toString())) return null;
    const wrong = numeratorAfterMark.equals(value) ? asWritten : numeratorAfterMark;
    const wordProblems = [
      () => [
        p`${name} ${shown} کیلوگرم پسته خرید. ترازوی مغازه وزن را اعشاری نشان می‌دهد.`,
        p`ترازو چه عددی را نشان می‌دهد؟`,
      ],
      () => [p`طول یک چوب ${shown} متر است.`, p`این اندازه را به صورت عدد اعشاری بنویس.`],
      () => [p`یک بطری ${shown} لیتر شیر دارد.`, p`این مقدار به صورت اعشاری چند لیتر است؟`],
      () => [p`${name} ${shown} ساعت تمرین کرده است.`, p`این زمان به صورت اعشاری چند ساعت است؟`],
      () => [p`راه خانهٔ ${name} تا کتابخانه ${shown} کیلومتر است.`, p`این راه به صورت اعشاری چند کیلومتر است؟`],
      () => [p`وزن یک بستهٔ پستی ${shown} کیلوگرم است.`, p`این وزن به صورت اعشاری چند کیلوگرم است؟`],
    ];
    const stem = () => {
      switch (form) {
        case 'story':
          return rng.pick(wordProblems)();
        case 'find-mistake':
          return [
            p`${name} این‌طور نوشته است:`,
            display(row(shown, '=', wrong)),
            p`ولی درست نیست. عدد اعشاری درست چیست؟`,
          ];
        default:
          return [p`این عدد را به صورت عدد اعشاری بنویس.`, display(row(shown, '='))];
      }
    };
    return {
      form,
      stem: stem(),
      ...decimalAnswer(value),
      misconceptions: [
        misconception(
          'numerator-after-mark',
          'صورت را بعد از ممیز نوشته',
          decimalKey(numeratorAfterMark),
          line`اول مخرج را به ده، صد یا هزار برسان، بعد صورت را بنویس.`,
        ),
        // Beside a whole number nobody forgets it so.
        ...(whole === 0
          ? [
              misconception(
                'bar-as-mark',
                'صورت را عدد صحیح و مخرج را قسمت اعشاری گرفته',
                decimalKey(Decimal.parse(`${numerator}.${denominator}`)),
                line`خط کسری ممیز نیست. کسر یعنی صورت تقسیم بر مخرج.`,
              ),
            ]
          : []),
        misconception(
          'one-place-off',
          'جای ممیز را یک رقم اشتباه گذاشته',
          decimalKey(value.shift(-1)),
          round === denominator
            ? line`مخرج چند صفر دارد؟ به همان تعداد رقم بعد از ممیز لازم است.`
            : line`وقتی مخرج ${round} شد، صفرهایش را بشمار. به همان تعداد رقم بعد از ممیز لازم است.`,
        ),
        misconception(
          'whole-part-lost',
          'قسمت صحیح را ننوشته',
          decimalKey(value.minus(Decimal.of(whole))),
          line`قسمت صحیح عدد مخلوط یادت نرود.`,
        ),
      ],
      hints: [
        hint(p`کسری که مخرجش ده، صد یا هزار باشد، آسان به عدد اعشاری تبدیل می‌شود.`),
        hint(
          round === denominator
            ? p`مخرج ${round} است. به تعداد صفرهای مخرج، رقم بعد از ممیز لازم داریم.`
            : p`صورت و مخرج را در یک عدد ضرب کن تا مخرج ${round} شود.`,
        ),
      ],
      solution: [
        round === denominator
          ? step(p`مخرج خودش ${round} است.`)
          : step(
              p`صورت و مخرج را در ${round / denominator} ضرب می‌کنیم.`,
              display(row(frac(numerator, denominator), '=', frac(scaled, round))),
            ),
        step(p`حالا به تعداد صفرهای مخرج، رقم بعد از ممیز می‌نویسیم.`, display(row(shown, '=', value))),
      ],
    };
  },
});
