import { scaledDrawing } from '../../../authoring/geometry/scaled-drawing.ts';
import {
  areaWritten,
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import {
  type WrittenMisconception,
  wholeWrittenMisconceptions,
} from './question-parts/whole-and-decimal-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'bare'],
  3: ['figure', 'story', 'reverse'],
  4: ['reverse', 'story', 'find-mistake'],
};

/** Things with the shortest and the longest believable diagonal. */
const things: readonly {
  readonly statement: (rng: Rng) => string;
  readonly unit: 'سانتی‌متر' | 'متر';
  readonly least: number;
  readonly most: number;
}[] = [
  { statement: (rng) => `بادبادک لوزی‌شکل ${child(rng)}`, unit: 'سانتی‌متر', least: 18, most: 40 },
  { statement: () => 'یک کاشی لوزی‌شکل', unit: 'سانتی‌متر', least: 6, most: 40 },
  { statement: () => 'باغچه‌ای به شکل لوزی', unit: 'متر', least: 2, most: 20 },
  { statement: (rng) => `نقش لوزی روی قالی خانهٔ ${child(rng)}`, unit: 'سانتی‌متر', least: 2, most: 40 },
  { statement: () => 'آینه‌ای به شکل لوزی', unit: 'سانتی‌متر', least: 10, most: 40 },
  { statement: (rng) => `برچسب لوزی‌شکل دفتر ${child(rng)}`, unit: 'سانتی‌متر', least: 2, most: 10 },
  { statement: (rng) => `لوزی کاغذی ${child(rng)}`, unit: 'سانتی‌متر', least: 2, most: 25 },
  { statement: () => 'زمینی به شکل لوزی', unit: 'متر', least: 7, most: 40 },
];

function picture(a: number, b: number): Figure {
  return scaledDrawing(
    `لوزی با دو قطر خط‌چین؛ قطر افقی ${persianNumber(a)} سانتی‌متر و قطر عمودی ${persianNumber(b)} سانتی‌متر`,
    [a, b],
    (at, scale) => {
      const [left, right] = [at(0, 0), at(a, 0)];
      const [bottom, top] = [at(0, 0), at(0, b)];
      const middle = [left[0] + (a * scale) / 2, bottom[1] + (b * scale) / 2] as const;
      return [
        {
          t: 'polygon',
          points: [
            [left[0], middle[1]],
            [middle[0], bottom[1]],
            [right[0], middle[1]],
            [middle[0], top[1]],
          ],
          tone: 'turmeric',
        },
        { t: 'line', from: [left[0], middle[1]], to: [right[0], middle[1]], dashed: true, label: num(a) },
        { t: 'line', from: [middle[0], bottom[1]], to: [middle[0], top[1]], dashed: true, label: num(b) },
      ];
    },
  );
}

export const areaRhombus = defineSkill({
  id: 'g5-area-rhombus',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [areaWritten],
  revision: 8,
  make: (rng, level) => {
    const most = level === 1 ? 12 : level === 2 ? 20 : 40;
    const [a, b] = [rng.int(2, most), rng.int(2, most)];
    if ((a * b) % 2 === 1 || a === b || Math.max(a, b) > 4 * Math.min(a, b)) return null;
    const area = (a * b) / 2;
    const form = rng.pick(formsOf[level]);
    const thing = rng.pick(
      things.filter(({ least, most: longest }) => Math.min(a, b) >= least && Math.max(a, b) <= longest),
    );
    const reverse = form === 'reverse';
    // One of the diagonals copied must not be the area.
    if (!reverse && (area === a || area === b)) return null;
    // Nor the sum of both.
    if (!reverse && area === a + b) return null;
    const what = thing.statement(rng);
    const square = `${thing.unit} مربع`;
    const value = reverse ? b : area;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`قطرهای ${what} ${a} و ${b} ${thing.unit} است.`, p`مساحت آن چند ${square} است؟`];
        case 'bare':
          return [p`قطرهای یک لوزی ${a} و ${b} سانتی‌متر است. مساحت آن چند سانتی‌متر مربع است؟`];
        case 'reverse':
          return [
            p`مساحت ${what} ${area} ${square} و یکی از قطرهای آن ${a} ${thing.unit} است.`,
            p`قطر دیگر آن چند ${thing.unit} است؟`,
          ];
        case 'find-mistake':
          return [
            p`قطرهای یک لوزی ${a} و ${b} سانتی‌متر است. ${child(rng)} می‌گوید مساحت آن ${a * b} سانتی‌متر مربع است، ولی اشتباه کرده است.`,
            p`مساحت درست چند سانتی‌متر مربع است؟`,
          ];
        default:
          return [p`اندازه‌ها در شکل به سانتی‌متر است. مساحت این لوزی چند سانتی‌متر مربع است؟`];
      }
    };
    const writtenMisconceptions: readonly WrittenMisconception[] = reverse
      ? [
          [
            'area-not-doubled',
            'مساحت را دو برابر نکرده',
            area / a,
            line`مساحت، نصف حاصل ضرب قطرهاست. اول آن را دو برابر کن.`,
          ],
          [
            'subtracted-in-place-of-divided',
            'قطر را از مساحت کم کرده',
            area - a,
            line`مساحت از ضرب به دست آمده است؛ پس برای برگشتن تقسیم کن.`,
          ],
          [
            'divided-by-half',
            'دو بار دو برابر کرده',
            (4 * area) / a,
            line`فقط یک بار نصف شده بود؛ فقط یک بار دو برابر کن.`,
          ],
        ]
      : [
          ['not-halved', 'حاصل ضرب قطرها را نصف نکرده', a * b, line`لوزی نصف مستطیلی است که دور قطرهایش می‌کشیم.`],
          ['diagonals-added', 'قطرها را جمع کرده', a + b, line`برای مساحت، قطرها را در هم ضرب می‌کنیم.`],
          ['perimeter-of-diagonals', 'مثل محیط حساب کرده', 2 * (a + b), line`مساحت را می‌خواهیم، نه دور شکل را.`],
          [
            'halved-twice',
            'دو بار نصف کرده یا نصف قطرها را در هم ضرب کرده',
            (a * b) / 4,
            line`حاصل ضرب قطرها را فقط یک بار نصف کن.`,
          ],
        ];
    const unit = form === 'story' || reverse ? thing.unit : 'سانتی‌متر';
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: picture(a, b) } : {}),
      ...integerAnswer(value, { unit: reverse ? unit : `${unit} مربع` }),
      misconceptions: wholeWrittenMisconceptions(writtenMisconceptions),
      hints: [
        hint(p`مساحت لوزی نصفِ حاصل ضرب دو قطر است.`),
        ...(reverse
          ? [hint(p`مساحت را دو برابر کن تا حاصل ضرب دو قطر به دست بیاید.`), hint(p`بعد آن را بر قطر معلوم تقسیم کن.`)]
          : [hint(p`دو قطر را در هم ضرب کن.`), hint(p`بعد حاصل را نصف کن.`)]),
      ],
      solution: reverse
        ? [
            step(p`حاصل ضرب دو قطر، دو برابر مساحت است.`, display(row(area, '×', 2, '=', a * b))),
            step(p`آن را بر قطر معلوم تقسیم می‌کنیم.`, display(row(a * b, '÷', a, '=', b))),
          ]
        : [
            step(p`دو قطر را در هم ضرب می‌کنیم؛ این مساحت مستطیلِ دور لوزی است.`, display(row(a, '×', b, '=', a * b))),
            step(p`لوزی نصف این مستطیل است.`, display(row(a * b, '÷', 2, '=', area))),
          ],
    };
  },
});
