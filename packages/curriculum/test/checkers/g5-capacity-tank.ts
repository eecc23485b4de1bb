import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { decimalKeyOf } from '../question-readers/decimal-columns.ts';
import { given } from '../question-readers/decimals.ts';
import { figureOf, nth, numbersInWords, only, terms } from '../question-readers/sheet.ts';

/** Pours the water in layer by layer, one centimetre high. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const edges =
      sheet.form === 'figure'
        ? (() => {
            const { labels } = figureOf(sheet, 'cuboid');
            return [labels?.width, labels?.depth, labels?.height].map((label) => {
              const number = label === undefined ? undefined : terms(label).find(({ t }) => t === 'number');
              return number?.t === 'number' ? Number(number.value) : Number.NaN;
            });
          })()
        : numbersInWords(sheet.stem).slice(0, 3);
    const layer = Rational.of(nth(edges, 0) * nth(edges, 1), 1000);
    const layers = (count: number) => {
      let litres = Rational.of(0);
      for (let at = 0; at < count; at += 1) litres = litres.plus(layer);
      return litres;
    };
    if (sheet.form === 'reverse') {
      const water = nth(given(sheet), 0);
      const heights = Array.from({ length: 100 }, (_, index) => index + 1);
      return decimalKeyOf(Rational.of(only(heights.filter((each) => layers(each).equals(water)))));
    }
    const height = nth(edges, 2);
    return decimalKeyOf(
      sheet.form === 'compare' ? layers(height - nth(numbersInWords(sheet.stem), 3)) : layers(height),
    );
  },
};
