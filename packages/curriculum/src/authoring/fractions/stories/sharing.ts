import { child, liquids, p, relative, strips } from '../../index.ts';
import { type Fraction, written } from '../written-numbers.ts';
import { isMinutes, isOnScales, type WordProblem } from './word-problem.ts';

/** An amount shared out in equal parts. */
export interface Share {
  readonly amount: Fraction;
  readonly among: number;
  readonly request: string;
}

function isBelowOne({ amount }: Share): boolean {
  return amount.numerator < amount.denominator;
}

function isMeasured({ amount }: Share): boolean {
  return isOnScales(amount.denominator);
}

/** Situations in which a fraction is divided among so many. */
export const sharing: readonly WordProblem<Share>[] = [
  {
    fits: isMeasured,
    write: (rng, { amount, among, request }) => {
      const good = rng.pick(['خرما', 'پسته', 'کشمش', 'توت خشک', 'عدس']);
      return [
        p`${relative(rng)} ${written(amount)} کیلوگرم ${good} را به طور مساوی در ${among} ظرف ریخت.`,
        p`در هر ظرف چند کیلوگرم ${good} هست؟ ${request}`,
      ];
    },
  },
  {
    fits: isMeasured,
    write: (rng, { amount, among, request }) => {
      const liquid = rng.pick(liquids.filter((name) => name !== 'روغن'));
      return [
        p`${child(rng)} ${written(amount)} لیتر ${liquid} را به طور مساوی در ${among} ظرف ریخت.`,
        p`در هر ظرف چند لیتر ${liquid} هست؟ ${request}`,
      ];
    },
  },
  {
    write: (rng, { amount, among, request }) => {
      const strip = rng.pick(strips);
      return [
        p`${child(rng)} ${written(amount)} متر ${strip} را به ${among} تکهٔ مساوی برید.`,
        p`طول هر تکه چند متر است؟ ${request}`,
      ];
    },
  },
  {
    // Crumbs are not shared.
    fits: (sharing) => isBelowOne(sharing) && sharing.amount.denominator <= 3 * sharing.amount.numerator,
    write: (rng, { amount, among, request }) => {
      const whole = rng.pick(['کیک', 'پیتزا', 'هندوانه', 'نان سنگک']);
      return [
        p`${written(amount)} یک ${whole} مانده بود. ${among} نفر آن را به طور مساوی بین خودشان تقسیم کردند.`,
        p`به هر نفر چه کسری از ${whole} رسید؟ ${request}`,
      ];
    },
  },
  {
    fits: isBelowOne,
    write: (rng, { amount, among, request }) => [
      p`${child(rng)} در ${among} روز ${written(amount)} یک کتاب را خواند. او هر روز به یک اندازه خواند.`,
      p`هر روز چه کسری از کتاب را خواند؟ ${request}`,
    ],
  },
  {
    fits: isBelowOne,
    write: (rng, { amount, among, request }) => [
      p`${written(amount)} باغچهٔ ${relative(rng)} برای سبزی است و آن را بین ${among} جور سبزی به طور مساوی تقسیم کرده‌اند.`,
      p`هر جور سبزی چه کسری از همهٔ باغچه را می‌گیرد؟ ${request}`,
    ],
  },
  {
    write: (rng, { amount, among, request }) => [
      p`مسیر یک مسابقهٔ ${rng.pick(['دو امدادی', 'شنای امدادی', 'اسکی امدادی'])} ${written(amount)} کیلومتر است و ${among} نفر آن را به طور مساوی بین خودشان تقسیم کرده‌اند.`,
      p`سهم هر نفر چند کیلومتر است؟ ${request}`,
    ],
  },
  {
    fits: ({ amount }) => isMinutes(amount.denominator),
    write: (rng, { amount, among, request }) => [
      p`${child(rng)} در ${written(amount)} ساعت ${among} تمرین حل کرد و برای هر تمرین به یک اندازه وقت گذاشت.`,
      p`حل هر تمرین چند ساعت طول کشید؟ ${request}`,
    ],
  },
  {
    fits: isMeasured,
    write: (rng, { amount, among, request }) => {
      const thing = rng.pick(['صندلی', 'گلدان', 'نیمکت', 'قفسه']);
      return [
        p`بچه‌ها با ${written(amount)} لیتر رنگ، ${among} ${thing} را رنگ کردند. برای هر ${thing} به یک اندازه رنگ مصرف شد.`,
        p`برای هر ${thing} چند لیتر رنگ مصرف شد؟ ${request}`,
      ];
    },
  },
  {
    fits: isBelowOne,
    write: (rng, { amount, among, request }) => [
      p`${written(amount)} دیوار مدرسه را به ${among} گروه سپرده‌اند تا هر گروه به یک اندازه روی آن ${rng.pick(['نقاشی کند', 'کاشی بچسباند', 'گل بکشد'])}.`,
      p`سهم هر گروه چه کسری از همهٔ دیوار است؟ ${request}`,
    ],
  },
];
