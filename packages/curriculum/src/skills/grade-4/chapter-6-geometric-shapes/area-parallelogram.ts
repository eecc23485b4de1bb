import {
  areaWritten,
  type Block,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
  units,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { parallelogramFigure, slantedSide } from './question-parts/rectangle-parallelogram-triangle-figures.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['figure', 'bare', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['reverse', 'compare', 'find-mistake'],
};
const most: Readonly<Record<Level, number>> = { 1: 10, 2: 20, 3: 40, 4: 40 };

interface Scene {
  readonly thing: (rng: Rng) => string;
  readonly unit: string;
}

const scenes: readonly Scene[] = [
  { thing: (rng) => `${child(rng)} از مقوا یک متوازی‌الاضلاع بریده است`, unit: units.centimetre },
  { thing: (rng) => `باغچهٔ خانهٔ ${child(rng)} به شکل متوازی‌الاضلاع است`, unit: units.metre },
  { thing: () => 'یکی از کاشی‌های دیوار مسجد به شکل متوازی‌الاضلاع است', unit: units.centimetre },
  { thing: (rng) => `${child(rng)} تکه‌ای پارچه به شکل متوازی‌الاضلاع دارد`, unit: units.centimetre },
  { thing: () => 'زمینی کنار جاده به شکل متوازی‌الاضلاع است', unit: units.metre },
  { thing: (rng) => `آینهٔ اتاق ${child(rng)} به شکل متوازی‌الاضلاع است`, unit: units.centimetre },
  { thing: () => 'تابلویی بالای در کتابخانه به شکل متوازی‌الاضلاع است', unit: units.centimetre },
];

export const areaParallelogram = defineSkill({
  id: 'g4-area-parallelogram',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [areaWritten],
  revision: 9,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const isSmall = form === 'reverse';
    const base = rng.int(level === 3 ? 8 : 3, isSmall ? 20 : most[level]);
    const height = rng.int(level === 3 ? 6 : 2, isSmall ? 15 : most[level]);
    if (base === height || height > base * 2 || base > height * 5) return null;
    // Stated by how much the height differs from the base.
    const isShorter = height < base;
    const gap = Math.abs(base - height);
    const side = level === 1 ? undefined : slantedSide(height, rng.int(1, 4));
    if (side === base) return null;
    const scene = rng.pick(scenes);
    const unit = form === 'story' ? scene.unit : units.centimetre;
    const areaUnit = `${unit} مربع`;
    const area = base * height;
    const tiles = form === 'reverse' ? rng.int(2, 9) : 1;
    const value = area * tiles;
    const isDrawn = form === 'figure' || form === 'find-mistake' || form === 'reverse';
    let isSideSaid = isDrawn && side !== undefined;
    const name = child(rng);
    const writtenMisconception = side === undefined ? base + height : base * side;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`اندازه‌ها به ${unit} است. مساحت این متوازی‌الاضلاع چقدر است؟`];
        case 'story': {
          const statement = `${scene.thing(rng)}.`;
          isSideSaid = side !== undefined && !rng.chance(1, 2);
          return side === undefined || !isSideSaid
            ? [p`${statement}`, p`قاعدهٔ آن ${base} ${unit} و ارتفاعش ${height} ${unit} است. مساحت آن چقدر است؟`]
            : [
                p`${statement}`,
                p`قاعدهٔ آن ${base} ${unit}، ضلع دیگرش ${side} ${unit} و ارتفاع وارد بر قاعده ${height} ${unit} است. مساحت آن چقدر است؟`,
              ];
        }
        case 'find-mistake':
          return [
            p`اندازه‌ها به ${unit} است. ${name} می‌گوید مساحت این متوازی‌الاضلاع ${writtenMisconception} ${areaUnit} است، ولی درست حساب نکرده است.`,
            p`مساحت درست چقدر است؟`,
          ];
        case 'reverse':
          return [
            p`${name} با ${tiles} کاشی مثل این، یک گل ساخته است. اندازه‌ها به ${unit} است.`,
            p`مساحت همهٔ کاشی‌ها روی هم چقدر است؟`,
          ];
        case 'compare':
          return isShorter
            ? [
                p`قاعدهٔ یک متوازی‌الاضلاع ${base} ${unit} است و ارتفاعش ${gap} ${unit} از قاعده کمتر است. مساحت آن چقدر است؟`,
              ]
            : [
                p`قاعدهٔ یک متوازی‌الاضلاع ${base} ${unit} است و ارتفاعش ${gap} ${unit} از قاعده بیشتر است. مساحت آن چقدر است؟`,
              ];
        default:
          return [p`قاعدهٔ یک متوازی‌الاضلاع ${base} ${unit} و ارتفاع آن ${height} ${unit} است. مساحت آن چقدر است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(isDrawn
        ? {
            figure: parallelogramFigure({
              base: { value: base },
              height: { value: height },
              ...(side === undefined ? {} : { side }),
              unit,
              leansLeft: rng.chance(1, 2),
            }),
          }
        : {}),
      ...integerAnswer(value, { unit: areaUnit }),
      misconceptions: wholeMisconceptions(
        [
          'one-tile-only',
          'مساحت یک کاشی را نوشته',
          tiles > 1 ? area : null,
          line`مساحت یک کاشی را پیدا کرده‌ای. چند کاشی داریم؟`,
        ],
        [
          'gap-as-height',
          'تفاوت را به جای ارتفاع گرفته',
          form === 'compare' ? base * gap : null,
          line`عدد دوم، خود ارتفاع نیست؛ تفاوت ارتفاع و قاعده است. اول ارتفاع را پیدا کن.`,
        ],
        [
          'slanted-side-used',
          'ضلع مایل را به جای ارتفاع گرفته',
          side === undefined || !isSideSaid ? null : base * side * tiles,
          line`ارتفاع، پاره‌خطی است که بر قاعده عمود است. ضلع مایل بر قاعده عمود نیست.`,
        ],
        [
          'halved-as-triangle',
          'مثل مثلث، نصف کرده',
          value % 2 === 0 ? value / 2 : null,
          line`نصف کردن مال مثلث است. اگر متوازی‌الاضلاع را ببری و بچینی، یک مستطیل کامل می‌شود.`,
        ],
        [
          'base-height-added',
          'قاعده و ارتفاع را جمع کرده',
          base + height,
          line`مساحت، اندازهٔ سطح است. فکر کن در هر ردیف چند مربع کوچک هست و چند ردیف داریم.`,
        ],
        [
          ...(side !== undefined && isSideSaid
            ? (['perimeter-written', 'محیط را حساب کرده', 2 * (base + side)] as const)
            : (['doubled-sum', 'قاعده و ارتفاع را مثل محیط مستطیل جمع و دو برابر کرده', 2 * (base + height)] as const)),
          line`محیط، دور شکل است؛ اینجا سطح شکل را می‌خواهیم.`,
        ],
      ),
      hints: [
        hint(
          p`اگر از یک طرف متوازی‌الاضلاع مثلثی ببری و به طرف دیگر بچسبانی، یک مستطیل با همان قاعده و ارتفاع درست می‌شود.`,
        ),
        ...(form === 'compare'
          ? [
              hint(
                isShorter
                  ? p`ارتفاع از قاعده کمتر است. تفاوت را از قاعده کم کن.`
                  : p`ارتفاع از قاعده بیشتر است. تفاوت را به قاعده اضافه کن.`,
              ),
            ]
          : [
              hint(
                isDrawn
                  ? p`ارتفاع را پیدا کن: پاره‌خطی که با قاعده زاویهٔ راست می‌سازد.`
                  : p`شکلی بکش: ارتفاع با قاعده زاویهٔ راست می‌سازد.`,
              ),
            ]),
        hint(
          tiles > 1 ? p`قاعده را در ارتفاع ضرب کن. بعد جواب را در تعداد کاشی‌ها ضرب کن.` : p`قاعده را در ارتفاع ضرب کن.`,
        ),
      ],
      solution: [
        form === 'compare'
          ? step(
              p`اول ارتفاع را پیدا می‌کنیم.`,
              display(isShorter ? row(base, '−', gap, '=', height) : row(base, '+', gap, '=', height)),
            )
          : step(p`متوازی‌الاضلاع را می‌شود به مستطیلی با ضلع‌های ${base} و ${height} تبدیل کرد.`),
        step(
          p`پس مساحت آن، قاعده ضرب در ارتفاع است؛ یعنی ${area} ${areaUnit}.`,
          display(row(base, '×', height, '=', area)),
        ),
        ...(tiles > 1
          ? [
              step(
                p`${tiles} کاشی مساوی داریم؛ پس مساحت همه ${value} ${areaUnit} است.`,
                display(row(area, '×', tiles, '=', value)),
              ),
            ]
          : []),
      ],
    };
  },
});
