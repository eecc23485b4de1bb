import type { SkillChecker } from '../question-readers/checker.ts';
import { asDecimal, given } from '../question-readers/decimals.ts';
import { formulas, nth, terms, wordsOf } from '../question-readers/sheet.ts';

/** Works in fractions, and takes «اضافه», «دیگر» and «روی هم» for adding as a reader does. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const [a, b] = [nth(given(sheet), 0), nth(given(sheet), 1)];
    const words = wordsOf(sheet.stem);
    if (sheet.form === 'reverse') return key(words.includes('اضافه') ? b.minus(a) : b.plus(a));
    if (sheet.form === 'story') return key(/دیگر|روی هم/.test(words) ? a.plus(b) : a.minus(b));
    const sign = nth(
      formulas(sheet.stem)
        .flatMap(terms)
        .filter((node) => node.t === 'operator'),
      0,
    );
    return key(sign.t === 'operator' && sign.sign === '+' ? a.plus(b) : a.minus(b));
  },
};

function key(value: Parameters<typeof asDecimal>[0]) {
  return { kind: 'decimal', values: [asDecimal(value)] } as const;
}
