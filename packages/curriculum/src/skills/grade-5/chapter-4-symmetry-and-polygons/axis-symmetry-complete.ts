import { type Axis, moved, wayWords } from '../../../authoring/geometry/grid-motions.ts';
import { cornersAt, imageQuestion } from '../../../authoring/geometry/image-questions.ts';
import {
  type Block,
  child,
  defineSkill,
  type Level,
  line,
  p,
  type QuestionVariant,
  type Rng,
} from '../../../authoring/index.ts';
import type { DrawingPoint } from '../../../model/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'find-mistake'],
  2: ['figure', 'reverse', 'story', 'find-mistake'],
  3: ['figure', 'reverse', 'story', 'find-mistake'],
  4: ['figure', 'find-mistake'],
};

const stories: readonly ((rng: Rng) => Block)[] = [
  (rng) =>
    p`${child(rng)} کاغذی را از روی خط‌چین تا کرده و نصف یک شکل را بریده است. وقتی کاغذ باز شود، رأس‌های تازه کجا هستند؟`,
  (rng) =>
    p`${child(rng)} نصف بال یک پروانه را کشیده است. بال دیگر، قرینهٔ آن نسبت به خط‌چین است. رأس‌های بال دیگر را مشخص کن.`,
  (rng) =>
    p`${child(rng)} نصف نقش یک قالی را کشیده است. نصف دیگر، قرینهٔ آن نسبت به خط‌چین است. رأس‌های نصف دیگر را مشخص کن.`,
  (rng) => p`${child(rng)} آینه‌ای را روی خط‌چین گذاشته است. رأس‌های شکل در آینه کجا دیده می‌شوند؟`,
  (rng) => p`${child(rng)} نصف یک برگ را کشیده است و خط‌چین، خط تقارن برگ است. رأس‌های نصف دیگر را مشخص کن.`,
  (rng) =>
    p`${child(rng)} نیمی از یک کاشی را طراحی کرده است. نیم دیگر، قرینهٔ آن نسبت به خط‌چین است. رأس‌های نیم دیگر را مشخص کن.`,
];

function axisFor(rng: Rng, level: Level): { readonly axis: Axis; readonly width: number; readonly height: number } {
  const isSlanted = level === 4 || (level === 3 && rng.chance(1, 3));
  if (isSlanted) {
    const axis: Axis = rng.chance(1, 2)
      ? { kind: 'rising', at: rng.int(-1, 1) }
      : { kind: 'falling', at: rng.int(7, 9) };
    return { axis, width: 8, height: 8 };
  }
  return level === 1 || rng.chance(1, 2)
    ? { axis: { kind: 'vertical', at: rng.int(4, 6) }, width: 10, height: 6 }
    : { axis: { kind: 'horizontal', at: rng.int(4, 5) }, width: 8, height: 9 };
}

export const axisSymmetryComplete = defineSkill({
  id: 'g5-axis-symmetry-complete',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 4,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const { axis, width, height } = axisFor(rng, level);
    const motion = { t: 'mirror', axis } as const;
    const still = form === 'reverse' || form === 'story' ? 2 : 0;
    const corners = rng.pick(still > 0 ? ([4, 5] as const) : cornersAt[level]);
    const isSlanted = axis.kind === 'rising' || axis.kind === 'falling';
    const isUpright = axis.kind === 'vertical';
    const wordProblem = rng.pick(stories)(rng);
    const name = child(rng);
    const direction = isSlanted
      ? p`از هر رأس، عمود بر خط برو. چون خط کج است، از گوشهٔ خانه‌ها به صورت کج می‌روی.`
      : isUpright
        ? p`از هر رأس، خانه‌ها را به صورت افقی تا خط بشمار.`
        : p`از هر رأس، خانه‌ها را به صورت عمودی تا خط بشمار.`;
    return imageQuestion(rng, {
      form,
      motion,
      corners,
      width,
      height,
      still,
      stem: (letter) => {
        if (letter !== null)
          return [
            p`${name} می‌خواهد قرینهٔ این شکل را نسبت به خط‌چین بکشد، ولی جای قرینهٔ رأس «${letter}» را اشتباه پیدا کرده است. جای درست آن را مشخص کن.`,
          ];
        if (form === 'story') return [wordProblem];
        if (form === 'reverse') return [p`خط‌چین، خط تقارن یک شکل است و نصف شکل را می‌بینی. رأس‌های نصف دیگر را مشخص کن.`];
        return [p`قرینهٔ این شکل را نسبت به خط‌چین بکش. رأس‌های آن را مشخص کن.`];
      },
      wrong: [
        // Of one corner nobody slides the figure.
        ...(form === 'find-mistake'
          ? []
          : [
              {
                id: 'slid-across',
                title: 'شکل را بدون برگرداندن آن طرف خط کشیده',
                message: line`با هل دادن شکل به اینجا می‌رسیم. قرینه مثل تصویر در آینه است؛ جهتش برعکس می‌شود.`,
                move: ([x, y]: DrawingPoint, first: DrawingPoint): DrawingPoint => {
                  const [toX, toY] = moved(motion, first);
                  return [x + toX - first[0], y + toY - first[1]];
                },
              },
            ]),
        // One corner alone may have been taken to the line and no further; where the line goes between two squares, nobody stops on it.
        ...(form === 'find-mistake'
          ? [
              {
                id: 'stopped-on-the-line',
                title: 'قرینه را روی خود خط گذاشته',
                message: line`تا خط رفته‌ای. قرینه آن طرف خط است؛ همان قدر ادامه بده.`,
                move: (point: DrawingPoint): DrawingPoint => {
                  const [x, y] = moved(motion, point);
                  const middle: DrawingPoint = [(x + point[0]) / 2, (y + point[1]) / 2];
                  return middle.every(Number.isInteger) ? middle : [x, y];
                },
              },
            ]
          : []),
        {
          id: 'one-square-too-far',
          title: 'فاصله از خط را یک خانه بیشتر گرفته',
          message: line`فاصلهٔ هر رأس تا خط را بشمار. فاصلهٔ قرینه‌اش هم باید درست همان باشد.`,
          move: (point) => {
            const [x, y] = moved(motion, point);
            if (isSlanted) return [x + Math.sign(x - point[0]), y + Math.sign(y - point[1])];
            return isUpright ? [x + Math.sign(x - point[0]), y] : [x, y + Math.sign(y - point[1])];
          },
        },
        {
          id: 'one-square-too-near',
          title: 'فاصله از خط را یک خانه کمتر گرفته',
          message: line`فاصلهٔ هر رأس تا خط را بشمار. فاصلهٔ قرینه‌اش هم باید درست همان باشد.`,
          move: (point) => {
            const [x, y] = moved(motion, point);
            if (isSlanted) return [x - Math.sign(x - point[0]), y - Math.sign(y - point[1])];
            return isUpright ? [x - Math.sign(x - point[0]), y] : [x, y - Math.sign(y - point[1])];
          },
        },
        {
          id: 'straight-across-slanted-line',
          title: 'برای خط کج هم قرینه را افقی پیدا کرده',
          message: line`خط کج است. از رأس باید عمود بر خط بروی، نه افقی.`,
          move: ([x, y]) => {
            if (axis.kind === 'rising') return [2 * (y - axis.at) - x, y];
            return axis.kind === 'falling' ? [2 * (axis.at - y) - x, y] : moved(motion, [x, y]);
          },
        },
      ],
      hints: [
        p`خط‌چین مثل آینه است. هر رأس و قرینه‌اش دو طرف خط و در یک فاصله از آن هستند.`,
        direction,
        p`همان تعداد را آن طرف خط بشمار و نقطه بگذار.${still > 0 ? ' رأسی که روی خط است، قرینهٔ خودش است.' : ''}`,
      ],
      reason: (letter, from, to) => {
        const way = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
        if (!isSlanted)
          return p`رأس «${letter}» ${way / 2} خانه با خط فاصله دارد؛ پس قرینه‌اش هم ${way / 2} خانه آن طرف خط است.`;
        return p`از رأس «${letter}» عمود بر خط می‌رویم و همان قدر ادامه می‌دهیم: ${wayWords(from, to)}.`;
      },
      finish: p`قرینهٔ شکل نسبت به خط‌چین این است. اگر کاغذ را از روی خط تا کنیم، دو شکل روی هم می‌افتند.`,
    });
  },
});
