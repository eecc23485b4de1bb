import { scaledDrawing } from '../../../authoring/geometry/scaled-drawing.ts';
import {
  areaWritten,
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
  num,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { trapezoidWrongLine } from './question-parts/area-trapezoid-wrong-line.ts';
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

/** Things with the shortest and the longest believable length. */
const things: readonly {
  readonly statement: (rng: Rng) => string;
  readonly unit: 'سانتی‌متر' | 'متر';
  readonly least: number;
  readonly most: number;
}[] = [
  { statement: (rng) => `زمین کشاورزی عموی ${child(rng)}`, unit: 'متر', least: 8, most: 40 },
  { statement: () => 'یک تکه مقوا', unit: 'سانتی‌متر', least: 2, most: 40 },
  { statement: () => 'حیاط یک مدرسه', unit: 'متر', least: 7, most: 40 },
  { statement: (rng) => `کاردستی ${child(rng)}`, unit: 'سانتی‌متر', least: 2, most: 40 },
  { statement: () => 'یک قطعه آینه', unit: 'سانتی‌متر', least: 6, most: 40 },
  { statement: () => 'باغچهٔ یک پارک', unit: 'متر', least: 2, most: 20 },
  { statement: (rng) => `پارچه‌ای که مادر ${child(rng)} برید`, unit: 'سانتی‌متر', least: 8, most: 40 },
];

function picture(a: number, b: number, h: number, shift: number): Figure {
  const widest = Math.max(a, b + shift);
  return scaledDrawing(
    `ذوزنقه با دو ضلع موازی افقی؛ ضلع پایین ${persianNumber(a)} سانتی‌متر، ضلع بالا ${persianNumber(b)} سانتی‌متر و ارتفاع خط‌چین ${persianNumber(h)} سانتی‌متر`,
    [widest, h],
    (at) => [
      {
        t: 'polygon',
        points: [at(0, 0), at(a, 0), at(shift + b, h), at(shift, h)],
        tone: 'sky',
        sides: [num(a), null, num(b), null],
      },
      { t: 'line', from: at(shift, 0), to: at(shift, h), dashed: true, label: num(h) },
      { t: 'angle', vertex: at(shift, 0), from: 0, to: 90, square: true },
    ],
  );
}

export const areaTrapezoid = defineSkill({
  id: 'g5-area-trapezoid',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [areaWritten],
  revision: 9,
  make: (rng, level) => {
    const most = level === 1 ? 12 : level === 2 ? 20 : 40;
    const [long, short, h] = [rng.int(4, most), rng.int(2, most - 2), rng.int(2, Math.min(most, 30))];
    if (short >= long || ((long + short) * h) % 2 === 1) return null;
    const area = ((long + short) * h) / 2;
    const form = rng.pick(formsOf[level]);
    const thing = rng.pick(
      things.filter(({ least, most: longest }) => Math.min(short, h) >= least && Math.max(long, h) <= longest),
    );
    const what = thing.statement(rng);
    const unit = form === 'story' || form === 'reverse' ? thing.unit : 'سانتی‌متر';
    const square = `${unit} مربع`;
    const reverse = form === 'reverse';
    // Backwards the height is asked, or one of the two sides.
    const asksHeight = rng.chance(1, 2);
    const value = reverse ? (asksHeight ? h : short) : area;
    const shift = rng.int(1, Math.max(1, long - short - 1));
    if (form === 'figure' && (Math.max(long, h) > 4 * Math.min(short, h) || shift + short > long)) return null;
    const sides = p`${what} به شکل ذوزنقه است. ضلع‌های موازی آن ${long} و ${short} ${unit} و ارتفاع آن ${h} ${unit} است.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [sides, p`مساحت آن چند ${square} است؟`];
        case 'bare':
          return [
            p`ضلع‌های موازی یک ذوزنقه ${long} و ${short} سانتی‌متر و ارتفاع آن ${h} سانتی‌متر است. مساحت آن چند سانتی‌متر مربع است؟`,
          ];
        case 'reverse':
          return asksHeight
            ? [
                p`${what} به شکل ذوزنقه است. مساحت آن ${area} ${square} و ضلع‌های موازی آن ${long} و ${short} ${unit} است.`,
                p`ارتفاع آن چند ${unit} است؟`,
              ]
            : [
                p`${what} به شکل ذوزنقه است. مساحت آن ${area} ${square}، ارتفاع آن ${h} ${unit} و ضلع موازیِ بزرگ‌تر آن ${long} ${unit} است.`,
                p`ضلع موازیِ کوچک‌تر چند ${unit} است؟`,
              ];
        case 'find-mistake':
          return [
            p`ضلع‌های موازی یک ذوزنقه ${long} و ${short} سانتی‌متر و ارتفاع آن ${h} سانتی‌متر است. ${child(rng)} می‌گوید مساحت آن ${(long + short) * h} سانتی‌متر مربع است، ولی اشتباه کرده است.`,
            p`مساحت درست چند سانتی‌متر مربع است؟`,
          ];
        default:
          return [p`اندازه‌ها در شکل به سانتی‌متر است. مساحت این ذوزنقه چند سانتی‌متر مربع است؟`];
      }
    };
    const writtenMisconceptions: readonly WrittenMisconception[] = !reverse
      ? [
          [
            'not-halved',
            'حاصل را نصف نکرده',
            (long + short) * h,
            line`مجموع دو ضلع ضرب در ارتفاع، مساحت دو ذوزنقه است.`,
          ],
          [
            'one-side-only',
            'فقط یک ضلع موازی را به کار برده',
            // Half the height may be the other side.
            h === 2 * short ? -1 : (long * h) / 2,
            line`هر دو ضلع موازی در مساحت سهم دارند. اول آن‌ها را جمع کن.`,
          ],
          [
            'sides-multiplied',
            'دو ضلع موازی را در هم ضرب کرده',
            // A side of 2 leaves the other one times the height.
            short === 2 || long === 2 ? -1 : (long * short * h) / 2,
            line`دو ضلع موازی را جمع کن، نه ضرب.`,
          ],
          ['all-added', 'همهٔ اندازه‌ها را جمع کرده', long + short + h, line`مساحت را می‌خواهیم؛ باید ضرب هم بکنی.`],
        ]
      : asksHeight
        ? [
            [
              'area-not-doubled',
              'مساحت را دو برابر نکرده',
              area / (long + short),
              line`مساحت نصف شده است؛ اول آن را دو برابر کن.`,
            ],
            [
              'divided-by-one-side',
              'فقط بر یک ضلع تقسیم کرده',
              // The sum of the sides is on the way itself.
              (2 * area) / long === long + short ? -1 : (2 * area) / long,
              line`مجموع هر دو ضلع موازی را به کار ببر.`,
            ],
            [
              'subtracted',
              'ضلع‌ها را از مساحت کم کرده',
              // Where it equals the sum of the sides, that sum was written.
              area === 2 * (long + short) ? 0 : area - long - short,
              line`مساحت از ضرب به دست آمده است؛ برای برگشتن تقسیم کن.`,
            ],
          ]
        : [
            [
              'sum-of-sides',
              'مجموع دو ضلع را نوشته',
              long + short,
              line`این مجموع دو ضلع است. ضلع معلوم را از آن کم کن.`,
            ],
            [
              'area-not-doubled',
              'مساحت را دو برابر نکرده',
              area / h - long,
              line`مساحت نصف شده است؛ اول آن را دو برابر کن.`,
            ],
            [
              'divided-only',
              'مساحت را بر ارتفاع تقسیم کرده',
              area / h,
              line`این نصف مجموع دو ضلع است. یک قدم دیگر مانده است.`,
            ],
          ];
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: picture(long, short, h, shift) } : {}),
      ...integerAnswer(value, { unit: reverse ? unit : square }),
      misconceptions: wholeWrittenMisconceptions(writtenMisconceptions),
      hints: [
        hint(p`مساحت ذوزنقه: مجموع دو ضلع موازی، ضرب در ارتفاع، تقسیم بر ۲.`),
        ...(reverse
          ? [
              hint(p`اول مساحت را دو برابر کن.`),
              hint(
                asksHeight
                  ? p`بعد بر مجموع دو ضلع موازی تقسیم کن.`
                  : p`بعد بر ارتفاع تقسیم کن تا مجموع دو ضلع به دست بیاید و ضلع معلوم را کم کن.`,
              ),
            ]
          : [hint(p`اول دو ضلع موازی را جمع کن.`), hint(p`بعد در ارتفاع ضرب کن و حاصل را نصف کن.`)]),
      ],
      solution: !reverse
        ? [
            step(
              p`دو ضلع موازی را جمع می‌کنیم و در ارتفاع ضرب می‌کنیم.`,
              display(row(group(row(long, '+', short)), '×', h, '=', (long + short) * h)),
            ),
            step(
              p`این مساحت دو ذوزنقهٔ برابر است؛ آن را نصف می‌کنیم.`,
              display(row((long + short) * h, '÷', 2, '=', area)),
            ),
          ]
        : asksHeight
          ? [
              step(p`مساحت را دو برابر می‌کنیم.`, display(row(area, '×', 2, '=', 2 * area))),
              step(
                p`بر مجموع دو ضلع موازی تقسیم می‌کنیم.`,
                display(row(2 * area, '÷', group(row(long, '+', short)), '=', h)),
              ),
            ]
          : [
              step(
                p`مساحت را دو برابر و بر ارتفاع تقسیم می‌کنیم تا مجموع دو ضلع به دست بیاید.`,
                display(row(2 * area, '÷', h, '=', long + short)),
              ),
              step(p`ضلع معلوم را کم می‌کنیم.`, display(row(long + short, '−', long, '=', short))),
            ],
    };
  },
  makeWrongLine: trapezoidWrongLine,
});
