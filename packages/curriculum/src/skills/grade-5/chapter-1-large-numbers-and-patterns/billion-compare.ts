import {
  askToOrder,
  type Block,
  children,
  type Direction,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  num,
  type OrderEntry,
  orderAnswer,
  p,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'compare'],
  3: ['bare', 'story', 'compare'],
  4: ['story', 'compare', 'bare'],
};

interface Entry extends OrderEntry {
  readonly number: number;
}

function entry(number: number): Entry {
  return { number, math: num(number), value: Rational.of(number) };
}

function digits(rng: Rng, length: number, first = rng.int(1, 9)): number {
  return Number([first, ...Array.from({ length: length - 1 }, () => rng.int(0, 9))].join(''));
}

/** Level 1: other lengths; 2: two of one length; 3: all of one length; 4: the first digits alike too, or zeros within. */
function draw(rng: Rng, level: Level): readonly number[] {
  const length = rng.int(9, 12);
  switch (level) {
    case 1:
      return rng.sample([8, 9, 10, 11, 12], 4).map((each) => digits(rng, each));
    case 2: {
      const first = rng.int(1, 9);
      return [
        digits(rng, length, first),
        digits(rng, length, first),
        digits(rng, length - 1),
        digits(rng, Math.min(length + 1, 12)),
      ];
    }
    case 3: {
      const first = rng.int(1, 9);
      return [digits(rng, length, first), digits(rng, length, first), digits(rng, length), digits(rng, length - 1, 9)];
    }
    case 4: {
      const head = digits(rng, length - 4);
      const near = () =>
        head * 10_000 + rng.pick([rng.int(0, 9), rng.int(10, 99), rng.int(100, 999)]) * rng.pick([1, 10]);
      return [near(), near(), near(), digits(rng, length - 1, 9)];
    }
  }
}

const settings = [
  {
    statement: 'جمعیت چهار قاره در یک سرشماری قدیمی به نفر این‌هاست:',
    rising: 'از کم‌جمعیت‌ترین قاره شروع کن و به ترتیب بچین.',
    falling: 'از پرجمعیت‌ترین قاره شروع کن و به ترتیب بچین.',
    least: 1e7,
    most: 5e9,
  },
  {
    statement: 'راهی که چهار فضاپیما رفته‌اند به کیلومتر این‌هاست:',
    rising: 'از کوتاه‌ترین راه شروع کن و به ترتیب بچین.',
    falling: 'از طولانی‌ترین راه شروع کن و به ترتیب بچین.',
    least: 1e7,
    most: 3e10,
  },
  {
    statement: 'آب پشت چهار سد به لیتر این‌هاست:',
    rising: 'از کم‌آب‌ترین سد شروع کن و به ترتیب بچین.',
    falling: 'از پرآب‌ترین سد شروع کن و به ترتیب بچین.',
    least: 1e8,
    most: 1e12,
  },
  {
    statement: 'هزینهٔ ساختن چهار ورزشگاه به تومان این‌هاست:',
    rising: 'از کم‌خرج‌ترین ورزشگاه شروع کن و به ترتیب بچین.',
    falling: 'از پرخرج‌ترین ورزشگاه شروع کن و به ترتیب بچین.',
    least: 1e10,
    most: 1e12,
  },
  {
    statement: 'بازدیدهای چهار وب‌گاه آموزشی این‌هاست:',
    rising: 'از کم‌بازدیدترین وب‌گاه شروع کن و به ترتیب بچین.',
    falling: 'از پربازدیدترین وب‌گاه شروع کن و به ترتیب بچین.',
    least: 1e7,
    most: 2e10,
  },
  {
    statement: 'چهار کهکشانِ یک بازی فضایی این تعداد ستاره دارند:',
    rising: 'از کم‌ستاره‌ترین کهکشان شروع کن و به ترتیب بچین.',
    falling: 'از پرستاره‌ترین کهکشان شروع کن و به ترتیب بچین.',
    least: 1e8,
    most: 1e12,
  },
  {
    statement: 'فروش چهار فروشگاه به تومان این‌هاست:',
    rising: 'از فروشگاهی که کمتر از همه فروخته است شروع کن و به ترتیب بچین.',
    falling: 'از فروشگاهی که بیشتر از همه فروخته است شروع کن و به ترتیب بچین.',
    least: 1e7,
    most: 1e12,
  },
] as const;

function statement(
  rng: Rng,
  form: QuestionVariant,
  direction: Direction,
  numbers: readonly number[],
): readonly Block[] {
  if (form === 'story') {
    const setting = rng.pick(
      settings.filter(({ least, most }) => most >= Math.max(...numbers) && least <= Math.min(...numbers)),
    );
    return [p`${setting.statement}`, p`${setting[direction]}`];
  }
  const names = children(rng, 4);
  return form === 'compare'
    ? [
        p`${names.slice(0, 3).join('، ')} و ${names[3] ?? ''} هر کدام یک عدد بزرگ نوشته‌اند.`,
        p`عددها را ${askToOrder[direction]}`,
      ]
    : [p`این عددها را ${askToOrder[direction]}`];
}

/** Where the eye sees a tie, the true size decides. */
function tied(size: Rational, value: Rational): Rational {
  return size.times(Rational.of(10n ** 13n)).plus(value);
}

export const billionCompare = defineSkill({
  id: 'g5-billion-compare',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 7,
  make: (rng, level) => {
    const numbers = draw(rng, level);
    if (new Set(numbers).size < 4) return null;
    const direction = rng.pick(['rising', 'falling'] as const);
    const { sorted, ...spec } = orderAnswer(rng, {
      entries: numbers.map(entry),
      direction,
      misconceptions: [
        {
          id: 'length-not-counted',
          title: 'از رقم اول مقایسه کرده و رقم‌ها را نشمرده',
          message: line`اول رقم‌های هر عدد را بشمار. رقم اول وقتی مهم است که تعداد رقم‌ها برابر باشد.`,
          seenAs: ({ number, value }) =>
            tied(
              Rational.of(BigInt(number), 10n ** BigInt(String(number).length)),
              value.times(Rational.of(1n, 10n ** 13n)),
            ),
        },
        {
          id: 'last-group-compared',
          title: 'طبقهٔ آخر را مقایسه کرده',
          message: line`مقایسه را از سمت چپ شروع کن، از بزرگ‌ترین طبقه.`,
          seenAs: ({ number, value }) => tied(Rational.of(number % 1000), value),
        },
        {
          id: 'other-direction',
          title: 'از سر دیگر چیده',
          message: line`ببین کدام عدد باید اول بیاید.`,
          seenAs: ({ value }) => Rational.of(0).minus(value),
        },
      ],
    });
    if (spec.misconceptions.length < 2) return null;
    const form = rng.pick(formsOf[level]);
    const sign = direction === 'rising' ? '<' : '>';
    const lengths = sorted.map(({ number }) => String(number).length);
    // Neighbours of one length: the first digits that differ decide.
    const decided = sorted.slice(1).flatMap(({ number }, index) => {
      const [one, other] = [String(sorted[index]?.number ?? 0), String(number)];
      const at = [...one].findIndex((digit, place) => digit !== other[place]);
      return one.length === other.length
        ? [
            p`در ${Number(one)} و ${Number(other)} اولین رقم‌های متفاوت از چپ، ${Number(one[at])} و ${Number(other[at])} است.`,
          ]
        : [];
    });
    return {
      form,
      stem: statement(rng, form, direction, numbers),
      ...spec,
      hints: [
        hint(p`عددها را دوتا دوتا مقایسه کن و به ترتیب بچین.`),
        hint(p`عددی که رقم‌های بیشتری دارد بزرگ‌تر است. اول تعداد رقم‌ها را بشمار.`),
        hint(p`اگر تعداد رقم‌ها برابر است، از سمت چپ رقم به رقم مقایسه کن تا به اولین رقم متفاوت برسی.`),
      ],
      solution: [
        step(
          new Set(lengths).size > 1
            ? p`تعداد رقم‌ها را می‌شماریم: عددی که رقم بیشتری دارد بزرگ‌تر است.`
            : p`تعداد رقم‌ها برابر است؛ پس از سمت چپ مقایسه می‌کنیم.`,
          ...(new Set(lengths).size > 1 ? sorted.map(({ number }) => p`${number}: ${String(number).length} رقم`) : []),
          ...decided,
        ),
        step(
          p`پس ترتیب این است:`,
          display(row(...sorted.flatMap(({ math }, index) => (index === 0 ? [math] : ([sign, math] as const))))),
        ),
      ],
    };
  },
});
