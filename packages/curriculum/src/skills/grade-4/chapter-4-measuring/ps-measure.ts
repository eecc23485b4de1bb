import {
  additionBars,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  type QuestionVariant,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { backwards } from './question-parts/three-step-measure-stories.ts';
import { forward } from './question-parts/two-step-measure-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story'],
  2: ['story', 'story', 'find-mistake'],
  3: ['story', 'find-mistake'],
  4: ['reverse', 'reverse', 'find-mistake'],
};

export const psMeasure = defineSkill({
  id: 'g4-ps-measure',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [additionBars],
  revision: 14,
  make: (rng, level) => {
    const isBackwards = level === 4;
    const make = isBackwards ? backwards : forward;
    const { unit, stem, steps, between, answer, unconverted, isHundred, turned, isJoined, hints } = make(
      rng,
      level + 1,
    );
    if (answer <= 0 || answer === between) return null;
    const turnsToLess = turned !== null && turned < answer;
    const form = rng.pick(formsOf[level]);
    return {
      form,
      stem:
        form === 'find-mistake'
          ? [...stem, p`یکی از بچه‌ها جواب داد: «${between} ${unit}». ولی کارش هنوز تمام نشده بود. جواب درست چند است؟`]
          : stem,
      ...integerAnswer(answer, { unit }),
      misconceptions: wholeMisconceptions(
        isBackwards
          ? [
              'not-shared',
              'تقسیم نکرده',
              between,
              line`تا اینجا درست آمده‌ای؛ این اندازهٔ همهٔ قسمت‌هاست. اندازهٔ یکی را می‌خواهیم.`,
            ]
          : [
              'stopped-at-first-step',
              'فقط قدم اول را حساب کرده',
              between,
              line`قدم اول را درست رفته‌ای. یک بار دیگر بخوان؛ سؤال یک قدم دیگر هم دارد.`,
            ],
        [
          turnsToLess
            ? 'second-step-subtracted'
            : isJoined
              ? 'second-step-turned-or-numbers-joined'
              : 'second-step-turned',
          turnsToLess
            ? 'در قدم دوم به جای جمع، تفریق کرده'
            : isJoined
              ? 'در قدم دوم به جای تفریق، جمع کرده، یا دو عدد را کنار هم نوشته'
              : 'در قدم دوم به جای تفریق، جمع کرده',
          turned,
          line`در قدم دوم ببین مقدار باید بیشتر شود یا کمتر.`,
        ],
        isBackwards
          ? [
              'taken-left-out',
              'مقداری را که جدا شده کم نکرده',
              unconverted,
              line`همهٔ آن را تقسیم نمی‌کنند. پیش از تقسیم، مقدار جداشده را کم کن.`,
            ]
          : isHundred
            ? [
                'hour-of-hundred-minutes',
                'هر ساعت را صد دقیقه گرفته',
                unconverted,
                line`هر ساعت چند دقیقه است؟ قدم اول را با آن دوباره حساب کن.`,
              ]
            : [
                'taken-only-once',
                'قدم اول را جا انداخته و مقدار را فقط یک بار حساب کرده',
                unconverted,
                line`در داستان یک مقدار چند بار تکرار شده است. اول حساب کن همهٔ آن روی هم چقدر می‌شود.`,
              ],
        [
          'ten-off',
          'در محاسبه یک ده‌تایی اشتباه کرده',
          // Where all is counted in hundreds, no ten is worked with.
          between % 100 === 0 && answer % 100 === 0 ? null : answer + 10,
          line`راهت درست است؛ محاسبه را یک بار دیگر انجام بده.`,
        ],
      ),
      hints: hints.map((words) => hint(p`${words}`)),
      solution: steps.map(([statement, written]) => step(p`${statement}`, display(written))),
    };
  },
});
