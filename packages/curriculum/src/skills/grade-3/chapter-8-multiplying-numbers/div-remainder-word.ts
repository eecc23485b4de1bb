import {
  additionBars,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import { divisionHints, divisionSteps, drawDivision } from './question-parts/division-with-remainder.ts';
import { type Asked, packingStory } from './question-parts/packing-stories-with-remainder.ts';

const askedOf: Readonly<Record<Level, readonly Asked[]>> = {
  1: ['full', 'left'],
  2: ['full', 'left', 'needed'],
  3: ['full', 'left', 'needed', 'needed'],
  4: ['left', 'needed'],
};

const formOf: Readonly<Record<Asked, QuestionVariant>> = { full: 'story', left: 'reverse', needed: 'compare' };

export const divRemainderWord = defineSkill({
  id: 'g3-div-remainder-word',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [additionBars],
  revision: 9,
  make: (rng, level) => {
    const division = drawDivision(rng, level);
    if (division === null) return null;
    const { amount, divisor, quotient, left } = division;
    const asked = rng.pick(askedOf[level]);
    const { statement, ask, unit } = packingStory(rng, amount, divisor, asked);
    const answer = { full: quotient, left, needed: quotient + 1 }[asked];
    // A number of the question copied would be right.
    if (answer === divisor) return null;
    const isFound = level >= 3 && rng.chance(1, 4);
    const wrong = { full: quotient + 1, left: divisor - left, needed: quotient }[asked];
    if (isFound && wrong === answer) return null;
    return {
      form: isFound ? 'find-mistake' : formOf[asked],
      stem: [statement, ...(isFound ? [p`${child(rng)} جواب را ${wrong} نوشت، ولی درست نیست.`] : []), ask],
      ...integerAnswer(answer, { unit }),
      misconceptions: [
        ...(asked === 'needed'
          ? [
              misconception(
                'last-holder-forgotten',
                'برای چیزهای باقی‌مانده جا نگذاشته',
                integerKey(quotient),
                line`آنچه باقی مانده هم حساب است. برای آن چه می‌کنی؟`,
              ),
            ]
          : []),
        ...(asked === 'full'
          ? [
              misconception(
                'unfilled-counted',
                'دستهٔ ناقص را هم شمرده',
                integerKey(quotient + 1),
                line`فقط دسته‌های کامل را خواسته‌اند. دستهٔ آخر پر شده است؟`,
              ),
            ]
          : []),
        ...(asked === 'left'
          ? [
              // One off the remainder, it may be a slip.
              ...(Math.abs(divisor - 2 * left) === 1
                ? []
                : [
                    misconception(
                      'missing-for-remainder',
                      'به جای باقی‌مانده، کمبود دستهٔ آخر را نوشته',
                      integerKey(divisor - left),
                      line`این‌ها برای پر شدن دستهٔ بعدی کم است. ببین الان چند تا مانده است.`,
                    ),
                  ]),
              misconception(
                'quotient-for-remainder',
                'به جای باقی‌مانده، تعداد دسته‌ها را نوشته',
                integerKey(quotient),
                line`این تعداد دسته‌هاست. پرسیده‌اند چند تا باقی می‌ماند.`,
              ),
            ]
          : [
              misconception(
                'remainder-for-groups',
                'به جای تعداد دسته‌ها، باقی‌مانده را نوشته',
                integerKey(left),
                line`این باقی‌مانده است. پرسیده‌اند چند دسته می‌شود.`,
              ),
            ]),
        misconception(
          'subtracted-once',
          'فقط یک بار تفریق کرده',
          integerKey(amount - divisor),
          line`فقط یک دسته را برداشته‌ای. چند دستهٔ دیگر هم می‌شود برداشت؟`,
        ),
        misconception(
          'one-group-off',
          'یک دسته کمتر شمرده',
          integerKey(asked === 'left' ? left + divisor : answer - 1),
          line`یک بار دیگر در جدول ضرب جلو برو. هنوز یک دسته جا می‌شود؟`,
        ),
      ],
      hints: [
        ...divisionHints(division),
        hint(
          {
            full: p`فقط دسته‌هایی را بشمار که کامل شده‌اند.`,
            left: p`دسته‌های کامل را کنار بگذار و ببین چند تا مانده است.`,
            needed: p`اگر چیزی باقی ماند، برای آن هم یکی دیگر لازم است.`,
          }[asked],
        ),
      ],
      solution: [
        ...divisionSteps(division),
        {
          full: step(p`باقی‌مانده دستهٔ کامل نمی‌سازد؛ پس ${quotient} دستهٔ کامل داریم.`),
          left: step(p`پس ${left} تا باقی می‌ماند که از ${divisor} کمتر است.`),
          needed: step(
            p`برای ${left} تای باقی‌مانده هم یکی دیگر لازم است؛ پس یکی اضافه می‌کنیم.`,
            display(row(quotient, '+', 1, '=', quotient + 1)),
          ),
        }[asked],
      ],
    };
  },
});
