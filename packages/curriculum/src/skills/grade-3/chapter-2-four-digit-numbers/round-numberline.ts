import {
  child,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  misconception,
  type NumberLine,
  num,
  numberLineAnswer,
  onAnswerLine,
  p,
  type QuestionVariant,
  row,
  step,
  tickKey,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['story', 'find-mistake'],
};

/** Parts a stretch of the line is cut into, so that a tick is a tenth of it. */
const PARTS = 10;

const walks = [
  (name: string) => `${name} روی نقطهٔ مشخص‌شده ایستاده و می‌خواهد به سرِ نزدیک‌تر محور برود.`,
  (name: string) => `مورچهٔ ${name} روی نقطهٔ مشخص‌شده است و به سرِ نزدیک‌تر محور می‌رود.`,
  (name: string) => `لاک‌پشت ${name} روی نقطهٔ مشخص‌شده است و به سرِ نزدیک‌تر محور می‌رود.`,
  (name: string) => `در دو سر محور ایستگاه هست. ${name} روی نقطهٔ مشخص‌شده است و به ایستگاه نزدیک‌تر می‌رود.`,
  (name: string) => `قطار اسباب‌بازی ${name} روی نقطهٔ مشخص‌شده است و به سرِ نزدیک‌تر محور می‌رود.`,
  (name: string) => `در دو سر محور دانه ریخته‌ایم. جوجهٔ ${name} روی نقطهٔ مشخص‌شده است و به سرِ نزدیک‌تر می‌رود.`,
];

export const roundOnNumberLine = defineSkill({
  id: 'g3-round-numberline',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 2,
  pictures: [onAnswerLine],
  revision: 6,
  make: (rng, level) => {
    const unit = level === 1 ? 10 : rng.pick([10, 100, 1000]);
    const from = unit * rng.int(1, Math.min(98, Math.floor(8900 / unit)));
    const near: Readonly<Record<Level, readonly number[]>> = {
      1: [1, 2, 8, 9],
      2: [1, 2, 3, 7, 8, 9],
      3: [3, 4, 6, 7],
      4: [4, 6, 5],
    };
    const tick = rng.pick(near[level]);
    const value = from + (unit / PARTS) * tick;
    const nearest = tick >= PARTS / 2 ? PARTS : 0;
    const to = from + unit;
    const answer = nearest === PARTS ? to : from;
    const other = PARTS - nearest;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const axis: NumberLine = {
      from,
      to,
      unit,
      divisions: PARTS,
      points: [{ tick, tone: 'turmeric', label: num(value) }],
    };

    const stem = () => {
      switch (form) {
        case 'story':
          return [
            p`${rng.pick(walks)(name)} جای رسیدن را روی محور نشان بده.`,
            ...(tick === 5 ? [p`اگر درست وسط باشد، به سمت عدد بزرگ‌تر می‌رود.`] : []),
          ];
        case 'find-mistake':
          return [
            p`${name} می‌گوید عدد ${value} به ${nearest === PARTS ? from : to} گرد می‌شود، ولی اشتباه می‌کند. سرِ درست محور را نشان بده.`,
          ];
        default:
          return [
            p`عدد ${value} روی محور مشخص شده است. آن را به سرِ نزدیک‌تر محور ببر.`,
            ...(tick === 5 ? [p`اگر درست وسط باشد، آن را به سمت عدد بزرگ‌تر ببر.`] : []),
          ];
      }
    };
    return {
      form,
      stem: stem(),
      ...numberLineAnswer(axis, nearest),
      misconceptions: [
        tick === PARTS / 2
          ? misconception(
              'middle-taken-down',
              'نقطهٔ وسط را به سمت عدد کوچک‌تر برده',
              tickKey(other),
              line`نقطه درست وسط محور است. قرار است آن را به سمت عدد بزرگ‌تر ببریم.`,
            )
          : misconception(
              'farther-end',
              'سرِ دورتر را نشان داده',
              tickKey(other),
              line`فاصلهٔ نقطه را تا هر دو سر محور بشمار. کدام کمتر است؟`,
            ),
        misconception(
          'point-itself',
          'خود نقطه را نشان داده',
          tickKey(tick),
          line`خود نقطه را نشان دادی. می‌خواهیم به یکی از دو سر محور برسیم.`,
        ),
        // Beside the point, the middle is the point missed by one mark.
        ...(Math.abs(tick - PARTS / 2) > 1
          ? [
              misconception(
                'stopped-in-the-middle',
                'وسط محور را نشان داده',
                tickKey(5),
                line`جواب یکی از دو سر محور است، نه وسط آن.`,
              ),
            ]
          : []),
      ],
      hints: [
        hint(p`محور دو سر دارد. ببین نقطه به کدام سر نزدیک‌تر است.`),
        hint(p`خط‌های کوچک میان نقطه و هر سر را بشمار.${tick === 5 ? ' اگر برابر شد، به سمت عدد بزرگ‌تر برو.' : ''}`),
      ],
      solution: [
        step(p`از نقطه تا ${from} می‌شود ${tick} قسمت و تا ${to} می‌شود ${PARTS - tick} قسمت.`),
        step(
          tick === 5 ? p`هر دو برابر است؛ پس به سمت عدد بزرگ‌تر می‌رویم.` : p`پس به سری می‌رویم که نزدیک‌تر است.`,
          display(row(value, '≃', answer)),
        ),
      ],
    };
  },
});
