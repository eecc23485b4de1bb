import type { SkillChecker } from '../reading/checker.ts';
import { nearestRound, placesNamed } from '../reading/nearest-round.ts';
import { formulas, nth, numbersInWords, terms, wordsOf, worthOf } from '../reading/sheet.ts';
import { timesByDoubling } from '../reading/whole-arithmetic.ts';

export const checker: SkillChecker = {
  solve: ({ form, stem }) => {
    const words = wordsOf(stem);
    const factors =
      form === 'story'
        ? numbersInWords(stem)
        : terms(nth(formulas(stem), 0)).flatMap((node) => (node.t === 'number' ? [Number(worthOf(node).n)] : []));
    const places = placesNamed(words);
    const both = words.includes('هر دو عدد');
    const [a, b] = factors.map((factor) =>
      nearestRound(factor, both ? nth(places, 0) : factor > 99 ? nth(places, 0) : nth(places, 1)),
    );
    if (factors.length !== 2 || a === undefined || b === undefined) throw new Error('not two factors');
    return { kind: 'integer', values: [String(timesByDoubling(a, b))] };
  },
};
