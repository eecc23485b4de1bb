import {
  additionBars,
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswers,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  persianNumber,
  plural,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import { divisionHints, divisionSteps, drawDivision } from './question-parts/division-with-remainder.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'figure', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};

const things = ['گردو', 'مداد', 'مهره', 'برچسب', 'شکلات', 'توپ', 'تیله', 'خرما'] as const;
const shapes = [
  { shape: 'apple', name: 'سیب' },
  { shape: 'star', name: 'ستاره' },
  { shape: 'circle', name: 'دکمه' },
] as const;

export const divQuotientRemainder = defineSkill({
  id: 'g3-div-quotient-remainder',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [additionBars],
  revision: 6,
  make: (rng, level) => {
    const division = drawDivision(rng, level);
    if (division === null) return null;
    const { amount, divisor, quotient, left } = division;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const thing = rng.pick(things);
    const shape = rng.pick(shapes);
    const inSet = form === 'figure' && level === 1;
    if (inSet && amount > 30) return null;
    const ask = p`خارج‌قسمت و باقی‌مانده را بنویس.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return inSet
            ? [
                p`${name} ${plural(shape.name)}ی شکل را به دسته‌های ${divisor}تایی تقسیم می‌کند.`,
                p`چند دستهٔ کامل می‌شود و چند تا باقی می‌ماند؟ ${'جواب اول را در خانهٔ خارج‌قسمت و جواب دوم را در خانهٔ باقی‌مانده بنویس.'}`,
              ]
            : [p`این تقسیم را کامل کن.`, ask];
        case 'story':
          return [
            p`${name} ${amount} ${thing} را بین ${divisor} نفر به طور مساوی تقسیم می‌کند.`,
            p`به هر نفر چند تا می‌رسد و چند تا باقی می‌ماند؟ جواب اول را در خانهٔ خارج‌قسمت و جواب دوم را در خانهٔ باقی‌مانده بنویس.`,
          ];
        case 'find-mistake':
          return [
            p`${name} این تقسیم را انجام داد. خارج‌قسمت را ${quotient - 1} و باقی‌مانده را ${left + divisor} نوشت، ولی باقی‌مانده زیاد است.`,
            display(row(amount, '÷', divisor)),
            ask,
          ];
        default:
          return [p`این تقسیم را انجام بده.`, display(row(amount, '÷', divisor)), ask];
      }
    };
    const figure = (): Figure | undefined => {
      if (form !== 'figure') return undefined;
      return inSet
        ? {
            t: 'set',
            description: `${persianNumber(amount)} ${shape.name}`,
            shape: shape.shape,
            total: amount,
            marked: amount,
          }
        : {
            t: 'long-division',
            description: `تقسیم نوشتنی ${persianNumber(amount)} بر ${persianNumber(divisor)}؛ خارج‌قسمت و باقی‌مانده خالی است`,
            dividend: String(amount),
            divisor: String(divisor),
            quotient: null,
            steps: [],
            remainder: null,
          };
    };
    const shown = figure();
    return {
      form,
      stem: stem(),
      ...(shown ? { figure: shown } : {}),
      ...integerAnswers([quotient, { label: 'خارج‌قسمت' }], [left, { label: 'باقی‌مانده' }]),
      misconceptions: [
        misconception(
          'remainder-too-large',
          'باقی‌مانده از مقسوم‌علیه بیشتر مانده',
          integerKey(quotient - 1, left + divisor),
          form === 'story'
            ? line`باقی‌مانده‌ات را با عددی که بر آن تقسیم می‌کنی مقایسه کن. به هر نفر یکی دیگر می‌رسد؟`
            : line`باقی‌مانده‌ات را با عددی که بر آن تقسیم می‌کنی مقایسه کن. یک دستهٔ دیگر جا می‌شود؟`,
        ),
        misconception(
          'swapped-quotient-and-remainder',
          'خارج‌قسمت و باقی‌مانده را جابه‌جا نوشته',
          integerKey(left, quotient),
          form === 'story'
            ? line`خارج‌قسمت سهم هر نفر است و باقی‌مانده می‌گوید چند تا ماند. ببین کدام را کجا نوشته‌ای.`
            : line`خارج‌قسمت می‌گوید چند دسته شد و باقی‌مانده می‌گوید چند تا ماند. ببین کدام را کجا نوشته‌ای.`,
        ),
        misconception(
          'passed-over-amount',
          'از عدد گذشته و خارج‌قسمت را یکی زیاد گرفته',
          integerKey(quotient + 1, divisor - left),
          line`خارج‌قسمتت را در عددی که بر آن تقسیم می‌کنی ضرب کن. از عدد اول بیشتر نمی‌شود؟`,
        ),
        misconception(
          'remainder-forgotten',
          'باقی‌مانده را صفر گرفته',
          integerKey(quotient, 0),
          line`خارج‌قسمت درست است. آن را در مقسوم‌علیه ضرب کن؛ به عدد اول می‌رسی؟`,
        ),
        misconception(
          'remainder-off',
          'باقی‌مانده را یکی بیشتر نوشته',
          integerKey(quotient, left + 1),
          line`خارج‌قسمت درست است. ببین بعد از دسته‌ها درست چند تا می‌ماند.`,
        ),
      ],
      hints: [
        ...divisionHints(division),
        hint(p`ببین چند دسته شد؛ آن خارج‌قسمت است. آنچه از دسته‌ها می‌ماند باقی‌مانده است و باید از ${divisor} کمتر باشد.`),
      ],
      solution: [
        ...divisionSteps(division),
        step(
          p`پس خارج‌قسمت ${quotient} و باقی‌مانده ${left} است.`,
          display(row(amount, '=', divisor, '×', quotient, '+', left)),
        ),
      ],
    };
  },
});
