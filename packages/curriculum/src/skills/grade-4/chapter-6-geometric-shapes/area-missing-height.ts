import {
  type Block,
  child,
  defineSkill,
  display,
  ezafe,
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
  unknownFilled,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { parallelogramFigure, triangleFigure } from './question-parts/rectangle-parallelogram-triangle-figures.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare'],
  2: ['figure', 'bare', 'story'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['compare', 'find-mistake', 'story'],
};
const most: Readonly<Record<Level, number>> = { 1: 10, 2: 15, 3: 30, 4: 40 };

interface Scene {
  readonly thing: (rng: Rng, shape: string) => string;
  readonly unit: string;
}

const scenes: readonly Scene[] = [
  { thing: (rng, shape) => `باغچهٔ خانهٔ ${child(rng)} به شکل ${shape} است`, unit: units.metre },
  { thing: (rng, shape) => `${child(rng)} از مقوا یک ${shape} بریده است`, unit: units.centimetre },
  { thing: (_, shape) => `زمین کنار مدرسه به شکل ${shape} است`, unit: units.metre },
  { thing: (rng, shape) => `مادر ${child(rng)} تکه‌ای پارچه به شکل ${shape} دارد`, unit: units.centimetre },
  { thing: (_, shape) => `تابلوی یک فروشگاه به شکل ${shape} است`, unit: units.centimetre },
  { thing: (rng, shape) => `شیشهٔ پنجرهٔ کلاس ${child(rng)} به شکل ${shape} است`, unit: units.centimetre },
];

export const areaMissingHeight = defineSkill({
  id: 'g4-area-missing-height',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [unknownFilled],
  revision: 6,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const isTriangle = level === 1 ? rng.chance(1, 4) : level === 4 ? true : rng.chance(1, 2);
    const base = rng.int(level > 2 ? 6 : 2, most[level]);
    const height = rng.int(level > 2 ? 4 : 2, most[level]);
    const product = base * height;
    if ((isTriangle && product % 2 !== 0) || base === height || height > base * 3 || base > height * 5) return null;
    const asksBase = rng.chance(1, 3);
    const [known, value] = asksBase ? [height, base] : [base, height];
    const [knownName, askedName] = asksBase ? ['ارتفاع', 'قاعده'] : ['قاعده', 'ارتفاع'];
    const area = isTriangle ? product / 2 : product;
    // Otherwise the answer could be copied, or the area is the length that is known.
    if (area === known) return null;
    const shape = isTriangle ? 'مثلث' : 'متوازی‌الاضلاع';
    const scene = rng.pick(scenes);
    const unit = form === 'story' ? scene.unit : units.centimetre;
    const areaUnit = `${unit} مربع`;
    const name = child(rng);
    const writtenMisconception = isTriangle
      ? area % known === 0
        ? area / known
        : null
      : product % 2 === 0 && (2 * area) % known === 0
        ? (2 * area) / known
        : null;
    if (form === 'find-mistake' && (writtenMisconception === null || writtenMisconception === value)) return null;
    // Another figure of the same area, from which it is worked out first.
    const bases = Array.from({ length: 39 }, (_, index) => index + 2).filter(
      (each) =>
        each !== known &&
        each !== value &&
        area / each !== value &&
        area % each === 0 &&
        area / each >= 2 &&
        area / each <= each,
    );
    if (form === 'compare' && bases.length === 0) return null;
    const partner = bases.length === 0 ? area : rng.pick(bases);
    const isDrawn = form === 'figure' || form === 'find-mistake';
    const lengths = {
      base: { value: base, isAsked: asksBase },
      height: { value: height, isAsked: !asksBase },
      unit,
    };
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [
            p`مساحت این ${shape} ${area} ${areaUnit} است و اندازه‌ها به ${unit} است. به جای علامت سؤال چه عددی می‌آید؟`,
          ];
        case 'story':
          return [
            p`${scene.thing(rng, shape)}.`,
            p`مساحت آن ${area} ${areaUnit} و ${ezafe(knownName)} آن ${known} ${unit} است. ${ezafe(askedName)} آن چقدر است؟`,
          ];
        case 'find-mistake':
          return [
            p`مساحت این ${shape} ${area} ${areaUnit} است. ${name} می‌گوید ${ezafe(askedName)} آن ${writtenMisconception ?? 0} ${unit} است، ولی درست حساب نکرده است.`,
            p`اندازهٔ درست ${askedName} چقدر است؟`,
          ];
        case 'compare':
          return [
            p`یک متوازی‌الاضلاع با قاعدهٔ ${partner} ${unit} و ارتفاع ${area / partner} ${unit} داریم. مساحت یک مثلث با مساحت این متوازی‌الاضلاع مساوی است.`,
            p`${ezafe(knownName)} مثلث ${known} ${unit} است. ${ezafe(askedName)} مثلث چقدر است؟`,
          ];
        default:
          return [
            p`مساحت یک ${shape} ${area} ${areaUnit} و ${ezafe(knownName)} آن ${known} ${unit} است. ${ezafe(askedName)} آن چقدر است؟`,
          ];
      }
    };
    return {
      form,
      stem: stem(),
      ...(isDrawn
        ? {
            figure: isTriangle
              ? triangleFigure({ kind: rng.pick(['acute', 'obtuse', 'right'] as const), ...lengths })
              : parallelogramFigure({ leansLeft: rng.chance(1, 2), ...lengths }),
          }
        : {}),
      ...integerAnswer(value, { unit }),
      misconceptions: wholeMisconceptions(
        isTriangle
          ? [
              'area-not-doubled',
              'مساحت مثلث را دو برابر نکرده',
              writtenMisconception,
              line`مساحت مثلث نصفِ قاعده ضرب در ارتفاع است. پیش از تقسیم، مساحت را دو برابر کن.`,
            ]
          : [
              'doubled-as-triangle',
              'مثل مثلث، مساحت را دو برابر کرده',
              writtenMisconception,
              line`دو برابر کردن مال مثلث است. مساحت متوازی‌الاضلاع همان قاعده ضرب در ارتفاع است.`,
            ],
        [
          'area-times-known',
          'به جای تقسیم، ضرب کرده',
          area * known,
          isTriangle
            ? line`مساحت مثلث نصفِ قاعده ضرب در ارتفاع است. برای برگشتن، اول مساحت را دو برابر کن. بعد چه می‌کنیم؟`
            : line`مساحت از ضرب قاعده در ارتفاع به دست آمده است. برای برگشتن چه می‌کنیم؟`,
        ],
        [
          'known-taken-off',
          'اندازهٔ معلوم را از مساحت کم کرده',
          area > known ? area - known : null,
          line`قاعده و ارتفاع در هم ضرب می‌شوند، نه جمع. برای برگشتن از ضرب چه می‌کنیم؟`,
        ],
        [
          'quarter-of-product',
          'مساحت مثلث را به جای دو برابر، نصف کرده',
          isTriangle && area % (2 * known) === 0 ? area / (2 * known) : null,
          line`مثلث نصف متوازی‌الاضلاع است؛ پس مساحت متوازی‌الاضلاع از مثلث بیشتر است یا کمتر؟`,
        ],
      ),
      hints: [
        hint(
          form === 'compare'
            ? p`اول مساحت متوازی‌الاضلاع را پیدا کن. مساحت مثلث هم همان است.`
            : p`مساحت و ${knownName} را داریم و ${askedName} را می‌خواهیم.`,
        ),
        hint(
          isTriangle
            ? p`مساحت مثلث، نصفِ قاعده ضرب در ارتفاع است. پس اول مساحت را دو برابر کن.`
            : p`مساحت متوازی‌الاضلاع، قاعده ضرب در ارتفاع است.`,
        ),
        hint(isTriangle ? p`حالا آن را بر ${knownName} تقسیم کن.` : p`مساحت را بر ${knownName} تقسیم کن.`),
      ],
      solution: isTriangle
        ? [
            ...(form === 'compare'
              ? [
                  step(
                    p`مساحت مثلث با مساحت متوازی‌الاضلاع مساوی است.`,
                    display(row(partner, '×', area / partner, '=', area)),
                  ),
                ]
              : []),
            step(
              p`مثلث نصف متوازی‌الاضلاع است؛ پس قاعده ضرب در ارتفاع، دو برابر مساحت مثلث است.`,
              display(row(area, '×', 2, '=', product)),
            ),
            step(
              p`این عدد را بر ${knownName} تقسیم می‌کنیم؛ پس ${askedName} ${value} ${unit} است.`,
              display(row(product, '÷', known, '=', value)),
            ),
          ]
        : [
            step(p`مساحت متوازی‌الاضلاع، قاعده ضرب در ارتفاع است.`),
            step(
              p`مساحت را بر ${knownName} تقسیم می‌کنیم؛ پس ${askedName} ${value} ${unit} است.`,
              display(row(area, '÷', known, '=', value)),
            ),
          ],
    };
  },
});
