import type { AnswerKey, Inline, MathNode } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from './checker.ts';
import { only, type Sheet, terms, termsValue } from './sheet.ts';

/** A line of worked maths: both sides, and whether they are said to be the same or only near. */
interface ReadLine {
  readonly id: string;
  readonly left: readonly MathNode[];
  readonly right: readonly MathNode[];
  readonly isExact: boolean;
}

function readLine(id: string, content: readonly Inline[]): ReadLine {
  const formula = content.at(-1);
  if (formula?.t !== 'math') throw new Error('a line without a formula');
  const list = terms(formula.math);
  const at = list.findIndex((item) => item.t === 'operator' && (item.sign === '=' || item.sign === '≃'));
  const sign = list[at];
  if (sign?.t !== 'operator') throw new Error('a line without an equals sign');
  return { id, left: list.slice(0, at), right: list.slice(at + 1), isExact: sign.sign === '=' };
}

/** What the checker of a skill knows of the right work: the value of every line, and what its left side is made of, where that is fixed. */
export type RightWork = (sheet: Sheet) => readonly (Rational | number)[];

/**
 * The first line that is not right: its sides differ, or its value is not the one that the checker finds for it. A second line whose own
 * two sides differ is a fault of the question: the lines after the mistake go on from it.
 */
function firstWrong(sheet: Sheet, rightWork: RightWork): AnswerKey {
  if (sheet.answer.kind !== 'choice') throw new Error('no lines');
  const lines = sheet.answer.options.map(({ id, content }) => readLine(id, content));
  const values = rightWork(sheet).map((value) => (typeof value === 'number' ? Rational.of(value) : value));
  if (values.length !== lines.length) throw new Error(`${lines.length} lines, ${values.length} expected`);
  const isEven = ({ left, right, isExact }: ReadLine) => !isExact || termsValue(left).equals(termsValue(right));
  const wrong = lines.findIndex(
    (each, index) => !isEven(each) || !termsValue(each.right).equals(values[index] ?? Rational.of(0)),
  );
  const found = lines[wrong];
  if (found === undefined) throw new Error('every line is right');
  const later = lines.slice(wrong + 1).filter((each) => !isEven(each));
  if (later.length > 0) throw new Error('two lines are wrong by themselves');
  return { kind: 'choice', option: only([found.id]) };
}

/** A checker of a skill that asks for the wrong line at times, and otherwise what `checker` checks. */
export function withWrongLine(checker: SkillChecker, rightWork: RightWork): SkillChecker {
  return {
    ...checker,
    solve: (sheet) =>
      sheet.answer.kind === 'choice' && sheet.answer.layout === 'lines'
        ? firstWrong(sheet, rightWork)
        : checker.solve(sheet),
  };
}

/** Values of the numbers in the formula of the stem that has more than one. */
export function numbersOfProblem(nodes: readonly MathNode[]): readonly Rational[] {
  const problem = nodes.find((node) => terms(node).length > 1);
  if (problem === undefined) throw new Error('no formula to be worked out');
  return terms(problem)
    .filter((item) => item.t !== 'operator')
    .map((item) => termsValue([item]));
}

/** The signs in that formula. */
export function signsOfProblem(nodes: readonly MathNode[]): readonly string[] {
  const problem = nodes.find((node) => terms(node).length > 1);
  return problem === undefined ? [] : terms(problem).flatMap((item) => (item.t === 'operator' ? [item.sign] : []));
}

/** Lines of a product worked out place by place: the number in parts, each part's product by adding up, all together. */
export const placeByPlace: RightWork = ({ stem }) => {
  const [factor = 0, value = 0] = numbersOfProblem(
    stem.flatMap((block) => (block.t === 'display' ? [block.math] : [])),
  ).map((number) => Number(number.n));
  const added = (part: number) => {
    let sum = 0;
    for (let turn = 0; turn < factor; turn += 1) sum += part;
    return sum;
  };
  const parts: number[] = [];
  for (let place = 10 ** (String(value).length - 1), rest = value; place >= 1; place /= 10) {
    parts.push(rest - (rest % place));
    rest %= place;
  }
  return [value, ...parts.map(added), added(value)];
};
