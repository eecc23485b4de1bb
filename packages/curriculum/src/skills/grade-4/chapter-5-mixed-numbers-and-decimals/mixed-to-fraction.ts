import { misconceptionsOf } from '../../../authoring/fractions/written-misconceptions.ts';
import { fractionValue, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  frac,
  fractionAnswer,
  fractionKey,
  fractionsDrawn,
  gcd,
  hint,
  mixedWords,
  p,
  row,
  step,
} from '../../../authoring/index.ts';
import {
  conversionForms,
  conversionPicture,
  improper,
  toFractionWrittenMisconceptions,
  unitsStory,
} from './question-parts/improper-mixed-conversion.ts';
import { allParts, drawMixed, mixedLimits } from './question-parts/random-mixed-numbers.ts';

export const mixedToFraction = defineSkill({
  id: 'g4-mixed-to-fraction',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 8,
  commonMistakes: ['whole-not-multiplied'],
  make: (rng, level) => {
    const n = drawMixed(rng, mixedLimits[level]);
    if (n === null) return null;
    const { whole, numerator, denominator } = n;
    const form = rng.pick(conversionForms[level]);
    const shown = written(n);
    const known = toFractionWrittenMisconceptions(n);
    const all = allParts(n);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [
            p`شکل عدد ${shown} را نشان می‌دهد. این عدد را به صورت یک کسر بنویس.`,
            display(row(shown, '=', blank())),
          ];
        case 'story':
          return unitsStory(rng, shown, n);
        case 'find-mistake':
          return [
            p`${child(rng)} عدد مخلوط را این‌طور به کسر تبدیل کرده است:`,
            display(row(shown, '=', rng.pick(known).shown)),
            p`ولی اشتباهی در آن هست. کسر درست را بنویس.`,
          ];
        case 'reverse':
          return [
            p`کدام کسر را اگر به عدد مخلوط تبدیل کنی، «${mixedWords(whole, numerator, denominator)}» به دست می‌آید؟`,
          ];
        default:
          return [p`این عدد مخلوط را به کسر تبدیل کن.`, display(row(shown, '=', blank()))];
      }
    };
    const shared = gcd(all, denominator);
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: conversionPicture(rng, n) } : {}),
      ...fractionAnswer(fractionValue(n)),
      misconceptions: misconceptionsOf(known, fractionKey),
      hints: [
        hint(p`می‌خواهیم بدانیم در این عدد روی هم چند قسمت هست. مخرج می‌گوید هر واحد چند قسمت دارد.`),
        hint(
          p`هر واحد کامل ${denominator} قسمت است. ${whole} واحد کامل چند قسمت می‌شود؟`,
          display(row(whole, '×', denominator, '=', blank())),
        ),
        hint(p`صورت کسر را هم به آن اضافه کن. اندازهٔ قسمت‌ها عوض نمی‌شود؛ پس مخرج همان ${denominator} است.`),
      ],
      solution: [
        step(
          p`هر واحد کامل ${denominator} قسمت مساوی دارد؛ پس ${whole} واحد کامل این‌قدر قسمت است:`,
          display(row(whole, '×', denominator, '=', whole * denominator)),
        ),
        step(
          p`${numerator} قسمت دیگر هم داریم. مخرج همان ${denominator} می‌ماند:`,
          display(row(shown, '=', frac(row(whole * denominator, '+', numerator), denominator), '=', improper(n))),
          ...(shared > 1
            ? [
                p`این کسر ساده‌تر هم می‌شود؛ هر دو جواب درست است.`,
                display(row(improper(n), '=', frac(all / shared, denominator / shared))),
              ]
            : []),
        ),
      ],
    };
  },
});
