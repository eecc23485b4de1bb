import { countedBackMisconceptions } from '../../../authoring/counted-back.ts';
import {
  type Block,
  child,
  Decimal,
  decimalWords,
  defineSkill,
  display,
  frac,
  fracOf,
  hint,
  type Level,
  line,
  misconception,
  mixed,
  mixedOf,
  type NumberLine,
  numberLineAnswer,
  onAnswerLine,
  p,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  step,
  tickKey,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'reverse'],
  3: ['bare', 'story', 'reverse', 'compare'],
  4: ['story', 'reverse', 'compare'],
};

interface Target {
  readonly line: NumberLine;
  readonly value: Decimal;
}

/** Level 1: tenths near zero; 2: tenths on longer or later lines; 3: every fifth hundredth of a unit; 4: also every second. */
function draw(rng: Rng, level: Level): Target {
  const from = level === 1 ? 0 : rng.int(0, level === 2 ? 6 : 12);
  const to = from + (level <= 2 ? rng.int(level, 3) : 1);
  const divisions = level <= 2 ? 10 : level === 3 ? rng.pick([20, 20, 10]) : rng.pick([50, 20]);
  const tick = rng.int(1, (to - from) * divisions - 1);
  const value = Decimal.fromRational(Rational.of(from).plus(Rational.of(tick, divisions))) ?? Decimal.of(0);
  return { line: { from, to, divisions, decimals: true }, value };
}

const wordProblems: readonly ((rng: Rng, value: Decimal) => Block)[] = [
  (rng, value) => p`${child(rng)} از خانه ${value} کیلومتر راه رفته است و محور، راه او را به کیلومتر نشان می‌دهد.`,
  (rng, value) => p`توپ ${child(rng)} ${value} متر قل خورد و محور، راه توپ را به متر نشان می‌دهد.`,
  (rng, value) => p`در ظرف ${child(rng)} ${value} لیتر آب هست و محور، لیتر را نشان می‌دهد.`,
  (rng, value) => p`بستهٔ ${child(rng)} ${value} کیلوگرم است و محور، کیلوگرم را نشان می‌دهد.`,
  (_, value) => p`یک حلزون ${value} متر جلو رفته است و محور، راه او را به متر نشان می‌دهد.`,
  (_, value) => p`طول یک طناب ${value} متر است و محور، طول را به متر نشان می‌دهد.`,
];

export const decimalNumberline = defineSkill({
  id: 'g5-decimal-numberline',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onAnswerLine],
  revision: 10,
  make: (rng, level) => {
    const target = draw(rng, level);
    const { value } = target;
    const { from, to, divisions } = target.line;
    if (value.places === 0 || (divisions > 10 && value.places < 2 && rng.chance(1, 2))) return null;
    const form = rng.pick(formsOf[level]);
    const tickOf = (number: Decimal): number | null => {
      const tick = number.toRational().minus(Rational.of(from)).times(Rational.of(divisions));
      return tick.isWhole && tick.sign >= 0 && tick.numerator <= (to - from) * divisions ? tick.numerator : null;
    };
    const key = tickOf(value);
    if (key === null) return null;
    const written = value.toString();
    const [wholeText = '0', partText = ''] = written.split('.');
    const whole = Number(wholeText);
    const part = Number(partText);
    const above = Decimal.of(whole + 1);
    const gap = above.minus(value);
    const lower = Decimal.of(whole);
    const over = value.minus(lower);
    const isLess = form === 'compare' && rng.chance(1, 2);
    // More than zero by so much is the number itself.
    if (form === 'compare' && !isLess && whole === 0) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(wordProblems)(rng, value), p`این مقدار را روی محور نشان بده.`];
        case 'reverse':
          return [p`عدد «${decimalWords(written)}» را روی محور نشان بده.`];
        case 'compare':
          return isLess
            ? [p`عددی را روی محور نشان بده که ${gap} از ${above} کمتر است.`]
            : [p`عددی را روی محور نشان بده که ${over} از ${lower} بیشتر است.`];
        default:
          return [p`عدد ${value} را روی محور نشان بده.`];
      }
    };
    const step1 = Decimal.fromRational(Rational.of(1, divisions)) ?? Decimal.of(1);
    const writtenMisconceptions: readonly (readonly [string, string, number | null, ReturnType<typeof line>])[] = [
      [
        'part-counted-as-ticks',
        'رقم‌های بعد از ممیز را قسمت‌های محور شمرده',
        divisions === 10 ? null : (whole - from) * divisions + part,
        line`هر قسمت کوچکِ این محور یک ${partText.length === 1 ? 'دهم' : 'صدم'} نیست. ببین هر قسمت چقدر است.`,
      ],
      [
        'hundredths-read-as-tenths',
        'دهم و صدم را جابه‌جا گرفته',
        tickOf(
          value
            .minus(lower)
            .shift(partText.length === 1 ? -1 : 1)
            .plus(lower),
        ),
        line`اولین رقم بعد از ممیز دهم است و دومین رقم صدم.`,
      ],
      [
        'counted-backwards',
        'از سمت دیگر واحد شمرده',
        // The first mark may as well be one part.
        gap.equals(step1) ? null : tickOf(above.minus(over)),
        line`از عدد کاملِ کوچک‌تر شروع کن و به سمت راست بشمار.`,
      ],
      [
        'one-part-too-far',
        'یک قسمت جلوتر رفته',
        (key + 1) % divisions === 0 ? null : key + 1,
        line`قسمت‌ها را یک بار دیگر یکی‌یکی بشمار.`,
      ],
      [
        'one-part-short',
        'یک قسمت کمتر رفته',
        // The mark of a whole number is as well what is left of the number without its part.
        (key - 1) % divisions === 0 ? null : key - 1,
        line`قسمت‌ها را بشمار، نه خط‌ها را: قسمت اول بین عدد کامل و خط بعدی است.`,
      ],
      [
        'next-unit',
        'در واحد بعدی شمرده',
        tickOf(value.plus(Decimal.of(1))),
        line`قسمت صحیح عدد را ببین. نقطه باید بعد از همان عدد باشد.`,
      ],
    ];
    const last = (to - from) * divisions;
    const denominator = 10 ** partText.length;
    const inTens = whole > 0 ? mixed(whole, part, denominator) : frac(part, denominator);
    const isReduced = value.toRational().d === BigInt(denominator);
    return {
      form,
      stem: stem(),
      ...numberLineAnswer(target.line, key),
      misconceptions: isLess
        ? countedBackMisconceptions(
            (whole + 1 - from) * divisions,
            (whole + 1 - from) * divisions - key,
            divisions,
            last,
            whole + 1,
          )
        : writtenMisconceptions.flatMap(([id, title, tick, message]) =>
            tick === null || tick < 0 || tick > last ? [] : [misconception(id, title, tickKey(tick), message)],
          ),
      hints: [
        hint(p`اول ببین عدد میان کدام دو عدد کامل است.`),
        hint(p`هر واحدِ محور ${divisions} قسمت مساوی دارد؛ پس هر قسمت ${step1} است.`),
        hint(
          isLess
            ? p`از ${above} شروع کن و به اندازهٔ ${gap} به سمت چپ برو.`
            : p`از عدد کاملِ کوچک‌تر شروع کن و به اندازهٔ قسمت اعشاری به سمت راست برو.`,
        ),
      ],
      solution: [
        step(
          p`هر واحد ${divisions} قسمت دارد؛ پس هر قسمت این‌قدر است.`,
          display(row(fracOf(Rational.of(1, divisions)), '=', step1)),
        ),
        step(
          isLess
            ? p`عدد میان ${whole} و ${whole + 1} است. از ${whole + 1} به اندازهٔ ${(whole + 1 - from) * divisions - key} قسمت به سمت چپ می‌رویم.`
            : p`عدد میان ${whole} و ${whole + 1} است. از ${whole} به اندازهٔ ${key - (whole - from) * divisions} قسمت به سمت راست می‌رویم.`,
        ),
        step(
          p`به این عدد می‌رسیم:`,
          display(isReduced ? row(value, '=', inTens) : row(value, '=', inTens, '=', mixedOf(value.toRational()))),
        ),
      ],
    };
  },
});
