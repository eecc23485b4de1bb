import {
  areaWritten,
  type Block,
  child,
  columnsAndRows,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import {
  coveredScenes,
  rectanglePicture,
  statementRectangle,
  suits,
} from './question-parts/rectangle-stories-and-figures.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story', 'bare'],
  2: ['figure', 'story', 'story', 'bare'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['compare', 'compare', 'find-mistake'],
};

const sidesOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [2, 7], 2: [2, 10], 3: [4, 12], 4: [3, 12] };

export const areaRectangle = defineSkill({
  id: 'g3-area-rectangle',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [areaWritten, columnsAndRows],
  revision: 12,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const [length, width] = [rng.int(...sidesOf[level]), rng.int(...sidesOf[level])];
    const isCompare = form === 'compare';
    if (length < width || (isCompare && length === width) || length * width < 6) return null;
    const isSquare = length === width;
    const scene = rng.pick(coveredScenes);
    const isStory = form === 'story' || isCompare;
    if (isStory && !suits(scene, length, width)) return null;
    const unit = isStory ? scene.unit : rng.pick(['سانتی‌متر', 'متر'] as const);
    const shape = isSquare ? 'مربع' : 'مستطیل';
    const [area, around, more] = [length * width, 2 * (length + width), length - width];
    // Who takes the perimeter for the area would be right.
    if (around === area) return null;
    const by = isCompare && length % width === 0 && length / width <= 3 ? 'times' : 'more';
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`اندازه‌ها به ${unit} است. مساحت این ${shape} چند ${unit} مربع است؟`];
        case 'story':
          return [statementRectangle(scene.thing(rng), length, width, unit), p`${scene.act}. ${scene.ask}`];
        case 'find-mistake':
          return [
            isSquare
              ? p`هر ضلع یک مربع ${width} ${unit} است. ${child(rng)} می‌گوید مساحت آن ${around} ${unit} مربع است، ولی اشتباه کرده است.`
              : p`طول یک مستطیل ${length} ${unit} و عرض آن ${width} ${unit} است. ${child(rng)} می‌گوید مساحت آن ${around} ${unit} مربع است، ولی اشتباه کرده است.`,
            p`مساحت درست چند ${unit} مربع است؟`,
          ];
        case 'compare':
          return [
            by === 'times'
              ? p`${scene.thing(rng)} به شکل مستطیل است. عرض آن ${width} ${unit} است و طول آن ${length / width} برابر عرضش است.`
              : p`${scene.thing(rng)} به شکل مستطیل است. عرض آن ${width} ${unit} است و طول آن ${more} ${unit} بیشتر از عرضش است.`,
            p`${scene.act}. ${scene.ask}`,
          ];
        default:
          return isSquare
            ? [p`هر ضلع یک مربع ${width} ${unit} است. مساحت آن چند ${unit} مربع است؟`]
            : [p`طول یک مستطیل ${length} ${unit} و عرض آن ${width} ${unit} است. مساحت آن چند ${unit} مربع است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: rectanglePicture(length, width, unit, level === 1) } : {}),
      ...integerAnswer(area, { unit: `${unit} مربع` }),
      misconceptions: wholeMisconceptions(
        [
          'second-number-as-side',
          'عدد دوم مسئله را به جای طول گذاشته',
          isCompare ? width * (by === 'times' ? length / width : more) : null,
          line`عدد دوم، طول نیست. اول از روی عرض، طول را پیدا کن.`,
        ],
        [
          'perimeter-for-area',
          'محیط را به جای مساحت حساب کرده',
          around,
          line`تو دور شکل را اندازه گرفته‌ای. حالا فکر کن چند مربع، سطح آن را می‌پوشاند.`,
        ],
        [
          // Of a square, two sides added are a side doubled.
          isSquare ? 'side-doubled' : 'sides-added',
          isSquare ? 'ضلع را دو برابر کرده، یا دو ضلع را با هم جمع کرده' : 'دو ضلع را با هم جمع کرده',
          length + width,
          line`در هر ردیف چند مربع جا می‌شود و چند ردیف هست؟ ردیف‌ها همه مثل هم‌اند.`,
        ],
        ['area-doubled', 'مساحت را دو برابر کرده', 2 * area, line`سطح شکل فقط یک بار پوشیده می‌شود. چرا دو برابر؟`],
        form === 'figure' && level === 1
          ? ['one-row-less', 'یک ردیف کم شمرده', area - length, line`یک بار دیگر ببین روی هم چند ردیف می‌شود.`]
          : [
              'one-time-less',
              'در ضرب، یک بار کمتر حساب کرده',
              // Three wide, it is two lengths added; of nine times six, 54 with its digits turned.
              width === 3 || area - length === (area % 10) * 10 + Math.floor(area / 10) ? null : area - length,
              line`خیلی نزدیک شده‌ای. ضرب دو ضلع را یک بار دیگر حساب کن.`,
            ],
      ),
      hints: [
        hint(p`می‌خواهیم بدانیم چند مربع با ضلع یک ${unit} همهٔ این ${shape} را می‌پوشاند.`),
        ...(isCompare ? [hint(p`اول طول را از روی عرض پیدا کن.`)] : []),
        hint(
          isSquare
            ? p`در هر ردیف ${width} مربع جا می‌شود و به همان تعداد هم ردیف هست.`
            : p`در هر ردیف به اندازهٔ طول، مربع جا می‌شود. عرض، تعداد ردیف‌ها را نشان می‌دهد.`,
        ),
        hint(isSquare ? p`ضلع را در خودش ضرب کن.` : p`طول را در عرض ضرب کن.`),
      ],
      solution: [
        isCompare
          ? step(
              p`اول طول را پیدا می‌کنیم.`,
              display(
                by === 'times' ? row(width, '×', length / width, '=', length) : row(width, '+', more, '=', length),
              ),
            )
          : step(p`در هر ردیف ${length} مربع با ضلع یک ${unit} جا می‌شود و ${width} ردیف داریم.`),
        step(
          isSquare ? p`مساحت مربع برابر است با ضلع ضرب در خودش.` : p`مساحت مستطیل برابر است با طول ضرب در عرض.`,
          display(row(length, '×', width, '=', area)),
          p`پس مساحت آن ${area} ${unit} مربع است.`,
        ),
      ],
    };
  },
});
