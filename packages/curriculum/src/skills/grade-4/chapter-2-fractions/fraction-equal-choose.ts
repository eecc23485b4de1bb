import { type Fraction, reducedFractions, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  children,
  choiceAnswer,
  defineSkill,
  display,
  type Figure,
  frac,
  fractionsDrawn,
  hint,
  type Level,
  line,
  math,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  selectEqualFractions,
  step,
} from '../../../authoring/index.ts';
import { cutThing, multipliers, scaled } from './question-parts/equivalent-fractions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['bare', 'bare', 'figure', 'story'],
  3: ['bare', 'story', 'figure'],
  4: ['bare', 'bare', 'story'],
};

const most: Readonly<Record<Level, { denominator: number; large: number }>> = {
  1: { denominator: 6, large: 20 },
  2: { denominator: 8, large: 32 },
  3: { denominator: 10, large: 40 },
  4: { denominator: 10, large: 40 },
};

/** Not equal, but no farther apart than a quarter. */
function isNear(one: Fraction, other: Fraction): boolean {
  const apart = Math.abs(one.numerator * other.denominator - other.numerator * one.denominator);
  return apart > 0 && apart * 4 <= one.denominator * other.denominator;
}

/** A fraction that only looks equal: one term scaled otherwise, one step off, or the same number added to both. */
function nearlyEqual(rng: Rng, base: Fraction, by: number, limit: number): Fraction | null {
  const { numerator, denominator } = scaled(base, by);
  const candidates = [
    { numerator: base.numerator * by + 1, denominator },
    { numerator: base.numerator * by - 1, denominator },
    { numerator: base.numerator + denominator - base.denominator, denominator },
    { numerator, denominator: denominator + base.denominator },
    { numerator: numerator + base.numerator, denominator },
  ].filter(
    (one) => one.numerator > 0 && one.numerator < one.denominator && one.denominator <= limit && isNear(one, base),
  );
  return candidates.length === 0 ? null : rng.pick(candidates);
}

function stem(rng: Rng, form: QuestionVariant): readonly Block[] {
  if (form === 'figure') {
    return [p`سه تا از این کسرها قسمت رنگ‌شدهٔ شکل را نشان می‌دهند و یکی نه.`, p`کدام کسر با قسمت رنگ‌شده مساوی نیست؟`];
  }
  if (form === 'story') {
    const [one = '', two = '', three = '', four = ''] = children(rng, 4);
    const names = `${one}، ${two}، ${three} و ${four}`;
    const [thing] = cutThing(rng);
    return rng
      .pick([
        [
          p`${names} هر کدام یک ${thing} هم‌اندازه داشتند. سه نفر به یک اندازه خوردند و یک نفر نه. کسرها نشان می‌دهند هر نفر چقدر خورده است.`,
        ],
        [
          p`${names} یک کتاب را می‌خوانند. سه نفر به یک اندازه خوانده‌اند و یک نفر نه. کسرها نشان می‌دهند هر نفر چه کسری از کتاب را خوانده است.`,
        ],
        [
          p`${names} در یک مسیر می‌دوند. سه نفر به یک اندازه رفته‌اند و یک نفر نه. کسرها نشان می‌دهند هر نفر چه کسری از مسیر را رفته است.`,
        ],
        [
          p`${names} لیوان‌های هم‌اندازه‌ای دارند. در سه لیوان به یک اندازه شربت هست و در یکی نه. کسرها نشان می‌دهند چه کسری از هر لیوان پر است.`,
        ],
        [
          p`${names} روبان‌های هم‌اندازه‌ای داشتند. سه نفر به یک اندازه از روبان بریدند و یک نفر نه. کسرها نشان می‌دهند هر نفر چه کسری از روبان را بریده است.`,
        ],
        [
          p`${names} روی کاغذهای هم‌اندازه نقاشی می‌کنند. سه نفر به یک اندازه از کاغذ را رنگ کرده‌اند و یک نفر نه. کسرها نشان می‌دهند هر نفر چه کسری از کاغذ را رنگ کرده است.`,
        ],
      ])
      .concat(p`کدام کسر با بقیه مساوی نیست؟`);
  }
  return [p`سه تا از این کسرها با هم مساوی‌اند. کدام کسر با بقیه مساوی نیست؟`];
}

function picture({ numerator, denominator }: Fraction, isRound: boolean): Figure {
  const statement = `${persianNumber(denominator)} قسمت مساوی که ${persianNumber(numerator)} قسمت آن رنگ شده است`;
  const unit = [{ parts: denominator, shaded: numerator, tone: 'accent' as const }];
  return isRound
    ? { t: 'circles', description: `یک دایره با ${statement}`, circles: unit }
    : { t: 'bars', description: `یک نوار با ${statement}`, bars: unit };
}

export const fractionEqualChoose = defineSkill({
  id: 'g4-fraction-equal-choose',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  others: [selectEqualFractions((level) => (level === 1 ? [3, 4] : [3, 4, 5, 6, 7]))],
  revision: 8,
  pictures: [fractionsDrawn],
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const { denominator, large } = most[level];
    const base = rng.pick(reducedFractions(2, denominator));
    // At level 4 the lowest terms are not among the options, so no option can be held against it at a glance.
    const factors = [...(level === 4 ? [] : [1]), ...multipliers(base, large)];
    if (factors.length < 3) return null;
    const [low = 1, middle = 1, high = 1] = [...rng.sample(factors, 3)].sort((a, b) => a - b);
    const odd = nearlyEqual(rng, base, rng.pick([low, middle, high].filter((by) => by > 1)), large);
    if (odd === null) return null;
    const equal = [scaled(base, high), scaled(base, low), scaled(base, middle)] as const;
    const unseen = {
      id: 'equal-fraction-not-seen',
      title: 'کسر مساوی را تشخیص نداده، یا «نیست» را ندیده',
      message: line`این کسر را با ضرب یا تقسیمِ صورت و مخرج در یک عدد عوض کن و دوباره با بقیه مقایسه کن.`,
    };
    // Only where the odd one has no larger, or no smaller, numbers was this one taken for them.
    const isLargest = odd.numerator <= equal[0].numerator && odd.denominator <= equal[0].denominator;
    const isSmallest = odd.numerator >= equal[1].numerator && odd.denominator >= equal[1].denominator;
    const option = (one: Fraction) => ({ value: `${one.numerator}/${one.denominator}`, content: [math(written(one))] });
    const spec = choiceAnswer(
      rng,
      {
        layout: 'tiles',
        right: option(odd),
        wrong: [
          {
            ...option(equal[0]),
            ...(isLargest
              ? {
                  id: 'largest-terms-taken-for-unequal',
                  title: 'کسری را که عددهایش بزرگ‌تر است نامساوی گرفته، یا «نیست» را ندیده',
                  message: line`عددهای بزرگ‌تر همیشه کسر بزرگ‌تر نمی‌سازند. ببین صورت و مخرج این کسر را می‌شود بر یک عدد تقسیم کرد و به کسرهای دیگر رسید؟`,
                }
              : unseen),
          },
          {
            ...option(equal[1]),
            ...(isSmallest
              ? {
                  id: 'smallest-terms-taken-for-unequal',
                  title: 'کسری را که عددهایش کوچک‌تر است نامساوی گرفته، یا «نیست» را ندیده',
                  message: line`صورت و مخرج این کسر را در یک عدد ضرب کن و ببین به کدام کسرهای دیگر می‌رسی.`,
                }
              : unseen),
          },
          {
            ...option(equal[2]),
            ...unseen,
          },
        ],
      },
      4,
    );
    if (spec === null) return null;
    const isRound = rng.chance(1, 2) && base.denominator > 1;
    const shown = [...equal].filter((one) => one.denominator !== base.denominator);
    return {
      form,
      stem: stem(rng, form),
      ...(form === 'figure' ? { figure: picture(base, isRound) } : {}),
      ...spec,
      hints: [
        hint(p`اگر صورت و مخرج یک کسر در یک عدد ضرب شوند یا بر یک عدد تقسیم شوند، کسر مساوی با آن به دست می‌آید.`),
        hint(
          form === 'figure'
            ? p`اول کسر قسمت رنگ‌شده را بنویس. بعد ببین صورت و مخرجش در چه عددی ضرب شده تا هر کدام از کسرها به دست بیاید.`
            : p`هر کسر را تا جایی که می‌شود با عددهای کوچک‌تر بنویس: صورت و مخرج را بر یک عدد تقسیم کن.`,
        ),
        hint(p`برای هر کسر ببین صورت و مخرج در یک عدد ضرب شده‌اند یا در دو عدد متفاوت.`),
      ],
      solution: [
        step(
          p`از ${written(base)} با ضرب کردن صورت و مخرج آن در یک عدد، کسرهای مساوی با آن ساخته می‌شوند.`,
          ...shown.map((one) =>
            display(
              row(
                written(base),
                '=',
                frac(
                  row(base.numerator, '×', one.denominator / base.denominator),
                  row(base.denominator, '×', one.denominator / base.denominator),
                ),
                '=',
                written(one),
              ),
            ),
          ),
        ),
        step(
          p`ولی ${written(odd)} با ضرب کردن صورت و مخرج ${written(base)} در یک عدد به دست نمی‌آید؛ پس با بقیه مساوی نیست:`,
          display(row(written(odd), '≠', written(base))),
        ),
      ],
    };
  },
});
