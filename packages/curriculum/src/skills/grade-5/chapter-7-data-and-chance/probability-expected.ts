import { bag, outcomes, spinner } from '../../../authoring/colored-chances.ts';
import {
  type Block,
  child,
  colorsMarked,
  defineSkill,
  display,
  type Figure,
  frac,
  fractionsDrawn,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { drawCounts } from './question-parts/random-color-counts.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'bare'],
  3: ['figure', 'story', 'bare'],
  4: ['figure', 'story', 'reverse'],
};

/** An experiment stated in words with its chance. */
const wordProblems: readonly {
  readonly good: number;
  readonly all: number;
  readonly write: (rng: Rng, trials: number) => readonly Block[];
}[] = [
  {
    good: 1,
    all: 2,
    write: (rng, trials) => [
      p`${child(rng)} یک سکهٔ سالم را ${trials} بار می‌اندازد.`,
      p`انتظار داریم تقریباً چند بار «رو» بیاید؟`,
    ],
  },
  {
    good: 1,
    all: 6,
    write: (rng, trials) => [
      p`${child(rng)} یک تاس سالم را ${trials} بار می‌اندازد.`,
      p`انتظار داریم تقریباً چند بار عدد ۵ بیاید؟`,
    ],
  },
  {
    good: 3,
    all: 6,
    write: (rng, trials) => [
      p`${child(rng)} یک تاس سالم را ${trials} بار می‌اندازد.`,
      p`انتظار داریم تقریباً چند بار عددی زوج بیاید؟`,
    ],
  },
  {
    good: 2,
    all: 6,
    write: (rng, trials) => [
      p`${child(rng)} یک تاس سالم را ${trials} بار می‌اندازد.`,
      p`انتظار داریم تقریباً چند بار عددی بزرگ‌تر از ۴ بیاید؟`,
    ],
  },
  {
    good: 5,
    all: 6,
    write: (rng, trials) => [
      p`${child(rng)} یک تاس سالم را ${trials} بار می‌اندازد.`,
      p`انتظار داریم تقریباً چند بار عددی غیر از ۱ بیاید؟`,
    ],
  },
];

export const probabilityExpected = defineSkill({
  id: 'g5-probability-expected',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [colorsMarked, fractionsDrawn],
  revision: 8,
  commonMistakes: ['divided-by-good'],
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const counts = drawCounts(rng, level < 3 ? 2 : 3, level < 3 ? 8 : 12);
    const wordProblem = rng.pick(wordProblems);
    const [wanted] = rng.shuffle(counts);
    if (wanted === undefined) return null;
    const statement = form === 'story';
    const [good, all] = statement
      ? [wordProblem.good, wordProblem.all]
      : [form === 'reverse' ? outcomes(counts) - wanted.count : wanted.count, outcomes(counts)];
    const times = rng.int(2, Math.floor((level === 1 ? 60 : level === 2 ? 200 : 600) / all));
    const trials = times * all;
    const value = good * times;
    // At the last level one outcome is never enough; how many outcomes there are is not the answer.
    if (trials < 10 || good >= all || (level === 4 && good === 1) || value === all) return null;
    const isOnePart = good % (all - good) === 0 && all - good > 1;
    const isSpinner = form === 'figure' && all <= 12 && rng.chance(1, 2);
    const figure: Figure | null =
      form === 'figure' || form === 'reverse' ? (isSpinner ? spinner(rng, counts) : bag(counts)) : null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return wordProblem.write(rng, trials);
        case 'bare':
          return [
            p`احتمال یک پیشامد ${frac(good, all)} است و آزمایش را ${trials} بار تکرار می‌کنیم.`,
            p`انتظار داریم این پیشامد تقریباً چند بار روی بدهد؟`,
          ];
        case 'reverse':
          return [
            p`${name} ${trials} بار، هر بار یک مهره را بدون نگاه کردن بیرون می‌آورد و باز به کیسه برمی‌گرداند.`,
            p`انتظار داریم تقریباً چند بار مهره‌ای بیاید که ${wanted.name} نیست؟`,
          ];
        default:
          return isSpinner
            ? [
                p`${name} چرخنده را ${trials} بار می‌چرخاند.`,
                p`انتظار داریم عقربه تقریباً چند بار روی رنگ ${wanted.name} بایستد؟`,
              ]
            : [
                p`${name} ${trials} بار، هر بار یک مهره را بدون نگاه کردن بیرون می‌آورد و باز به کیسه برمی‌گرداند.`,
                p`انتظار داریم تقریباً چند بار مهرهٔ ${wanted.name} بیاید؟`,
              ];
      }
    };
    const writtenMisconceptions: readonly (readonly [string, string, number, ReturnType<typeof line>])[] = [
      [
        'divided-only',
        'فقط بر مخرج احتمال تقسیم کرده',
        times,
        form === 'bare'
          ? line`تا اینجا فقط بر مخرج تقسیم شده است. صورت کسر چه می‌گوید؟`
          : line`این سهم یک حالت است. چند حالتِ خواسته‌شده داریم؟`,
      ],
      [
        'the-others-counted',
        'دفعه‌هایی را نوشته که پیشامد خواسته‌شده روی نمی‌دهد',
        // Of a fraction made simple, one part alone may be as many.
        isOnePart ? Number.NaN : trials - value,
        form === 'bare' ? line`این تعداد دفعه‌هایی است که پیشامد روی نمی‌دهد.` : line`ببین کدام پیشامد خواسته شده است.`,
      ],
      [
        'half-of-trials',
        'نصف دفعه‌ها را نوشته',
        trials / 2,
        form === 'bare'
          ? line`احتمال این پیشامد نصف نیست. کسری را که داده شده است ببین.`
          : line`احتمال این پیشامد نصف نیست. کسر آن را بنویس.`,
      ],
      [
        'all-trials',
        'همهٔ دفعه‌ها را نوشته',
        trials,
        line`همهٔ دفعه‌ها را نوشته‌ای. انتظار داریم در چه کسری از آن‌ها روی بدهد؟`,
      ],
      [
        'divided-by-good',
        'بر صورت احتمال تقسیم کرده',
        trials / good,
        line`برای پیدا کردن کسری از یک عدد، بر مخرج تقسیم و در صورت ضرب کن.`,
      ],
    ];
    return {
      form,
      stem: stem(),
      ...(figure === null ? {} : { figure }),
      ...integerAnswer(value, { unit: 'بار' }),
      // As many as there are outcomes: they may only have been counted.
      misconceptions: writtenMisconceptions.flatMap(([id, title, wrong, message]) =>
        Number.isSafeInteger(wrong) && wrong > 0 && wrong !== all
          ? [misconception(id, title, integerKey(wrong), message)]
          : [],
      ),
      hints: [
        form === 'bare'
          ? hint(p`مخرج کسر می‌گوید دفعه‌ها را به چند قسمت مساوی تقسیم کنیم و صورت می‌گوید چند قسمت را بگیریم.`)
          : hint(p`اول احتمال را به صورت کسر بنویس.`),
        hint(p`انتظار داریم همین کسر از ${trials} بار روی بدهد.`),
        hint(p`${trials} را بر مخرج تقسیم کن و حاصل را در صورت ضرب کن.`),
      ],
      solution: [
        form === 'bare'
          ? step(p`احتمال این پیشامد داده شده است.`, display(frac(good, all)))
          : step(p`${good} حالت از ${all} حالت خواسته شده است؛ پس احتمال این است.`, display(frac(good, all))),
        step(p`این کسر از ${trials} را حساب می‌کنیم.`, display(row(trials, '÷', all, '×', good, '=', value))),
        step(p`پس انتظار داریم تقریباً ${value} بار روی بدهد؛ شاید در عمل کمی کمتر یا بیشتر شود.`),
      ],
    };
  },
});
