import type { SkillChecker } from '../question-readers/checker.ts';
import { nearestRound, placesNamed } from '../question-readers/nearest-round.ts';
import { formulas, nodeValue, nth, numbersInWords, terms, wordsOf } from '../question-readers/sheet.ts';
import { timesByDoubling } from '../question-readers/whole-arithmetic.ts';
import { numbersOfProblem, withWrongLine } from '../question-readers/wrong-line.ts';

const asked: SkillChecker = {
  solve: ({ form, stem }) => {
    const words = wordsOf(stem);
    const factors =
      form === 'story'
        ? numbersInWords(stem)
        : terms(nth(formulas(stem), 0)).flatMap((node) => (node.t === 'number' ? [Number(nodeValue(node).n)] : []));
    const places = placesNamed(words);
    const both = words.includes('هر دو عدد');
    const [a, b] = factors.map((factor) =>
      nearestRound(factor, both ? nth(places, 0) : factor > 99 ? nth(places, 0) : nth(places, 1)),
    );
    if (factors.length !== 2 || a === undefined || b === undefined) throw new Error('not two factors');
    return { kind: 'integer', values: [String(timesByDoubling(a, b))] };
  },
};

export const checker = withWrongLine(asked, ({ stem }) => {
  const words = wordsOf(stem);
  const places = placesNamed(words);
  const both = words.includes('هر دو عدد');
  const [a = 0, b = 0] = numbersOfProblem(formulas(stem)).map(({ n }) =>
    nearestRound(Number(n), both || n > 99n ? nth(places, 0) : nth(places, 1)),
  );
  return [a, b, timesByDoubling(a, b)];
});
