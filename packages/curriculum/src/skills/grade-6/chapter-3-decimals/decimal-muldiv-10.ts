import {
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  decimalWith,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  misconception,
  p,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'reverse'],
  3: ['bare', 'story', 'reverse'],
  4: ['reverse', 'story', 'bare'],
};

interface Change {
  readonly large: string;
  readonly small: string;
  readonly factor: 10 | 100 | 1000;
}

const changes: readonly Change[] = [
  { large: 'سانتی‌متر', small: 'میلی‌متر', factor: 10 },
  { large: 'متر', small: 'دسی‌متر', factor: 10 },
  { large: 'متر', small: 'سانتی‌متر', factor: 100 },
  { large: 'کیلومتر', small: 'متر', factor: 1000 },
  { large: 'کیلوگرم', small: 'گرم', factor: 1000 },
  { large: 'لیتر', small: 'میلی‌لیتر', factor: 1000 },
  { large: 'تن', small: 'کیلوگرم', factor: 1000 },
];

export const decimalTimesTen = defineSkill({
  id: 'g6-decimal-muldiv-10',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 11,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const change = rng.pick(level === 1 ? changes.filter(({ factor }) => factor <= 100) : changes);
    const factor =
      form === 'story' ? change.factor : rng.pick(level === 1 ? ([10, 100] as const) : ([10, 100, 1000] as const));
    const power = String(factor).length - 1;
    const multiplies = rng.chance(1, 2);
    const a = decimalWith(
      rng,
      level === 1 ? 1 : multiplies ? rng.int(1, 3) : rng.int(0, 2),
      level === 4 ? [0, 4] : [1, 99],
    );
    const by = multiplies ? power : -power;
    const result = a.shift(by);
    if (a.units === 0n || result.places > 4 || a.places + result.places === 0) return null;
    // Nobody measures hundredths of a millimetre.
    if (form === 'story' && change.small === 'میلی‌متر' && a.places > (multiplies ? 2 : 1)) return null;
    // At the highest level the mark goes past the digits, so that zeros are needed.
    const needsZeros = power > 1 && (!multiplies || a.places < power);
    if (level === 4 && form !== 'reverse' && !needsZeros) return null;
    const sign = multiplies ? '×' : '÷';
    const name = child(rng);
    const [given, asked] = multiplies ? [change.large, change.small] : [change.small, change.large];
    const reverse = form === 'reverse';
    const answer = reverse ? Decimal.of(factor) : result;
    // Nothing is left behind the mark then, which may only have been left out.
    const leavesNone = result.places === 1 && multiplies;
    // Who divides a number with as many digits behind the mark as the divisor has zeros comes to it without its mark the other way.
    const isAlsoDropped = !reverse && !multiplies && a.places === power;
    const isShortDropped = multiplies && a.places > 0 && a.places === power - 1;
    const stem = () => {
      switch (form) {
        case 'story':
          return [
            p`${name} اندازه‌ای را ${a} ${given} نوشته است و می‌خواهد آن را به ${asked} بنویسد.`,
            p`چند ${asked} می‌شود؟`,
          ];
        case 'reverse':
          return [
            multiplies
              ? p`${name} عدد ${a} را در عددی ضرب کرد و ${result} شد.`
              : p`${name} عدد ${a} را بر عددی تقسیم کرد و ${result} شد.`,
            p`آن عدد کدام است؟`,
          ];
        default:
          return [p`حاصل را بنویس.`, display(row(a, sign, factor, '='))];
      }
    };
    const zeros = reverse
      ? line`بشمار ممیز چند رقم جابه‌جا شده است؛ عدد خواسته‌شده همان اندازه صفر دارد.`
      : form === 'story'
        ? line`هر ${change.large} چند ${change.small} است؟ صفرهای آن عدد را بشمار؛ ممیز همان اندازه جابه‌جا می‌شود.`
        : line`تعداد صفرها را بشمار؛ ممیز همان اندازه جابه‌جا می‌شود.`;
    const shifted = (extra: number) =>
      reverse ? Decimal.of(1).shift(Math.max(0, power + extra)) : a.shift(by + (multiplies ? extra : -extra));
    return {
      form,
      stem: stem(),
      ...decimalAnswer(answer),
      misconceptions: [
        ...(reverse || a.places === 0
          ? []
          : [
              misconception(
                'mark-ignored',
                'ممیز عدد را ندیده و بدون آن حساب کرده',
                decimalKey(a.shift(a.places + by)),
                line`عددی که داده شده خودش ممیز دارد. همان ممیز از جای خودش جابه‌جا می‌شود.`,
              ),
            ]),
        misconception(
          isAlsoDropped ? 'mark-the-other-way-or-dropped' : 'mark-the-other-way',
          isAlsoDropped ? 'ممیز را به سمت دیگر برده یا برداشته' : 'ممیز را به سمت دیگر برده',
          decimalKey(reverse ? result : a.shift(-by)),
          line`ببین عدد باید بزرگ‌تر شود یا کوچک‌تر؛ بعد جهت ممیز را انتخاب کن.`,
        ),
        misconception(
          reverse ? 'one-zero-too-many' : leavesNone ? 'one-place-too-many-or-no-mark' : 'one-place-too-many',
          reverse
            ? 'یک صفر بیشتر نوشته'
            : leavesNone
              ? 'ممیز را یک رقم بیشتر برده یا ننوشته'
              : 'ممیز را یک رقم بیشتر برده',
          decimalKey(shifted(1)),
          zeros,
        ),
        misconception(
          reverse ? 'one-zero-too-few' : isShortDropped ? 'one-place-too-few-or-dropped' : 'one-place-too-few',
          reverse
            ? 'یک صفر کمتر نوشته'
            : isShortDropped
              ? 'ممیز را یک رقم کمتر برده یا برداشته'
              : 'ممیز را یک رقم کمتر برده',
          decimalKey(shifted(-1)),
          zeros,
        ),
        ...(reverse
          ? []
          : [
              misconception(
                'mark-not-moved',
                'عدد را تغییر نداده',
                decimalKey(a),
                line`عدد باید تغییر کند. ممیز چند رقم و به کدام طرف می‌رود؟`,
              ),
            ]),
      ],
      hints: [
        hint(
          reverse
            ? p`ببین ممیز چند رقم و به کدام طرف رفته است.`
            : p`در ضرب در ده، صد و هزار ممیز به راست و در تقسیم بر آن‌ها به چپ می‌رود.`,
        ),
        hint(
          reverse
            ? p`هر رقم جابه‌جایی ممیز، یک صفر است.`
            : form === 'story'
              ? p`هر ${change.large} چند ${change.small} است؟ ممیز به تعداد صفرهای آن عدد جابه‌جا می‌شود. هر جا رقم کم آمد، صفر بگذار.`
              : p`ممیز به تعداد صفرها جابه‌جا می‌شود. هر جا رقم کم آمد، صفر بگذار.`,
        ),
      ],
      solution: [
        ...(form === 'story' ? [step(p`هر ${change.large} برابر ${factor} ${change.small} است.`)] : []),
        step(
          multiplies
            ? p`ضرب است؛ پس ممیز به سمت راست می‌رود، به تعداد صفرها: ${power} رقم.`
            : p`تقسیم است؛ پس ممیز به سمت چپ می‌رود، به تعداد صفرها: ${power} رقم.`,
        ),
        step(
          p`پس داریم:`,
          display(row(a, sign, factor, '=', result)),
          ...(reverse ? [p`عددی که می‌خواستیم ${factor} است.`] : []),
        ),
      ],
    };
  },
});
