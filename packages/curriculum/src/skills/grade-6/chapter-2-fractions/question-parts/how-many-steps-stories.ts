import { isMinutes, isOnScales, type WordProblem } from '../../../../authoring/fractions/stories/word-problem.ts';
import { fractionValue, type Mixed, written } from '../../../../authoring/fractions/written-numbers.ts';
import { child, p, Rational, relative } from '../../../../authoring/index.ts';

/** An amount and one step of it: the answer says how many steps, and need not be whole. */
export interface Steps {
  readonly amount: Mixed;
  readonly step: Mixed;
  readonly request: string;
}

function isFrom(value: Mixed, least: number, most: number): boolean {
  const size = fractionValue(value);
  return size.compare(Rational.of(least)) >= 0 && size.compare(Rational.of(most)) <= 0;
}

/** In how many minutes, hours, weeks, laps: things of which a part makes sense. */
export const howLong: readonly WordProblem<Steps>[] = [
  {
    fits: ({ amount, step }) => isFrom(step, 0, 2) && isFrom(amount, 1, 12),
    write: (rng, { amount, step, request }) => [
      p`هر دور ${rng.pick(['پارک', 'زمین ورزش', 'دریاچه', 'پیست'])} ${written(step)} کیلومتر است. ${child(rng)} امروز ${written(amount)} کیلومتر دویده است.`,
      p`او چند دور دویده است؟ ${request}`,
    ],
  },
  {
    fits: ({ amount, step }) => isFrom(step, 2, 6) && isFrom(amount, 3, 30),
    write: (rng, { amount, step, request }) => [
      p`${child(rng)} در هر ساعت ${written(step)} کیلومتر پیاده می‌رود. راه ${rng.pick(['آبشار', 'قله', 'امامزاده', 'چشمه'])} ${written(amount)} کیلومتر است.`,
      p`این راه را در چند ساعت می‌رود؟ ${request}`,
    ],
  },
  {
    fits: ({ amount, step }) => isOnScales(step.denominator) && isOnScales(amount.denominator) && isFrom(step, 0, 8),
    write: (rng, { amount, step, request }) => {
      const vessel = rng.pick(['سطل', 'دبه', 'آبپاش', 'تشت']);
      return [
        p`از یک شیر، در هر دقیقه ${written(step)} لیتر آب می‌آید. ${vessel} ${written(amount)} لیتر آب می‌گیرد.`,
        p`${vessel} خالی در چند دقیقه پر می‌شود؟ ${request}`,
      ];
    },
  },
  {
    fits: ({ step }) => isFrom(step, 0, 2),
    write: (rng, { amount, step, request }) => [
      p`${relative(rng)} قالی می‌بافد و هر هفته ${written(step)} متر مربع می‌بافد. مساحت قالی ${written(amount)} متر مربع است.`,
      p`بافتن قالی چند هفته طول می‌کشد؟ ${request}`,
    ],
  },
  {
    fits: ({ amount, step }) => isOnScales(step.denominator) && isOnScales(amount.denominator) && isFrom(amount, 1, 15),
    write: (rng, { amount, step, request }) => {
      const [food, good] = rng.pick([
        ['حلوا', 'آرد'],
        ['شله‌زرد', 'برنج'],
        ['کلوچه', 'آرد'],
        ['مربا', 'شکر'],
      ] as const);
      return [
        p`در دستور پختن ${food}، ${written(step)} پیمانه ${good} نوشته شده است. ${relative(rng)} با ${written(amount)} پیمانه ${good}، ${food} پخته است.`,
        p`او چند برابر دستور پخته است؟ ${request}`,
      ];
    },
  },
  {
    fits: ({ amount, step }) => isFrom(step, 0, 3) && isFrom(amount, 1, 15),
    write: (rng, { amount, step, request }) => [
      p`یک ${rng.pick(['قطار', 'اتوبوس', 'خودرو'])} در هر دقیقه ${written(step)} کیلومتر می‌رود. تونل ${written(amount)} کیلومتر است.`,
      p`از سر تا ته تونل چند دقیقه راه است؟ ${request}`,
    ],
  },
  {
    fits: ({ amount, step }) => isMinutes(step.denominator) && isMinutes(amount.denominator) && isFrom(amount, 1, 12),
    write: (_, { amount, step, request }) => [
      p`پختن هر تنور نان ${written(step)} ساعت طول می‌کشد. تنور نانوایی امروز ${written(amount)} ساعت روشن بوده و یکسره نان پخته است.`,
      p`این زمان چند برابر زمان پختن یک تنور نان است؟ ${request}`,
    ],
  },
  {
    fits: ({ amount, step }) =>
      isOnScales(step.denominator) && isOnScales(amount.denominator) && isFrom(amount, 3, 12) && isFrom(step, 1, 4),
    write: (rng, { amount, step, request }) => {
      const [one, other] = rng.pick([
        ['هندوانه', 'خربزه'],
        ['کدو', 'بادمجان'],
        ['بوقلمون', 'مرغ'],
        ['کیسهٔ برنج', 'کیسهٔ عدس'],
      ] as const);
      return [
        p`یک ${one} ${written(amount)} کیلوگرم و یک ${other} ${written(step)} کیلوگرم وزن دارد.`,
        p`وزن ${one} چند برابر وزن ${other} است؟ ${request}`,
      ];
    },
  },
];
