import { plainBlocks, plainMath } from '../../content/plain.ts';
import type { Figure, MathNode } from '../../model/index.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import { eachStep, formulasOf, lastOperation, nodeValue, wholeOf } from './read-steps.ts';

/** More rows or columns than this cannot be counted on a phone. */
const mostRows = 12;

function arrayOf(rows: number, columns: number): Figure | null {
  if (rows < 1 || columns < 1 || rows > mostRows || columns > mostRows) return null;
  return {
    t: 'area',
    rows,
    columns,
    shadedRows: rows,
    shadedColumns: 0,
    description: `مستطیلی خانه‌خانه با ${persianNumber(rows)} ردیف و ${persianNumber(columns)} ستون`,
  };
}

/** A product of small numbers as rows and columns. A quotient has as many rows as the divisor. */
export const rowsAndColumns = eachStep((step) => {
  const operation = lastOperation(step);
  const [first, second] = operation?.terms.map(({ value }) => wholeOf(value)) ?? [];
  if (operation?.terms.length !== 2 || first === undefined || first === null || !second) return null;
  if (operation.sign === '×') return arrayOf(first, second);
  const result = wholeOf(operation.result.value);
  // What is shown to be wrong (`3 ÷ 2 = 6`) has no picture.
  return operation.sign === '÷' && result !== null && first === second * result ? arrayOf(second, result) : null;
});

/** An area as length times width: as many columns as the length says, and as many rows as the width. */
export const columnsAndRows = eachStep((step) => {
  const operation = lastOperation(step);
  const [length, width] = operation?.terms.map(({ value }) => wholeOf(value)) ?? [];
  const isArea = operation?.sign === '×' && operation.terms.length === 2 && plainBlocks(step.content).includes('مساحت');
  return isArea && length && width ? arrayOf(width, length) : null;
});

/** The whole numbers of a list `7 , 14 , 21`, blanks as null; null where it is no list. */
function listOf(formula: MathNode): readonly (number | null)[] | null {
  if (formula.t !== 'row' || formula.children.length < 5) return null;
  const isList = formula.children.every(
    (child, index) => (index % 2 === 1) === (child.t === 'operator' && child.sign === ','),
  );
  return isList
    ? formula.children.filter((_, index) => index % 2 === 0).map((child) => wholeOf(nodeValue(child)))
    : null;
}

/** Equal hops over numbers that follow one another, each written where a hop ends. */
export function hopsOver(numbers: readonly number[]): Figure | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [from, second] = sorted;
  const to = sorted.at(-1);
  if (from === undefined || second === undefined || to === undefined || from < 0) return null;
  const size = second - from;
  const isEven = size > 0 && sorted.every((value, index) => value === from + index * size);
  const count = sorted.length - 1;
  if (!isEven || count > mostRows) return null;
  const isBack = (numbers[0] ?? 0) > (numbers[1] ?? 0);
  return {
    t: 'number-line',
    from,
    to,
    unit: size,
    divisions: 1,
    hops: isBack ? { start: count, size: -1, count } : { start: 0, size: 1, count },
    description: `محوری از ${persianNumber(from)} تا ${persianNumber(to)}؛ ${persianNumber(count)} پرش مساوی${isBack ? ' رو به عقب' : ''} روی آن کشیده شده است`,
  };
}

/** Counting in steps, as hops on a number line; a list of multiples begins at zero. */
export const countingHops = eachStep((step) => {
  for (const formula of formulasOf(step).toReversed()) {
    const numbers = listOf(formula);
    if (numbers === null || !numbers.every((value) => value !== null)) continue;
    const [first = 0, second = 0] = numbers;
    const figure = hopsOver(second === 2 * first ? [0, ...numbers] : numbers);
    if (figure !== null) return figure;
  }
  return null;
});

/** One or more hops from one number to another: a sum or a difference of small numbers. */
export const hopOfSum = eachStep((step) => {
  const operation = lastOperation(step);
  const [first, second] = operation?.terms.map(({ value }) => wholeOf(value)) ?? [];
  const result = wholeOf(operation?.result.value);
  if (operation?.terms.length !== 2 || (operation.sign !== '+' && operation.sign !== '−')) return null;
  if (first === null || first === undefined || !second || result === null) return null;
  const [low, high] = [Math.min(first, result), Math.max(first, result)];
  const unit = [1, 10, 100, 1000].find((one) => (high - low) / one <= 8);
  if (unit === undefined || unit > 1000) return null;
  const from = Math.max(0, Math.floor(low / unit) * unit - unit);
  const to = Math.ceil(high / unit) * unit + unit;
  const divisions = unit === 1 ? 1 : 10;
  const tick = (value: number) => ((value - from) * divisions) / unit;
  // A line of single numbers has them at its marks.
  const named = (value: number) => (unit === 1 ? {} : { label: { t: 'number' as const, value: String(value) } });
  if (!Number.isSafeInteger(tick(first)) || !Number.isSafeInteger(tick(result))) return null;
  return {
    t: 'number-line',
    from,
    to,
    unit,
    divisions,
    points: [
      { tick: tick(first), tone: 'turmeric', ...named(first) },
      { tick: tick(result), tone: 'accent', ...named(result) },
    ],
    ...(unit === 1 ? { labels: [first, result] } : {}),
    hops: { start: tick(first), size: tick(result) - tick(first), count: 1 },
    description: `محوری که روی آن از ${persianNumber(first)} با یک پرش به ${persianNumber(result)} رسیده‌ایم`,
  };
});

function written(node: MathNode): string | null {
  return node.t === 'number' ? node.value : node.t === 'digits' ? node.value : null;
}

/** Small numbers above the columns of a sum, the last above the last place. */
function carriesOf(terms: readonly string[]): readonly string[] {
  const digits = terms.map((term) =>
    [...term]
      .filter((digit) => digit !== '.')
      .reverse()
      .map(Number),
  );
  const length = Math.max(...digits.map((one) => one.length));
  const carries: string[] = [];
  let carried = 0;
  for (let place = 0; place < length; place += 1) {
    carries.unshift(carried === 0 ? '' : String(carried));
    carried = Math.floor(digits.reduce((sum, one) => sum + (one[place] ?? 0), carried) / 10);
  }
  return carries;
}

/** Decimals of one length, so that the points and the places stand below one another. */
function evened(numbers: readonly string[]): readonly string[] {
  const places = Math.max(...numbers.map((one) => one.split('.')[1]?.length ?? 0));
  return numbers.map((one) => {
    const [whole = '0', part = ''] = one.split('.');
    return places === 0 ? whole : `${whole}.${part.padEnd(places, '0')}`;
  });
}

/**
 * A sum or a difference of larger numbers that a step states, or a product with a factor of one digit, written in columns. Where the steps work column by column, each
 * shows the digits found so far, and boxes for the others.
 */
export const writtenInColumns = eachStep((step, index, { solution }) => {
  const isLast = index === solution.length - 1;
  const last = solution.at(-1);
  const isByColumn = last !== undefined && /^رقم‌های حاصل را کنار هم/u.test(plainText(last));
  const source = isByColumn ? last : step;
  const operation = lastOperation(source);
  if (operation === null || operation.terms.length < 2 || operation.sign === '÷') return null;
  const numbers = [...operation.terms, operation.result].map(({ node }) => written(node));
  if (!numbers.every((number) => number !== null) || numbers.some((number) => number.startsWith('-'))) return null;
  if (
    operation.sign === '×' &&
    (numbers[1]?.length !== 1 || numbers[0]?.includes('.') || (numbers[0]?.length ?? 0) < 2)
  )
    return null;
  if (operation.sign !== '×' && numbers.every((number) => number.length < 3)) return null;
  const even = operation.sign === '×' ? numbers : evened(numbers);
  const terms = even.slice(0, -1);
  const full = even.at(-1) ?? '';
  // Steps that work column by column begin with the ones; what is before them says what is to be done.
  const begun = solution.findIndex((one) => plainText(one).startsWith('یکان:'));
  const digits = index - begun + 1;
  if (isByColumn && digits < 1) return null;
  const isPart = isByColumn && !isLast && begun >= 0 && digits < solution.length - 1 - begun;
  const found = isPart ? full.slice(-digits).padStart(full.length, '?') : full;
  if (terms.some((term) => term.length > 12)) return null;
  return {
    t: 'column',
    operator: operation.sign,
    terms,
    ...(operation.sign === '+' && found === full ? { carries: carriesOf(terms) } : {}),
    result: found,
    description:
      found === full
        ? `${nameOf[operation.sign]} ${operation.terms.map(({ node }) => plainMath(node)).join(joint[operation.sign])} زیر هم با حاصل آن`
        : `${nameOf[operation.sign]} زیر هم؛ ${persianNumber(digits)} رقم حاصل از سمت راست نوشته شده است`,
  };
});

const nameOf = { '+': 'جمع', '−': 'تفریق', '×': 'ضرب' } as const;
const joint = { '+': ' و ', '−': ' منهای ', '×': ' در ' } as const;

function plainText({ content }: { readonly content: readonly { readonly t: string }[] }): string {
  const [first] = content;
  return first?.t === 'paragraph' && 'content' in first && Array.isArray(first.content)
    ? first.content.map((piece: { text?: string }) => piece.text ?? '').join('')
    : '';
}
