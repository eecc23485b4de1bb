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
  type QuestionForm,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMistakes } from '../../../authoring/whole-mistakes.ts';
import { type Division, divided, divisionSolution, workedDivision } from './written-division.ts';

/** What is asked of the division: full groups, what is left, or the groups needed so that nothing is left. */
type Asked = 'groups' | 'left' | 'needed';

interface Told {
  readonly unit: string;
  readonly stem: readonly Block[];
}

interface Situation {
  readonly divisor: readonly [number, number];
  readonly tell: (rng: Rng, division: Division) => Told;
}

/** The words «کامل»، «می‌ماند» and «دست کم» go with one kind each. */
const situations: Readonly<Record<Asked, readonly Situation[]>> = {
  groups: [
    {
      divisor: [4, 30],
      tell: (_, { dividend, divisor }) => ({
        unit: 'شانه',
        stem: [p`در یک مرغداری ${dividend} تخم‌مرغ را در شانه‌های ${divisor}تایی می‌چینند.`, p`چند شانهٔ کامل می‌شود؟`],
      }),
    },
    {
      divisor: [3, 24],
      tell: (rng, { dividend, divisor }) => ({
        unit: 'جعبه',
        stem: [
          p`شیرینی‌فروش ${dividend} ${rng.pick(['شیرینی', 'باقلوا', 'کلوچه'])} را در جعبه‌های ${divisor}تایی می‌گذارد.`,
          p`چند جعبهٔ کامل پر می‌شود؟`,
        ],
      }),
    },
    {
      divisor: [4, 48],
      tell: (rng, { dividend, divisor }) => ({
        unit: 'دفتر',
        stem: [
          p`${child(rng)} ${dividend} هزار تومان پول دارد. قیمت هر دفتر ${divisor} هزار تومان است.`,
          p`با پول کامل هر دفتر، چند دفتر می‌تواند بخرد؟`,
        ],
      }),
    },
    {
      divisor: [3, 40],
      tell: (_, { dividend, divisor }) => ({
        unit: 'تکه',
        stem: [p`${dividend} سانتی‌متر روبان را به تکه‌های ${divisor} سانتی‌متری می‌بریم.`, p`چند تکهٔ کامل به دست می‌آید؟`],
      }),
    },
    {
      divisor: [5, 36],
      tell: (_, { dividend, divisor }) => ({
        unit: 'بسته',
        stem: [p`در چاپخانه ${dividend} دفتر را ${divisor}تا ${divisor}تا بسته‌بندی می‌کنند.`, p`چند بستهٔ کامل می‌شود؟`],
      }),
    },
    {
      divisor: [4, 25],
      tell: (rng, { dividend, divisor }) => ({
        unit: 'گردنبند',
        stem: [p`${child(rng)} با ${dividend} مهره گردنبندهای ${divisor} مهره‌ای می‌سازد.`, p`چند گردنبند کامل می‌سازد؟`],
      }),
    },
  ],
  left: [
    {
      divisor: [3, 30],
      tell: (rng, { dividend, divisor }) => ({
        unit: 'تیله',
        stem: [p`${child(rng)} ${dividend} تیله را به طور مساوی بین ${divisor} نفر تقسیم کرد.`, p`چند تیله می‌ماند؟`],
      }),
    },
    {
      divisor: [4, 40],
      tell: (_, { dividend, divisor }) => ({
        unit: 'کتاب',
        stem: [
          p`کتابدار ${dividend} کتاب را به طور مساوی در ${divisor} قفسه چید.`,
          p`چند کتاب می‌ماند که در قفسه‌ها جا نمی‌گیرد؟`,
        ],
      }),
    },
    {
      divisor: [4, 45],
      tell: (rng, { dividend, divisor }) => ({
        unit: 'کیلوگرم',
        stem: [
          p`کشاورزی ${dividend} کیلوگرم ${rng.pick(['برنج', 'گندم', 'عدس', 'لوبیا'])} را در کیسه‌های ${divisor} کیلوگرمی ریخت.`,
          p`بعد از پر کردن کیسه‌ها چند کیلوگرم می‌ماند؟`,
        ],
      }),
    },
    {
      divisor: [3, 25],
      tell: (_, { dividend, divisor }) => ({
        unit: 'نهال',
        stem: [p`باغبانی ${dividend} نهال را به طور مساوی در ${divisor} ردیف کاشت.`, p`چند نهال می‌ماند؟`],
      }),
    },
    {
      divisor: [4, 36],
      tell: (rng, { dividend, divisor }) => ({
        unit: 'عکس',
        stem: [
          p`${child(rng)} ${dividend} عکس را در صفحه‌های آلبوم گذاشت؛ در هر صفحه ${divisor} عکس.`,
          p`اگر فقط صفحه‌های پر را نگه دارد، چند عکس می‌ماند؟`,
        ],
      }),
    },
    {
      divisor: [4, 30],
      tell: (_, { dividend, divisor }) => ({
        unit: 'نفر',
        stem: [
          p`در جشن ورزش، ${dividend} دانش‌آموز در صف‌های ${divisor} نفره ایستادند.`,
          p`چند نفر می‌ماند که صفشان کامل نیست؟`,
        ],
      }),
    },
  ],
  needed: [
    {
      divisor: [18, 48],
      tell: (rng, { dividend, divisor }) => ({
        unit: 'اتوبوس',
        stem: [
          p`${dividend} دانش‌آموز به ${rng.pick(['اردو', 'موزه', 'باغ‌وحش', 'نمایشگاه کتاب'])} می‌روند. در هر اتوبوس ${divisor} نفر جا می‌شود.`,
          p`دست کم چند اتوبوس لازم است؟`,
        ],
      }),
    },
    {
      divisor: [3, 12],
      tell: (_, { dividend, divisor }) => ({
        unit: 'چادر',
        stem: [
          p`${dividend} نفر به اردوگاه رفته‌اند و در هر چادر ${divisor} نفر می‌خوابند.`,
          p`دست کم چند چادر لازم است؟`,
        ],
      }),
    },
    {
      divisor: [4, 30],
      tell: (_, { dividend, divisor }) => ({
        unit: 'جعبه',
        stem: [
          p`می‌خواهیم ${dividend} لیوان را در جعبه‌های ${divisor}تایی جا بدهیم و هیچ لیوانی بیرون نماند.`,
          p`دست کم چند جعبه لازم است؟`,
        ],
      }),
    },
    {
      divisor: [6, 40],
      tell: (rng, { dividend, divisor }) => ({
        unit: 'روز',
        stem: [
          p`کتاب ${child(rng)} ${dividend} صفحه دارد و او هر روز ${divisor} صفحه می‌خواند.`,
          p`دست کم چند روز طول می‌کشد تا کتاب را تمام کند؟`,
        ],
      }),
    },
    {
      divisor: [4, 8],
      tell: (_, { dividend, divisor }) => ({
        unit: 'میز',
        stem: [
          p`${dividend} مهمان به جشن می‌آیند و دور هر میز ${divisor} نفر می‌نشینند.`,
          p`دست کم چند میز لازم است تا همه بنشینند؟`,
        ],
      }),
    },
    {
      divisor: [12, 45],
      tell: (_, { dividend, divisor }) => ({
        unit: 'بار',
        stem: [
          p`یک وانت هر بار ${divisor} کیسه سیمان می‌برد و ${dividend} کیسه سیمان باید برده شود.`,
          p`دست کم چند بار باید برود؟`,
        ],
      }),
    },
  ],
};

const askedOf: Readonly<Record<Level, readonly Asked[]>> = {
  1: ['groups', 'left'],
  2: ['groups', 'left', 'needed'],
  3: ['groups', 'left', 'needed', 'needed'],
  4: ['needed', 'left', 'needed'],
};
const formsOf: Readonly<Record<Level, readonly QuestionForm[]>> = {
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
  make: (rng, level) => {
    const asked = rng.pick(askedOf[level]);
    const { divisor: divisors, tell } = rng.pick(situations[asked]);
    const { dividend: dividends, divisor: most } = mostOf[level];
    if (divisors[0] > most) return null;
    const division = divided(rng.int(...dividends), rng.int(divisors[0], Math.min(divisors[1], most)));
    const { dividend, divisor, quotient, rest } = division;
    // Everything but the full groups needs something left over; now and then nothing is.
    if (quotient < 2 || quotient > 120 || (rest === 0 && asked !== 'groups')) return null;
    const { unit, stem } = tell(rng, division);
    const answer = asked === 'groups' ? quotient : asked === 'left' ? rest : quotient + 1;
    const form = rng.pick(formsOf[level]);
    const wrong = asked === 'left' ? quotient : asked === 'needed' ? quotient : quotient + 1;
    // The worked division shows the quotient and the remainder; only what neither of them tells may be asked of it.
    if (wrong === answer || (form === 'figure' && asked !== 'needed')) return null;
    const told = (): readonly Block[] => {
      if (form === 'find-mistake')
        return [...stem, p`${child(rng)} جواب داد: «${wrong} ${unit}». ولی درست نیست. جواب درست چند است؟`];
      if (form === 'figure')
        return [...stem, p`${child(rng)} این تقسیم را برای حل مسئله انجام داده است. از روی آن جواب مسئله را پیدا کن.`];
      return stem;
    };
    return {
      form,
      stem: told(),
      ...(form === 'figure' ? { figure: workedDivision(division) } : {}),
      ...integerAnswer(answer, { unit }),
      misconceptions: wholeMistakes(
        [
          'last-group-forgotten',
          'برای آنچه می‌ماند دستهٔ دیگری در نظر نگرفته',
          asked === 'needed' ? quotient : null,
          line`تقسیمت درست است. آن‌ها که باقی مانده‌اند چه می‌شوند؟`,
        ],
        [
          'incomplete-group-counted',
          'دستهٔ ناقص را هم شمرده',
          asked === 'groups' ? quotient + 1 : null,
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
          asked === 'left' ? divisor - rest : null,
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
          asked === 'left' ? rest + divisor : quotient - 1,
          line`باقی‌مانده باید از مقسوم‌علیه کوچک‌تر باشد. تقسیم را ادامه بده.`,
        ],
      ),
      hints: [
        hint(p`چیزی را به دسته‌های مساوی جدا می‌کنیم؛ پس باید تقسیم کنی.`),
        hint(p`کدام عدد به چند تا چند تا جدا می‌شود؟`, display(row(dividend, '÷', divisor, '=', blank()))),
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
                p`${rest} تا باقی مانده است و برای آن‌ها هم یکی لازم داریم: ${answer} ${unit}.`,
                display(row(quotient, '+', 1, '=', answer)),
              ),
      ],
    };
  },
});
