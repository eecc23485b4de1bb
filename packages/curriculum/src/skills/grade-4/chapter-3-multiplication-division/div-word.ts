import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { type Asked, situations } from './question-parts/division-stories.ts';
import { divided, divisionSolution, workedDivision } from './question-parts/written-division-questions.ts';

const askedOf: Readonly<Record<Level, readonly Asked[]>> = {
  1: ['groups', 'left'],
  2: ['groups', 'left', 'needed'],
  3: ['groups', 'left', 'needed', 'needed'],
  4: ['needed', 'left', 'needed'],
};
const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story'],
  2: ['story', 'story', 'find-mistake'],
  3: ['story', 'find-mistake', 'figure'],
  4: ['story', 'find-mistake', 'figure'],
};
const mostOf: Readonly<Record<Level, { readonly dividend: readonly [number, number]; readonly divisor: number }>> = {
  1: { dividend: [20, 99], divisor: 9 },
  2: { dividend: [60, 500], divisor: 25 },
  3: { dividend: [150, 999], divisor: 48 },
  4: { dividend: [500, 2500], divisor: 48 },
};

export const divWord = defineSkill({
  id: 'g4-div-word',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 13,
  make: (rng, level) => {
    const asked = rng.pick(askedOf[level]);
    const { divisor: divisors, write } = rng.pick(situations[asked]);
    const { dividend: dividends, divisor: most } = mostOf[level];
    if (divisors[0] > most) return null;
    const division = divided(rng.int(...dividends), rng.int(divisors[0], Math.min(divisors[1], most)));
    const { dividend, divisor, quotient, rest } = division;
    // Everything but the full groups needs something left over; now and then nothing is.
    if (quotient < 2 || quotient > 120 || (rest === 0 && asked !== 'groups')) return null;
    const { unit, stem } = write(rng, division);
    const answer = asked === 'groups' ? quotient : asked === 'left' ? rest : quotient + 1;
    const form = rng.pick(formsOf[level]);
    const wrong = asked === 'left' ? quotient : asked === 'needed' ? quotient : quotient + 1;
    // The worked division shows the quotient and the remainder; only what neither of them tells may be asked of it.
    if (wrong === answer || (form === 'figure' && asked !== 'needed')) return null;
    const statement = (): readonly Block[] => {
      if (form === 'find-mistake')
        return [...stem, p`یکی از بچه‌ها جواب داد: «${wrong} ${unit}». ولی درست نیست. جواب درست چند است؟`];
      if (form === 'figure')
        return [...stem, p`${child(rng)} این تقسیم را برای حل مسئله انجام داده است. از روی آن جواب مسئله را پیدا کن.`];
      return stem;
    };
    return {
      form,
      stem: statement(),
      ...(form === 'figure' ? { figure: workedDivision(division) } : {}),
      ...integerAnswer(answer, { unit }),
      misconceptions: wholeMisconceptions(
        [
          'last-group-forgotten',
          'برای آنچه می‌ماند دستهٔ دیگری در نظر نگرفته',
          asked === 'needed' ? quotient : null,
          line`تقسیم را درست انجام داده‌ای. آن‌ها که باقی مانده‌اند چه می‌شوند؟`,
        ],
        [
          'incomplete-group-counted',
          'دستهٔ ناقص را هم شمرده',
          asked === 'groups' && rest > 0 ? quotient + 1 : null,
          line`سؤال فقط کامل‌ها را می‌خواهد. آنچه باقی می‌ماند یک دستهٔ کامل می‌سازد؟`,
        ],
        [
          'quotient-in-place-of-remainder',
          'به جای باقی‌مانده، خارج‌قسمت را نوشته',
          asked === 'left' ? quotient : null,
          line`این خارج‌قسمت است. سؤال چیزی را می‌خواهد که در آخر می‌ماند.`,
        ],
        [
          'remainder-in-place-of-quotient',
          'به جای خارج‌قسمت، باقی‌مانده را نوشته',
          asked === 'left' ? null : rest,
          line`این باقی‌مانده است. ببین سؤال تعداد دسته‌ها را می‌خواهد یا چیزی را که می‌ماند.`,
        ],
        [
          'lacking-written',
          'کمبود تا دستهٔ بعدی را نوشته',
          // One off the remainder, it may be a slip.
          asked === 'left' && Math.abs(divisor - 2 * rest) !== 1 ? divisor - rest : null,
          line`سؤال نمی‌پرسد چند تا کم است؛ می‌پرسد چند تا می‌ماند.`,
        ],
        [
          'subtracted-once',
          'به جای تقسیم، تفریق کرده',
          dividend - divisor,
          line`باید ببینی چند دستهٔ مساوی می‌شود؛ یک بار کم کردن کافی نیست.`,
        ],
        [
          'one-time-too-few',
          'یک بار کمتر برداشته',
          // Who takes one too few still adds a group for what is left.
          asked === 'left' ? rest + divisor : asked === 'groups' ? quotient - 1 : null,
          line`باقی‌مانده باید از مقسوم‌علیه کوچک‌تر باشد. تقسیم را ادامه بده.`,
        ],
      ),
      hints: [
        hint(p`چیزی را به دسته‌های مساوی جدا می‌کنیم؛ پس باید تقسیم کنی.`),
        hint(
          p`ببین چه مقداری را جدا می‌کنیم. همان را بر عدد دیگرِ داستان تقسیم کن.`,
          display(row(dividend, '÷', divisor, '=', blank())),
        ),
        asked === 'groups'
          ? hint(p`دسته‌های کامل را می‌خواهیم؛ یعنی خارج‌قسمت تقسیم را.`)
          : asked === 'left'
            ? hint(p`چیزی که در آخر می‌ماند، باقی‌ماندهٔ تقسیم است.`)
            : hint(p`خارج‌قسمت تعداد دسته‌های پر است. برای آنچه باقی می‌ماند چه باید کرد؟`),
      ],
      solution: [
        ...divisionSolution(division),
        asked === 'groups'
          ? step(p`دسته‌های کامل همان خارج‌قسمت است: ${answer} ${unit}.`)
          : asked === 'left'
            ? step(p`آنچه می‌ماند، باقی‌ماندهٔ تقسیم است: ${answer} ${unit}.`)
            : step(
                p`باقی‌مانده ${rest} است و برای آن هم یکی دیگر لازم است؛ پس روی هم ${answer} ${unit}.`,
                display(row(quotient, '+', 1, '=', answer)),
              ),
      ],
    };
  },
});
