import { scaledDrawing } from '../../../authoring/geometry/scaled-drawing.ts';
import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  display,
  type Figure,
  group,
  hint,
  type Inline,
  type Level,
  line,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
  type WrongOptionDraft,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};

/** Right triangles with whole sides, so that slanted sides measure what is written on them. */
const triangles = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
] as const;

interface Quad {
  /** «ذوزنقه» or «لوزی». */
  readonly name: string;
  readonly figure: Figure;
  /** Lengths the area needs, as they are listed. */
  readonly needed: readonly number[];
  readonly wrong: readonly (Omit<WrongOptionDraft, 'value' | 'content'> & { readonly lengths: readonly number[] })[];
  readonly why: string;
}

/** «۸، ۱۲ و ۵ سانتی‌متر». */
function listed(lengths: readonly number[]): readonly Inline[] {
  const said = lengths.map((each) => persianNumber(each));
  return line`${said.slice(0, -1).join('، ')} و ${said.at(-1) ?? ''} سانتی‌متر`;
}

/** Its slanted sides hang over the short one at both ends, or at one. */
function trapezoid(rng: Rng, level: Level): Quad | null {
  const [p1, p2, slant] = rng.pick(triangles.slice(0, level === 1 ? 2 : 5));
  const [over, h] = rng.chance(1, 2) ? [p1, p2] : [p2, p1];
  const both = level === 1 || rng.chance(1, 2);
  const short = rng.int(2, 14);
  const long = short + (both ? 2 : 1) * over;
  if (long > 34 || [short, long, slant].includes(h) || short === slant || long === slant) return null;
  const left = both ? over : 0;
  return {
    name: 'ذوزنقه',
    needed: [long, short, h],
    figure: scaledDrawing(
      `ذوزنقه با ضلع پایین ${persianNumber(long)}، ضلع بالای موازی آن ${persianNumber(short)}، ضلع مایل ${persianNumber(slant)} و خط‌چینِ عمود بر ضلع پایین ${persianNumber(h)} سانتی‌متر`,
      [long, h],
      (at) => [
        {
          t: 'polygon',
          points: [at(0, 0), at(long, 0), at(left + short, h), at(left, h)],
          tone: 'sky',
          sides: [num(long), num(slant), num(short), null],
        },
        ...(both
          ? ([
              { t: 'line', from: at(left, 0), to: at(left, h), dashed: true, label: num(h) },
              { t: 'angle', vertex: at(left, 0), from: 0, to: 90, square: true },
            ] as const)
          : ([
              { t: 'line', from: at(short, 0), to: at(short, h), dashed: true, label: num(h) },
              { t: 'angle', vertex: at(short, 0), from: 0, to: 90, square: true },
            ] as const)),
      ],
    ),
    wrong: [
      {
        id: 'slanted-side-as-height',
        title: 'ضلع مایل را به جای ارتفاع گرفته',
        lengths: [long, short, slant],
        message: line`ارتفاع باید بر ضلع‌های موازی عمود باشد. علامت گوشهٔ قائمه را پیدا کن.`,
      },
      {
        id: 'one-parallel-side-only',
        title: 'یکی از ضلع‌های موازی را جا انداخته',
        lengths: [long, h],
        message: line`مساحت ذوزنقه به هر دو ضلع موازی نیاز دارد.`,
      },
      {
        id: 'sides-without-height',
        title: 'ارتفاع را به کار نبرده',
        lengths: [short, slant],
        message: line`ارتفاع لازم است: فاصلهٔ دو ضلع موازی. هر دو ضلع موازی را هم برداشته‌ای؟`,
      },
      {
        id: 'slanted-side-as-base',
        title: 'ضلع مایل را قاعده گرفته',
        lengths: [long, slant, h],
        message: line`قاعده‌های ذوزنقه همان ضلع‌های موازی‌اند. کدام ضلع‌ها موازی‌اند؟`,
      },
    ],
    why: 'مساحت ذوزنقه به دو ضلع موازی و ارتفاع نیاز دارد؛ ارتفاع بر آن دو ضلع عمود است',
  };
}

function rhombus(rng: Rng, level: Level): Quad | null {
  const [p1, p2, side] = rng.pick(triangles.slice(0, level === 1 ? 2 : 5));
  const [a, b] = rng.chance(1, 2) ? [2 * p1, 2 * p2] : [2 * p2, 2 * p1];
  if (a === side || b === side) return null;
  return {
    name: 'لوزی',
    needed: [a, b],
    figure: scaledDrawing(
      `لوزی با قطر افقی ${persianNumber(a)}، قطر عمودی ${persianNumber(b)} و ضلع ${persianNumber(side)} سانتی‌متر؛ قطرها خط‌چین‌اند`,
      [a, b],
      (at) => [
        {
          t: 'polygon',
          points: [at(0, b / 2), at(a / 2, 0), at(a, b / 2), at(a / 2, b)],
          tone: 'turmeric',
          sides: [null, null, num(side), null],
        },
        { t: 'line', from: at(0, b / 2), to: at(a, b / 2), dashed: true, label: num(a) },
        { t: 'line', from: at(a / 2, 0), to: at(a / 2, b), dashed: true, label: num(b) },
      ],
    ),
    wrong: [
      {
        id: 'side-in-place-of-diagonal',
        title: 'ضلع را به جای قطر گرفته',
        lengths: [a, side],
        message: line`قطر، دو رأس روبه‌رو را به هم وصل می‌کند. ضلع روی دور شکل است.`,
      },
      {
        id: 'side-in-place-of-diagonal',
        title: 'ضلع را به جای قطر گرفته',
        lengths: [side, b],
        message: line`لوزی دو قطر دارد. هر دو را در شکل پیدا کن.`,
      },
      {
        id: 'everything-used',
        title: 'همهٔ اندازه‌ها را لازم دانسته',
        lengths: [a, b, side],
        message: line`همهٔ اندازه‌ها لازم نیست. مساحت لوزی نصف حاصل ضرب چه چیزهایی است؟`,
      },
      {
        id: 'side-only',
        title: 'مثل مربع، ضلع را در خودش ضرب کرده',
        lengths: [side, side],
        message: line`لوزی مثل مربع نیست؛ مساحت آن به قطرهایش بستگی دارد.`,
      },
    ],
    why: 'مساحت لوزی به دو قطر آن نیاز دارد؛ قطر، دو رأس روبه‌رو را به هم وصل می‌کند',
  };
}

const wordProblems: readonly ((rng: Rng, name: string) => string)[] = [
  (rng, name) => `${child(rng)} می‌خواهد مساحت این ${name} را برای کاردستی‌اش حساب کند.`,
  (rng, name) => `باغچهٔ خانهٔ ${child(rng)} به شکل این ${name} است و می‌خواهند مساحت نقشهٔ آن را بدانند.`,
  (_, name) => `کاشی‌کار باید مساحت یک کاشی به شکل این ${name} را بداند.`,
  (rng, name) => `خالهٔ ${child(rng)} پارچه‌ای به شکل این ${name} بریده است و مساحت آن را می‌خواهد.`,
  (_, name) => `شیشه‌بر باید مساحت شیشه‌ای به شکل این ${name} را بداند.`,
  (rng, name) => `${child(rng)} بادبادکی به شکل این ${name} می‌سازد و می‌خواهد مساحت کاغذش را بداند.`,
];

export const quadHeightChoice = defineSkill({
  id: 'g5-quad-height-choice',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 6,
  make: (rng, level) => {
    const quad = rng.chance(3, 5) ? trapezoid(rng, level) : rhombus(rng, level);
    if (quad === null) return null;
    const { name, needed, wrong, why, figure } = quad;
    const form = rng.pick(formsOf[level]);
    const first = wrong[0];
    const option = (lengths: readonly number[]) => ({
      value: lengths.join(','),
      content: listed(lengths),
    });
    const choices = choiceAnswer(
      rng,
      {
        layout: 'list',
        right: option(needed),
        wrong: wrong.map(({ lengths, ...names }) => ({ ...names, ...option(lengths) })),
      },
      4,
    );
    if (choices === null || first === undefined) return null;
    const stem = (): readonly Block[] => {
      const ask = p`اندازه‌ها در شکل به سانتی‌متر است. برای حساب کردن مساحت، کدام اندازه‌ها لازم است؟`;
      switch (form) {
        case 'story':
          return [p`${rng.pick(wordProblems)(rng, name)}`, ask];
        case 'find-mistake':
          return [
            p`${child(rng)} برای مساحت این ${name} اندازه‌های ${listed(first.lengths)} را به کار برده، ولی اشتباه کرده است.`,
            ask,
          ];
        default:
          return [p`به این ${name} نگاه کن.`, ask];
      }
    };
    const [a = 0, b = 0, h = 0] = needed;
    const isRhombus = name === 'لوزی';
    return {
      form,
      stem: stem(),
      figure,
      ...choices,
      hints: [
        hint(
          isRhombus
            ? p`در شکل، ضلع‌ها و قطرهای لوزی را از هم جدا کن. مساحت از کدام‌ها به دست می‌آید؟`
            : p`در شکل، ضلع‌های موازی، ضلع‌های دیگر و ارتفاع ذوزنقه را از هم جدا کن. مساحت از کدام‌ها به دست می‌آید؟`,
        ),
        hint(
          isRhombus
            ? p`هر قطر دو رأس روبه‌رو را به هم وصل می‌کند؛ ضلع لوزی، دو رأس کنار هم را.`
            : p`ارتفاع بر ضلع‌های موازی عمود است؛ علامت زاویهٔ قائمه را پیدا کن.`,
        ),
        hint(
          isRhombus ? p`مساحت لوزی از دو قطر آن به دست می‌آید.` : p`مساحت ذوزنقه از دو ضلع موازی و ارتفاع به دست می‌آید.`,
        ),
      ],
      solution: [
        step(p`${why}.`, display(isRhombus ? row(a, '×', b, '÷', 2) : row(group(row(a, '+', b)), '×', h, '÷', 2))),
        step(p`پس این اندازه‌ها لازم است: ${listed(needed)}.`),
      ],
    };
  },
});
