import {
  areaWritten,
  type Block,
  child,
  defineSkill,
  display,
  hint,
  integerAnswers,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
  units,
} from '../../../authoring/index.ts';
import { rectangleFigure } from './question-parts/rectangle-parallelogram-triangle-figures.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['figure', 'bare', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake', 'compare'],
  4: ['compare', 'reverse'],
};

const sidesOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [2, 10], 2: [4, 25], 3: [11, 60], 4: [6, 30] };

interface Scene {
  readonly thing: (rng: Rng) => string;
  readonly unit: string;
  /** Bounds of its sides. */
  readonly sides: readonly [number, number];
}

/** Rectangles of a child's world, with the unit they are measured in. */
const scenes: readonly Scene[] = [
  { thing: (rng) => `باغچهٔ خانهٔ ${child(rng)}`, unit: units.metre, sides: [2, 30] },
  { thing: (rng) => `حیاط مدرسهٔ ${child(rng)}`, unit: units.metre, sides: [8, 60] },
  { thing: (rng) => `قاب عکس اتاق ${child(rng)}`, unit: units.centimetre, sides: [8, 60] },
  { thing: (rng) => `مقوای نقاشی ${child(rng)}`, unit: units.centimetre, sides: [8, 60] },
  { thing: () => 'یک زمین بازی', unit: units.metre, sides: [6, 60] },
  { thing: (rng) => `کارت تبریک ${child(rng)}`, unit: units.centimetre, sides: [4, 25] },
  { thing: (rng) => `کاردستی ${child(rng)}`, unit: units.centimetre, sides: [2, 60] },
  { thing: (rng) => `قطعهٔ سبزی‌کاری پدربزرگ ${child(rng)}`, unit: units.metre, sides: [2, 60] },
  { thing: (rng) => `آینهٔ اتاق ${child(rng)}`, unit: units.centimetre, sides: [20, 60] },
];

export const perimeterAreaRect = defineSkill({
  id: 'g4-perimeter-area-rect',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [areaWritten],
  revision: 10,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const [least, most] = sidesOf[level];
    const isSquare = form !== 'compare' && rng.chance(1, 4);
    const relation = form !== 'compare' ? null : rng.pick(['times', 'more'] as const);
    const width = relation === 'times' ? rng.int(Math.max(3, least), Math.min(20, most)) : rng.int(least, most);
    const times = rng.int(2, 3);
    const more = rng.int(2, 9);
    const length = isSquare
      ? width
      : relation === 'times'
        ? width * times
        : relation === 'more'
          ? width + more
          : rng.int(least, most);
    // The length is never the shorter one; a square is said to be one.
    if (length > 60 || (isSquare ? length !== width : length <= width)) return null;
    // Two and two is two times two.
    if (isSquare && width === 2) return null;
    const scene = rng.pick(scenes.filter(({ sides }) => width >= sides[0] && length <= sides[1]));
    const unit = form === 'story' || form === 'compare' || form === 'reverse' ? scene.unit : units.centimetre;
    const [half, perimeter, area] = [length + width, 2 * (length + width), length * width];
    // Who takes one for the other would be right.
    if (perimeter === area) return null;
    const isDrawn = form === 'figure' || form === 'find-mistake';
    const name = child(rng);
    const shape = isSquare ? 'مربع' : 'مستطیل';
    // Never the two right numbers turned around: who exchanges them has worked nothing out.
    const claimed = rng.pick([
      [half, area],
      [perimeter, half],
      [area, half],
    ] as const);
    const stem = (): readonly Block[] => {
      const ask = p`محیط و مساحت آن چقدر است؟`;
      switch (form) {
        case 'figure':
          return [p`اندازه‌ها به ${unit} است. محیط و مساحت این ${shape} را پیدا کن.`];
        case 'story':
          return isSquare
            ? [p`${scene.thing(rng)} به شکل مربع است و هر ضلع آن ${width} ${unit} است.`, ask]
            : [p`${scene.thing(rng)} به شکل مستطیل است. طول آن ${length} ${unit} و عرض آن ${width} ${unit} است.`, ask];
        case 'find-mistake':
          return [
            p`اندازه‌ها به ${unit} است. ${name} می‌گوید محیط این ${shape} ${claimed[0]} ${unit} و مساحتش ${claimed[1]} ${unit} مربع است.`,
            p`دست‌کم یکی از این دو درست نیست. تو هر دو را حساب کن و درستش را بنویس.`,
          ];
        case 'compare':
          return relation === 'times'
            ? [
                p`${scene.thing(rng)} به شکل مستطیل است. عرض آن ${width} ${unit} است و طول آن ${times} برابر عرضش است.`,
                ask,
              ]
            : [
                p`${scene.thing(rng)} به شکل مستطیل است. عرض آن ${width} ${unit} است و طول آن ${more} ${unit} از عرضش بیشتر است.`,
                ask,
              ];
        case 'reverse':
          return isSquare
            ? [
                p`محیط ${scene.thing(rng)}، که به شکل مربع است، ${perimeter} ${unit} است.`,
                p`هر ضلع و مساحت آن چقدر است؟`,
              ]
            : [
                p`محیط ${scene.thing(rng)}، که به شکل مستطیل است، ${perimeter} ${unit} و عرض آن ${width} ${unit} است.`,
                p`طول و مساحت آن چقدر است؟`,
              ];
        default:
          return isSquare
            ? [p`هر ضلع یک مربع ${width} ${unit} است. محیط و مساحت آن را حساب کن.`]
            : [p`طول یک مستطیل ${length} ${unit} و عرض آن ${width} ${unit} است. محیط و مساحت آن را حساب کن.`];
      }
    };
    const areaUnit = `${unit} مربع`;
    const isReverse = form === 'reverse';
    const first = isReverse ? length : perimeter;
    const firstLabel = isReverse ? (isSquare ? 'ضلع' : 'طول') : 'محیط';
    const area2 = isReverse && !isSquare ? (perimeter - width) * width : area;
    return {
      form,
      stem: stem(),
      ...(isDrawn ? { figure: rectangleFigure(length, width, unit) } : {}),
      ...integerAnswers([first, { label: firstLabel, unit }], [area, { label: 'مساحت', unit: areaUnit }]),
      misconceptions: isReverse
        ? [
            misconception(
              'half-not-taken',
              'محیط را نصف نکرده',
              isSquare ? integerKey(perimeter / 2, (perimeter / 2) ** 2) : integerKey(perimeter - width, area2),
              isSquare
                ? line`محیط مربع از چند ضلع مساوی ساخته شده است؟`
                : line`محیط از دو طول و دو عرض ساخته شده است. همهٔ آن‌ها را در نظر بگیر.`,
            ),
            ...(!isSquare && width % 2 === 0
              ? [
                  misconception(
                    'one-width-taken',
                    'فقط یک عرض را از محیط کم کرده و نصف کرده',
                    integerKey(length + width / 2, (length + width / 2) * width),
                    line`مستطیل دو عرض دارد. هر دو عرض را از محیط کم کن.`,
                  ),
                ]
              : []),
          ]
        : [
            misconception(
              'perimeter-area-swapped',
              'محیط و مساحت را جابه‌جا نوشته',
              integerKey(area, perimeter),
              line`محیط، اندازهٔ دور شکل است و مساحت، اندازهٔ سطح آن. کدام عدد مال کدام است؟`,
            ),
            misconception(
              'half-perimeter',
              'فقط دو ضلع کنار هم را جمع کرده',
              integerKey(half, area),
              isDrawn
                ? line`با انگشت یک دور کامل دور شکل بزن. از چند ضلع رد می‌شوی؟`
                : line`شکلش را بکش و یک دور کامل دور آن بزن. از چند ضلع رد می‌شوی؟`,
            ),
            misconception(
              isSquare ? 'side-doubled-for-area' : 'added-for-area',
              isSquare ? 'برای مساحت، ضلع را دو برابر کرده یا دو ضلع را جمع کرده' : 'برای مساحت هم ضلع‌ها را جمع کرده',
              integerKey(perimeter, half),
              line`محیط را خوب حساب کرده‌ای. برای مساحت فکر کن در هر ردیف چند مربع جا می‌شود و چند ردیف هست.`,
            ),
            misconception(
              'area-doubled',
              'مساحت را دو برابر کرده',
              integerKey(perimeter, 2 * area),
              isSquare
                ? line`ضلع را در خودش ضرب کرده‌ای. برای سطح شکل کار دیگری هم لازم است؟`
                : line`دو برابر کردن مال محیط است، چون از هر ضلع دو تا هست. برای سطح شکل چه می‌کنیم؟`,
            ),
          ],
      hints: isReverse
        ? [
            hint(p`محیط را داریم و می‌خواهیم از آن به ضلع و مساحت برسیم.`),
            hint(
              isSquare
                ? p`مربع چهار ضلع مساوی دارد. محیط را بر ۴ تقسیم کن.`
                : p`نصف محیط، یک طول و یک عرض است. نصف محیط را پیدا کن و عرض را از آن کم کن.`,
            ),
            hint(isSquare ? p`برای مساحت، ضلع را در خودش ضرب کن.` : p`برای مساحت، طول را در عرض ضرب کن.`),
          ]
        : [
            hint(p`محیط، اندازهٔ دور تا دور شکل است. مساحت نشان می‌دهد شکل چقدر جا می‌گیرد.`),
            ...(relation === null ? [] : [hint(p`اول طول را با کمک عرض پیدا کن.`)]),
            hint(
              isSquare
                ? p`مربع چهار ضلع مساوی دارد. برای محیط، یک ضلع را ۴ برابر کن.`
                : p`برای محیط، طول و عرض را جمع کن و دو برابرش را بگیر.`,
            ),
            hint(isSquare ? p`برای مساحت، ضلع را در خودش ضرب کن.` : p`برای مساحت، طول را در عرض ضرب کن.`),
          ],
      solution: isReverse
        ? isSquare
          ? [
              step(
                p`محیط مربع چهار برابر یک ضلع است؛ پس هر ضلع ${width} ${unit} است.`,
                display(row(perimeter, '÷', 4, '=', width)),
              ),
              step(
                p`مساحت مربع، ضلع ضربدر خودش است. ضلع ${width} ${unit} و مساحت ${area} ${areaUnit} است.`,
                display(row(width, '×', width, '=', area)),
              ),
            ]
          : [
              step(p`نصف محیط، یک طول و یک عرض است.`, display(row(perimeter, '÷', 2, '=', half))),
              step(p`عرض را کم می‌کنیم تا طول بماند.`, display(row(half, '−', width, '=', length))),
              step(
                p`طول ${length} ${unit} است و مساحت، طول ضربدر عرض است؛ یعنی ${area} ${areaUnit}.`,
                display(row(length, '×', width, '=', area)),
              ),
            ]
        : [
            ...(relation === null
              ? []
              : [
                  step(
                    p`اول طول را پیدا می‌کنیم.`,
                    display(
                      relation === 'times' ? row(width, '×', times, '=', length) : row(width, '+', more, '=', length),
                    ),
                  ),
                ]),
            isSquare
              ? step(p`مربع چهار ضلع مساوی دارد.`, display(row(width, '×', 4, '=', perimeter)))
              : step(
                  p`یک طول و یک عرض را جمع می‌کنیم و دو برابر می‌کنیم، چون از هر کدام دو تا هست.`,
                  display(row(length, '+', width, '=', half)),
                  display(row(half, '×', 2, '=', perimeter)),
                ),
            step(
              isSquare ? p`مساحت مربع، ضلع ضربدر خودش است.` : p`مساحت مستطیل، طول ضربدر عرض است.`,
              display(row(length, '×', width, '=', area)),
              p`پس محیط ${perimeter} ${unit} و مساحت ${area} ${areaUnit} است.`,
            ),
          ],
    };
  },
});
