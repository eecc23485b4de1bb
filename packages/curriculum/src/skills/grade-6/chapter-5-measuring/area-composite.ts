import {
  additionBars,
  type Block,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  type NodeLike,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import {
  arrowed,
  ell,
  framed,
  gemmed,
  type Joiner,
  notched,
  type Piece,
  roofed,
  withTrapezoid,
  withTrapezoidAndTriangle,
} from './question-parts/composite-shapes.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};

const joinersOf: Readonly<Record<Level, readonly Joiner[]>> = {
  1: [ell, roofed],
  2: [ell, roofed, framed, arrowed],
  3: [ell, notched, arrowed, gemmed, withTrapezoid],
  4: [gemmed, withTrapezoid, withTrapezoidAndTriangle, withTrapezoidAndTriangle],
};

const mostOf: Readonly<Record<Level, number>> = { 1: 12, 2: 16, 3: 24, 4: 40 };

const wordProblems: readonly (readonly [unit: string, (rng: Rng) => Block])[] = [
  ['سانتی‌متر', (rng) => p`${child(rng)} برای کاردستی این شکل را از مقوا درست کرده است.`],
  ['سانتی‌متر', () => p`خیاط برای گل‌دوزی، پارچه‌ای رنگی به این شکل بریده است.`],
  ['سانتی‌متر', () => p`یک نجار صفحه‌ای چوبی به این شکل رنگی ساخته است.`],
  ['سانتی‌متر', (rng) => p`${child(rng)} برای در اتاقش تابلویی به این شکل رنگی ساخته است.`],
  ['متر', (rng) => p`نقشهٔ حیاط مدرسهٔ ${child(rng)} این شکل رنگی است.`],
  ['متر', (rng) => p`باغ پدربزرگِ ${child(rng)} به این شکل رنگی است.`],
  ['متر', () => p`شهرداری می‌خواهد زمینی به این شکل رنگی را چمن بکارد.`],
  ['متر', () => p`کف سالن یک کتابخانه به این شکل رنگی است و می‌خواهند آن را موکت کنند.`],
];

function total(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { area, isTakenAway }) => sum + (isTakenAway ? -area : area), 0);
}

function namesOf(pieces: readonly Piece[]): string {
  const names = pieces.map(({ name }) => name);
  return `${names.slice(0, -1).join('، ')} و ${names.at(-1) ?? ''}`;
}

export const areaComposite = defineSkill({
  id: 'g6-area-composite',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [additionBars],
  revision: 15,
  make: (rng, level) => {
    const made = rng.pick(joinersOf[level])(rng, mostOf[level]);
    if (made === null) return null;
    const { pieces, sizes, around = null, gap = 40, figure } = made;
    const area = total(pieces);
    const [first, second] = pieces;
    if (first === undefined || second === undefined || !pieces.every((piece) => Number.isSafeInteger(piece.area)))
      return null;
    // Narrow strips leave no room for a picture.
    if (Math.max(...sizes) > 40 || Math.max(...sizes) > 4 * Math.min(...sizes, gap)) return null;
    // Every piece but the first the other way.
    const otherWay = 2 * first.area - area;
    const turned = pieces.length === 2 ? Math.abs(otherWay) : otherWay;
    const isOfRectangles = pieces.every(({ name }) => name.startsWith('مستطیل'));
    const isCut = pieces.some(({ isTakenAway }) => isTakenAway);
    const isAllCut = pieces.slice(1).every(({ isTakenAway }) => isTakenAway);
    const form = rng.pick(formsOf[level]);
    const [unit, wordProblem] = form === 'story' ? rng.pick(wordProblems) : (['سانتی‌متر', () => p``] as const);
    const misconceptions = wholeMisconceptions(
      [
        isOfRectangles ? 'side-of-another-piece' : 'piece-not-halved',
        isOfRectangles ? 'در مساحت یک قسمت، ضلع درست را به کار نبرده' : 'در مساحت یک قسمت، نصف کردن را از یاد برده',
        total(pieces.map((piece) => ({ ...piece, area: piece.mistaken }))),
        isOfRectangles
          ? line`مساحت هر قسمت را دوباره ببین: هر دو اندازه‌اش مال همان قسمت است؟`
          : line`مساحت هر قسمت را دوباره ببین: قسمتی که مستطیل نیست، نصف می‌خواهد؟`,
      ],
      [
        isAllCut
          ? 'added-in-place-of-taken-away'
          : isCut
            ? 'added-and-taken-away-swapped'
            : 'taken-away-in-place-of-added',
        isAllCut
          ? 'به جای کم کردن، جمع کرده'
          : isCut
            ? 'جمع و کم کردن را به جای هم انجام داده'
            : 'به جای جمع کردن، کم کرده',
        turned > 0 ? turned : null,
        pieces.length === 2
          ? line`ببین قسمت دیگر به شکل اضافه شده یا از آن برداشته شده است.`
          : line`ببین قسمت‌های دیگر به شکل اضافه شده‌اند یا از آن برداشته شده‌اند.`,
      ],
      [
        'one-piece-only',
        'فقط یکی از قسمت‌ها را حساب کرده',
        first.area,
        isCut && pieces.length === 2
          ? line`مساحت ${first.name} را پیدا کرده‌ای. ببین از آن چه چیزی برداشته شده است.`
          : pieces.length === 2
            ? line`شکل دو قسمت دارد. قسمت دیگر را هم حساب کن.`
            : line`شکل بیشتر از یک قسمت دارد. قسمت‌های دیگر را هم حساب کن.`,
      ],
      [
        'last-piece-left-out',
        'قسمت آخر را حساب نکرده',
        pieces.length > 2 ? first.area + second.area : null,
        line`شکل سه قسمت دارد. بشمار و ببین همه را حساب کرده‌ای.`,
      ],
      [
        'corner-filled',
        'مساحت مستطیلی را حساب کرده که همهٔ شکل در آن جا می‌شود',
        around,
        line`گوشه‌ای از این مستطیل جزو شکل نیست. از روی خط‌چین، شکل را دو قسمت کن.`,
      ],
      [
        'sizes-added',
        'اندازه‌های نوشته‌شده را جمع کرده',
        sizes.reduce((sum, size) => sum + size, 0),
        line`مساحت خواسته شده است، نه جمع طول‌ها.`,
      ],
    );
    const wrong = misconceptions
      .flatMap(({ answer }) => (answer.kind === 'integer' ? answer.values.map(Number) : []))
      .filter((value) => value !== area && value > 0);
    const claim = wrong[0];
    if (claim === undefined) return null;
    const square = `${unit} مربع`;
    const ask = p`اندازه‌ها در شکل به ${unit} است. مساحت قسمت رنگی چند ${square} است؟`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [wordProblem(rng), ask];
        case 'find-mistake':
          return [p`${child(rng)} مساحت قسمت رنگی را ${claim} ${square} حساب کرده است، ولی درست نیست.`, ask];
        default:
          return [ask];
      }
    };
    const signed = pieces.flatMap((piece, index): readonly (NodeLike | '+' | '−')[] =>
      index === 0 ? [piece.area] : [piece.isTakenAway ? '−' : '+', piece.area],
    );
    return {
      form,
      stem: stem(),
      figure: figure(unit),
      ...integerAnswer(area, { unit: square }),
      misconceptions,
      hints: [
        hint(
          isCut
            ? p`شکل رنگی یک ${first.name} است که یک ${second.name} از آن برداشته شده است.`
            : pieces.length === 2
              ? p`خط‌چین، شکل را به ${namesOf(pieces)} تقسیم می‌کند.`
              : p`خط‌چین‌ها شکل را به ${namesOf(pieces)} تقسیم می‌کنند.`,
        ),
        hint(p`مساحت هر قسمت را جدا حساب کن. ببین کدام اندازه مال کدام قسمت است.`),
        hint(isCut ? p`مساحت ${second.name} را از مساحت ${first.name} کم کن.` : p`مساحت قسمت‌ها را با هم جمع کن.`),
      ],
      solution: [
        ...pieces.map((piece) => step(p`مساحت ${piece.name} را حساب می‌کنیم.`, display(piece.work))),
        step(
          isCut ? p`${second.name} برداشته شده است؛ پس کم می‌کنیم.` : p`مساحت قسمت‌ها را جمع می‌کنیم.`,
          display(row(...signed, '=', area)),
        ),
      ],
    };
  },
});
