import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { heardNumber } from '../question-readers/number-words.ts';
import { formulas, nth, terms, wordsOf } from '../question-readers/sheet.ts';

/** The multiple of `size` that lies nearest, found by walking up to it. */
function nearest(value: number, size: number): number {
  let below = 0;
  while (below + size <= value) below += size;
  return value - below < below + size - value ? below : below + size;
}

export const checker: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const [a, b] = everyNumber(sheet.stem).map(({ numerator }) => numerator);
    const sizes = [...words.matchAll(/نزدیک‌ترین ((?:ده|صد) هزار|ده|صد|هزار)/g)].map(([, name = '']) =>
      heardNumber(name),
    );
    const [x, y] = [nearest(a ?? 0, nth(sizes, 0)), nearest(b ?? 0, nth(sizes, -1))];
    const sign = formulas(sheet.stem)
      .flatMap(terms)
      .find((node) => node.t === 'operator');
    const isProduct =
      sign?.t === 'operator' ? sign.sign === '×' : /حاصل ضرب|در هر|هر روز|قیمت هر|آن .* جلد چاپ می‌کنند/.test(words);
    const isDifference =
      sign?.t === 'operator' ? sign.sign === '−' : /حاصل تفریق|مانده|اختلاف|بیشتر از|نشده/.test(words);
    const found = isProduct ? x * y : isDifference ? x - y : x + y;
    return { kind: 'integer', values: [String(found)] };
  },
};
