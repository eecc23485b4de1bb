import {
  type Block,
  barModelsTimesSecond,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  type QuestionVariant,
  row,
  sidesAdded,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import {
  aroundScenes,
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

const sidesOf: Readonly<Record<Level, readonly [number, number]>> = {
  // Of two wide the area is two lengths added, too.
  1: [3, 10],
  2: [3, 25],
  3: [10, 40],
  4: [5, 40],
};

export const perimeterRectangle = defineSkill({
  id: 'g3-perimeter-rectangle',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [sidesAdded, barModelsTimesSecond],
  revision: 9,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const isCompare = form === 'compare';
    const width = rng.int(...sidesOf[level]);
    const isSquare = !isCompare && rng.chance(1, 4);
    const length = isSquare ? width : isCompare ? width + rng.int(2, 12) : rng.int(...sidesOf[level]);
    if (length > 40 || (isSquare ? length !== width : length <= width)) return null;
    // Who takes the area for the perimeter would be right.
    if (length * width === 2 * (length + width)) return null;
    const scene = rng.pick(aroundScenes);
    const isStory = form === 'story' || isCompare;
    if (isStory && !suits(scene, length, width)) return null;
    const unit = isStory ? scene.unit : rng.pick(['سانتی‌متر', 'متر'] as const);
    const shape = isSquare ? 'مربع' : 'مستطیل';
    const [half, around, more] = [length + width, 2 * (length + width), length - width];
    const wrong = isSquare ? 2 * width : half;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`اندازه‌ها به ${unit} است. محیط این ${shape} چند ${unit} است؟`];
        case 'story':
          return [statementRectangle(scene.thing(rng), length, width, unit), p`${scene.act}. ${scene.ask}`];
        case 'find-mistake':
          return [
            isSquare
              ? p`هر ضلع یک مربع ${width} ${unit} است. ${child(rng)} می‌گوید محیط آن ${wrong} ${unit} است، ولی اشتباه کرده است.`
              : p`طول یک مستطیل ${length} ${unit} و عرض آن ${width} ${unit} است. ${child(rng)} می‌گوید محیط آن ${wrong} ${unit} است، ولی اشتباه کرده است.`,
            p`محیط درست چند ${unit} است؟`,
          ];
        case 'compare':
          return [
            p`${scene.thing(rng)} به شکل مستطیل است. عرض آن ${width} ${unit} است و طول آن ${more} ${unit} بیشتر از عرضش است.`,
            p`${scene.act}. ${scene.ask}`,
          ];
        default:
          return isSquare
            ? [p`هر ضلع یک مربع ${width} ${unit} است. محیط آن چند ${unit} است؟`]
            : [p`طول یک مستطیل ${length} ${unit} و عرض آن ${width} ${unit} است. محیط آن چند ${unit} است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: rectanglePicture(length, width, unit) } : {}),
      ...integerAnswer(around, { unit }),
      misconceptions: wholeMisconceptions(
        [
          // Width and difference make the length, so twice their sum is two lengths.
          'second-number-as-side-or-two-lengths',
          'عدد دوم مسئله را به جای طول گذاشته، یا فقط دو طول را جمع کرده',
          isCompare ? 2 * (width + more) : null,
          line`اول از روی عرض، طول را پیدا کن. بعد شکلش را بکش: در یک دور کامل از چند طول و چند عرض رد می‌شوی؟`,
        ],
        [
          'two-sides-only',
          'فقط دو ضلع را جمع کرده',
          half,
          form === 'figure'
            ? line`با انگشت یک دور کامل دور شکل بزن. از چند ضلع رد می‌شوی؟`
            : line`شکلش را بکش و یک دور کامل دور آن بزن. از چند ضلع رد می‌شوی؟`,
        ],
        [
          'area-for-perimeter',
          'مساحت را به جای محیط حساب کرده',
          length * width,
          line`محیط یعنی اندازهٔ دور شکل. از یک گوشه راه بیفت تا به همان گوشه برسی.`,
        ],
        ['three-sides', 'یک ضلع را جا انداخته', half + length, line`یک ضلع جا مانده است. ضلع‌ها را یکی‌یکی علامت بزن.`],
      ),
      hints: [
        hint(p`محیط، اندازهٔ دور تا دور شکل است.`),
        ...(isCompare ? [hint(p`اول طول را از روی عرض پیدا کن.`)] : []),
        hint(isSquare ? p`مربع چهار ضلع مساوی دارد.` : p`مستطیل دو طول مساوی و دو عرض مساوی دارد.`),
        hint(isSquare ? p`یک ضلع را در ۴ ضرب کن.` : p`طول و عرض را جمع کن و حاصل را دو برابر کن.`),
      ],
      solution: [
        ...(isCompare ? [step(p`اول طول را پیدا می‌کنیم.`, display(row(width, '+', more, '=', length)))] : []),
        ...(isSquare
          ? [step(p`مربع چهار ضلع مساوی دارد.`)]
          : [step(p`یک طول و یک عرض را جمع می‌کنیم.`, display(row(length, '+', width, '=', half)))]),
        step(
          isSquare ? p`پس یک ضلع را در ۴ ضرب می‌کنیم.` : p`از هر کدام دو تا هست؛ پس حاصل را دو برابر می‌کنیم.`,
          display(isSquare ? row(width, '×', 4, '=', around) : row(half, '×', 2, '=', around)),
          p`جواب ${around} ${unit} است.`,
        ),
      ],
    };
  },
});
