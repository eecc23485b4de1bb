import { allShapes, type KnownShape, placedShape, regularPolygons } from '../../../authoring/geometry/known-shapes.ts';
import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'reverse'],
  3: ['figure', 'story', 'reverse', 'find-mistake'],
  4: ['reverse', 'find-mistake'],
};

const stories: readonly ((rng: Rng, ask: string) => Block)[] = [
  (rng, ask) => p`${child(rng)} این شکل را از مقوا بریده و دور مرکزش می‌چرخاند. ${ask}`,
  (rng, ask) => p`${child(rng)} این فرفره را آرام می‌چرخاند. ${ask}`,
  (rng, ask) => p`${child(rng)} نقش این کاشی را دور مرکزش می‌چرخاند. ${ask}`,
  (rng, ask) => p`${child(rng)} قطعه‌ای به این شکل را در جای خالی‌اش می‌چرخاند تا دوباره جا بیفتد. ${ask}`,
  (rng, ask) => p`${child(rng)} مهری به این شکل را می‌چرخاند تا نقش تازه درست روی نقش قبلی بیفتد. ${ask}`,
  (rng, ask) => p`${child(rng)} این دکمهٔ گردان را می‌چرخاند تا شکلش مثل اول شود. ${ask}`,
];

const tones = ['sky', 'turmeric', 'leaf', 'rose'] as const;

export const rotationalSymmetry = defineSkill({
  id: 'g6-rotational-symmetry',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 10,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const turning: readonly KnownShape[] = (level === 1 ? regularPolygons : allShapes).filter(({ turns }) => turns > 1);
    const shape = rng.pick(turning);
    const { turns } = shape;
    const isDegrees = form === 'reverse' || form === 'find-mistake' || (level > 1 && rng.chance(1, 2));
    // A seventh of a full turn is no whole number of degrees.
    if (isDegrees && 360 % turns !== 0) return null;
    const least = 360 / turns;
    // The stretch asks for a later fit.
    const times = level === 4 && form === 'reverse' ? rng.int(2, Math.max(2, turns - 1)) : 1;
    if (times >= turns && times > 1) return null;
    const value = isDegrees ? least * times : turns;
    const corners = shape.corners.at.length;
    const byCorners = corners !== turns && 360 % corners === 0 ? 360 / corners : null;
    const figure: Figure = {
      t: 'drawing',
      description: shape.name,
      width: 140,
      height: 140,
      shapes: [
        placedShape(shape, { middle: [70, 70], quarters: rng.pick([0, 1, 2, 3] as const) }, rng.pick(tones)),
        { t: 'point', at: [70, 70] },
      ],
    };
    const ask = isDegrees
      ? 'کوچک‌ترین چرخشی که شکل را روی خودش می‌اندازد چند درجه است؟'
      : 'شکل در یک دور کامل چند بار روی خودش می‌افتد؟ بار آخر همان دور کامل است.';
    const claim = turns === 2 ? 90 : turns === 4 ? 180 : 360 - least;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(stories)(rng, ask)];
        case 'find-mistake':
          return [
            p`${child(rng)} می‌گوید: «کوچک‌ترین چرخشی که این شکل را روی خودش می‌اندازد ${claim} درجه است.» ولی درست نیست. جواب درست چند درجه است؟`,
          ];
        case 'reverse':
          return times > 1
            ? [
                p`این شکل را دور مرکزش می‌چرخانیم. وقتی برای بار ${times === 2 ? 'دوم' : times === 3 ? 'سوم' : times === 4 ? 'چهارم' : times === 5 ? 'پنجم' : times === 6 ? 'ششم' : 'هفتم'} روی خودش بیفتد، روی هم چند درجه چرخیده است؟`,
              ]
            : [p`این شکل را دور مرکزش می‌چرخانیم. اولین بار پس از چند درجه روی خودش می‌افتد؟`];
        default:
          return [p`این شکل را دور مرکزش می‌چرخانیم. ${ask}`];
      }
    };
    return {
      form,
      stem: stem(),
      figure,
      ...integerAnswer(value, isDegrees ? { unit: 'درجه' } : { unit: 'بار' }),
      misconceptions: wholeMisconceptions(
        ...(isDegrees
          ? ([
              [
                'first-fit-only',
                'فقط اولین بار را حساب کرده',
                times > 1 ? least : null,
                line`شکل چند بار روی خودش افتاده است؟ هر بار همان قدر می‌چرخد.`,
              ],
              [
                'parts-for-degrees',
                'تعداد دفعه‌ها را به جای درجه نوشته',
                turns,
                line`این تعداد دفعه‌هاست. یک دور کامل چند درجه است؟`,
              ],
              ['full-turn', 'یک دور کامل را نوشته', 360, line`شکل پیش از یک دور کامل هم روی خودش می‌افتد.`],
              // Of a later fit, half a turn may be another fit.
              [
                'half-turn',
                'نیم دور را نوشته',
                times > 1 && 180 % least === 0 ? null : 180,
                line`ببین شکل زودتر از نیم دور هم روی خودش می‌افتد یا نه.`,
              ],
              [
                'half-circle-shared',
                'نیم دور را تقسیم کرده',
                // A quarter turn is tried by itself, and sixty degrees are the corner of the triangle.
                turns > 2 && corners > 3 && 180 % turns === 0 && 180 / turns !== byCorners ? 180 / turns : null,
                line`یک دور کامل را تقسیم کن، نه نیم دور را.`,
              ],
              [
                byCorners === 90 ? 'corners-for-fits-or-quarter' : 'corners-for-fits',
                byCorners === 90
                  ? 'یک دور کامل را بر چهار گوشه تقسیم کرده، یا یک‌چهارم دور را نوشته'
                  : 'یک دور کامل را بر تعداد گوشه‌ها تقسیم کرده',
                byCorners,
                line`همهٔ گوشه‌ها مثل هم نیستند. گوشه‌هایی را بشمار که گوشهٔ اول در یک دور کامل روی آن‌ها می‌نشیند؛ جای خودش هم یکی است.`,
              ],
            ] as const)
          : ([
              [
                'full-turn-left-out',
                'یکی کمتر شمرده، شاید چون دور کامل را نشمرده',
                turns - 1,
                line`دوباره بشمار. وقتی دور کامل شود هم شکل روی خودش می‌افتد؛ آن را هم بشمار.`,
              ],
              [
                'mirrors-doubled',
                'دو برابر شمرده',
                // Four is what who looks for quarter turns finds, too.
                turns === 2 ? null : turns * 2,
                line`یک گوشهٔ شکل را دنبال کن و ببین هر بار به کجا می‌رسد.`,
              ],
              ['once-only', 'فقط دور کامل را شمرده', 1, line`شکل پیش از دور کامل هم روی خودش می‌افتد.`],
            ] as const)),
      ),
      hints: [
        hint(p`یک گوشهٔ شکل را نشان کن و ببین وقتی می‌چرخد به جای کدام گوشه‌ها می‌نشیند.`),
        hint(
          isDegrees
            ? p`اول بشمار شکل در یک دور کامل چند بار روی خودش می‌افتد.`
            : p`گوشه‌هایی را بشمار که گوشهٔ اول در یک دور کامل روی آن‌ها می‌نشیند. آخر دور به جای خودش می‌رسد؛ آن را هم بشمار.`,
        ),
        ...(isDegrees
          ? [
              hint(
                p`یک دور کامل را به تعداد این دفعه‌ها تقسیم کن.${times > 1 ? ' بعد ببین بار چندم خواسته شده است.' : ''}`,
              ),
            ]
          : []),
      ],
      solution: [
        step(p`${shape.name} از ${turns} قسمت یکسان دور مرکزش ساخته شده است.`),
        isDegrees
          ? step(
              p`پس در یک دور کامل ${turns} بار روی خودش می‌افتد و هر بار ${least} درجه می‌چرخد.`,
              display(row(360, '÷', turns, '=', least)),
            )
          : step(p`پس در یک دور کامل ${turns} بار روی خودش می‌افتد.`),
        ...(times > 1
          ? [step(p`برای این بار، روی هم ${value} درجه چرخیده است.`, display(row(times, '×', least, '=', value)))]
          : []),
      ],
    };
  },
});
