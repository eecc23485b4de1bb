import {
  type Block,
  child,
  cubeLayers,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
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

type Heights = readonly (readonly number[])[];

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'reverse'],
  3: ['figure', 'story', 'reverse'],
  4: ['figure', 'reverse', 'story'],
};

/** A full box, or steps that fall to the front and to the right, so that no cube hides another. */
function draw(rng: Rng, level: Level, isBox: boolean): Heights {
  const least = level === 4 ? 3 : 2;
  const [rows, columns] = [rng.int(least, level === 1 ? 3 : 4), rng.int(least, level < 3 ? 4 : 5)];
  const high = rng.int(level === 1 ? 1 : least, level < 3 ? 3 : 4);
  if (isBox) return Array.from({ length: rows }, () => Array.from({ length: columns }, () => high));
  const heights: number[][] = [];
  for (let at = 0; at < rows; at += 1) {
    const line_: number[] = [];
    for (let index = 0; index < columns; index += 1) {
      const most = Math.min(heights[at - 1]?.[index] ?? high, line_[index - 1] ?? high);
      const drop = rng.chance(1, 2) ? 1 : 0;
      line_.push(Math.max(at === 0 && index === 0 ? high : 0, most - drop));
    }
    heights.push(line_);
  }
  return heights;
}

const wordProblems: readonly ((rng: Rng) => Block)[] = [
  (rng) => p`${child(rng)} با مکعب‌های چوبی هم‌اندازه این شکل را ساخته است.`,
  (rng) => p`در انبار پدر ${child(rng)} جعبه‌های مکعبی را این‌طور روی هم چیده‌اند.`,
  (rng) => p`${child(rng)} با مکعب‌های یک‌سانتی‌متری این شکل را ساخته است.`,
  () => p`در یک نمایشگاه، جعبه‌های هدیهٔ مکعبی را این‌طور چیده‌اند.`,
  (rng) => p`${child(rng)} با قندهای مکعبی این شکل را درست کرده است.`,
  () => p`کارگران جعبه‌های مکعبی را این‌طور روی هم گذاشته‌اند.`,
];

export const volumeCubes = defineSkill({
  id: 'g5-volume-cubes',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [cubeLayers],
  revision: 9,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const isBox = form !== 'reverse' && (level === 1 ? rng.chance(3, 4) : rng.chance(1, 3));
    const heights = draw(rng, level, isBox);
    const [rows, columns] = [heights.length, heights[0]?.length ?? 0];
    const towers = heights.flat();
    const count = towers.reduce((sum, height) => sum + height, 0);
    const high = Math.max(...towers);
    const full = rows * columns * high;
    const reverse = form === 'reverse';
    if (count < 4 || count > 60 || full > 80 || (reverse && full === count)) return null;
    // Every row and every column of the picture holds a cube, or its size could not be seen.
    const isSeen = heights.every((line_) => (line_[0] ?? 0) > 0) && (heights[0] ?? []).every((height) => height > 0);
    if (!isSeen || (!isBox && full === count)) return null;
    const value = reverse ? full - count : count;
    const layers = Array.from({ length: high }, (_, layer) => towers.filter((height) => height > layer).length);
    const bottom = layers[0] ?? 0;
    const front = heights.at(-1)?.reduce((sum, height) => sum + height, 0) ?? 0;
    const side = heights.reduce((sum, line_) => sum + (line_.at(-1) ?? 0), 0);
    // A cube is seen on top of its tower, or over the tower in front of it or to its right.
    const seen = heights
      .flatMap((line_, at) =>
        line_.map((height, place) => {
          const covered = Math.min(heights[at + 1]?.[place] ?? 0, line_[place + 1] ?? 0);
          return height === 0 ? 0 : Math.max(1, height - covered);
        }),
      )
      .reduce((sum, each) => sum + each, 0);
    const statement = heights.map((line_) => line_.map((height) => persianNumber(height)).join('، ')).join('؛ ');
    const figure: Figure = {
      t: 'cubes',
      description: `ستون‌هایی از مکعب‌های هم‌اندازه؛ ردیف‌ها از عقب به جلو و در هر ردیف از چپ به راست، بلندی ستون‌ها: ${statement}`,
      heights,
    };
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(wordProblems)(rng), p`در این شکل چند مکعب به کار رفته است؟`];
        case 'reverse':
          return [
            p`می‌خواهیم این شکل را به یک مکعب مستطیل کامل تبدیل کنیم که ${rows} ردیف، ${columns} ستون و بلندی ${high} مکعب داشته باشد.`,
            p`چند مکعب دیگر لازم است؟`,
          ];
        default:
          return [p`حجم این شکل چند مکعبِ واحد است؟`];
      }
    };
    const withoutTop = full - count - (rows * columns - (layers.at(-1) ?? 0));
    const writtenMisconceptions: readonly WrittenMisconception[] = reverse
      ? [
          [
            'cubes-counted',
            'مکعب‌های موجود را شمرده',
            count,
            line`این‌ها مکعب‌هایی است که داریم. برای کامل شدن چند تا کم است؟`,
          ],
          [
            'full-box',
            'همهٔ مکعب‌های شکل کامل را نوشته',
            full,
            line`این تعداد برای شکل کامل است. مکعب‌هایی را که داریم کم کن.`,
          ],
          [
            'one-layer-missed',
            'یک طبقه را جا انداخته',
            // The cubes of one layer are counted by who takes it for all.
            layers.includes(withoutTop) ? 0 : withoutTop,
            line`طبقه به طبقه ببین در هر کدام چند جای خالی هست.`,
          ],
        ]
      : [
          // As many may be seen from the front or from the side.
          [front, side].includes(bottom)
            ? [
                'one-layer-or-side',
                'فقط مکعب‌های یک طبقه یا یک طرف شکل را شمرده',
                bottom,
                line`این فقط مکعب‌های یک طبقه یا یک طرف شکل است. مکعب‌های جاهای دیگر را هم بشمار.`,
              ]
            : [
                'top-only',
                'از هر ستون فقط یک مکعب شمرده',
                bottom,
                isBox
                  ? line`هر ستون از چند مکعب ساخته شده است. مکعب‌های روی هم را هم بشمار.`
                  : line`بعضی ستون‌ها بلندتر از یک مکعب‌اند. مکعب‌های روی هم را هم بشمار.`,
              ],
          [
            'front-only',
            'فقط ردیف جلو را شمرده',
            layers.includes(front) ? 0 : front,
            line`مکعب‌های ردیف‌های عقب را هم بشمار.`,
          ],
          [
            'as-if-full',
            'جاهای خالی را هم شمرده',
            full,
            line`همهٔ ستون‌ها به یک اندازه بلند نیستند. هر ستون را جدا بشمار.`,
          ],
          [
            'hidden-forgotten',
            'مکعب‌های پنهان را نشمرده',
            // Of equal layers one may have been missed.
            seen < count && !(isBox && seen % bottom === 0) ? seen : 0,
            line`زیر مکعب‌های بالا و پشت مکعب‌های جلو، مکعب‌های دیگری هم هست که دیده نمی‌شود.`,
          ],
        ];
    return {
      form,
      stem: stem(),
      figure,
      ...integerAnswer(value, { unit: 'مکعب' }),
      misconceptions: wholeWrittenMisconceptions(writtenMisconceptions),
      hints: [
        hint(
          high === 1
            ? p`همهٔ ردیف‌ها را ببین، از ردیف عقب تا ردیف جلو.`
            : p`مکعب‌هایی که دیده نمی‌شوند هم جزو شکل‌اند: زیر مکعب‌های بالا، مکعب‌های دیگری هست.`,
        ),
        hint(
          isBox
            ? p`مکعب‌های یک طبقه را بشمار و ببین چند طبقهٔ مساوی داریم.`
            : p`طبقه به طبقه بشمار: اول طبقهٔ پایین، بعد طبقهٔ بالاتر.`,
        ),
        ...(reverse ? [hint(p`مکعب‌های شکلِ کامل را هم حساب کن و تفاوت را پیدا کن.`)] : []),
      ],
      solution: [
        isBox
          ? step(p`هر طبقه ${rows} ردیف ${columns}تایی دارد.`, display(row(rows, '×', columns, '=', bottom)))
          : step(p`طبقه‌ها را از پایین به بالا می‌شماریم: ${layers.map((layer) => persianNumber(layer)).join('، ')}.`),
        isBox
          ? step(
              high === 1 ? p`فقط یک طبقه داریم.` : p`${high} طبقهٔ مساوی داریم.`,
              display(row(bottom, '×', high, '=', count)),
            )
          : step(
              p`تعداد مکعب‌ها این است.`,
              display(
                row(...layers.flatMap((layer, index) => (index === 0 ? [layer] : ['+' as const, layer])), '=', count),
              ),
            ),
        ...(reverse
          ? [
              step(p`شکل کامل این تعداد مکعب دارد.`, display(row(rows, '×', columns, '×', high, '=', full))),
              step(p`تفاوت، مکعب‌هایی است که کم داریم.`, display(row(full, '−', count, '=', value))),
            ]
          : []),
      ],
    };
  },
});
