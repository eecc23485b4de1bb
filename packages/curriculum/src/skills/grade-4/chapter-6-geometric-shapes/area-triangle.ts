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
import {
  type TriangleKind,
  triangleFigure,
  triangleSide,
} from './question-parts/rectangle-parallelogram-triangle-figures.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['figure', 'bare', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['reverse', 'compare', 'find-mistake'],
};
const kindsOf: Readonly<Record<Level, readonly TriangleKind[]>> = {
  1: ['right', 'acute'],
  2: ['right', 'acute', 'acute'],
  3: ['acute', 'obtuse', 'obtuse'],
  4: ['right', 'acute', 'obtuse'],
};
const most: Readonly<Record<Level, number>> = { 1: 10, 2: 20, 3: 40, 4: 40 };

interface Scene {
  readonly thing: (rng: Rng) => string;
  readonly unit: string;
}

const scenes: readonly Scene[] = [
  { thing: (rng) => `${child(rng)} یک پرچم کاغذی به شکل مثلث ساخته است`, unit: units.centimetre },
  { thing: (rng) => `باغچهٔ خانهٔ ${child(rng)} به شکل مثلث است`, unit: units.metre },
  { thing: (rng) => `مادر ${child(rng)} یک روسری به شکل مثلث دوخته است`, unit: units.centimetre },
  { thing: () => 'بادبان یک قایق اسباب‌بازی به شکل مثلث است', unit: units.centimetre },
  { thing: (rng) => `${child(rng)} تابلوی هشداری به شکل مثلث کشیده است`, unit: units.centimetre },
  { thing: () => 'زمینی بین سه جاده به شکل مثلث است', unit: units.metre },
  { thing: (rng) => `${child(rng)} از کاغذ رنگی یک مثلث بریده است`, unit: units.centimetre },
];

export const areaTriangle = defineSkill({
  id: 'g4-area-triangle',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [areaWritten],
  revision: 8,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const isSmall = form === 'reverse';
    const base = rng.int(level === 3 ? 8 : 2, isSmall ? 20 : most[level]);
    const height = rng.int(level === 3 ? 6 : 2, isSmall ? 20 : most[level]);
    if (
      (base * height) % 2 !== 0 ||
      base === height ||
      base === 2 ||
      height === 2 ||
      height > base * 3 ||
      base > height * 5
    )
      return null;
    const isShorter = height < base;
    const gap = Math.abs(base - height);
    const kind = rng.pick(kindsOf[level]);
    const slant = triangleSide(kind, base, height);
    // The third side of a right triangle is what the two others make it.
    const isTrue = kind !== 'right' || slant ** 2 === base ** 2 + height ** 2;
    const side = level === 1 || !isTrue ? undefined : slant;
    // Beside a side of its own length the base may be taken amiss and nobody sees it.
    if (side === base) return null;
    const scene = rng.pick(scenes);
    const unit = form === 'story' ? scene.unit : units.centimetre;
    const areaUnit = `${unit} مربع`;
    const product = base * height;
    const area = product / 2;
    const many = form === 'reverse' ? rng.int(2, 9) : 1;
    const value = area * many;
    const isDrawn = form === 'figure' || form === 'find-mistake' || form === 'reverse';
    const name = child(rng);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`اندازه‌ها به ${unit} است. مساحت این مثلث چقدر است؟`];
        case 'story':
          return [
            p`${scene.thing(rng)}.`,
            p`قاعدهٔ آن ${base} ${unit} و ارتفاع وارد بر این قاعده ${height} ${unit} است. مساحت آن چقدر است؟`,
          ];
        case 'find-mistake':
          return [
            p`اندازه‌ها به ${unit} است. ${name} می‌گوید مساحت این مثلث ${product} ${areaUnit} است، ولی درست حساب نکرده است.`,
            p`مساحت درست چقدر است؟`,
          ];
        case 'reverse':
          return [
            p`${name} از ${many} مثلث مثل این، یک طرح ساخته است. مثلث‌ها روی هم نیفتاده‌اند و اندازه‌ها به ${unit} است.`,
            p`مساحت این طرح چقدر است؟`,
          ];
        case 'compare':
          return isShorter
            ? [p`قاعدهٔ یک مثلث ${base} ${unit} است و ارتفاعش ${gap} ${unit} از قاعده کمتر است. مساحت آن چقدر است؟`]
            : [p`قاعدهٔ یک مثلث ${base} ${unit} است و ارتفاعش ${gap} ${unit} از قاعده بیشتر است. مساحت آن چقدر است؟`];
        default:
          return [p`قاعدهٔ یک مثلث ${base} ${unit} و ارتفاع آن ${height} ${unit} است. مساحت آن چقدر است؟`];
      }
    };
    const withSide = isDrawn && side !== undefined ? base * side : null;
    return {
      form,
      stem: stem(),
      ...(isDrawn
        ? {
            figure: triangleFigure({
              kind,
              base: { value: base },
              height: { value: height },
              ...(side === undefined ? {} : { side }),
              unit,
            }),
          }
        : {}),
      ...integerAnswer(value, { unit: areaUnit }),
      misconceptions: wholeMisconceptions(
        [
          'not-halved',
          'نصف نکرده',
          product * many,
          line`قاعده ضرب در ارتفاع، مساحت متوازی‌الاضلاع است. مثلث چه کسری از آن است؟`,
        ],
        [
          'one-triangle-only',
          'مساحت یک مثلث را نوشته',
          many > 1 ? area : null,
          line`مساحت یک مثلث را پیدا کرده‌ای. چند مثلث داریم؟`,
        ],
        [
          'gap-as-height',
          'تفاوت را به جای ارتفاع گرفته',
          form === 'compare' ? (base * gap) / 2 : null,
          line`عدد دوم، خود ارتفاع نیست؛ تفاوت ارتفاع و قاعده است. اول ارتفاع را پیدا کن.`,
        ],
        [
          'slanted-side-used',
          'ضلع مایل را به جای ارتفاع گرفته',
          withSide === null ? null : (withSide * many) / 2,
          line`ارتفاع، پاره‌خطی است که بر قاعده یا ادامهٔ آن عمود است. ضلع مایل بر قاعده عمود نیست.`,
        ],
        [
          'base-height-added',
          'قاعده و ارتفاع را جمع کرده',
          base + height,
          line`مساحت، اندازهٔ سطح است. اول مساحت متوازی‌الاضلاعی با همین قاعده و ارتفاع را پیدا کن.`,
        ],
        [
          'halved-twice',
          'دو بار نصف کرده',
          value % 2 === 0 ? value / 2 : null,
          line`یک بار نصف کردن کافی است: هر متوازی‌الاضلاع از دو مثلث مساوی درست می‌شود.`,
        ],
      ),
      hints: [
        hint(p`دو مثلث مساوی کنار هم، یک متوازی‌الاضلاع با همان قاعده و ارتفاع می‌سازند.`),
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
                  ? p`ارتفاع را پیدا کن: پاره‌خطی که با قاعده یا ادامهٔ آن زاویهٔ راست می‌سازد.`
                  : p`شکلی بکش: ارتفاع با قاعده یا ادامهٔ آن زاویهٔ راست می‌سازد.`,
              ),
            ]),
        hint(
          many > 1
            ? p`قاعده را در ارتفاع ضرب کن و نصفش را بگیر. بعد جواب را در تعداد مثلث‌ها ضرب کن.`
            : p`قاعده را در ارتفاع ضرب کن و نصف جواب را بگیر.`,
        ),
      ],
      solution: [
        ...(form === 'compare'
          ? [
              step(
                p`اول ارتفاع را پیدا می‌کنیم.`,
                display(isShorter ? row(base, '−', gap, '=', height) : row(base, '+', gap, '=', height)),
              ),
            ]
          : []),
        step(
          p`قاعده ضرب در ارتفاع، مساحت متوازی‌الاضلاعی است که از دو مثلث مساوی ساخته شده.`,
          display(row(base, '×', height, '=', product)),
        ),
        step(p`مثلث نصف آن است؛ یعنی ${area} ${areaUnit}.`, display(row(product, '÷', 2, '=', area))),
        ...(many > 1
          ? [
              step(
                p`${many} مثلث مساوی داریم؛ پس مساحت طرح ${value} ${areaUnit} است.`,
                display(row(area, '×', many, '=', value)),
              ),
            ]
          : []),
      ],
    };
  },
});
