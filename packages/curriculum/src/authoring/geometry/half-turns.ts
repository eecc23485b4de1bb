import { line, p } from '../../content/build.ts';
import type { Block, DrawingPoint, Level, QuestionVariant } from '../../model/index.ts';
import type { Rng } from '../../random/rng.ts';
import { child } from '../../wording/people.ts';
import type { QuestionDraft } from '../draft.ts';
import { moved, wayWords } from './grid-motions.ts';
import { cornersAt, imageQuestion } from './image-questions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'find-mistake'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'reverse', 'find-mistake'],
  4: ['figure', 'story', 'reverse', 'find-mistake'],
};

const stories: readonly ((rng: Rng) => Block)[] = [
  (rng) =>
    p`${child(rng)} این شکل را روی کاغذ شفافی کشیده، نوک مداد را روی نقطهٔ «م» گذاشته و کاغذ را نیم دور چرخانده است. رأس‌های شکل به کجا می‌رسند؟`,
  (rng) =>
    p`${child(rng)} دو تکه نمد روی کیفش می‌دوزد. تکهٔ دوم، قرینهٔ این تکه نسبت به «م» است. رأس‌های تکهٔ دوم را مشخص کن.`,
  (rng) =>
    p`${child(rng)} طرحی برای کاشی می‌کشد که «م» مرکز تقارن آن است. نصف طرح را می‌بینی. رأس‌های نصف دیگر را مشخص کن.`,
  (rng) => p`برگهٔ ${child(rng)} نیم دور حول نقطهٔ «م» چرخیده است. حالا رأس‌های این شکل کجا هستند؟`,
  (rng) => p`${child(rng)} نقش حاشیهٔ گلیم را می‌کشد. نقش دوم، قرینهٔ این نقش نسبت به «م» است. رأس‌های نقش دوم را مشخص کن.`,
  (rng) => p`تابلوی گردانی نیم دور حول «م» می‌چرخد. ${child(rng)} شکل روی آن را کشیده است. رأس‌های شکل به کجا می‌رسند؟`,
];

/** A figure's image under a half turn round a point of squared paper. */
export function halfTurnQuestion(rng: Rng, level: Level): QuestionDraft | null {
  const form = rng.pick(formsOf[level]);
  const [width, height] = level === 1 ? [10, 6] : [10, 8];
  const center: DrawingPoint = [rng.int(4, 6), rng.int(level === 1 ? 3 : 3, level === 1 ? 3 : 5)];
  const motion = { t: 'turn', center, quarters: 2 } as const;
  // Asked backwards, the center is itself a corner.
  const still = form === 'reverse' ? 1 : 0;
  const wordProblem = rng.pick(stories)(rng);
  const name = child(rng);
  return imageQuestion(rng, {
    form,
    motion,
    corners: rng.pick(cornersAt[level]),
    width,
    height,
    still,
    stem: (letter) => {
      if (letter !== null)
        return [
          p`${name} می‌خواهد قرینهٔ این شکل را نسبت به نقطهٔ «م» بکشد، ولی جای قرینهٔ رأس «${letter}» را اشتباه پیدا کرده است. جای درست آن را مشخص کن.`,
        ];
      if (form === 'story') return [wordProblem];
      if (form === 'reverse') return [p`نقطهٔ «م» روی یکی از رأس‌های شکل است. قرینهٔ رأس‌های دیگر را نسبت به «م» مشخص کن.`];
      return [p`قرینهٔ این شکل را نسبت به نقطهٔ «م» بکش و رأس‌های قرینه را مشخص کن.`];
    },
    // In the row or the column of the center a mirror leaves a corner where it is, or brings it where it belongs.
    canBeAsked: ([x, y]) => x !== center[0] && y !== center[1],
    wrong: [
      {
        id: 'mirrored-across',
        title: 'نسبت به خط عمودی قرینه کرده، یا فقط راه افقی را آن طرف مرکز رفته',
        message: line`تا «م» هم راه افقی هست و هم راه عمودی. هر دو را آن طرف «م» ادامه بده؛ قرینه نسبت به خط فقط یکی را عوض می‌کند.`,
        move: (point) => moved({ t: 'mirror', axis: { kind: 'vertical', at: center[0] } }, point),
      },
      {
        id: 'mirrored-upside-down',
        title: 'نسبت به خط افقی قرینه کرده، یا فقط راه عمودی را آن طرف مرکز رفته',
        message: line`تا «م» هم راه افقی هست و هم راه عمودی. هر دو را آن طرف «م» ادامه بده؛ قرینه نسبت به خط فقط یکی را عوض می‌کند.`,
        move: (point) => moved({ t: 'mirror', axis: { kind: 'horizontal', at: center[1] } }, point),
      },
      {
        id: 'quarter-turn',
        title: 'به جای نیم دور، یک‌چهارم دور چرخانده',
        message: line`کمتر از نیم دور چرخانده‌ای. رأس، قرینه‌اش و نقطهٔ «م» باید روی یک خط راست باشند.`,
        move: (point) => moved({ t: 'turn', center, quarters: 1 }, point),
      },
      // Slid along a corner that stays, the figure would stay too; of one corner nobody slides the figure.
      ...(form === 'reverse' || form === 'find-mistake'
        ? []
        : [
            {
              id: 'slid-past-centre',
              title: 'شکل را بدون چرخاندن آن طرف مرکز کشیده',
              message: line`شکل را هل داده‌ای. هر رأس را جداگانه از «م» بگذران.`,
              move: ([x, y]: DrawingPoint, first: DrawingPoint): DrawingPoint => {
                const [toX, toY] = moved(motion, first);
                return [x + toX - first[0], y + toY - first[1]];
              },
            },
          ]),
    ],
    hints: [
      p`در تقارن مرکزی، شکل نیم دور حول نقطهٔ «م» می‌چرخد.`,
      p`بشمار از هر رأس تا «م» چند خانه افقی و چند خانه عمودی راه است.`,
      p`از «م» همان راه را یک بار دیگر، در همان جهت برو و نقطه بگذار.`,
    ],
    reason: (letter, from) =>
      p`از رأس «${letter}» تا «م» ${wayWords(from, center)} راه است. از «م» همین راه را یک بار دیگر می‌رویم تا به قرینهٔ آن برسیم.`,
    finish: p`قرینهٔ شکل نسبت به «م» این است. «م» درست وسط هر رأس و قرینه‌اش است.`,
  });
}
