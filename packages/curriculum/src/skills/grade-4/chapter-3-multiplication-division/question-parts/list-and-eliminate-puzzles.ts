import { type Block, child, p, type Rng } from '../../../../authoring/index.ts';

/** One case of a puzzle: two amounts that meet the first condition, and what the second condition measures. */
export interface Case {
  readonly one: number;
  readonly other: number;
  readonly measure: number;
}

/** A puzzle that is solved by listing its cases in order and dropping those that break the second condition. */
export interface Puzzle {
  readonly isStory: boolean;
  /** Headings of the list: the two amounts and the measure. */
  readonly headings: readonly [string, string, string];
  /** In order; exactly one has the measure asked for. */
  readonly cases: readonly Case[];
  readonly target: number;
  readonly statement: Block;
  readonly ask: Block;
  readonly unit: string | null;
  /** What is answered of a case. */
  readonly answer: (one: Case) => number;
  /** How the list is begun. */
  readonly begin: string;
}

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

type Maker = (rng: Rng, most: number) => Puzzle | null;

const sumAndProduct: Maker = (rng, most) => {
  const [small, large] = [rng.int(2, most), rng.int(3, most + 4)].sort((a, b) => a - b) as [number, number];
  // Of two equal numbers none is the larger one.
  if (small === large) return null;
  const sum = small + large;
  const shown = rng.pick(['دو عدد داریم که', 'من دو عدد در ذهنم دارم که', 'روی دو کارت دو عدد نوشته شده که']);
  return {
    isStory: false,
    headings: ['عدد کوچک‌تر', 'عدد بزرگ‌تر', 'حاصل ضرب'],
    cases: upTo(1, Math.floor(sum / 2)).map((one) => ({ one, other: sum - one, measure: one * (sum - one) })),
    target: small * large,
    statement: p`${shown} حاصل جمعشان ${sum} و حاصل ضربشان ${small * large} است.`,
    ask: p`عدد بزرگ‌تر چند است؟`,
    unit: null,
    answer: ({ other }) => other,
    begin: 'همهٔ جفت‌عددهایی را که حاصل جمعشان درست است به ترتیب بنویس',
  };
};

const rectangle: Maker = (rng, most) => {
  const [wide, long] = [rng.int(2, most), rng.int(3, most + 6)].sort((a, b) => a - b) as [number, number];
  // The longer side of a square is none.
  if (wide === long) return null;
  const area = wide * long;
  const [place, unit] = rng.pick([
    ['باغچه‌ای مستطیلی', 'متر'],
    ['فرشی مستطیلی', 'متر'],
    ['حیاطی مستطیلی', 'متر'],
    ['کارتی مستطیلی', 'سانتی‌متر'],
    ['تکه مقوایی مستطیلی', 'سانتی‌متر'],
    ['استخری مستطیلی', 'متر'],
  ] as const);
  return {
    isStory: true,
    headings: [`عرض به ${unit}`, `طول به ${unit}`, `محیط به ${unit}`],
    cases: upTo(1, area)
      .filter((one) => area % one === 0 && one * one <= area)
      .map((one) => ({ one, other: area / one, measure: 2 * (one + area / one) })),
    target: 2 * (wide + long),
    statement: p`مساحت ${place} ${area} ${unit} مربع و محیط آن ${2 * (wide + long)} ${unit} است. طول و عرض آن عددهای بدون کسرند.`,
    ask: p`طول آن، یعنی ضلع بزرگ‌ترش، چند ${unit} است؟`,
    unit,
    answer: ({ other }) => other,
    begin: 'همهٔ عرض و طول‌هایی را که این مساحت را می‌سازند به ترتیب بنویس',
  };
};

const digits: Maker = (rng) => {
  const [tens, ones] = [rng.int(1, 8), rng.int(1, 9)];
  const sum = tens + ones;
  const isOnesLarger = ones > tens;
  const gap = Math.abs(ones - tens);
  const shown = rng.pick([
    'عددی دورقمی داریم.',
    'شمارهٔ خانهٔ ما عددی دورقمی است.',
    tens < 5 ? 'شمارهٔ پلاک یک خانه عددی دورقمی است.' : 'سن پدربزرگ عددی دورقمی است.',
    'شمارهٔ لباس یک بازیکن عددی دورقمی است.',
  ]);
  return {
    isStory: false,
    headings: ['دهگان', 'یکان', 'فرق دو رقم'],
    cases: upTo(1, 9)
      .map((one) => ({ one, other: sum - one, measure: isOnesLarger ? sum - 2 * one : 2 * one - sum }))
      .filter(({ other, measure }) => other >= 0 && other <= 9 && measure >= 0),
    target: gap,
    statement: isOnesLarger
      ? p`${shown} حاصل جمع رقم‌های آن ${sum} است و رقم یکانش ${gap} تا بیشتر از رقم دهگان است.`
      : p`${shown} حاصل جمع رقم‌های آن ${sum} است و رقم دهگانش ${gap} تا بیشتر از رقم یکان است.`,
    ask: p`این عدد چند است؟`,
    unit: null,
    answer: ({ one, other }) => one * 10 + other,
    begin: isOnesLarger
      ? 'همهٔ عددهای دورقمی را که حاصل جمع رقم‌هایشان درست است و یکانشان از دهگان کمتر نیست به ترتیب بنویس'
      : 'همهٔ عددهای دورقمی را که حاصل جمع رقم‌هایشان درست است و دهگانشان از یکان کمتر نیست به ترتیب بنویس',
  };
};

interface Mixture {
  readonly names: readonly [string, string];
  readonly each: readonly [number, number];
  readonly measureName: string;
  readonly write: (name: string, count: number, total: number) => readonly [Block, Block];
  readonly unit: string;
}

const mixtures: readonly Mixture[] = [
  {
    names: ['مرغ', 'گوسفند'],
    each: [2, 4],
    measureName: 'تعداد پا',
    write: (name, count, total) => [
      p`در مزرعهٔ پدربزرگ ${name} ${count} مرغ و گوسفند هست که روی هم ${total} پا دارند.`,
      p`در مزرعه چند گوسفند هست؟`,
    ],
    unit: 'گوسفند',
  },
  {
    names: ['دوچرخه', 'سه‌چرخه'],
    each: [2, 3],
    measureName: 'تعداد چرخ',
    write: (_, count, total) => [
      p`در تعمیرگاهی ${count} دوچرخه و سه‌چرخه هست که روی هم ${total} چرخ دارند.`,
      p`چند سه‌چرخه در تعمیرگاه هست؟`,
    ],
    unit: 'سه‌چرخه',
  },
  {
    names: ['سکهٔ دویستی', 'سکهٔ پانصدی'],
    each: [200, 500],
    measureName: 'پول به تومان',
    write: (name, count, total) => [
      p`${name} در قلکش ${count} سکهٔ دویست تومانی و پانصد تومانی دارد. پولش روی هم ${total} تومان است.`,
      p`چند سکهٔ پانصد تومانی دارد؟`,
    ],
    unit: 'سکه',
  },
  {
    names: ['میز دونفره', 'میز چهارنفره'],
    each: [2, 4],
    measureName: 'تعداد نفر',
    write: (_, count, total) => [
      p`در غذاخوری مدرسه ${count} میز دونفره و چهارنفره هست و همهٔ ${total} جا پر شده است.`,
      p`چند میز چهارنفره هست؟`,
    ],
    unit: 'میز',
  },
  {
    names: ['بستهٔ سه‌تایی', 'بستهٔ پنج‌تایی'],
    each: [3, 5],
    measureName: 'تعداد مداد',
    write: (name, count, total) => [
      p`${name} ${count} بسته مداد خرید؛ بعضی سه‌تایی و بعضی پنج‌تایی. حالا روی هم ${total} مداد دارد.`,
      p`چند بستهٔ پنج‌تایی خرید؟`,
    ],
    unit: 'بسته',
  },
  {
    names: ['پاسخ دو امتیازی', 'پاسخ پنج امتیازی'],
    each: [2, 5],
    measureName: 'امتیاز',
    write: (name, count, total) => [
      p`${name} در مسابقه به ${count} سؤال درست جواب داد؛ بعضی دو امتیاز و بعضی پنج امتیاز داشتند. روی هم ${total} امتیاز گرفت.`,
      p`به چند سؤال پنج امتیازی درست جواب داد؟`,
    ],
    unit: 'سؤال',
  },
];

const mixture: Maker = (rng, most) => {
  const { names, each, measureName, write, unit } = rng.pick(mixtures);
  const count = rng.int(Math.max(5, most - 3), most + 4);
  const other = rng.int(2, count - 2);
  const measure = (one: number, second: number) => one * each[0] + second * each[1];
  const total = measure(count - other, other);
  // What a division of the total comes to would be taken for one of the cases.
  if ([count, ...each].some((one) => total % one === 0 && total / one < count)) return null;
  const [statement, ask] = write(child(rng), count, total);
  return {
    isStory: true,
    headings: [`تعداد ${names[0]}`, `تعداد ${names[1]}`, measureName],
    cases: upTo(0, count).map((second) => ({
      one: count - second,
      other: second,
      measure: measure(count - second, second),
    })),
    target: total,
    statement,
    ask,
    unit,
    answer: (one) => one.other,
    begin: 'همهٔ حالت‌هایی را که تعدادشان روی هم درست است به ترتیب بنویس',
  };
};

/** A puzzle of at most twenty cases; null when the draw gives none with a single answer. */
export function drawPuzzle(rng: Rng, most: number): Puzzle | null {
  const puzzle = rng.pick([sumAndProduct, rectangle, digits, mixture, mixture])(rng, most);
  if (puzzle === null) return null;
  const { cases, target } = puzzle;
  const fits = cases.filter(({ measure }) => measure === target);
  if (target === 0) return null;
  return cases.length >= 3 && cases.length <= 20 && fits.length === 1 ? puzzle : null;
}
