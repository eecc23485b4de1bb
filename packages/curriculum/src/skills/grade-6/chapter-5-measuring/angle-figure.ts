import {
  additionBars,
  type Block,
  child,
  defineSkill,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  type QuestionVariant,
  type Rng,
  unknownFilled,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import {
  type ChainMaker,
  halvedTriangle,
  insideTriangle,
  outsideQuadrilateral,
  outsideTriangle,
  slicedParallelogram,
} from './question-parts/multi-step-angle-figures.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};

const makersOf: Readonly<Record<Level, readonly ChainMaker[]>> = {
  1: [outsideTriangle, halvedTriangle(false)],
  2: [outsideTriangle, insideTriangle, halvedTriangle(false), slicedParallelogram],
  3: [insideTriangle, halvedTriangle(false), outsideQuadrilateral, slicedParallelogram],
  4: [halvedTriangle(true), halvedTriangle(true), outsideQuadrilateral, slicedParallelogram],
};

const wordProblems: readonly ((rng: Rng) => Block)[] = [
  (rng) => p`${child(rng)} نقشهٔ یک باغچه را این‌طور کشیده است.`,
  () => p`نجار پیش از بریدن چوب‌ها این نقشه را کشیده است.`,
  (rng) => p`${child(rng)} با چند تکه نی این شکل را روی میز ساخته است.`,
  (rng) => p`در نقشهٔ محلهٔ ${child(rng)} کوچه‌ها این‌طور به هم رسیده‌اند.`,
  () => p`طراح برای پایهٔ یک پل فلزی این نقشه را کشیده است.`,
  (rng) => p`${child(rng)} این شکل را در نقش یک کاشی پیدا کرده و از روی آن کشیده است.`,
  () => p`این شکل، نقشهٔ قسمتی از یک شیروانی است.`,
];

export const angleFigure = defineSkill({
  id: 'g6-angle-figure',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [unknownFilled, additionBars],
  revision: 10,
  make: (rng, level) => {
    const chain = rng.pick(makersOf[level])(rng, level <= 2 ? 5 : 1);
    if (chain === null) return null;
    const {
      figure,
      given,
      answer,
      steps,
      rules,
      onTheWay,
      otherSum,
      sumOfKnown,
      bisectorOverlooked,
      diagonalHalves,
      tenMore,
    } = chain;
    // A right angle would be stated by its looks.
    if (answer === 90 || answer === onTheWay) return null;
    const misconceptions = wholeMisconceptions(
      [
        'stopped-on-the-way',
        'زاویهٔ میان راه را به جای جواب نوشته',
        onTheWay,
        line`زاویه‌ای که پیدا کرده‌ای به کار می‌آید، ولی علامت سؤال جای دیگری است.`,
      ],
      [
        'bisector-misread',
        'نیم‌ساز را در نظر نگرفته',
        bisectorOverlooked,
        line`نیم‌ساز زاویهٔ بالا را نصف کرده است. در مثلثی که علامت سؤال دارد، چقدر از آن زاویه هست؟`,
      ],
      [
        'diagonal-as-bisector',
        'قطر را نیم‌ساز گرفته',
        diagonalHalves,
        line`قطر این زاویه را دو قسمت کرده است، ولی نه دو قسمت مساوی. اندازهٔ یک قسمت در شکل نوشته شده است.`,
      ],
      [
        'known-angles-added',
        'زاویه‌های معلوم را جمع کرده',
        sumOfKnown,
        line`جمع زاویه‌های معلوم، زاویهٔ علامت سؤال نیست. ببین این زاویه‌ها با هم چه می‌سازند.`,
      ],
      [
        'wrong-sum',
        'مجموع زاویه‌ها را اشتباه گرفته',
        otherSum,
        line`مجموع زاویه‌های مثلث، چهارضلعی و نیم‌صفحه یکی نیست. اینجا کدام به کار می‌آید؟`,
      ],
      [
        'slip-of-ten',
        'در جمع یا تفریق، یک ده‌تایی اشتباه کرده',
        answer + tenMore,
        line`راهت را یک بار دیگر ببین و هر جمع و تفریق را دوباره انجام بده.`,
      ],
    );
    const claim = [onTheWay, bisectorOverlooked, diagonalHalves].find(
      (value) => value !== null && value !== answer && value > 0,
    );
    if (claim == null || !Number.isInteger(claim)) return null;
    const form = rng.pick(formsOf[level]);
    const ask = p`${given} زاویه‌ای که علامت سؤال دارد چند درجه است؟`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(wordProblems)(rng), ask];
        case 'find-mistake':
          return [
            p`${given} ${child(rng)} می‌گوید زاویه‌ای که علامت سؤال دارد ${claim} درجه است، ولی درست نیست.`,
            p`این زاویه چند درجه است؟`,
          ];
        default:
          return [ask];
      }
    };
    const [firstRule, secondRule] = rules;
    return {
      form,
      stem: stem(),
      figure,
      ...integerAnswer(answer, { unit: 'درجه' }),
      misconceptions,
      hints: [
        hint(p`این زاویه را یک‌باره نمی‌شود پیدا کرد. ببین زاویه‌های معلوم تو را به کدام زاویهٔ دیگر می‌رسانند.`),
        hint(firstRule),
        hint(secondRule),
      ],
      solution: steps,
    };
  },
});
