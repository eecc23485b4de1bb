import { moved, wayWords } from '../../../authoring/geometry/grid-motions.ts';
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

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'find-mistake'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'reverse', 'find-mistake'],
  4: ['figure', 'story', 'reverse'],
};

const stories: readonly ((rng: Rng, turn: string) => Block)[] = [
  (rng, turn) =>
    p`${child(rng)} این شکل را روی کاغذ شفاف کشیده و کاغذ را ${turn} حول نقطهٔ «م» چرخانده است. رأس‌های شکل به کجا می‌رسند؟`,
  (rng, turn) => p`پرهٔ فرفرهٔ ${child(rng)} ${turn} حول «م» می‌چرخد. رأس‌های پره به کجا می‌رسند؟`,
  (rng, turn) =>
    p`${child(rng)} در یک بازی رایانه‌ای، این قطعه را ${turn} حول نقطهٔ «م» می‌چرخاند. رأس‌های قطعه را در جای تازه مشخص کن.`,
  (rng, turn) =>
    p`${child(rng)} نقش کاشی را با چرخاندن این شکل به اندازهٔ ${turn} حول «م» می‌سازد. رأس‌های شکل چرخیده را مشخص کن.`,
  (rng, turn) =>
    p`بازوی یک ربات این تکه را ${turn} حول «م» می‌چرخاند. ${child(rng)} می‌خواهد جای تازهٔ رأس‌ها را بداند. آن‌ها را مشخص کن.`,
  (rng, turn) => p`در پویانمایی ${child(rng)}، این تکه ${turn} حول نقطهٔ «م» می‌چرخد. رأس‌های آن به کجا می‌رسند؟`,
];

/** How a turn is said; three quarters are stated both ways. */
export const turnWords = {
  1: '۹۰ درجه در خلاف جهت عقربه‌های ساعت',
  2: '۱۸۰ درجه',
  3: '۹۰ درجه در جهت عقربه‌های ساعت',
} as const;

export const rotationDraw = defineSkill({
  id: 'g6-rotation-draw',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 6,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const quarters = rng.pick(level === 1 ? ([2, 3] as const) : ([1, 2, 3] as const));
    // The stretch says three quarters of a turn the long way round.
    const isLong = level === 4 && quarters !== 2;
    const turn = isLong
      ? quarters === 3
        ? '۲۷۰ درجه در خلاف جهت عقربه‌های ساعت'
        : '۲۷۰ درجه در جهت عقربه‌های ساعت'
      : turnWords[quarters];
    const center = [rng.int(4, 6), rng.int(4, 5)] as const;
    const motion = { t: 'turn', center, quarters } as const;
    const still = form === 'reverse' || (level === 1 && rng.chance(1, 2)) ? 1 : 0;
    const corners = rng.pick(level === 4 ? ([4, 5, 6] as const) : cornersAt[level]);
    const wordProblem = rng.pick(stories)(rng, turn);
    const name = child(rng);
    const other = quarters === 1 ? 3 : 1;
    return imageQuestion(rng, {
      form,
      motion,
      corners,
      width: 10,
      height: 9,
      still,
      stem: (letter) => {
        if (letter !== null)
          return [
            p`${name} این شکل را ${turn} حول نقطهٔ «م» چرخانده، ولی جای رأس «${letter}» را پس از چرخش اشتباه پیدا کرده است. جای درست آن را مشخص کن.`,
          ];
        if (form === 'story') return [wordProblem];
        if (still > 0)
          return [
            p`نقطهٔ «م» روی یکی از رأس‌های شکل است. شکل را ${turn} حول «م» بچرخان و جای تازهٔ رأس‌های دیگر را مشخص کن.`,
          ];
        return [p`شکل را ${turn} حول نقطهٔ «م» بچرخان و جای تازهٔ رأس‌هایش را مشخص کن.`];
      },
      wrong: [
        ...(quarters === 2
          ? [
              {
                id: 'quarter-turn-taken',
                title: 'به جای نیم دور، یک‌چهارم دور چرخانده',
                message: line`یک‌چهارم دور چرخانده‌ای. ببین چند درجه خواسته شده است.`,
                move: (point: readonly [number, number]) => moved({ t: 'turn', center, quarters: 1 }, point),
              },
            ]
          : [
              {
                // A quarter of a turn ends where three quarters the other way do.
                ...(isLong
                  ? {
                      id: 'other-way-or-quarter',
                      title: 'در جهت برعکس، یا فقط یک‌چهارم دور چرخانده',
                      message: line`هم جهت چرخش را دوباره نگاه کن و هم اندازهٔ آن را. عقربه‌های ساعت از بالا به طرف راست می‌روند.`,
                    }
                  : {
                      id: 'turned-other-way',
                      title: 'در جهت برعکس چرخانده',
                      message: line`جهت چرخش را یک بار دیگر نگاه کن. عقربه‌های ساعت از بالا به طرف راست می‌روند.`,
                    }),
                move: (point: readonly [number, number]) => moved({ t: 'turn', center, quarters: other }, point),
              },
              {
                id: 'half-turn-taken',
                title: 'به جای چرخش خواسته‌شده، نیم دور چرخانده',
                message: line`نیم دور چرخانده‌ای. ببین چند درجه خواسته شده است.`,
                move: (point: readonly [number, number]) => moved({ t: 'turn', center, quarters: 2 }, point),
              },
            ]),
        {
          // In a half turn, who takes one of the two ways alone comes to the same.
          ...(quarters === 2
            ? {
                id: 'mirrored-or-one-way-only',
                title: 'نسبت به خط عمودی قرینه کرده، یا فقط راه افقی را آن طرف «م» رفته',
                message: line`در نیم دور، هم راه افقی تا «م» برعکس می‌شود و هم راه عمودی. قرینه نسبت به خط فقط یکی را عوض می‌کند.`,
              }
            : {
                id: 'mirrored',
                title: 'به جای چرخاندن، قرینه نسبت به خط کشیده',
                message: line`این قرینه نسبت به یک خط عمودی است. در چرخش، شکل پشت‌ورو نمی‌شود؛ فقط دور «م» می‌گردد.`,
              }),
          move: (point) => moved({ t: 'mirror', axis: { kind: 'vertical', at: center[0] } }, point),
        },
      ],
      hints: [
        p`همهٔ رأس‌ها به یک اندازه دور «م» می‌چرخند و فاصله‌شان تا «م» عوض نمی‌شود.`,
        p`از «م» تا هر رأس چند خانه افقی و چند خانه عمودی راه است؟`,
        quarters === 2
          ? p`در ۱۸۰ درجه، همان راه را از «م» در جهت مخالف برو.`
          : isLong
            ? p`چرخش ۲۷۰ درجه در یک جهت، مثل ۹۰ درجه در جهت دیگر است.`
            : p`در ۹۰ درجه، راهِ افقی عمودی می‌شود و راهِ عمودی افقی. جهتش را با عقربهٔ ساعت بسنج.`,
      ],
      reason: (letter, from, to) =>
        p`از «م» تا رأس «${letter}» ${wayWords(center, from)} راه است. پس از چرخش، این راه می‌شود: ${wayWords(center, to)}.`,
      finish: p`شکل پس از چرخش این است. اندازه و شکل آن عوض نشده است.`,
    });
  },
});
