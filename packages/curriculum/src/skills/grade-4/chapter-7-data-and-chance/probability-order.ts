import { bag, outcomes, spinner } from '../../../authoring/colored-chances.ts';
import {
  type Block,
  child,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  type MathNode,
  type OrderMisconception,
  orderAnswer,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  row,
  step,
  words,
} from '../../../authoring/index.ts';
import { beadsListed, drawShares, outcomesOf } from './question-parts/random-color-counts.ts';

interface Entry {
  readonly math: MathNode;
  readonly value: Rational;
  readonly name: string;
  readonly count: number;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'figure'],
};

const misconceptions: readonly OrderMisconception<Entry>[] = [
  {
    id: 'most-likely-first',
    title: 'از بیشترین احتمال شروع کرده',
    message: line`ترتیب را برعکس چیده‌ای. اول، رنگی می‌آید که کمترین احتمال را دارد.`,
    seenAs: ({ value }) => Rational.of(0).minus(value),
  },
  {
    id: 'nearly-equal-swapped',
    title: 'دو رنگ نزدیک به هم را جابه‌جا گذاشته',
    message: line`رنگ‌هایی را که تعدادشان به هم نزدیک است یک بار دیگر با دقت مقایسه کن.`,
    seenAs: ({ count }) => Rational.of(count % 2 === 0 ? count + 3 : count),
  },
];

export const probabilityOrder = defineSkill({
  id: 'g4-probability-order',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 6,
  make: (rng, level) => {
    const [least, most] = outcomesOf[level];
    const shares = drawShares(rng, {
      kinds: level === 1 ? 3 : level === 4 ? 4 : rng.int(3, 4),
      least,
      most,
      different: true,
    });
    if (shares === null) return null;
    const entries = shares.map(
      ({ name, count }): Entry => ({ math: words(name), value: Rational.of(count), name, count }),
    );
    const { sorted, ...spec } = orderAnswer(rng, { entries, direction: 'rising', misconceptions });
    const form = rng.pick(formsOf[level]);
    const total = outcomes(shares);
    const isSpinner = total <= 12 && rng.chance(1, 2);
    const name = child(rng);
    const ask = 'رنگ‌ها را از کمترین احتمال به بیشترین احتمال بچین؛ کمترین را اول بگذار.';
    const listed = beadsListed(rng.shuffle(shares));
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return isSpinner
            ? [
                p`در جشن مدرسه، ${name} این چرخنده را یک بار می‌چرخاند و از رنگی که عقربه نشان می‌دهد جایزه می‌گیرد.`,
                p`${ask}`,
              ]
            : [
                level === 4
                  ? p`${name} این مهره‌ها را در کیسه‌ای ریخته است. بدون نگاه کردن یک مهره بیرون می‌آورد.`
                  : p`${name} در کیسه‌ای ${listed} ریخته است. بدون نگاه کردن یک مهره بیرون می‌آورد.`,
                p`${ask}`,
              ];
        case 'find-mistake':
          return [
            p`${name} می‌گوید احتمال همهٔ رنگ‌ها در این ${isSpinner ? 'چرخنده' : 'کیسه'} یکی است، ولی اشتباه می‌کند.`,
            p`${ask}`,
          ];
        default:
          return [
            isSpinner ? p`این چرخنده را می‌چرخانیم.` : p`از این کیسه، بدون نگاه کردن، یک مهره بیرون می‌آوریم.`,
            p`${ask}`,
          ];
      }
    };
    const figure = isSpinner ? spinner(rng, shares) : form === 'story' && level < 4 ? null : bag(shares);
    return {
      form,
      stem: stem(),
      ...(figure === null ? {} : { figure }),
      ...spec,
      answer: { ...spec.answer, ends: ['کمترین احتمال', 'بیشترین احتمال'] },
      hints: [
        hint(
          isSpinner
            ? p`همهٔ قسمت‌های چرخنده هم‌اندازه‌اند؛ پس احتمال هر رنگ به تعداد قسمت‌هایش بستگی دارد.`
            : p`همهٔ مهره‌ها شانس مساوی دارند؛ پس احتمال هر رنگ به تعداد مهره‌هایش بستگی دارد.`,
        ),
        hint(isSpinner ? p`قسمت‌های هر رنگ را جدا بشمار.` : p`مهره‌های هر رنگ را جدا بشمار.`),
        hint(p`رنگی که از همه کمتر است، کمترین احتمال را دارد. آن را اول بگذار و بقیه را به ترتیب.`),
      ],
      solution: [
        step(
          p`تعداد هر رنگ را می‌شماریم: ${sorted.map((entry) => `${entry.name} ${persianNumber(entry.count)}`).join('، ')}.`,
        ),
        step(
          p`هر رنگی که تعدادش بیشتر باشد، احتمالش هم بیشتر است؛ پس از کم به زیاد:`,
          display(row(...sorted.flatMap(({ math }, index) => (index === 0 ? [math] : ['<' as const, math])))),
        ),
      ],
    };
  },
});
