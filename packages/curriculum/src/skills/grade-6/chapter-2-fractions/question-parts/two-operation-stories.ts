import { isMinutes, isOnScales } from '../../../../authoring/fractions/stories/word-problem.ts';
import { type Mixed, written } from '../../../../authoring/fractions/written-numbers.ts';
import { type Block, child, p, type Rng, relative } from '../../../../authoring/index.ts';
import { type Expression, leaf, operation } from './order-of-operations-expressions.ts';

/** Two amounts and a count. */
export interface Amounts {
  readonly first: Mixed;
  readonly second: Mixed;
  readonly count: number;
}

/** A situation of two operations, with the expression it leads to. */
export interface TwoSteps {
  readonly fits: (numbers: Amounts) => boolean;
  readonly write: (rng: Rng, numbers: Amounts, request: string) => readonly Block[];
  readonly expression: (numbers: Amounts) => Expression;
}

function many(count: number): Expression {
  return leaf({ whole: 0, numerator: count, denominator: 1 });
}

function areMeasured({ first, second }: Amounts): boolean {
  return isOnScales(first.denominator) && isOnScales(second.denominator);
}

function areMinutes({ first, second }: Amounts): boolean {
  return isMinutes(first.denominator) && isMinutes(second.denominator) && first.whole < 4 && second.whole < 4;
}

const addedThenTimes = ({ first, second, count }: Amounts): Expression =>
  operation('×', operation('+', leaf(first), leaf(second)), many(count));
const timesThenAdded = ({ first, second, count }: Amounts): Expression =>
  operation('+', leaf(first), operation('×', many(count), leaf(second)));
const timesThenTaken = ({ first, second, count }: Amounts): Expression =>
  operation('−', leaf(first), operation('×', many(count), leaf(second)));
const takenThenShared = ({ first, second, count }: Amounts): Expression =>
  operation('÷', operation('−', leaf(first), leaf(second)), many(count));

export const twoSteps: readonly TwoSteps[] = [
  {
    fits: areMinutes,
    expression: addedThenTimes,
    write: (rng, { first, second, count }, request) => {
      const [one, other] = rng.pick([
        ['ریاضی می‌خواند', 'علوم'],
        ['ویولن تمرین می‌کند', 'آواز'],
        ['شنا می‌کند', 'دوچرخه‌سواری'],
      ] as const);
      return [
        p`${child(rng)} هر روز ${written(first)} ساعت ${one} و ${written(second)} ساعت ${other}.`,
        p`در ${count} روز، این دو کار روی هم چند ساعت می‌شود؟ ${request}`,
      ];
    },
  },
  {
    fits: areMeasured,
    expression: addedThenTimes,
    write: (rng, { first, second, count }, request) => {
      const [one = '', other = ''] = rng.sample(['پسته', 'بادام', 'کشمش', 'فندق', 'نخودچی'], 2);
      return [
        p`در هر بسته ${written(first)} کیلوگرم ${one} و ${written(second)} کیلوگرم ${other} هست.`,
        p`در ${count} بسته روی هم چند کیلوگرم آجیل هست؟ ${request}`,
      ];
    },
  },
  {
    fits: areMeasured,
    expression: timesThenAdded,
    write: (rng, { first, second, count }, request) => {
      const [vessel, pack, liquid] = rng.pick([
        ['یخچال', 'پاکت', 'شیر'],
        ['دبه', 'بطری', 'آب'],
        ['دیگ', 'بطری', 'شیر'],
      ] as const);
      return [
        p`در ${vessel} ${written(first)} لیتر ${liquid} بود. ${relative(rng)} ${count} ${pack} ${liquid} هم در آن گذاشت. در هر ${pack} ${written(second)} لیتر ${liquid} بود.`,
        p`حالا چند لیتر ${liquid} در ${vessel} هست؟ ${request}`,
      ];
    },
  },
  {
    fits: () => true,
    expression: timesThenAdded,
    write: (rng, { first, second, count }, request) => [
      p`${child(rng)} اول ${written(first)} کیلومتر در خیابان دوید و بعد ${count} دور هم دور پارک دوید. هر دور پارک ${written(second)} کیلومتر است.`,
      p`روی هم چند کیلومتر دویده است؟ ${request}`,
    ],
  },
  {
    fits: () => true,
    expression: timesThenTaken,
    write: (rng, { first, second, count }, request) => {
      const [strip, made] = rng.pick([
        ['پارچه', 'دستمال'],
        ['روبان', 'گل سر'],
        ['طناب', 'تاب'],
        ['چوب', 'قاب'],
      ] as const);
      return [
        p`${relative(rng)} ${written(first)} متر ${strip} داشت و با آن ${count} ${made} درست کرد. برای هر ${made} ${written(second)} متر ${strip} به کار رفت.`,
        p`چند متر ${strip} مانده است؟ ${request}`,
      ];
    },
  },
  {
    fits: areMeasured,
    expression: timesThenTaken,
    write: (rng, { first, second, count }, request) => {
      const good = rng.pick(['برنج', 'آرد', 'عدس', 'شکر']);
      return [
        p`در کیسه ${written(first)} کیلوگرم ${good} بود. در ${count} روز، هر روز ${written(second)} کیلوگرم آن مصرف شد.`,
        p`چند کیلوگرم ${good} مانده است؟ ${request}`,
      ];
    },
  },
  {
    fits: () => true,
    expression: takenThenShared,
    write: (rng, { first, second, count }, request) => {
      const strip = rng.pick(['پارچه', 'روبان', 'طناب', 'سیم', 'کاغذ کادو']);
      return [
        p`${child(rng)} ${written(first)} متر ${strip} داشت. ${written(second)} متر آن را کنار گذاشت و بقیه را به ${count} تکهٔ مساوی برید.`,
        p`طول هر تکه چند متر است؟ ${request}`,
      ];
    },
  },
  {
    fits: areMeasured,
    expression: takenThenShared,
    write: (rng, { first, second, count }, request) => {
      const [liquid, cup] = rng.pick([
        ['شربت', 'لیوان'],
        ['شیر', 'لیوان'],
        ['آش', 'کاسه'],
        ['رنگ', 'قوطی'],
      ] as const);
      return [
        p`${written(first)} لیتر ${liquid} داشتیم. ${written(second)} لیتر آن مصرف شد و بقیه را به طور مساوی در ${count} ${cup} ریختیم.`,
        p`در هر ${cup} چند لیتر ${liquid} هست؟ ${request}`,
      ];
    },
  },
];
