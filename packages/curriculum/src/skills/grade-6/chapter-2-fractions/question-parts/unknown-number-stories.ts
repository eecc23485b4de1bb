import { written } from '../../../../authoring/fractions/written-numbers.ts';
import { type Block, children, p, type Rng, relative } from '../../../../authoring/index.ts';
import { type Equation, resultNode } from './fraction-equations.ts';

/** How the answer is to be written. */
export const request = 'جواب را به صورت کسر بنویس.';

/** Amounts people measure; puzzles of bare numbers take any. */
export function isStatement({ known, result, sign }: Equation): boolean {
  const statement = [2, 3, 4, 5, 6, 8, 10, 12];
  return (
    sign === '÷' || [known.denominator, result.denominator].every((denominator) => statement.includes(denominator))
  );
}

/** A situation that leads to the equation. */
export function story(rng: Rng, equation: Equation): readonly Block[] {
  const { sign, isFirst, known } = equation;
  const [a, b] = [written(known), resultNode(equation)];
  const [one = '', other = ''] = children(rng, 2);
  switch (sign) {
    case '+':
      return rng.pick<() => readonly Block[]>([
        () => [p`${one} عددی در ذهن دارد. اگر آن را با ${a} جمع کند، ${b} می‌شود.`, p`آن عدد چیست؟ ${request}`],
        () => [
          p`${one} می‌خواهد هر روز ${b} ساعت ورزش کند. تا ظهر ${a} ساعت ورزش کرده است.`,
          p`چند ساعت دیگر باید ورزش کند؟ ${request}`,
        ],
        () => [
          p`${relative(rng)} مقداری ${rng.pick(['آرد', 'شکر', 'برنج'])} داشت. ${a} کیلوگرم دیگر خرید و حالا ${b} کیلوگرم دارد.`,
          p`در آغاز چند کیلوگرم داشت؟ ${request}`,
        ],
        () => [
          p`راه خانهٔ ${one} تا مدرسه ${b} کیلومتر است. او تا ${rng.pick(['نانوایی', 'پارک', 'کتابخانه'])}، که در راه است، ${a} کیلومتر رفته است.`,
          p`چند کیلومتر دیگر باید برود؟ ${request}`,
        ],
        () => [
          p`${one} و ${other} روی هم ${b} متر روبان دارند. روبان ${one} ${a} متر است.`,
          p`روبان ${other} چند متر است؟ ${request}`,
        ],
      ])();
    case '−':
      return isFirst
        ? rng.pick<() => readonly Block[]>([
            () => [
              p`${one} از یک ${rng.pick(['روبان', 'طناب', 'پارچه', 'سیم'])} ${a} متر برید و ${b} متر ماند.`,
              p`طول آن در آغاز چند متر بود؟ ${request}`,
            ],
            () => [
              p`از آب یک ${rng.pick(['پارچ', 'بطری', 'دبه'])} ${a} لیتر نوشیدند و ${b} لیتر ماند.`,
              p`در آغاز چند لیتر آب داشت؟ ${request}`,
            ],
            () => [
              p`${one} ${a} ساعت از وقتش را بازی کرد و ${b} ساعت برایش ماند.`,
              p`در آغاز چند ساعت وقت داشت؟ ${request}`,
            ],
          ])()
        : rng.pick<() => readonly Block[]>([
            () => [
              p`${one} ${a} متر ${rng.pick(['روبان', 'طناب', 'پارچه', 'سیم'])} داشت. مقداری از آن را برید و ${b} متر ماند.`,
              p`چند متر بریده است؟ ${request}`,
            ],
            () => [
              p`در یک ${rng.pick(['پارچ', 'بطری', 'دبه'])} ${a} لیتر آب بود. مقداری نوشیدند و ${b} لیتر ماند.`,
              p`چند لیتر نوشیده‌اند؟ ${request}`,
            ],
            () => [
              p`${relative(rng)} ${a} کیلوگرم ${rng.pick(['پسته', 'خرما', 'کشمش'])} داشت. مقداری را به مهمان‌ها داد و ${b} کیلوگرم ماند.`,
              p`چند کیلوگرم به مهمان‌ها داده است؟ ${request}`,
            ],
          ])();
    case '×':
      return rng.pick<() => readonly Block[]>([
        () => [
          p`مساحت یک ${rng.pick(['باغچهٔ', 'تابلوی', 'فرش', 'شیشهٔ'])} مستطیل‌شکل ${b} متر مربع و یک ضلع آن ${a} متر است.`,
          p`ضلع دیگر آن چند متر است؟ ${request}`,
        ],
        () => [p`${a} یک مقدار آرد را برداشتیم؛ ${b} کیلوگرم شد.`, p`همهٔ آرد چند کیلوگرم بود؟ ${request}`],
        () => [p`${one} عددی را در ${a} ضرب کرد و ${b} به دست آمد.`, p`آن عدد چه بود؟ ${request}`],
      ])();
    case '÷':
      return isFirst
        ? [p`${one} عددی را بر ${a} تقسیم کرد و ${b} به دست آمد.`, p`آن عدد چه بود؟ ${request}`]
        : [p`${one} ${a} را بر عددی تقسیم کرد و ${b} به دست آمد.`, p`آن عدد چه بود؟ ${request}`];
  }
}
