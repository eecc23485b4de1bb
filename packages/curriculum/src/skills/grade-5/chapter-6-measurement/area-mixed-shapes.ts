import { scaledDrawing } from '../../../authoring/geometry/scaled-drawing.ts';
import {
  additionBars,
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  group,
  hint,
  integerAnswer,
  type Level,
  line,
  type MathNode,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import type { DrawingShape } from '../../../model/index.ts';
import {
  type WrittenMisconception,
  wholeWrittenMisconceptions,
} from './question-parts/whole-and-decimal-misconceptions.ts';

interface Part {
  /** «مستطیل». */
  readonly name: string;
  readonly area: number;
  readonly work: MathNode;
  /** The product before it is halved, where it is halved. */
  readonly whole: number;
}

interface Composite {
  readonly parts: readonly [Part, Part];
  readonly cut: boolean;
  readonly sizes: readonly number[];
  readonly figure: Figure;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};

function rectangle(w: number, h: number): Part {
  return { name: 'مستطیل', area: w * h, work: row(w, '×', h, '=', w * h), whole: w * h };
}

function halved(name: string, a: number, b: number): Part {
  return { name, area: (a * b) / 2, work: row(a, '×', b, '÷', 2, '=', (a * b) / 2), whole: a * b };
}

/** Null when the sizes drawn do not suit. */
type Maker = (rng: Rng, most: number) => Composite | null;

/** A rectangle with a triangle on its whole upper side. */
const gable: Maker = (rng, most) => {
  const [w, h, t] = [rng.int(2, Math.floor(most / 2)) * 2, rng.int(3, most), rng.int(2, most)];
  return {
    parts: [rectangle(w, h), halved('مثلث', w, t)],
    cut: false,
    sizes: [w, h, t],
    figure: scaledDrawing(
      `مستطیلی به عرض ${persianNumber(w)} و ارتفاع ${persianNumber(h)} سانتی‌متر که روی ضلع بالای آن مثلثی با همان قاعده و ارتفاع ${persianNumber(t)} سانتی‌متر است`,
      [w, h + t],
      (at) => [
        {
          t: 'polygon',
          points: [at(0, 0), at(w, 0), at(w, h), at(w / 2, h + t), at(0, h)],
          tone: 'turmeric',
          sides: [num(w), null, null, null, num(h)],
        },
        { t: 'line', from: at(0, h), to: at(w, h), dashed: true },
        { t: 'line', from: at(w / 2, h), to: at(w / 2, h + t), dashed: true, label: num(t) },
      ],
    ),
  };
};

/** A rectangle whose upper right corner is cut off. */
const cutCorner: Maker = (rng, most) => {
  const [w, h] = [rng.int(6, most), rng.int(6, most)];
  const [a, b] = [rng.int(2, w - 3), rng.int(2, h - 3)];
  if ((a * b) % 2 === 1) return null;
  return {
    parts: [rectangle(w, h), halved('مثلث', a, b)],
    cut: true,
    sizes: [w, h, a, b],
    figure: scaledDrawing(
      `مستطیلی به عرض ${persianNumber(w)} و ارتفاع ${persianNumber(h)} سانتی‌متر که از گوشهٔ بالا و راست آن مثلثی قائم‌الزاویه با ضلع‌های ${persianNumber(a)} و ${persianNumber(b)} سانتی‌متر بریده شده است`,
      [w, h],
      (at) => [
        {
          t: 'polygon',
          points: [at(0, 0), at(w, 0), at(w, h - b), at(w - a, h), at(0, h)],
          tone: 'sky',
          sides: [num(w), null, null, null, num(h)],
        },
        { t: 'line', from: at(w - a, h), to: at(w, h), dashed: true, label: num(a) },
        { t: 'line', from: at(w, h), to: at(w, h - b), dashed: true, label: num(b) },
      ],
    ),
  };
};

/** A rectangle with a trapezoid on its upper side. */
const withTrapezoid: Maker = (rng, most) => {
  const s = rng.int(1, Math.floor(most / 4));
  const numerator = rng.int(2, Math.floor(most / 2));
  const w = numerator + 2 * s;
  const [h, t] = [rng.int(3, most), rng.int(1, Math.floor(most / 2)) * 2];
  const area = ((w + numerator) * t) / 2;
  return {
    parts: [
      rectangle(w, h),
      {
        name: 'ذوزنقه',
        area,
        work: row(group(row(w, '+', numerator)), '×', t, '÷', 2, '=', area),
        whole: (w + numerator) * t,
      },
    ],
    cut: false,
    sizes: [w, h, numerator, t],
    figure: scaledDrawing(
      `مستطیلی به عرض ${persianNumber(w)} و ارتفاع ${persianNumber(h)} سانتی‌متر که روی آن ذوزنقه‌ای با ضلع بالای ${persianNumber(numerator)} و ارتفاع ${persianNumber(t)} سانتی‌متر است`,
      [w, h + t],
      (at) => [
        {
          t: 'polygon',
          points: [at(0, 0), at(w, 0), at(w, h), at(w - s, h + t), at(s, h + t), at(0, h)],
          tone: 'leaf',
          sides: [num(w), null, null, num(numerator), null, num(h)],
        },
        { t: 'line', from: at(0, h), to: at(w, h), dashed: true },
        { t: 'line', from: at(s, h), to: at(s, h + t), dashed: true, label: num(t) },
      ],
    ),
  };
};

/** A rectangle with a parallelogram on its upper side. */
const withParallelogram: Maker = (rng, most) => {
  const [w, h, t] = [rng.int(4, most), rng.int(3, most), rng.int(2, most)];
  const s = rng.int(1, Math.max(1, Math.floor(w / 2)));
  return {
    parts: [rectangle(w, h), { name: 'متوازی‌الاضلاع', area: w * t, work: row(w, '×', t, '=', w * t), whole: w * t }],
    cut: false,
    sizes: [w, h, t],
    figure: scaledDrawing(
      `مستطیلی به عرض ${persianNumber(w)} و ارتفاع ${persianNumber(h)} سانتی‌متر که روی آن متوازی‌الاضلاعی با همان قاعده و ارتفاع ${persianNumber(t)} سانتی‌متر است`,
      [w + s, h + t],
      (at) => [
        {
          t: 'polygon',
          points: [at(0, 0), at(w, 0), at(w, h), at(w + s, h + t), at(s, h + t), at(0, h)],
          tone: 'rose',
          sides: [num(w), null, null, null, null, num(h)],
        },
        { t: 'line', from: at(0, h), to: at(w, h), dashed: true },
        { t: 'line', from: at(s, h), to: at(s, h + t), dashed: true, label: num(t) },
      ],
    ),
  };
};

/** A rectangle with a rhombus inside that does not count. */
const rhombusHole: Maker = (rng, most) => {
  const [w, h] = [rng.int(4, Math.floor(most / 2)) * 2, rng.int(4, Math.floor(most / 2)) * 2];
  const [a, b] = [rng.int(2, (w - 2) / 2) * 2, rng.int(2, (h - 2) / 2) * 2];
  return {
    parts: [rectangle(w, h), halved('لوزی', a, b)],
    cut: true,
    sizes: [w, h, a, b],
    figure: scaledDrawing(
      `مستطیلی رنگ‌نشده به عرض ${persianNumber(w)} و ارتفاع ${persianNumber(h)} سانتی‌متر که در وسط آن لوزی رنگی با قطر افقی ${persianNumber(a)} و قطر عمودی ${persianNumber(b)} سانتی‌متر است`,
      [w, h],
      (at): readonly DrawingShape[] => [
        { t: 'polygon', points: [at(0, 0), at(w, 0), at(w, h), at(0, h)], sides: [num(w), null, null, num(h)] },
        {
          t: 'polygon',
          points: [at((w - a) / 2, h / 2), at(w / 2, (h - b) / 2), at((w + a) / 2, h / 2), at(w / 2, (h + b) / 2)],
          tone: 'turmeric',
        },
        { t: 'line', from: at((w - a) / 2, h / 2), to: at((w + a) / 2, h / 2), dashed: true, label: num(a) },
        { t: 'line', from: at(w / 2, (h - b) / 2), to: at(w / 2, (h + b) / 2), dashed: true, label: num(b) },
      ],
    ),
  };
};

const makersOf: Readonly<Record<Level, readonly Maker[]>> = {
  1: [gable],
  2: [gable, cutCorner, withParallelogram],
  3: [cutCorner, withTrapezoid, withParallelogram, rhombusHole],
  4: [withTrapezoid, rhombusHole, cutCorner],
};

const wordProblems: readonly ((rng: Rng) => Block)[] = [
  (rng) => p`${child(rng)} برای کاردستی این شکل را روی مقوا کشیده است.`,
  (rng) => p`نقشهٔ کاشی‌کاری اتاق ${child(rng)} این شکل است.`,
  () => p`خیاط این شکل را از پارچه بریده است.`,
  (rng) => p`${child(rng)} نمای یک ماکت را این‌طور کشیده است.`,
  () => p`یک نجار این شکل را روی تخته کشیده است.`,
  (rng) => p`برچسب دفتر ${child(rng)} این شکل را دارد.`,
];

export const areaMixedShapes = defineSkill({
  id: 'g5-area-mixed-shapes',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [additionBars],
  revision: 8,
  make: (rng, level) => {
    const maker = rng.pick(makersOf[level]);
    const most = level === 1 ? 10 : level === 2 ? 14 : level === 3 ? 16 : 20;
    const made = maker(rng, most);
    if (made === null) return null;
    const { parts, cut, sizes, figure } = made;
    const [first, second] = parts;
    const area = cut ? first.area - second.area : first.area + second.area;
    if (!Number.isSafeInteger(area) || Math.max(...sizes) > 30 || Math.max(...sizes) > 4 * Math.min(...sizes))
      return null;
    const form = rng.pick(formsOf[level]);
    const isHole = maker === rhombusHole;
    const asked = isHole ? 'مساحت قسمت رنگ‌نشدهٔ شکل' : cut ? 'مساحت قسمت رنگی' : 'مساحت همهٔ شکل';
    const ask = `اندازه‌ها در شکل به سانتی‌متر است. ${asked} چند سانتی‌متر مربع است؟`;
    const wrong = cut ? first.area - second.whole : first.area + second.whole;
    // A part halved that is not to be halved comes to what the other operation gives.
    const halved = cut ? first.area - second.area / 2 : first.area + second.area / 2;
    if (second.area === second.whole && halved === Math.abs(cut ? first.area + second.area : first.area - second.area))
      return null;
    const shown = wrong > 0 && wrong !== area ? wrong : cut ? first.area + second.area : first.area;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(wordProblems)(rng), p`${ask}`];
        case 'find-mistake':
          return [p`${child(rng)} ${asked} را ${shown} سانتی‌متر مربع حساب کرده، ولی اشتباه کرده است.`, p`${ask}`];
        default:
          return [p`${ask}`];
      }
    };
    const writtenMisconceptions: readonly WrittenMisconception[] = [
      [
        'part-not-halved',
        'در مساحتی که نصف می‌شود، بر ۲ تقسیم نکرده',
        wrong,
        line`به ${second.name} دوباره نگاه کن: در مساحتِ آن تقسیم بر ۲ لازم است یا نه؟`,
      ],
      [
        cut ? 'added-in-place-of-taken-away' : 'taken-away-in-place-of-added',
        cut ? 'به جای کم کردن، جمع کرده' : 'به جای جمع کردن، کم کرده',
        Math.abs(cut ? first.area + second.area : first.area - second.area),
        line`ببین ${second.name} به مستطیل اضافه شده یا از آن برداشته شده است.`,
      ],
      [
        'one-part-only',
        'فقط مستطیل را حساب کرده',
        first.area,
        line`مساحت مستطیل را پیدا کرده‌ای. ${second.name} را هم حساب کن.`,
      ],
      isHole
        ? [
            'colored-part-instead',
            'مساحت قسمت رنگی را نوشته',
            second.area,
            line`مساحت قسمت رنگی را پیدا کرده‌ای. سؤال کدام قسمت را می‌خواهد؟`,
          ]
        : [
            'second-part-only',
            'مستطیل را حساب نکرده',
            second.area,
            line`مساحت ${second.name} را پیدا کرده‌ای. مستطیل را هم حساب کن.`,
          ],
      [
        'sizes-added',
        'اندازه‌ها را جمع کرده',
        sizes.reduce((sum, size) => sum + size, 0),
        line`مساحت را می‌خواهیم، نه مجموع اندازه‌ها را.`,
      ],
    ];
    return {
      form,
      stem: stem(),
      figure,
      ...integerAnswer(area, { unit: 'سانتی‌متر مربع' }),
      misconceptions: wholeWrittenMisconceptions(writtenMisconceptions),
      hints: [
        hint(
          cut
            ? p`شکل، یک ${first.name} است که یک ${second.name} از آن برداشته شده.`
            : p`شکل را به دو قسمت تقسیم کن: ${first.name} و ${second.name}.`,
        ),
        hint(p`مساحت هر قسمت را جدا حساب کن.`),
        hint(cut ? p`مساحت ${second.name} را از مساحت ${first.name} کم کن.` : p`دو مساحت را با هم جمع کن.`),
      ],
      solution: [
        step(p`مساحت ${first.name} را حساب می‌کنیم.`, display(first.work)),
        step(p`مساحت ${second.name} را حساب می‌کنیم.`, display(second.work)),
        step(
          cut ? p`${second.name} برداشته شده است؛ پس کم می‌کنیم.` : p`دو قسمت را جمع می‌کنیم.`,
          display(row(first.area, cut ? '−' : '+', second.area, '=', area)),
        ),
      ],
    };
  },
});
