import {
  type Block,
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
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'figure'],
  3: ['bare', 'story', 'find-mistake', 'figure'],
  4: ['story', 'find-mistake', 'bare'],
};
const powersOf: Readonly<Record<Level, readonly number[]>> = { 1: [1], 2: [1, 2], 3: [2, 3], 4: [2, 3] };
const placesOf: Readonly<Record<1 | 2 | 3, readonly [number, number]>> = { 1: [1, 2], 2: [1, 2], 3: [1, 3] };

/** Level 4: numbers below one, whose first digits may be zeros, and numbers whose digits run out. */
function draw(rng: Rng, level: Level): Decimal {
  if (level === 4) {
    return rng.chance(2, 3) ? decimalWith(rng, rng.int(2, 3), [0, 0]) : decimalWith(rng, 1, [11, 99]);
  }
  return decimalWith(rng, rng.int(...placesOf[level]), [1, level < 3 ? 30 : 60]);
}

const wordProblems: readonly {
  readonly unit: string;
  readonly powers: readonly number[];
  readonly write: (rng: Rng, a: Decimal, times: number) => readonly Block[];
}[] = [
  {
    unit: 'کیلوگرم',
    powers: [1, 2, 3],
    write: (_, a, times) => [p`وزن هر بسته ${a} کیلوگرم است.`, p`${times} بسته از آن روی هم چند کیلوگرم است؟`],
  },
  {
    unit: 'متر',
    powers: [1, 2],
    write: (_, a, times) => [p`طول هر تکه سیم ${a} متر است.`, p`${times} تکه از آن روی هم چند متر است؟`],
  },
  {
    unit: 'لیتر',
    powers: [1, 2, 3],
    write: (_, a, times) => [p`در هر ظرف ${a} لیتر آب جا می‌گیرد.`, p`در ${times} ظرف روی هم چند لیتر آب جا می‌گیرد؟`],
  },
  {
    unit: 'هزار تومان',
    powers: [1, 2, 3],
    write: (_, a, times) => [p`قیمت هر شکلات ${a} هزار تومان است.`, p`قیمت ${times} شکلات چند هزار تومان است؟`],
  },
  {
    unit: 'میلی‌متر',
    powers: [1],
    write: (_, a) => [p`هر سانتی‌متر ۱۰ میلی‌متر است.`, p`${a} سانتی‌متر چند میلی‌متر است؟`],
  },
  { unit: 'سانتی‌متر', powers: [2], write: (_, a) => [p`هر متر ۱۰۰ سانتی‌متر است.`, p`${a} متر چند سانتی‌متر است؟`] },
  { unit: 'گرم', powers: [3], write: (_, a) => [p`هر کیلوگرم ۱۰۰۰ گرم است.`, p`${a} کیلوگرم چند گرم است؟`] },
  { unit: 'متر', powers: [3], write: (_, a) => [p`هر کیلومتر ۱۰۰۰ متر است.`, p`${a} کیلومتر چند متر است؟`] },
];

export const decimalMultTen = defineSkill({
  id: 'g5-decimal-mult-10',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 8,
  make: (rng, level) => {
    const power = rng.pick(powersOf[level]);
    const a = draw(rng, level);
    const times = 10 ** power;
    const result = a.shift(power);
    const form = rng.pick(formsOf[level]);
    const whole = a.units / 10n ** BigInt(a.places);
    const part = a.minus(Decimal.of(whole));
    const onlyWhole = Decimal.of(whole * BigInt(times)).plus(part);
    const wrong = rng.pick(
      [a, onlyWhole, a.shift(power - 1), a.shift(power + 1)].filter((each) => !each.equals(result)),
    );
    const wordProblem = rng.pick(
      wordProblems.filter(({ powers, unit }) => powers.includes(power) && (whole > 0n || unit !== 'هزار تومان')),
    );
    // A box for every place the product needs: where digits run out, zeros stand.
    const filled = a.places < power;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return wordProblem.write(rng, a, times);
        case 'figure':
          return [
            p`یک مربع کامل، یک واحد است و این شکل ${a} واحد را نشان می‌دهد.`,
            p`${times} تا از این شکل روی هم چند واحد است؟`,
          ];
        case 'find-mistake':
          return [
            p`${child(rng)} این‌طور نوشته است:`,
            display(row(a, '×', times, '=', wrong)),
            p`ولی در جواب اشتباهی هست. حاصل درست چند است؟`,
          ];
        default:
          return [p`حاصل ضرب را بنویس.`, display(rng.chance(1, 2) ? row(a, '×', times, '=') : row(times, '×', a, '='))];
      }
    };
    // One place short is also the mark dropped, where it has but one digit less behind it than it is to move.
    const isAlsoDropped = a.places === power - 1;
    // One place too far is also the mark left out of an answer with one digit behind it, and, of a number with one, the mark
    // dropped and all zeros written after it.
    const tooFar =
      a.places === power + 1
        ? misconception(
            'mark-moved-too-far-or-left-out',
            'ممیز را یک خانه بیشتر جابه‌جا کرده یا ننوشته',
            decimalKey(a.shift(power + 1)),
            line`ممیزِ ${a} باید فقط به تعداد صفرهای ${times} خانه به سمت راست برود و در جواب هم نوشته شود.`,
          )
        : a.places === 1
          ? misconception(
              'mark-moved-too-far-or-dropped',
              'ممیز را یک خانه بیشتر جابه‌جا کرده، یا برداشته و صفرها را آخر عدد گذاشته',
              decimalKey(a.shift(power + 1)),
              line`ممیزِ ${a} باید فقط به تعداد صفرهای ${times} خانه به سمت راست برود؛ رقم بعد از ممیز هم یکی از همان خانه‌هاست.`,
            )
          : misconception(
              'mark-moved-one-too-far',
              'ممیز را یک خانه بیشتر جابه‌جا کرده',
              decimalKey(a.shift(power + 1)),
              line`ممیزِ ${a} باید فقط به تعداد صفرهای ${times} خانه به سمت راست برود. در جواب تو بیشتر رفته است.`,
            );
    if (form === 'figure' && (a.places > 2 || whole > 3n || power > 2)) return null;
    const squares = () => [...Array.from({ length: Number(whole) }, () => 100), Number(part.unitsAt(2))];
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'hundred-grid' as const,
              description: 'مربع‌های صدتایی که بعضی از آن‌ها کامل و یکی تا اندازه‌ای رنگ شده است',
              shaded: squares(),
            },
          }
        : {}),
      ...decimalAnswer(result, form === 'story' ? { unit: wordProblem.unit } : {}),
      misconceptions: [
        misconception(
          'zeros-put-at-the-end',
          'عدد را تغییر نداده یا صفرها را آخر آن گذاشته',
          decimalKey(a),
          line`صفرِ آخرِ عدد اعشاری مقدار آن را عوض نمی‌کند. در ضرب، ممیز جابه‌جا می‌شود.`,
        ),
        misconception(
          'only-whole-part-multiplied',
          'فقط قسمت صحیح را ضرب کرده',
          decimalKey(onlyWhole),
          line`قسمت اعشاری هم باید چند برابر شود، نه فقط قسمت صحیح.`,
        ),
        misconception(
          isAlsoDropped ? 'mark-moved-one-short-or-dropped' : 'mark-moved-one-short',
          isAlsoDropped ? 'ممیز را یک خانه کمتر جابه‌جا کرده یا فقط برداشته' : 'ممیز را یک خانه کمتر جابه‌جا کرده',
          decimalKey(a.shift(power - 1)),
          line`صفرهای ${times} را بشمار. ممیزِ ${a} باید همان تعداد خانه به سمت راست برود.`,
        ),
        tooFar,
        misconception(
          'mark-moved-left',
          'ممیز را به سمت چپ برده',
          decimalKey(a.shift(-power)),
          line`وقتی در ${times} ضرب می‌کنیم، عدد بزرگ‌تر می‌شود. ممیز را به کدام سمت ببریم؟`,
        ),
      ],
      hints: [
        hint(p`${a} را ${times} برابر می‌کنیم؛ پس جواب باید از آن بزرگ‌تر باشد.`),
        hint(p`${times} چند صفر دارد؟ ممیز به همان تعداد خانه به سمت راست می‌رود.`),
        ...(filled ? [hint(p`اگر رقم‌ها تمام شد، جای خانه‌های خالی صفر بگذار.`)] : []),
      ],
      solution: [
        step(p`عدد ${times}، ${power} صفر دارد؛ پس هر رقم ${power} خانه به چپ می‌رود و ممیز ${power} خانه به راست.`),
        step(
          filled
            ? p`رقم‌های بعد از ممیز کم است؛ جای خانه‌های خالی صفر می‌گذاریم.`
            : p`ممیز را ${power} خانه به سمت راست می‌بریم.`,
          display(row(a, '×', times, '=', result)),
        ),
      ],
    };
  },
});
