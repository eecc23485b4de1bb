import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nth, numbersInWords, terms, wordsOf } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';
import { numbersOfProblem, signsOfProblem, withWrongLine } from '../question-readers/wrong-line.ts';

const places = { ده‌تایی: 10, صدتایی: 100, هزارتایی: 1000 } as const;

/** The round number met first when one walks away from the number in both directions, upwards first. */
function nearest(value: number, place: number): number {
  for (let away = 0; away <= place; away += 1) {
    if ((value + away) % place === 0) return value + away;
    if ((value - away) % place === 0) return value - away;
  }
  throw new Error('no round number near');
}

const asked: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const [, place] = nth(
      Object.entries(places).filter(([word]) => words.includes(`نزدیک‌ترین ${word}`)),
      0,
    );
    const nodes = formulas(sheet.stem).flatMap(terms);
    const [a = 0, b = 0] =
      sheet.form === 'story'
        ? numbersInWords(sheet.stem)
        : nodes.flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
    const adds =
      sheet.form === 'story'
        ? words.includes('جمع دو عدد')
        : nodes.some((node) => node.t === 'operator' && node.sign === '+');
    return whole(adds ? nearest(a, place) + nearest(b, place) : nearest(a, place) - nearest(b, place));
  },
};

export const checker = withWrongLine(asked, (sheet) => {
  const words = wordsOf(sheet.stem);
  const place = nth(
    Object.entries(places).filter(([word]) => words.includes(`نزدیک‌ترین ${word}`)),
    0,
  )[1];
  const nodes = formulas(sheet.stem);
  const [a = 0, b = 0] = numbersOfProblem(nodes).map((value) => nearest(Number(value.n), place));
  return [a, b, signsOfProblem(nodes).includes('+') ? a + b : a - b];
});
