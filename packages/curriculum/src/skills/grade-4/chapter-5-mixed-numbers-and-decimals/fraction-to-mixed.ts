import { misconceptionsOf } from '../../../authoring/fractions/written-misconceptions.ts';
import { fractionValue, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  fractionOf,
  fractions,
  fractionsDrawn,
  gcd,
  hint,
  mixed,
  mixedAnswer,
  mixedKey,
  p,
  Rational,
  row,
  sortAround,
  step,
} from '../../../authoring/index.ts';
import {
  conversionForms,
  conversionPicture,
  improper,
  partsStory,
  toMixedWrittenMisconceptions,
} from './question-parts/improper-mixed-conversion.ts';
import { allParts, drawMixed, mixedLimits } from './question-parts/random-mixed-numbers.ts';

export const fractionToMixed = defineSkill({
  id: 'g4-fraction-to-mixed',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    sortAround({
      bins: ['کوچک‌تر از یک', 'مساوی با یک', 'بزرگ‌تر از یک'],
      bound: Rational.of(1),
      draw: fractions((level) => (level === 1 ? [3, 4, 5] : [3, 4, 5, 6, 7, 8, 9]), 2),
      equal: () => [3, 4, 5, 6, 7, 8].map((top) => fractionOf(top, top)),
      stem: p`هر کسر را با یک مقایسه کن و در دستهٔ خودش بگذار.`,
      look: p`صورت و مخرج هر کسر را با هم مقایسه کن.`,
      rule: p`اگر صورت از مخرج کمتر باشد کسر از یک کوچک‌تر است، اگر بیشتر باشد بزرگ‌تر، و اگر هر دو یکی باشند مساوی با یک است.`,
    }),
  ],
  pictures: [fractionsDrawn],
  revision: 9,
  make: (rng, level) => {
    const n = drawMixed(rng, mixedLimits[level]);
    if (n === null) return null;
    const { whole, numerator, denominator } = n;
    const all = allParts(n);
    const form = rng.pick(conversionForms[level]);
    const known = toMixedWrittenMisconceptions(n);
    if (known.length < 2) return null;
    const shown = improper(n);
    // Who keeps the whole number of 1 2/8 and mends its fraction has not missed one of two wholes.
    const sayable = known.filter(
      ({ id }) => id !== 'quotient-and-remainder-swapped' || Math.abs(whole - numerator) !== 1,
    );
    const request = 'جواب را به صورت عدد مخلوط بنویس.';
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`شکل کسر ${shown} را نشان می‌دهد. آن را به صورت عدد مخلوط بنویس.`, display(row(shown, '=', blank()))];
        case 'story':
          return partsStory(rng, n, request);
        case 'find-mistake':
          return [
            p`${child(rng)} کسر را این‌طور به عدد مخلوط تبدیل کرده است:`,
            display(row(shown, '=', rng.pick(sayable).shown)),
            p`ولی اشتباهی در آن هست. عدد مخلوط درست را بنویس.`,
          ];
        case 'reverse':
          return [p`صورت کسری ${all} و مخرج آن ${denominator} است. این کسر را به صورت عدد مخلوط بنویس.`];
        default:
          return [p`این کسر را به عدد مخلوط تبدیل کن.`, display(row(shown, '=', blank()))];
      }
    };
    const shared = gcd(numerator, denominator);
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: conversionPicture(rng, n) } : {}),
      ...mixedAnswer(fractionValue(n)),
      misconceptions: misconceptionsOf(known, mixedKey),
      hints: [
        hint(p`می‌خواهیم بدانیم در ${shown} چند واحد کامل هست و چه کسری از یک واحد باقی می‌ماند.`),
        hint(
          p`مخرج ${denominator} است؛ پس هر ${denominator} قسمت یک واحد کامل می‌سازد.`,
          display(row(all, '÷', denominator, '=', blank())),
        ),
        hint(p`خارج‌قسمت تعداد واحدهای کامل است و باقی‌مانده صورتِ کسر. مخرج عوض نمی‌شود.`),
      ],
      solution: [
        step(
          p`هر ${denominator} قسمت یک واحد کامل است. صورت را بر مخرج تقسیم می‌کنیم: خارج‌قسمت ${whole} و باقی‌مانده ${numerator} است.`,
          display(row(all, '=', denominator, '×', whole, '+', numerator)),
        ),
        step(
          p`${whole} واحد کامل داریم و ${numerator} قسمت مانده است؛ مخرج همان ${denominator} است.`,
          display(row(shown, '=', mixed(whole, numerator, denominator))),
          ...(shared > 1
            ? [
                p`قسمت کسری ساده‌تر هم می‌شود؛ هر دو جواب درست است.`,
                display(
                  row(shown, '=', written({ whole, numerator: numerator / shared, denominator: denominator / shared })),
                ),
              ]
            : []),
        ),
      ],
    };
  },
});
