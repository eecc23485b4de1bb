import {
  type Block,
  blank,
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  defineSkill,
  display,
  type Figure,
  frac,
  fractionsDrawn,
  hint,
  type Level,
  line,
  misconception,
  mixed,
  num,
  p,
  percentSquares,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};
const denominatorsOf: Readonly<Record<Level, readonly number[]>> = {
  1: [10, 100],
  2: [10, 100, 100, 1000],
  3: [2, 4, 5, 20, 25, 50],
  4: [4, 5, 20, 25, 50],
};

interface Draw {
  readonly whole: number;
  readonly numerator: number;
  readonly denominator: number;
}

function draw(rng: Rng, level: Level): Draw {
  const denominator = rng.pick(denominatorsOf[level]);
  return {
    denominator,
    numerator: rng.int(1, denominator - 1),
    whole: level === 4 ? rng.int(1, 9) : rng.chance(1, 2) ? rng.int(1, level === 1 ? 4 : 20) : 0,
  };
}

/** Tenths as bars, hundredths as squares of a hundred. */
function picture({ whole, numerator, denominator }: Draw): Figure {
  return denominator === 10
    ? {
        t: 'bars',
        description:
          whole === 0
            ? `یک نوار که ۱۰ قسمت مساوی دارد و ${persianNumber(numerator)} قسمت آن رنگ شده است`
            : `${persianNumber(whole + 1)} نوار برابر که هر کدام ۱۰ قسمت مساوی دارد؛ ${persianNumber(whole)} نوار کامل و ${persianNumber(numerator)} قسمت از نوار آخر رنگ شده است`,
        bars: Array.from({ length: whole + 1 }, (_, index) => ({
          parts: 10,
          shaded: index < whole ? 10 : numerator,
          tone: 'accent',
        })),
      }
    : {
        t: 'hundred-grid',
        description:
          whole === 0
            ? `یک مربع صدتایی که ${persianNumber(numerator)} خانهٔ آن رنگ شده است`
            : `مربع‌های صدتایی؛ ${persianNumber(whole)} مربع کامل و ${persianNumber(numerator)} خانه از مربع آخر رنگ شده است`,
        shaded: [...Array.from({ length: whole }, () => 100), numerator],
      };
}

const wordProblems: readonly ((rng: Rng, number: ReturnType<typeof frac>) => readonly [Block, string])[] = [
  (rng, n) => [p`${child(rng)} ${n} لیتر شیر خرید.`, 'لیتر'],
  (rng, n) => [p`طول کاردستی ${child(rng)} ${n} متر است.`, 'متر'],
  (rng, n) => [p`${child(rng)} امروز ${n} کیلومتر پیاده‌روی کرد.`, 'کیلومتر'],
  (rng, n) => [p`مادر ${child(rng)} ${n} کیلوگرم پنیر خرید.`, 'کیلوگرم'],
  (rng, n) => [p`پرش ${child(rng)} ${n} متر بود.`, 'متر'],
  (rng, n) => [p`${child(rng)} برای کاردستی ${n} متر نخ برید.`, 'متر'],
];

export const decimalFraction = defineSkill({
  id: 'g5-decimal-fraction',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [percentSquares, fractionsDrawn],
  revision: 13,
  make: (rng, level) => {
    const drawn = draw(rng, level);
    const { whole, numerator, denominator } = drawn;
    const value = Decimal.fromRational(Rational.mixed(whole, numerator, denominator));
    if (value === null || value.places === 0 || value.places > 3) return null;
    // 30/100 is as good as 3/10: the book writes it with all its places, the answer box takes both.
    const isTen = [10, 100, 1000].includes(denominator);
    const improper = level === 4 && rng.chance(1, 2);
    const written = improper
      ? frac(whole * denominator + numerator, denominator)
      : whole > 0
        ? mixed(whole, numerator, denominator)
        : frac(numerator, denominator);
    const form = rng.pick(formsOf[level]);
    if (form === 'figure' && (denominator === 1000 || whole > (denominator === 10 ? 4 : 2))) return null;
    // What people buy and walk in a day is small.
    if (form === 'story' && whole > 3) return null;
    // Nobody measures 10/50 of a metre.
    if (form === 'story' && !isTen && Rational.of(numerator, denominator).d !== BigInt(denominator)) return null;
    const target = isTen ? denominator : [10, 100, 1000].find((each) => each % denominator === 0);
    if (target === undefined) return null;
    const factor = target / denominator;
    const places = String(target).length - 1;
    // 50/100 is 0.50: 0.5 without its mark has lost a zero, too.
    const isOnePlace = value.places === 1 && places === 1;
    const zerosLost = Decimal.parse(`${whole}.${numerator}`);
    const aroundMark = Decimal.parse(
      whole > 0 && !improper
        ? `${whole}.${numerator}${denominator}`
        : `${improper ? whole * denominator + numerator : numerator}.${denominator}`,
    );
    // Whole columns of the square of a hundred are counted as they are.
    const isOfTens = form === 'figure' && denominator === 100 && numerator % 10 === 0;
    const name = child(rng);
    const wrong = [zerosLost, aroundMark].find((each) => !each.equals(value));
    if (form === 'find-mistake' && wrong === undefined) return null;
    const [statement, unit] = rng.pick(wordProblems)(rng, written);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [
            p`${whole === 0 ? 'این' : 'هر'} ${denominator === 10 ? 'نوار' : 'مربع صدتایی'} یک واحد است.${whole === 0 ? '' : ' روی هم'} چند واحد رنگ شده است؟ جواب را به صورت عدد اعشاری بنویس.`,
          ];
        case 'story':
          return [statement, p`این مقدار را به صورت عدد اعشاری بنویس.`];
        case 'find-mistake':
          return [
            p`${name} این‌طور نوشته است:`,
            display(row(written, '=', wrong ?? value)),
            p`ولی درست نیست. عدد اعشاریِ درست را بنویس.`,
          ];
        default:
          return [p`این عدد را به صورت اعشاری بنویس.`, display(row(written, '=', blank()))];
      }
    };
    const scaled = frac(numerator * factor, target);
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: picture(drawn) } : {}),
      ...decimalAnswer(value, form === 'story' ? { unit } : {}),
      misconceptions: [
        // A figure has no numerator and no denominator to write down.
        form === 'figure'
          ? misconception(
              'hundredths-as-tenths',
              'صدم‌ها را مثل دهم نوشته',
              decimalKey(zerosLost),
              line`هر خانهٔ کوچک یک صدم است، نه یک دهم. ببین رقم‌ها باید در کدام خانه‌ها بنشینند.`,
            )
          : misconception(
              'numerator-after-the-mark',
              'صورت را بدون توجه به مخرج بعد از ممیز نوشته',
              decimalKey(zerosLost),
              line`مخرج می‌گوید قسمت‌ها دهم‌اند یا صدم یا هزارم. اول مخرج را نگاه کن.`,
            ),
        // A mixed number has three numbers: they are on no two sides.
        ...(form === 'figure' || (whole > 0 && !improper)
          ? []
          : [
              misconception(
                'numbers-around-the-mark',
                'صورت و مخرج را دو طرف ممیز نوشته',
                decimalKey(aroundMark),
                line`ممیز جای خط کسری نیست. ببین کسر چند دهم، صدم یا هزارم است.`,
              ),
            ]),
        form === 'figure' && denominator === 10
          ? misconception(
              'parts-counted',
              'تعداد قسمت‌ها را نوشته، نه تعداد واحدها را',
              decimalKey(value.shift(1)),
              line`این تعداد قسمت‌هاست. هر نوار یک واحد است و هر قسمت آن یک دهم.`,
            )
          : misconception(
              isOfTens ? 'tens-counted' : isOnePlace ? 'mark-left-out' : 'one-place-too-few',
              isOfTens
                ? 'تعداد ده‌تایی‌ها را نوشته یا یک رقم اعشار کم نوشته'
                : isOnePlace
                  ? 'ممیز نگذاشته'
                  : 'یک رقم اعشار کم نوشته',
              decimalKey(value.shift(1)),
              isOfTens
                ? line`مربع صدتایی یک واحد است و هر ده خانهٔ آن یک دهم. ببین جواب چند واحد و چند دهم است.`
                : isOnePlace
                  ? line`قسمت صحیح و قسمت اعشاری را با ممیز از هم جدا کن.`
                  : line`دهم یک رقم، صدم دو رقم و هزارم سه رقم بعد از ممیز دارد. ببین اینجا کدام است.`,
            ),
        misconception(
          isOfTens ? 'tens-as-hundredths' : 'one-place-too-many',
          isOfTens ? 'هر ده‌تایی را یک صدم گرفته یا یک رقم اعشار زیاد نوشته' : 'یک رقم اعشار زیاد نوشته',
          decimalKey(value.shift(-1)),
          line`ببین قسمت‌ها دهم‌اند، صدم یا هزارم؛ بعد رقم‌های بعد از ممیز را بشمار.`,
        ),
        ...(whole > 0
          ? [
              misconception(
                'whole-part-left-out',
                'قسمت صحیح را ننوشته',
                decimalKey(value.minus(Decimal.of(whole))),
                line`چند واحد کامل داریم؟ آن را پیش از ممیز بنویس.`,
              ),
            ]
          : []),
        // Of one part, as much as both numbers are multiplied by.
      ].filter(({ id }) => id !== 'mark-left-out' || numerator > 1 || factor === 1),
      hints: [
        hint(p`می‌خواهیم این عدد را با ممیز بنویسیم؛ یعنی با دهم، صدم یا هزارم.`),
        ...(form === 'figure'
          ? [
              hint(
                p`هر ${denominator === 10 ? 'قسمتِ نوار یک دهم' : 'خانهٔ کوچک یک صدم'} است.${whole === 0 ? ' ببین چند تا رنگ شده است.' : ' اول واحدهای کامل را بشمار.'}`,
              ),
            ]
          : isTen
            ? [hint(p`مخرج ${denominator} است؛ پس باید ${places} رقم بعد از ممیز داشته باشیم.`)]
            : [
                hint(p`مخرج ${denominator} است. کسری مساوی با آن پیدا کن که مخرجش ۱۰، ۱۰۰ یا ۱۰۰۰ باشد.`),
                hint(p`صورت و مخرج را در ${factor} ضرب کن؛ مخرج ${target} می‌شود.`),
              ]),
        hint(
          p`قسمت صحیح پیش از ممیز است.${String(numerator * factor).length < places ? ' اگر رقم کم آمد، بعد از ممیز صفر بگذار.' : ''}`,
        ),
      ],
      solution: [
        ...(improper
          ? [
              step(
                p`کسر از واحد بزرگ‌تر است؛ اول آن را به عدد مخلوط تبدیل می‌کنیم.`,
                display(
                  row(frac(whole * denominator + numerator, denominator), '=', mixed(whole, numerator, denominator)),
                ),
              ),
            ]
          : []),
        isTen
          ? step(
              whole > 0 ? p`${whole} واحد کامل داریم و قسمت کسری عدد این است:` : p`این کسر را داریم:`,
              display(scaled),
              p`مخرج ${denominator} است؛ پس ${places} رقم بعد از ممیز می‌نویسیم.`,
            )
          : step(
              p`صورت و مخرج کسر را در ${factor} ضرب می‌کنیم تا مخرج ${target} شود.`,
              display(row(frac(numerator, denominator), '=', scaled)),
            ),
        step(
          isTen ? p`پس عدد اعشاری این است.` : p`پس آن را با ${places} رقم بعد از ممیز می‌نویسیم.`,
          display(
            row(
              whole > 0 ? mixed(whole, numerator * factor, target) : scaled,
              '=',
              num(value.padded(places)),
              ...(value.places < places ? (['=', value] as const) : []),
            ),
          ),
        ),
      ],
    };
  },
});
