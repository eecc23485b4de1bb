import { plainLine } from '../../src/index.ts';
import type { AnswerKey, Inline } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from './checker.ts';
import { everyNumber } from './numbers-in-stem.ts';
import { nodeValue, only, type Sheet, wordsOf } from './sheet.ts';

function valueIn(content: readonly Inline[]): Rational {
  const piece = content.find((one) => one.t === 'math');
  if (piece?.t !== 'math') throw new Error(`no number in «${plainLine(content)}»`);
  return nodeValue(piece.math);
}

/** What each option is worth, and which of them the stem asks for: between two numbers, equal to one, or counted off in steps. */
function selected({ stem, answer }: Sheet): AnswerKey {
  if (answer.kind !== 'multiple-select') throw new Error('no options');
  const words = wordsOf(stem);
  const [first, second] = everyNumber(stem.slice(0, 1));
  if (first === undefined) throw new Error('no number in the stem');
  const isAsked = (value: Rational): boolean => {
    if (/بخش‌پذیر/.test(words)) {
      let left = Number(value.n);
      for (const step of [1000, 100, 10, 1].map((many) => many * Number(first.n))) while (left >= step) left -= step;
      return left === 0;
    }
    if (/مساوی/.test(words)) return value.minus(first).n === 0n;
    if (second === undefined) throw new Error('no second bound');
    return first.minus(value).n < 0n && value.minus(second).n < 0n;
  };
  return {
    kind: 'multiple-select',
    options: answer.options.filter(({ content }) => isAsked(valueIn(content))).map(({ id }) => id),
  };
}

/** What a bin is named by: its bound, and on which side of it. */
const bounds: readonly (readonly [said: RegExp, bound: Rational])[] = [
  [/یک دوم|نصف|۰٫۵/u, Rational.of(1, 2)],
  [/−۵/u, Rational.of(-5)],
  [/تند|راست|باز/u, Rational.of(90)],
  [/پنجاه درصد/u, Rational.of(1, 2)],
  [/از یک|با یک/u, Rational.of(1)],
];
const sides: readonly (readonly [said: RegExp, side: -1 | 0 | 1])[] = [
  [/کوچک‌تر|کمتر|تند/u, -1],
  [/بزرگ‌تر|بیشتر|باز/u, 1],
  [/مساوی|راست/u, 0],
];

/** Each card against the bound that the bins name. */
function sorted({ answer }: Sheet): AnswerKey {
  if (answer.kind !== 'categorize') throw new Error('no bins');
  const labels = answer.bins.map(({ label }) => label).join(' ');
  const bound = bounds.find(([said]) => said.test(labels))?.[1];
  if (bound === undefined) throw new Error(`no bound in «${labels}»`);
  const placed = answer.items.map(({ id, content }) => {
    const apart = valueIn(content).minus(bound).n;
    const side = apart < 0n ? -1 : apart > 0n ? 1 : 0;
    const bin = only(answer.bins.filter(({ label }) => sides.find(([said]) => said.test(label))?.[1] === side));
    return [id, bin.id] as const;
  });
  return { kind: 'categorize', placed };
}

/** A line through the two whole rows, tried number by number. */
function filled({ answer }: Sheet): AnswerKey {
  if (answer.kind !== 'table-cells') throw new Error('no table');
  const rows = answer.rows.map((cells) =>
    cells.map((cell) => (cell.t === 'math' && cell.math.t === 'number' ? Number(cell.math.value) : null)),
  );
  const whole = rows.filter(([x, y]) => x !== null && y !== null);
  const [x1 = 0, y1 = 0] = (whole[0] ?? []).map((one) => one ?? 0);
  const [x2 = 0, y2 = 0] = (whole[1] ?? []).map((one) => one ?? 0);
  const candidates = Array.from({ length: 20_001 }, (_, value) => value);
  const values = rows.flatMap(([x = null, y = null]) =>
    x !== null && y !== null
      ? []
      : [only(candidates.filter((one) => ((y ?? one) - y1) * (x2 - x1) === ((x ?? one) - x1) * (y2 - y1)))],
  );
  return { kind: 'table-cells', values: values.map(String) };
}

const readers = { 'multiple-select': selected, categorize: sorted, 'table-cells': filled } as const;

/** A checker of a skill that also has questions of `kinds`; all others are for `checker`. */
export function withNumberSets(checker: SkillChecker, ...kinds: readonly (keyof typeof readers)[]): SkillChecker {
  return {
    ...checker,
    solve: (sheet) => {
      const kind = kinds.find((one) => one === sheet.answer.kind);
      return kind === undefined ? checker.solve(sheet) : readers[kind](sheet);
    },
  };
}
