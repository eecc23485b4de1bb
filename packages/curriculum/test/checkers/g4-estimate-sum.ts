import type { SkillChecker } from '../question-readers/checker.ts';
import { nearestRound, placesNamed } from '../question-readers/nearest-round.ts';
import { formulas, nodeValue, numbersInWords, only, terms, wordsOf } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  solve: ({ form, stem }) => {
    const words = wordsOf(stem);
    const nodes = formulas(stem).flatMap(terms);
    const numbers =
      form === 'story'
        ? numbersInWords(stem)
        : nodes.flatMap((node) => (node.t === 'number' ? [Number(nodeValue(node).n)] : []));
    const adds =
      form === 'story' ? words.includes('روی هم') : nodes.some((node) => node.t === 'operator' && node.sign === '+');
    const place = only(placesNamed(words));
    const [a, b] = numbers.map((number) => nearestRound(number, place));
    if (numbers.length !== 2 || a === undefined || b === undefined) throw new Error('not two numbers');
    return { kind: 'integer', values: [String(adds ? a + b : a - b)] };
  },
};
