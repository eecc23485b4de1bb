import {
  additionBars,
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
  sidesAdded,
  step,
  units,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import {
  type Composite,
  type CompositeKind,
  compositeFigure,
  drawComposite,
  hiddenSides,
  isLevel,
  partArea,
  sideLengths,
} from './question-parts/composite-figures.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};
const kindsOf: Readonly<Record<Level, readonly CompositeKind[]>> = {
  1: ['corner'],
  2: ['corner', 'corner', 'tee'],
  3: ['corner', 'tee', 'cup'],
  4: ['tee', 'cup'],
};
const most: Readonly<Record<Level, number>> = { 1: 9, 2: 14, 3: 20, 4: 30 };
const hiddenOf: Readonly<Record<Level, number>> = { 1: 0, 2: 1, 3: 2, 4: 2 };

const scenes: readonly ((rng: Rng) => readonly [statement: string, ask: string])[] = [
  (rng) => [`این نقشهٔ باغچهٔ خانهٔ ${child(rng)} است.`, 'می‌خواهند دور تا دور آن نرده بکشند. چند متر نرده لازم است؟'],
  () => ['این نقشهٔ یک پارک کوچک است.', 'هر صبح پیرمردی یک دور کامل دور آن راه می‌رود. او چند متر راه می‌رود؟'],
  (rng) => [`این نقشهٔ سقف سالن مدرسهٔ ${child(rng)} است.`, 'دور تا دور سقف گچ‌بری می‌شود. چند متر گچ‌بری لازم است؟'],
  () => ['این نقشهٔ استخر یک هتل است.', 'دور تا دور استخر یک ردیف سنگ چیده‌اند. طول این ردیف چند متر است؟'],
  (rng) => [`این نقشهٔ زمین پدر ${child(rng)} است.`, 'او می‌خواهد دور زمینش سیم بکشد. برای یک دور چند متر سیم لازم است؟'],
  () => ['این نقشهٔ حیاط یک مدرسه است.', 'بچه‌ها دور تا دور حیاط ریسهٔ چراغ می‌کشند. چند متر ریسه لازم است؟'],
];

/** How a side without a number follows from the others. */
function found(figure: Composite, side: number): Block {
  const lengths = sideLengths(figure);
  const value = lengths[side] ?? 0;
  const level = isLevel(figure, side);
  const others = lengths.flatMap((length, index) =>
    length !== null && isLevel(figure, index) === level && index !== side ? [length] : [],
  );
  const longest = Math.max(...others, value);
  const kind = level ? 'افقی' : 'عمودی';
  if (others.filter((length) => length === value).length > 0 && lengths.length > 6 && !level)
    return p`ضلع ${kind} بدون عدد با ضلع ${kind} روبه‌رویش مساوی است؛ پس ${value} است.`;
  return value === longest
    ? p`ضلع ${kind} بدون عدد به اندازهٔ همهٔ ضلع‌های ${kind} روبه‌رویش روی هم است؛ پس ${value} است.`
    : p`ضلع‌های ${kind} کوتاه روی هم به اندازهٔ ضلع ${kind} روبه‌رویشان هستند؛ پس ضلع بدون عدد ${value} است.`;
}

export const compositePerimeter = defineSkill({
  id: 'g4-composite-perimeter',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [sidesAdded, additionBars],
  revision: 8,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const kind = rng.pick(kindsOf[level]);
    const figure = drawComposite(rng, kind, most[level]);
    if (figure === null) return null;
    const hidden = hiddenSides(rng, figure, hiddenOf[level]);
    const lengths = sideLengths(figure).map((length) => length ?? 0);
    const total = (list: readonly number[]) => list.reduce((sum, length) => sum + length, 0);
    const value = total(lengths);
    const written = total(lengths.filter((_, side) => !hidden.includes(side)));
    const unit = form === 'story' ? units.metre : units.centimetre;
    const area = figure.parts.reduce((sum, part) => sum + partArea(part), 0);
    const shortest = Math.min(...lengths);
    const outer = 2 * (figure.width + figure.height);
    // What another way comes to is not what is left without some other side that has its number.
    const without = lengths.flatMap((length, side) => (hidden.includes(side) ? [] : [value - length]));
    if ([written, outer, area].some((wrong) => wrong !== value && without.includes(wrong))) return null;
    const claim = hidden.length === 0 ? value - shortest : written;
    // Somebody gives the one side without a number the length of another that runs the same way.
    const [only, ...more] = hidden;
    const alike =
      only === undefined || more.length > 0
        ? []
        : [
            ...new Set(
              lengths.filter(
                (length, side) => isLevel(figure, side) === isLevel(figure, only) && length !== lengths[only],
              ),
            ),
          ];
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story': {
          const [statement, ask] = rng.pick(scenes)(rng);
          return [p`${statement} اندازه‌ها به ${unit} است.`, p`${ask}`];
        }
        case 'find-mistake':
          return [
            p`اندازه‌ها به ${unit} است. ${child(rng)} می‌گوید محیط این شکل ${claim} ${unit} است، ولی ${hidden.length > 1 ? 'بعضی' : 'یکی'} از ضلع‌ها را جا انداخته است.`,
            p`محیط درست چقدر است؟`,
          ];
        default:
          return [p`اندازه‌ها به ${unit} است. محیط این شکل چقدر است؟`];
      }
    };
    const sum = lengths.flatMap((length, index) => (index === 0 ? [length] : (['+', length] as const)));
    return {
      form,
      stem: stem(),
      figure: compositeFigure(figure, { unit, hidden }),
      ...integerAnswer(value, { unit }),
      misconceptions: wholeMisconceptions(
        [
          'written-sides-only',
          'فقط ضلع‌هایی را که عدد دارند جمع کرده',
          hidden.length === 0 ? null : written,
          hidden.length > 1
            ? line`بعضی ضلع‌ها عدد ندارند، ولی جزء محیط هستند. اندازهٔ آن‌ها را پیدا کن.`
            : line`یکی از ضلع‌ها عدد ندارد، ولی جزء محیط است. اندازهٔ آن را پیدا کن.`,
        ],
        [
          'one-hidden-side-left',
          'یکی از ضلع‌های بدون عدد را جا انداخته',
          hidden.length === 2 ? written + (lengths[hidden[0] ?? 0] ?? 0) : null,
          line`ضلع‌ها را یکی‌یکی با انگشت دنبال کن و ببین همه را جمع کرده‌ای یا نه.`,
        ],
        [
          'a-side-left-out',
          'یک ضلع را جا انداخته',
          value - shortest,
          line`ضلع‌ها را یکی‌یکی با انگشت دنبال کن تا دوباره به نقطهٔ شروع برسی.`,
        ],
        ...alike.map(
          (length) =>
            [
              'side-taken-like-another',
              'ضلع بدون عدد را با یکی از ضلع‌های هم‌جهتش مساوی گرفته',
              written + length,
              line`ضلع بدون عدد را با همهٔ ضلع‌هایی مقایسه کن که مثل آن ${isLevel(figure, only ?? 0) ? 'افقی' : 'عمودی'} هستند، نه فقط با یکی از آن‌ها.`,
            ] as const,
        ),
        [
          'outer-rectangle',
          'محیط یک مستطیل کامل را حساب کرده',
          outer,
          line`شکل بالا یا پایین فرورفتگی دارد. دیواره‌های فرورفتگی هم جزء محیط هستند.`,
        ],
        // A side away from the perimeter, it may be a side too many or too few.
        [
          'area-written',
          'مساحت را حساب کرده',
          lengths.includes(Math.abs(area - value)) ? null : area,
          line`مساحت، سطح شکل است؛ اینجا دور شکل را می‌خواهیم.`,
        ],
      ),
      hints: [
        hint(p`محیط یعنی اندازهٔ دور تا دور شکل. ضلع‌ها را بشمار؛ شکل ${lengths.length} ضلع دارد.`),
        ...(hidden.length === 0
          ? [hint(p`از یک گوشه شروع کن و اندازهٔ ضلع‌ها را یکی‌یکی جمع کن تا به همان گوشه برسی.`)]
          : [
              hint(
                hidden.length > 1
                  ? p`بعضی از ضلع‌ها عدد ندارند. آن‌ها را با ضلع‌های روبه‌رو مقایسه کن تا اندازه‌شان پیدا شود.`
                  : p`یکی از ضلع‌ها عدد ندارد. آن را با ضلع‌های روبه‌رو مقایسه کن تا اندازه‌اش پیدا شود.`,
              ),
              hint(p`بعد همهٔ ضلع‌ها را جمع کن.`),
            ]),
      ],
      solution: [
        ...(hidden.length === 0
          ? [step(p`از یک گوشه شروع می‌کنیم و ضلع‌ها را به ترتیب جمع می‌کنیم؛ شکل ${lengths.length} ضلع دارد.`)]
          : hidden.map((side) => step(found(figure, side)))),
        step(p`همهٔ ضلع‌ها را جمع می‌کنیم؛ محیط ${value} ${unit} است.`, display(row(...sum, '=', value))),
      ],
    };
  },
});
