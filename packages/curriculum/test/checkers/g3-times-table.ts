import { numberWords } from '../../src/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { figureOf, formulas, nth, only, terms, wordsOf } from '../question-readers/sheet.ts';
import { heap, whole } from '../question-readers/whole-numbers.ts';

/** Lays the groups out and counts; the spoken form is found by trying the words of every pair. */
const own: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'story') {
      const words = wordsOf(sheet.stem);
      const pairs = [2, 3, 4, 5, 6, 7, 8, 9].flatMap((a) => [2, 3, 4, 5, 6, 7, 8, 9].map((b) => [a, b] as const));
      const [a, b] = only(
        pairs.filter(([one, other]) => words.startsWith(`${numberWords(one)} تا ${numberWords(other)}‌تایی`)),
      );
      return whole(heap(a, b));
    }
    const product =
      sheet.form === 'figure'
        ? nth(
            only(
              figureOf(sheet, 'table').rows.filter(([, result]) => result?.t === 'math' && result.math.t === 'blank'),
            ),
            0,
          )
        : { t: 'math' as const, math: nth(formulas(sheet.stem), -1) };
    if (product.t !== 'math') throw new Error('no product');
    const [a = 0, b = 0] = terms(product.math).flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
    return whole(heap(a, b));
  },
};

export const checker = withNumberSets(own, 'table-cells');
