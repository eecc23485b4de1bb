import {
  type Block,
  type CellPlace,
  child,
  choiceAnswer,
  defineSkill,
  display,
  type Figure,
  group,
  hint,
  type Level,
  line,
  p,
  persianNumber,
  plural,
  type QuestionVariant,
  type Rng,
  row,
  step,
  type WrongOptionDraft,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare'],
  2: ['figure', 'bare', 'story', 'compare'],
  3: ['bare', 'story', 'compare'],
  4: ['compare', 'story', 'bare'],
};

type Sides = readonly [length: number, width: number];

const letters = ['الف', 'ب', 'پ', 'ت'] as const;

/** Rectangles with whole sides up to 20 whose half perimeter, or whose area, is this; the longest last. */
function rectangles(fixed: 'perimeter' | 'area', amount: number): readonly Sides[] {
  return Array.from({ length: 20 }, (_, index): Sides | null => {
    const width = index + 1;
    const length = fixed === 'perimeter' ? amount - width : amount / width;
    return Number.isInteger(length) && length >= width && length <= 20 ? [length, width] : null;
  })
    .filter((sides) => sides !== null)
    .toSorted(([a], [b]) => a - b);
}

function said([length, width]: Sides, unit: string): string {
  return length === width
    ? `مربعی با ضلع ${persianNumber(length)} ${unit}`
    : `مستطیلی با طول ${persianNumber(length)} ${unit} و عرض ${persianNumber(width)} ${unit}`;
}

/** The rectangles as squares on squared paper, beside one another. */
function boards(all: readonly Sides[]): Figure {
  return {
    t: 'cells',
    description: all
      .map(
        ([length, width], index) =>
          `شکل ${letters[index] ?? ''}: ${persianNumber(width)} ردیف، در هر ردیف ${persianNumber(length)} مربع`,
      )
      .join('؛ '),
    boards: all.map(([length, width], index) => ({
      rows: width,
      columns: length,
      label: letters[index] ?? '',
      filled: Array.from(
        { length: length * width },
        (_, cell): CellPlace => [Math.floor(cell / length), cell % length],
      ).map(([line, column]) => ({ row: line, column })),
    })),
  };
}

const stories = {
  perimeter: [
    (rng: Rng, amount: number) =>
      `${child(rng)} ${persianNumber(amount)} متر نرده دارد و می‌خواهد با همهٔ آن دور یک باغچه را بگیرد. این باغچه‌ها را می‌شود ساخت.`,
    (rng: Rng, amount: number) =>
      `پدر ${child(rng)} با ${persianNumber(amount)} متر تور سیمی، دور مرغ‌ها یک محوطه می‌سازد. این محوطه‌ها را می‌شود ساخت.`,
    (rng: Rng, amount: number) =>
      `${child(rng)} ${persianNumber(amount)} متر طناب دارد و با همهٔ آن دور یک زمین بازی را مشخص می‌کند. این زمین‌ها را می‌شود ساخت.`,
    (_: Rng, amount: number) =>
      `برای دور یک تابلوی بزرگ ${persianNumber(amount)} متر ریسهٔ چراغ خریده‌اند. این تابلوها را می‌شود ساخت.`,
  ],
  area: [
    (rng: Rng, amount: number) =>
      `${child(rng)} می‌خواهد با ${persianNumber(amount)} موزاییک مربعی که هر ضلعشان ۱ متر است، یک حیاط را فرش کند. این حیاط‌ها را می‌شود ساخت.`,
    (rng: Rng, amount: number) =>
      `مدرسهٔ ${child(rng)} باغچه‌ای با مساحت ${persianNumber(amount)} متر مربع می‌سازد. این باغچه‌ها را می‌شود ساخت.`,
    (rng: Rng, amount: number) =>
      `پدربزرگ ${child(rng)} زمینی با مساحت ${persianNumber(amount)} متر مربع برای سبزی‌کاری لازم دارد. این زمین‌ها را می‌شود انتخاب کرد.`,
    (_: Rng, amount: number) =>
      `برای یک جشن، فرشی با مساحت ${persianNumber(amount)} متر مربع لازم است. این فرش‌ها در فروشگاه هست.`,
  ],
} as const;

export const areaPerimeterRelation = defineSkill({
  id: 'g4-area-perimeter-relation',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 4,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const fixed = rng.pick(['perimeter', 'area'] as const);
    const isSmall = form === 'figure';
    const amount =
      fixed === 'perimeter'
        ? rng.int(isSmall ? 6 : 8, isSmall ? 10 : level < 3 ? 16 : 26)
        : rng.int(12, isSmall ? 24 : level < 3 ? 48 : 120);
    const all = rectangles(fixed, amount).filter(([length]) => !isSmall || length <= 9);
    const shown = level === 1 ? 3 : 4;
    if (all.length < shown) return null;
    const chosen = rng.sample(all, shown).toSorted(([a], [b]) => a - b);
    const wantsMost = rng.chance(1, 2);
    const value = ([length, width]: Sides) => (fixed === 'perimeter' ? length * width : 2 * (length + width));
    const ranked = chosen.toSorted((one, other) => (wantsMost ? value(other) - value(one) : value(one) - value(other)));
    const [best, ...rest] = ranked;
    const worst = rest.at(-1);
    if (best === undefined || worst === undefined || value(best) === value(rest[0] ?? best)) return null;
    const order = rng.shuffle(chosen);
    const unit = form === 'story' ? 'متر' : 'سانتی‌متر';
    const what = fixed === 'perimeter' ? 'مساحت' : 'محیط';
    const same = fixed === 'perimeter' ? 'محیط' : 'مساحت';
    const option = (sides: Sides) => ({
      value: sides.join('x'),
      content: isSmall ? line`${`شکل ${letters[order.indexOf(sides)] ?? ''}`}` : line`${said(sides, unit)}`,
    });
    const wrong: readonly WrongOptionDraft[] = rest.toReversed().map((sides, index) => ({
      ...option(sides),
      ...(index === 0
        ? {
            id: fixed === 'perimeter' ? 'other-end-chosen' : 'other-end-or-width-compared',
            // Of one area, the longest has the longest perimeter: there only the width leads to the other end.
            title:
              fixed === 'perimeter'
                ? 'برعکسِ خواسته را انتخاب کرده، یا شکل درازتر را بزرگ‌تر گرفته'
                : 'برعکسِ خواسته را انتخاب کرده، یا فقط عرض شکل‌ها را مقایسه کرده',
            message: line`سؤال بیشترین را می‌خواهد یا کمترین را؟ فقط به یک ضلع نگاه نکن؛ ${what} هر شکل را جدا حساب کن و مقایسه کن.`,
          }
        : {
            id: 'not-all-worked-out',
            title: 'همهٔ شکل‌ها را حساب نکرده، یا در حساب یکی از آن‌ها اشتباه کرده',
            message: line`شکل دیگری هم هست که مناسب‌تر است. ${what} همهٔ شکل‌ها را با دقت حساب کن.`,
          }),
    }));
    const choices = choiceAnswer(rng, { layout: 'list', right: option(best), wrong }, shown);
    if (choices === null) return null;
    const most = wantsMost ? 'بیشترین' : 'کمترین';
    const statement = fixed === 'perimeter' ? 2 * amount : amount;
    const sameUnit = fixed === 'perimeter' ? unit : `${unit} مربع`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`${same} این شکل‌ها با هم مساوی است. کدام شکل ${most} ${what} را دارد؟`];
        case 'story':
          return [p`${rng.pick(stories[fixed])(rng, statement)}`, p`کدام یک ${most} ${what} را دارد؟`];
        case 'compare':
          return [
            p`${child(rng)} می‌گوید: «${same} این شکل‌ها مساوی است، پس ${what} آن‌ها هم مساوی است.» ولی این‌طور نیست.`,
            p`کدام شکل ${most} ${what} را دارد؟`,
          ];
        default:
          return [p`${same} هر کدام از این شکل‌ها ${statement} ${sameUnit} است. کدام شکل ${most} ${what} را دارد؟`];
      }
    };
    const called = (sides: Sides) => (isSmall ? `شکل ${letters[order.indexOf(sides)] ?? ''}` : said(sides, unit));
    const shownWork = (sides: Sides): readonly Block[] => [
      p`${called(sides)}:`,
      display(
        fixed === 'perimeter'
          ? row(sides[0], '×', sides[1], '=', value(sides))
          : row(2, '×', group(row(sides[0], '+', sides[1])), '=', value(sides)),
      ),
    ];
    return {
      form,
      stem: stem(),
      ...(isSmall ? { figure: boards(order) } : {}),
      ...choices,
      hints: [
        hint(
          isSmall
            ? p`${same} شکل‌ها یکی است، ولی ${what} آن‌ها فرق دارد.`
            : p`شکل‌هایی که ${same} مساوی دارند، لازم نیست ${what} مساوی داشته باشند.`,
        ),
        hint(
          fixed === 'perimeter'
            ? p`مساحت هر شکل را با ضرب دو ضلع آن حساب کن.`
            : p`برای محیط هر شکل، دو ضلع آن را جمع کن و دو برابر کن.`,
        ),
        hint(p`حالا ${plural(what)} را با هم مقایسه کن.`),
      ],
      solution: [
        step(p`${what} هر شکل را حساب می‌کنیم.`, ...order.flatMap(shownWork)),
        step(p`${most} ${what} این است: ${value(best)}. پس جواب این است: ${called(best)}.`),
      ],
    };
  },
});
