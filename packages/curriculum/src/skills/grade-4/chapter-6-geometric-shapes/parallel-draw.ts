import {
  type Block,
  child,
  defineSkill,
  figureBlock,
  hint,
  type Level,
  line,
  lineAnswer,
  misconception,
  onLineKey,
  p,
  type QuestionVariant,
  type Rng,
  step,
} from '../../../authoring/index.ts';
import type { DrawingPoint, DrawingShape } from '../../../model/index.ts';
import {
  areParallel,
  isWithin,
  moved,
  placeWords,
  quarterTurn,
  runSentence,
  type Stride,
  turnedStride,
} from './question-parts/grid-line-directions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};
const stridesOf: Readonly<Record<Level, readonly Stride[]>> = {
  1: [[1, 0]],
  2: [
    [1, 0],
    [1, 1],
    [1, 1],
    [2, 1],
  ],
  3: [
    [1, 1],
    [2, 1],
    [3, 1],
  ],
  4: [
    [2, 1],
    [3, 1],
    [3, 2],
  ],
};
const size = 10;

type Relation = 'parallel' | 'perpendicular';

const names: Readonly<Record<Relation, string>> = { parallel: 'موازی', perpendicular: 'عمود' };

const stories: Readonly<Record<Relation, readonly ((rng: Rng) => string)[]>> = {
  parallel: [
    () => 'خط رسم‌شده یکی از ریل‌های قطار است. ریل دیگر از نقطهٔ «م» می‌گذرد و با آن موازی است.',
    (rng) => `خط رسم‌شده یک طرف کوچهٔ ${child(rng)} است. طرف دیگر کوچه از نقطهٔ «م» می‌گذرد و با آن موازی است.`,
    (rng) => `${child(rng)} می‌خواهد از نقطهٔ «م» ردیفی از نهال بکارد که با جوی آب موازی باشد. خط رسم‌شده جوی آب است.`,
    () => 'خط رسم‌شده یک سیم برق است. سیم دوم از نقطهٔ «م» می‌گذرد و با آن موازی است.',
  ],
  perpendicular: [
    () => 'خط رسم‌شده یک خیابان است. خط‌کشی عابر پیاده از نقطهٔ «م» می‌گذرد و بر خیابان عمود است.',
    (rng) =>
      `${child(rng)} در نقطهٔ «م» ایستاده و می‌خواهد از کوتاه‌ترین راه به رودخانه برسد؛ راهی که بر رودخانه عمود است. خط رسم‌شده رودخانه است.`,
    () => 'خط رسم‌شده دیوار است. قفسه‌ای از نقطهٔ «م» می‌گذرد و بر دیوار عمود است.',
    (rng) => `خط رسم‌شده زمین است. ${child(rng)} می‌خواهد میلهٔ پرچم از نقطهٔ «م» بگذرد و بر زمین عمود باشد.`,
  ],
};

export const parallelDraw = defineSkill({
  id: 'g4-parallel-draw',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 4,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const relation = rng.pick(['parallel', 'perpendicular'] as const);
    const stride = turnedStride(rng, rng.pick(stridesOf[level]));
    const from: DrawingPoint = [rng.int(0, size), rng.int(0, size)];
    const steps = rng.int(2, 8);
    const to = moved(from, stride, steps);
    const through: DrawingPoint = [rng.int(1, size - 1), rng.int(1, size - 1)];
    const away: Stride = [through[0] - from[0], through[1] - from[1]];
    const wide = Math.hypot(to[0] - from[0], to[1] - from[1]);
    // Far enough from the line to be seen beside it.
    const apart = Math.abs(away[0] * stride[1] - away[1] * stride[0]) / Math.hypot(stride[0], stride[1]);
    if (!isWithin(to, size) || wide < 5 || apart < 1.9) return null;
    const turned = quarterTurn(stride);
    const wanted = relation === 'parallel' ? stride : turned;
    const isReachable = (direction: Stride) =>
      isWithin(moved(through, direction), size) || isWithin(moved(through, direction, -1), size);
    if (!isReachable(wanted)) return null;
    // No end of the drawn line may lie on the one asked for.
    if ([from, to].some(([x, y]) => areParallel([x - through[0], y - through[1]], wanted))) return null;
    const reflected: Stride = [-wanted[0], wanted[1]];
    const [flat, upright]: readonly [Stride, Stride] = [
      [1, 0],
      [0, 1],
    ];
    const shapes: readonly DrawingShape[] = [
      { t: 'line', from, to, ends: 'both' },
      { t: 'point', at: through, label: 'م' },
    ];
    const paper = {
      width: size,
      height: size,
      background: 'squares' as const,
      shapes,
      description: `صفحهٔ شطرنجی با یک خط و نقطهٔ م. خط از نقطهٔ ${placeWords(from)} از گوشهٔ پایین سمت چپ می‌گذرد و ${runSentence(stride)}. نقطهٔ م: ${placeWords(through)}`,
    };
    const spec = lineAnswer(paper, through, wanted);
    if (spec.key.kind !== 'points') return null;
    const [example] = spec.key.points;
    if (example === undefined) return null;
    const name = names[relation];
    const relative = relation === 'parallel' ? 'با خط رسم‌شده موازی' : 'بر خط رسم‌شده عمود';
    const tap = p`نقطهٔ دیگری از آن را روی صفحه نشان بده تا خط کشیده شود.`;
    const known = (id: string, title: string, direction: Stride, message: ReturnType<typeof line>) =>
      !isReachable(direction) || areParallel(direction, wanted)
        ? []
        : [misconception(id, title, onLineKey(paper, through, direction), message)];
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${rng.pick(stories[relation])(rng)}`, tap];
        case 'find-mistake':
          return [
            p`${child(rng)} می‌خواست از نقطهٔ «م» خطی بکشد که ${relative} باشد، ولی خطی کشید که ${
              relation === 'parallel' ? 'خط رسم‌شده را در جایی قطع می‌کند' : 'با آن زاویهٔ راست نمی‌سازد'
            }.`,
            p`تو خط درست را بکش: نقطهٔ دیگری از آن را روی صفحه نشان بده.`,
          ];
        default:
          return [p`از نقطهٔ «م» خطی بکش که ${relative} باشد.`, tap];
      }
    };
    return {
      form,
      stem: stem(),
      ...spec,
      misconceptions: [
        ...known(
          'parallel-perpendicular-swapped',
          'موازی و عمود را با هم اشتباه گرفته',
          relation === 'parallel' ? turned : stride,
          relation === 'parallel'
            ? line`خط تو خط دیگر را با زاویهٔ راست قطع می‌کند. خط‌های موازی هیچ‌وقت به هم نمی‌رسند.`
            : line`خط تو هیچ‌وقت به خط دیگر نمی‌رسد. خط عمود، خط دیگر را با زاویهٔ راست قطع می‌کند.`,
        ),
        ...known(
          'leans-the-other-way',
          'شیب خط را برعکس کشیده',
          reflected,
          line`ببین خط رسم‌شده با هر چند خانه به راست، بالا می‌رود یا پایین. خط تو باید به کدام طرف برود؟`,
        ),
        ...known(
          'along-the-squares',
          'خط را روی خط‌های افقی صفحه کشیده',
          flat,
          line`خط رسم‌شده را نگاه کن، نه لبهٔ صفحه را. خانه‌های آن را به پهلو و به بالا بشمار.`,
        ),
        ...known(
          'up-the-squares',
          'خط را روی خط‌های عمودی صفحه کشیده',
          upright,
          line`خط رسم‌شده را نگاه کن، نه لبهٔ صفحه را. خانه‌های آن را به پهلو و به بالا بشمار.`,
        ),
      ],
      hints: [
        hint(
          relation === 'parallel'
            ? p`دو خط موازی همیشه یک‌اندازه از هم فاصله دارند و به هم نمی‌رسند.`
            : p`دو خط عمود با هم زاویهٔ راست می‌سازند.`,
        ),
        hint(
          p`روی خط رسم‌شده ببین از یک گوشهٔ خانه‌ها تا گوشهٔ بعدی، چند خانه به پهلو و چند خانه به بالا یا پایین رفته‌ای.`,
        ),
        hint(
          relation === 'parallel'
            ? p`از نقطهٔ «م» هم همان‌قدر به پهلو و همان‌قدر به بالا یا پایین برو.`
            : p`از نقطهٔ «م» این دو عدد را جابه‌جا کن: به تعداد خانه‌های پهلو، بالا یا پایین برو و به تعداد خانه‌های بالا یا پایین، به پهلو. اگر خط رسم‌شده به سمت راست بالا می‌رود، خط تو باید پایین بیاید، و برعکس.`,
        ),
      ],
      solution: [
        step(p`خط رسم‌شده ${runSentence(stride)}.`),
        step(
          p`خط ${name} از نقطهٔ «م» ${runSentence(wanted)}.`,
          figureBlock({
            t: 'drawing',
            description: `همان صفحه، با خط ${name} از نقطهٔ م تا نقطه‌ای که از گوشهٔ پایین سمت چپ ${placeWords(example)} است`,
            width: size,
            height: size,
            background: 'squares',
            shapes: [...shapes, { t: 'line', from: through, to: example, ends: 'one', tone: 'accent' }],
          }),
        ),
      ],
    };
  },
});
