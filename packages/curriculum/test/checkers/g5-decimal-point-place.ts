import type { SkillChecker } from '../question-readers/checker.ts';
import { given } from '../question-readers/decimals.ts';
import { formulas, nodeValue, nth, only, terms } from '../question-readers/sheet.ts';

/** The one option that, divided by a factor shown, gives the other factor with a mark. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const options = sheet.answer.options.map(({ id, content }) => {
      const piece = only(content);
      if (piece.t !== 'math') throw new Error('no number');
      return { id, value: nodeValue(piece.math) };
    });
    // In a story the factors are stated first; elsewhere they are in the product that has a mark.
    const product = formulas(sheet.stem).find((node) => {
      const list = terms(node);
      const hasMark = list.some((one) => one.t === 'number' && one.value.includes('.'));
      return hasMark && list.some((one) => one.t === 'operator' && one.sign === '×');
    });
    const factors =
      product === undefined
        ? given(sheet)
        : terms(product)
            .filter(({ t }) => t === 'number')
            .map(nodeValue);
    const [a, b] = [nth(factors, 0), nth(factors, 1)];
    const fits = options.filter(({ value }) => value.over(a).equals(b));
    return { kind: 'choice', option: only(fits).id };
  },
};
