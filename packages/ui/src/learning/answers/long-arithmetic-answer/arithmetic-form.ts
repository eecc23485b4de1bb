import type { LongArithmeticForm, LongArithmeticInput } from '@mashq/curriculum/model';

/** A row of boxes: the small numbers, the result, or a line by its place from the top. */
export type LineId = 'carries' | 'result' | number;

export interface BoxLine {
  readonly id: LineId;
  /** Row of the grid, from 1. */
  readonly row: number;
  /** Column of the grid of each box, from the left. */
  readonly columns: readonly number[];
  /** Which way the digits are written: a result from the ones leftwards, a quotient as it is read. */
  readonly towards: 'left' | 'right';
  /** How many digits a box takes: two where ten was borrowed. */
  readonly longest: 1 | 2;
}

export interface ArithmeticLayout {
  /** In the order they are worked through. */
  readonly lines: readonly BoxLine[];
  /** Columns of the grid for digits; of a division without those of the quotient. */
  readonly places: number;
  /** Decimal places. */
  readonly decimals: number;
}

/**
 * Room for every digit that could be needed, so that the boxes do not tell the answer: a sum may have one place more than
 * its longest term, a product as many as both factors. A step of a division has the places its number can be in.
 */
export function layOut(form: LongArithmeticForm): ArithmeticLayout {
  return form.operation === '÷' ? layOutDivision(form.dividend.length, form.divisor.length) : layOutColumns(form);
}

type ColumnsForm = Extract<LongArithmeticForm, { readonly terms: readonly string[] }>;

function layOutColumns({ operation, terms, hasCarries = true }: ColumnsForm): ArithmeticLayout {
  const decimals = Math.max(...terms.map((term) => term.split('.')[1]?.length ?? 0));
  const lengths = terms.map((term) => (term.split('.')[0]?.length ?? 0) + decimals);
  const widest = Math.max(...lengths);
  const sum = lengths.reduce((total, length) => total + length, 0);
  const places = { '+': widest + 1, '−': widest, '×': sum }[operation];
  /** Column of a place counted from the right; the first one is for the sign. */
  const columnOf = (place: number) => places - place + 1;
  const across = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => columnOf(to - index));
  const partials = operation === '×' && (lengths[1] ?? 0) > 1 ? (lengths[1] ?? 0) : 0;
  const first = 2 + terms.length;
  const whole = { columns: across(0, places - 1), towards: 'left', longest: 1 } as const;
  const carried = operation === '×' ? (lengths[0] ?? 0) : widest;
  const isBorrowed = operation === '−';
  const carries: BoxLine = {
    id: 'carries',
    row: 1,
    columns: across(isBorrowed ? 0 : 1, carried - 1),
    towards: 'left',
    longest: isBorrowed ? 2 : 1,
  };
  return {
    lines: [
      ...(hasCarries && carries.columns.length > 0 ? [carries] : []),
      ...Array.from({ length: partials }, (_, index) => ({ id: index, row: first + index, ...whole })),
      { id: 'result', row: first + partials, ...whole },
    ],
    places,
    decimals,
  };
}

/** Column of the first digit of the dividend; the one before it is for the minus signs. */
const FIRST_DIGIT = 2;

function layOutDivision(dividend: number, divisor: number): ArithmeticLayout {
  const steps = Math.max(1, dividend - divisor + 1);
  const under = (from: number, to: number) => {
    const last = Math.min(dividend - 1, to);
    return Array.from({ length: last - from + 1 }, (_, index) => FIRST_DIGIT + from + index);
  };
  const each = { towards: 'right', longest: 1 } as const;
  return {
    lines: [
      {
        id: 'result',
        row: 2,
        columns: Array.from({ length: steps }, (_, index) => FIRST_DIGIT + dividend + index),
        ...each,
      },
      ...Array.from({ length: steps }, (_, step): readonly BoxLine[] => [
        { id: 2 * step, row: 2 + 2 * step, columns: under(Math.max(0, step - 1), divisor + step), ...each },
        { id: 2 * step + 1, row: 3 + 2 * step, columns: under(step, divisor + step + 1), ...each },
      ]).flat(),
    ],
    places: dividend,
    decimals: 0,
  };
}

/** The digits of a line, one a box. */
export function digitsOf(value: LongArithmeticInput, { id, columns }: BoxLine): readonly string[] {
  const written = id === 'carries' || id === 'result' ? value[id] : value.lines[id];
  return columns.map((_, index) => written?.[index] ?? '');
}

/** The input with a line written again; all lines then have as many digits as boxes. */
export function withLine(
  value: LongArithmeticInput,
  lines: readonly BoxLine[],
  changed: BoxLine,
  digits: readonly string[],
): LongArithmeticInput {
  const of = (id: LineId) => {
    if (id === changed.id) return digits;
    const line = lines.find((one) => one.id === id);
    return line === undefined ? [] : digitsOf(value, line);
  };
  return {
    kind: 'long-arithmetic',
    carries: of('carries'),
    lines: lines.flatMap(({ id }) => (typeof id === 'number' ? [of(id)] : [])),
    result: of('result'),
  };
}
