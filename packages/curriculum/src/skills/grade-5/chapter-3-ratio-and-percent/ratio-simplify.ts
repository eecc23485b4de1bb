import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  fracOf,
  fractionAnswer,
  fractionKey,
  gcd,
  hint,
  type Level,
  line,
  misconception,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  ratioTable,
  row,
  step,
} from '../../../authoring/index.ts';
import { twoGroups } from './question-parts/two-group-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story'],
  3: ['bare', 'story', 'compare', 'find-mistake'],
  4: ['compare', 'find-mistake', 'story'],
};

/** Two units of one kind: so many of the small one make one of the large one. */
const unitPairs = [
  { large: 'متر', small: 'سانتی‌متر', many: 100, step: 5 },
  { large: 'کیلوگرم', small: 'گرم', many: 1000, step: 50 },
  { large: 'ساعت', small: 'دقیقه', many: 60, step: 5 },
  { large: 'کیلومتر', small: 'متر', many: 1000, step: 50 },
  { large: 'لیتر', small: 'میلی‌لیتر', many: 1000, step: 50 },
] as const;

const stories: readonly ((rng: Rng, a: number, b: number) => readonly [Block, string])[] = [
  (rng, a, b) => {
    const name = child(rng);
    return [p`${name} ${a} هزار تومان و خواهرش ${b} هزار تومان پس‌انداز دارد.`, `پس‌انداز ${name} به پس‌انداز خواهرش`];
  },
  (_, a, b) => [p`طول یک نوار آبی ${a} سانتی‌متر و طول یک نوار سبز ${b} سانتی‌متر است.`, 'طول نوار آبی به طول نوار سبز'],
  (_, a, b) => [p`برای شربت یک جشن ${a} لیوان آب و ${b} لیوان عصاره لازم است.`, 'آب به عصاره'],
  (_, a, b) => [p`در یک مسابقه ${a} نفر دویدند و ${b} نفر شنا کردند.`, 'تعداد دونده‌ها به تعداد شناگرها'],
  (_, a, b) => [p`یک قنادی ${a} کیلوگرم آرد و ${b} کیلوگرم شکر خرید.`, 'آرد به شکر'],
  (rng, a, b) => [
    p`${child(rng)} این ماه ${a} صفحه کتاب داستان و ${b} صفحه کتاب علمی خواند.`,
    'صفحه‌های داستان به صفحه‌های علمی',
  ],
];

export const ratioSimplify = defineSkill({
  id: 'g5-ratio-simplify',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [ratioTable],
  revision: 6,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const pair = rng.pick(unitPairs);
    const withUnits = form === 'compare';
    const smallFirst = rng.chance(1, 2);
    const factor = rng.int(2, level === 1 ? 6 : level === 2 ? 10 : 15);
    const [x, y] = [rng.int(1, level === 1 ? 6 : 12), rng.int(2, 12)];
    let [a, b] = [x * factor, y * factor];
    if (withUnits) {
      const large = rng.int(1, level === 3 ? 2 : 3) * pair.many;
      const small = rng.int(1, Math.floor((pair.many - 1) / pair.step)) * pair.step;
      [a, b] = smallFirst ? [small, large] : [large, small];
    } else if (gcd(x, y) > 1 || a > 120 || b > 120) {
      return null;
    }
    const common = gcd(a, b);
    const value = Rational.of(a, b);
    if (
      value.isWhole ||
      (value.numerator === 1 && level > 2 && !withUnits) ||
      common < 2 ||
      (Rational.of(b, a).isWhole && level > 3)
    )
      return null;
    if (form === 'figure' && a + b > 24) return null;
    const largeCount = Math.max(a, b) / pair.many;
    const groups = rng.pick(twoGroups);
    const [statement, what] = rng.pick(stories)(rng, a, b);
    const figure: Figure = {
      t: 'set',
      description: `${persianNumber(a + b)} دایره که ${persianNumber(a)} تای آن‌ها رنگی و بقیه بی‌رنگ است`,
      shape: 'circle',
      total: a + b,
      marked: a,
      tone: 'accent',
    };
    const divisor = [2, 3, 5, 7].find((each) => common % each === 0 && common / each > 1);
    const unitLost = withUnits ? Rational.of(smallFirst ? a : largeCount, smallFirst ? largeCount : b) : null;
    /** With two units, the ratio of the units alone, or a zero too many in one of them, is simpler than one number divided. */
    const oneDivided = Rational.of(a, b * common);
    const isConversion =
      withUnits &&
      [Rational.of(pair.many), Rational.of(1, pair.many)]
        .concat([10, 100].flatMap((by) => [value.times(Rational.of(by)), value.over(Rational.of(by))]))
        .some((one) => one.equals(oneDivided));
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`نسبت تعداد دایره‌های رنگی به تعداد دایره‌های بی‌رنگ را به ساده‌ترین صورت بنویس.`];
        case 'story':
          return [statement, p`نسبت ${what} را به ساده‌ترین صورت بنویس.`];
        case 'compare':
          return [
            smallFirst
              ? p`نسبت ${a} ${pair.small} به ${largeCount} ${pair.large} را به ساده‌ترین صورت بنویس.`
              : p`نسبت ${largeCount} ${pair.large} به ${b} ${pair.small} را به ساده‌ترین صورت بنویس.`,
          ];
        case 'find-mistake':
          return [
            p`${groups.place} ${a} ${groups.one} و ${b} ${groups.other} هست.`,
            p`${name} نسبت تعداد ${groups.ones} به تعداد ${groups.others} را این‌طور ساده کرده است:`,
            display(row(frac(a, b), '=', frac(a / common, b))),
            p`ولی فقط یکی از دو عدد را تقسیم کرده است. ساده‌ترین صورت نسبت را بنویس.`,
          ];
        default:
          return [p`نسبت ${a} به ${b} را به ساده‌ترین صورت بنویس.`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure } : {}),
      ...fractionAnswer(value, true),
      misconceptions: [
        ...(unitLost === null
          ? []
          : [
              misconception(
                'units-not-made-equal',
                'واحدها را یکی نکرده',
                fractionKey(unitLost),
                line`پیش از نوشتن نسبت، هر دو مقدار را با یک واحد بنویس.`,
              ),
            ]),
        misconception(
          'reversed-order',
          'دو مقدار نسبت را جابه‌جا نوشته',
          fractionKey(Rational.of(b, a)),
          line`هر چه اول گفته شده، بالای خط کسری می‌نشیند.`,
        ),
        ...(isConversion
          ? []
          : [
              misconception(
                'only-one-divided',
                'فقط یکی از دو عدد را تقسیم کرده',
                fractionKey(oneDivided),
                line`هر دو عدد را باید بر یک عدد تقسیم کنی تا نسبت عوض نشود.`,
              ),
            ]),
        ...(a > common && b > common
          ? [
              misconception(
                'subtracted-in-place-of-divided',
                'به جای تقسیم، از هر دو عدد کم کرده',
                fractionKey(Rational.of(a - common, b - common)),
                line`با کم کردنِ یک عدد از هر دو، نسبت عوض می‌شود. هر دو را تقسیم کن.`,
              ),
            ]
          : []),
      ],
      hints: [
        hint(
          withUnits
            ? p`دو مقدار واحدهای متفاوت دارند. اول هر دو را با یک واحد بنویس: هر ${pair.large} ${pair.many} ${pair.small} است.`
            : p`نسبت را مثل یک کسر بنویس: مقدار اول بالا و مقدار دوم پایین.`,
        ),
        hint(p`عددی پیدا کن که هر دو مقدار بر آن بخش‌پذیر باشد و هر دو را بر آن تقسیم کن.`),
        hint(p`تقسیم را ادامه بده تا دیگر عددی جز ۱ پیدا نشود که هر دو بر آن بخش‌پذیر باشند.`),
      ],
      solution: [
        ...(withUnits
          ? [
              step(
                p`هر دو مقدار را با ${pair.small} می‌نویسیم: ${largeCount} ${pair.large} برابر است با ${largeCount * pair.many} ${pair.small}.`,
              ),
            ]
          : []),
        step(p`نسبت را به صورت کسر می‌نویسیم.`, display(frac(a, b))),
        step(
          divisor === undefined || !withUnits
            ? p`هر دو عدد را بر ${common} تقسیم می‌کنیم.`
            : p`هر دو عدد را بر ${common} تقسیم می‌کنیم؛ می‌شود این کار را در چند قدم هم انجام داد.`,
          display(row(frac(a, b), '=', frac(row(a, '÷', common), row(b, '÷', common)), '=', fracOf(value))),
        ),
      ],
    };
  },
});
