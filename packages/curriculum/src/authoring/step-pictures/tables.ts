import { emphasis } from '../../content/nodes.ts';
import { plainMath } from '../../content/plain.ts';
import type { Figure, MathNode } from '../../model/index.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import { names } from './charts.ts';
import { answerNumber, eachStep, lastOperation, listed, nodeValue, saidFrom, saidIn, wholeOf } from './read-steps.ts';
import type { StepPictures } from './step-picture.ts';

type Table = Extract<Figure, { readonly t: 'table' }>;
type Cell = Table['rows'][number][number];

const isBlank = (cell: Cell) => (cell.t === 'math' ? cell.math.t === 'blank' : /^[؟?]$/u.test(cell.text));

function marked(table: Table, isMarked: (cell: Cell, row: number, column: number) => boolean): Table['rows'] {
  return table.rows.map((row, r) =>
    row.map((cell, c) => (isMarked(cell, r, c) ? { ...cell, marked: true as const } : cell)),
  );
}

const valueIn = (cell: Cell) => (cell.t === 'math' ? nodeValue(cell.math) : null);

/**
 * In the question's own table: the rows that a step names, or the cells whose numbers it works with where they say for sure which
 * are meant, and from the step that says the answer on the answer in its cell.
 */
export const onTable: StepPictures = (question) => {
  const { figure: table, key, solution } = question;
  if (table?.t !== 'table') return [];
  const value = answerNumber(key);
  const blanks = table.rows.flat().filter(isBlank);
  const from = saidFrom(question);
  return solution.map((step, index) => {
    if (value !== null && blanks.length === 1 && index >= from) {
      const answer: Cell = { t: 'math', math: { t: 'number', value }, marked: true };
      return {
        ...table,
        rows: table.rows.map((row) => row.map((cell) => (isBlank(cell) ? answer : cell))),
        description: `همان جدول؛ در خانهٔ خالی آن ${persianNumber(value)} نوشته شده است`,
      };
    }
    const said = saidIn(step);
    const rows = table.rows.flatMap((row, r) => {
      const [head] = row;
      return head?.t === 'text' && !isBlank(head) && names(said, head.text) ? [{ r, name: head.text }] : [];
    });
    if (rows.length > 0 && rows.length < table.rows.length)
      return {
        ...table,
        rows: marked(table, (_, r) => rows.some((one) => one.r === r)),
        description: `همان جدول؛ سطر ${listed(rows.map(({ name }) => `«${name}»`))} در آن مشخص شده است`,
      };
    const terms = lastOperation(step)?.terms.map((term) => term.value.toString()) ?? [];
    const cells = table.rows.flatMap((row, r) => row.map((cell, c) => ({ r, c, value: valueIn(cell)?.toString() })));
    const found = terms.map((term) => cells.filter((one) => one.value === term));
    if (terms.length < 2 || !found.every(({ length }) => length === 1)) return null;
    const meant = found.flat();
    if (new Set(meant.map(({ c }) => c)).size > 1) return null;
    return {
      ...table,
      rows: marked(table, (_, r, c) => meant.some((one) => one.r === r && one.c === c)),
      description: `همان جدول؛ ${listed(meant.map((one) => persianValue(table, one.r, one.c)))} در آن مشخص شده است`,
    };
  });
};

function persianValue(table: Table, r: number, c: number): string {
  const cell = table.rows[r]?.[c];
  return cell?.t === 'math' ? plainMath(cell.math) : (cell?.text ?? '');
}

type Machine = Extract<Figure, { readonly t: 'machine' }>;

/** The machine with the number that was asked for, from the step on that says it. */
export const machineFilled: StepPictures = (question) => {
  const { figure, key, solution } = question;
  const value = answerNumber(key);
  if (figure?.t !== 'machine' || value === null) return [];
  const answer = emphasis({ t: 'number', value });
  const fill = (node: MathNode) => (node.t === 'blank' ? answer : node);
  const pairs: Machine['pairs'] = figure.pairs.map(({ input, output }) => ({
    input: fill(input),
    output: fill(output),
  }));
  if (JSON.stringify(pairs) === JSON.stringify(figure.pairs)) return [];
  const from = Math.min(saidFrom(question), solution.length - 1);
  return solution.map((_, index) =>
    index === from
      ? { ...figure, pairs, description: `همان ماشین؛ به جای خانهٔ خالی ${persianNumber(value)} نوشته شده است` }
      : null,
  );
};

/** How many pieces each figure of a growing pattern has, and at last the figure that is asked for. */
export const pieceCounts = eachStep((_, index, question) => {
  const { figure, key, solution } = question;
  if (figure?.t !== 'growing-pattern' || (index !== 0 && index !== solution.length - 1)) return null;
  const counts = figure.figures.map(({ number, at }) => [number, at.length] as const);
  const isLast = index === solution.length - 1;
  const answer = answerNumber(key);
  const last = counts.at(-1);
  const operation = solution.at(-1) && lastOperation(solution.at(-1) ?? { content: [] });
  const isNext =
    isLast &&
    answer !== null &&
    last !== undefined &&
    operation?.sign === '+' &&
    wholeOf(operation.terms[0]?.value) === last[1];
  if (isLast && !isNext) return null;
  const rows = isNext ? [...counts, [last[0] + 1, Number(answer)] as const] : counts;
  const cell = (value: number): Cell => ({ t: 'math', math: { t: 'number', value: String(value) } });
  return {
    t: 'table',
    columns: ['شمارهٔ شکل', 'تعداد'],
    rows: rows.map(([number, count], r) => [
      cell(number),
      { ...cell(count), ...(isNext && r === rows.length - 1 ? { marked: true as const } : {}) },
    ]),
    description: `جدول شمارهٔ شکل‌ها و تعداد قطعه‌ها؛ ${rows.map(([number, count]) => `شکل ${persianNumber(number)}: ${persianNumber(count)}`).join('، ')}`,
  };
});
