import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';

/** Powers of ten with their names. */
const powers = [
  { name: 'صد', power: 2 },
  { name: 'هزار', power: 3 },
  { name: 'ده هزار', power: 4 },
  { name: 'صد هزار', power: 5 },
  { name: 'میلیون', power: 6 },
  { name: 'ده میلیون', power: 7 },
  { name: 'صد میلیون', power: 8 },
  { name: 'میلیارد', power: 9 },
] as const;

type Power = (typeof powers)[number];

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'reverse', 'story'],
  2: ['bare', 'reverse', 'story'],
  3: ['bare', 'reverse', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake', 'reverse'],
};

/** How many times the large one is asked for, by level. */
function multiple(rng: Rng, level: Level): number {
  switch (level) {
    case 1:
      return rng.int(1, 9);
    case 2:
      return rng.int(1, 20);
    case 3:
      return rng.int(2, 99);
    case 4:
      return rng.int(11, 250);
  }
}

/** «میلیون» alone is «یک میلیون»; «هزار», «ده هزار» and the like are said as they are. */
function one({ name }: Power): string {
  return /^(میلیون|میلیارد)$/.test(name) ? `یک ${name}` : name;
}

const wordProblems: readonly {
  readonly fits: (small: Power, total: number) => boolean;
  readonly unit: string;
  readonly write: (rng: Rng, small: Power, total: number) => readonly Block[];
}[] = [
  {
    fits: ({ power }, total) => power <= 5 && power >= 3 && total / 10 ** power <= 1e6,
    unit: 'اسکناس',
    write: (rng, { name }, total) => [
      p`مادر ${child(rng)} در بانک کار می‌کند. دستگاه آنجا ${total} تومان اسکناس ${name} تومانی شمرده است.`,
      p`دستگاه چند اسکناس شمرده است؟`,
    ],
  },
  {
    fits: ({ power }, total) => power <= 4 && total <= 1e10,
    unit: 'جعبه',
    write: (_, { name }, total) => [
      p`کارخانه‌ای ${total} پیچ ساخته است و در هر جعبه ${name} پیچ می‌گذارد.`,
      p`چند جعبه لازم است؟`,
    ],
  },
  {
    fits: ({ power }) => power === 3 || power === 4,
    unit: 'تانکر',
    write: (_, small, total) => [
      p`پشت یک سد ${total} لیتر آب هست.`,
      p`این آب چند تانکر را پر می‌کند، اگر در هر تانکر ${one(small)} لیتر آب جا بگیرد؟`,
    ],
  },
  {
    fits: ({ power }, total) => power >= 5 && total / 10 ** power <= 10_000,
    unit: 'شهر',
    write: (rng, small, total) => [
      p`${child(rng)} در یک داستان علمی خواند که روی سیاره‌ای ${total} نفر زندگی می‌کنند و جمعیت هر شهر آن ${one(small)} نفر است.`,
      p`آن سیاره چند شهر دارد؟`,
    ],
  },
  {
    fits: ({ power }, total) => power <= 6 && total / 10 ** power <= 2000,
    unit: 'روز',
    write: (_, small, total) => [
      p`یک وب‌گاه آموزشی هر روز ${one(small)} بازدید دارد.`,
      p`در چند روز، بازدیدهای آن به ${total} می‌رسد؟`,
    ],
  },
  {
    fits: ({ power }, total) => power >= 6 && total / 10 ** power <= 10_000,
    unit: 'مدرسه',
    write: (_, small, total) => [
      p`مرد نیکوکاری ${total} تومان برای خریدن کتاب گذاشت و به هر مدرسه ${one(small)} تومان داد.`,
      p`پول او به چند مدرسه رسید؟`,
    ],
  },
];

export const unitRelations = defineSkill({
  id: 'g5-unit-relations',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 8,
  make: (rng, level) => {
    const [small, large] = rng.sample(powers, 2).sort((a, b) => a.power - b.power) as [Power, Power];
    const gap = large.power - small.power;
    if (gap < (level < 3 ? 1 : 2) || gap > (level === 1 ? 3 : 6)) return null;
    const count = multiple(rng, level);
    const total = count * 10 ** large.power;
    if (total > 250_000_000_000 || large.power < (level === 1 ? 4 : 6)) return null;
    const answer = count * 10 ** gap;
    if (answer < 10) return null;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const manyLarge = count === 1 ? one(large) : /^(هزار|میلیون|میلیارد)$/.test(large.name) ? null : undefined;
    // Only «۷ میلیون» and «یک …» read well; «۷ ده هزار» does not.
    if (manyLarge === undefined) return null;
    const said = manyLarge === null ? line`${count} ${large.name}` : line`${manyLarge}`;
    const nameOf = (power: Power) => `«${one(power)}»`;
    const [, ofUnit] = / (هزار|میلیون)$/.exec(small.name) ?? [];
    const isNameShortened = powers.find(({ name: unit }) => unit === ofUnit)?.power === large.power - 3;

    if (form === 'reverse') {
      const reply = total;
      return {
        form,
        stem: [p`${answer} تا ${nameOf(small)} روی هم چند می‌شود؟ عدد را کامل بنویس.`],
        ...integerAnswer(reply),
        misconceptions: [
          misconception(
            'one-zero-too-few',
            'یک صفر کم نوشته',
            integerKey(reply / 10),
            line`صفرهای هر دو عدد را بشمار و ببین حاصل چند صفر دارد.`,
          ),
          misconception(
            'one-zero-too-many',
            'یک صفر زیاد نوشته',
            integerKey(reply * 10),
            line`صفرها را یک بار دیگر بشمار؛ یکی زیاد است.`,
          ),
          misconception(
            'added-in-place-of-multiplied',
            'به جای ضرب کردن جمع کرده',
            integerKey(answer + 10 ** small.power),
            line`چند تا از یک عدد داریم؛ پس باید ضرب کنیم.`,
          ),
        ],
        hints: [
          hint(p`${answer} بار ${one(small)} را روی هم می‌گذاریم.`),
          hint(p`عدد را در ${10 ** small.power} ضرب کن: صفرهای آن را سمت راست عدد بگذار.`),
        ],
        solution: [
          step(p`${one(small)} عددی است با ${small.power} صفر.`, display(row(10 ** small.power))),
          step(
            p`پس ${small.power} صفر به سمت راست عدد اضافه می‌شود.`,
            display(row(answer, '×', 10 ** small.power, '=', reply)),
          ),
        ],
      };
    }

    const wordProblem = rng.pick(wordProblems);
    if (form === 'story' && !wordProblem.fits(small, total)) return null;
    const isInDigits = form === 'bare' && !rng.chance(1, 2);
    const stem = () => {
      switch (form) {
        case 'story':
          return wordProblem.write(rng, small, total);
        case 'find-mistake':
          return [
            p`${name} می‌گوید: ${said} برابر با ${rng.pick([answer * 10, answer / 10])} تا ${nameOf(small)} است.`,
            p`ولی صفرها را درست نشمرده است. ${said} برابر با چند تا ${nameOf(small)} است؟`,
          ];
        default:
          return !isInDigits
            ? [p`${said} برابر با چند تا ${nameOf(small)} است؟`]
            : [p`در جای خالی چه عددی می‌نشیند؟`, display(row(blank(), '×', 10 ** small.power, '=', total))];
      }
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer, form === 'story' ? { unit: wordProblem.unit } : {}),
      misconceptions: [
        misconception(
          'one-zero-too-many',
          'یک صفر زیاد نوشته',
          integerKey(answer * 10),
          line`صفرهای هر دو عدد را دوباره بشمار. یک صفر زیاد است.`,
        ),
        misconception(
          'one-zero-too-few',
          'یک صفر کم نوشته',
          integerKey(answer / 10),
          line`صفرهای هر دو عدد را دوباره بشمار. یک صفر کم است.`,
        ),
        misconception(
          // Of thousands it is the number itself, in digits.
          small.power === 3 ? 'number-in-digits' : 'power-off-by-a-thousand',
          small.power === 3
            ? 'خود عدد را با رقم نوشته، یا یک طبقه را جا انداخته'
            : 'هزار برابر نوشته، شاید چون یک طبقه را جا انداخته',
          integerKey(answer * 1000),
          line`صفرهای هر دو عدد را دوباره بشمار. سه صفر، یعنی یک طبقه، زیاد است.`,
        ),
        // In digits there are no names of numbers.
        ...(isInDigits
          ? []
          : [
              // A thousand in place of a hundred thousand: the name was not read to its end, or all names are a thousand apart.
              isNameShortened
                ? misconception(
                    'name-shortened-or-always-a-thousand',
                    'نام عدد را کامل نخوانده یا هر واحد را هزار تای واحد دیگر گرفته',
                    integerKey(count * 1000),
                    line`نام عدد را کامل بخوان: ${nameOf(small)} چند صفر دارد؟`,
                  )
                : misconception(
                    'always-a-thousand',
                    'هر واحد را هزار تای واحد دیگر گرفته',
                    integerKey(count * 1000),
                    line`فقط طبقه‌های پشت سر هم هزار برابرند. صفرها را بشمار.`,
                  ),
            ]),
      ],
      hints: [
        hint(p`می‌خواهیم بدانیم در ${total} چند تا «${one(small)}» هست.`),
        hint(p`صفرهای «${one(small)}» را بشمار. همین تعداد صفر را از سمت راست عدد بزرگ‌تر بردار.`),
      ],
      solution: [
        step(p`${one(small)} عددی است با ${small.power} صفر.`, display(row(10 ** small.power))),
        step(
          p`عدد بزرگ‌تر را بر آن تقسیم می‌کنیم؛ یعنی ${small.power} صفر از سمت راست آن برمی‌داریم.`,
          display(row(total, '÷', 10 ** small.power, '=', answer)),
        ),
      ],
    };
  },
});
