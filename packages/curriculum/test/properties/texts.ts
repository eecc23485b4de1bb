import type { Block, ColumnFigure, DrawingShape, Figure, Inline, MathNode, TreeBranch } from '../../src/model/index.ts';

/** Everything a person can read in a question: words, and numbers in their canonical spelling. */
export interface Readable {
  readonly words: string[];
  readonly numbers: string[];
}

function fromMath(node: MathNode, into: Readable): void {
  switch (node.t) {
    case 'number':
    case 'percent':
    case 'digits':
      into.numbers.push(node.value);
      return;
    case 'fraction':
      fromMath(node.numerator, into);
      fromMath(node.denominator, into);
      return;
    case 'mixed':
      fromMath(node.whole, into);
      fromMath(node.numerator, into);
      fromMath(node.denominator, into);
      return;
    case 'row':
      for (const child of node.children) fromMath(child, into);
      return;
    case 'group':
    case 'emphasis':
      fromMath(node.child, into);
      return;
    case 'words':
      into.words.push(node.text);
      return;
    case 'operator':
    case 'blank':
      return;
  }
}

function fromInlines(content: readonly Inline[], into: Readable): void {
  for (const piece of content) {
    if (piece.t === 'text') into.words.push(piece.text);
    else fromMath(piece.math, into);
  }
}

function fromFigure(figure: Figure, into: Readable): void {
  into.words.push(figure.description);
  switch (figure.t) {
    case 'bars':
      for (const { label } of figure.bars) if (label) fromMath(label, into);
      return;
    case 'circles':
      for (const { label } of figure.circles) if (label) fromMath(label, into);
      return;
    case 'number-line':
      for (const { label } of figure.points ?? []) if (label) fromMath(label, into);
      return;
    case 'place-table':
      into.words.push(...figure.columns);
      into.numbers.push(...figure.rows.flat().filter((cell) => cell !== '' && cell !== '?'));
      return;
    case 'long-division':
      into.numbers.push(
        figure.dividend,
        figure.divisor,
        ...figure.steps.flatMap(({ subtract, left }) => [subtract, left]),
      );
      into.numbers.push(...[figure.quotient, figure.remainder].filter((part) => part !== null));
      return;
    case 'table':
      into.words.push(...figure.columns);
      for (const cell of figure.rows.flat()) {
        if (cell.t === 'text') into.words.push(cell.text);
        else fromMath(cell.math, into);
      }
      return;
    case 'column':
      into.numbers.push(...columnNumbers(figure));
      return;
    case 'clock':
      for (const { label } of figure.clocks) if (label) into.words.push(label);
      return;
    case 'cells':
      for (const { label } of figure.boards) if (label) into.words.push(label);
      return;
    case 'bar-chart':
      fromChart(figure, figure.bars, into);
      return;
    case 'line-graph':
      fromChart(figure, figure.points, into);
      return;
    case 'pictogram':
    case 'tally':
      fromChart(figure, figure.rows, into);
      return;
    case 'pie':
      fromChart(figure, figure.slices, into);
      return;
    case 'spinner':
      for (const { sectors, label } of figure.spinners) fromNames([label, ...sectors.map((one) => one.label)], into);
      return;
    case 'bag':
      fromNames(
        figure.bags.map(({ label }) => label),
        into,
      );
      return;
    case 'protractor':
      fromNames(figure.letters ?? [], into);
      return;
    case 'cuboid':
      for (const label of Object.values(figure.labels ?? {})) fromMath(label, into);
      return;
    case 'machine':
      for (const node of [...figure.rules, ...figure.pairs.flatMap((pair) => [pair.input, pair.output])])
        fromMath(node, into);
      return;
    case 'tree':
      fromNames([figure.root], into);
      fromBranches(figure.branches, into);
      return;
    case 'drawing':
      for (const shape of figure.shapes) fromShape(shape, into);
      return;
    default:
      return;
  }
}

function fromChart(
  { title, unit }: { readonly title?: string; readonly unit?: string },
  rows: readonly { readonly label: string }[],
  into: Readable,
): void {
  into.words.push(...[title, unit].filter((word) => word !== undefined), ...rows.map(({ label }) => label));
}

/** Words and numbers that stand by themselves; numbers are stated by their canonical spelling. */
function fromNames(names: readonly (string | undefined)[], into: Readable): void {
  for (const name of names) if (name !== undefined) (/^\d+$/.test(name) ? into.numbers : into.words).push(name);
}

function fromBranches(branches: readonly TreeBranch[], into: Readable): void {
  for (const { label, branches: next = [] } of branches) {
    if (label !== '?') fromNames([label], into);
    fromBranches(next, into);
  }
}

function fromShape(shape: DrawingShape, into: Readable): void {
  if (shape.t === 'polygon') for (const side of shape.sides ?? []) if (side) fromMath(side, into);
  if (shape.t === 'line' || shape.t === 'angle') if (shape.label) fromMath(shape.label, into);
  if (shape.t === 'point' && shape.label !== undefined) into.words.push(shape.label);
  if (shape.t === 'text') fromMath(shape.text, into);
}

/** The rows that are whole numbers or decimals as they stand; those with boxes are not. */
function columnNumbers({ terms, partials = [], result }: ColumnFigure): readonly string[] {
  return [...terms, ...partials, ...(result === null ? [] : [result])]
    .map((row) => row.trim())
    .filter((row) => !row.includes('?'));
}

function fromBlocks(blocks: readonly Block[], into: Readable): void {
  for (const block of blocks) {
    if (block.t === 'paragraph') fromInlines(block.content, into);
    else if (block.t === 'display') fromMath(block.math, into);
    else fromFigure(block.figure, into);
  }
}

/** Words and numbers of one line. */
export function textsOf(content: readonly Inline[]): Readable {
  const into: Readable = { words: [], numbers: [] };
  fromInlines(content, into);
  return into;
}

/** Words and numbers of a figure. */
export function readFigure(figure: Figure): Readable {
  const into: Readable = { words: [], numbers: [] };
  fromFigure(figure, into);
  return into;
}

/** Words and numbers of some blocks. */
export function readBlocks(blocks: readonly Block[]): Readable {
  const into: Readable = { words: [], numbers: [] };
  fromBlocks(blocks, into);
  return into;
}

/** Whether `text` holds `piece` as a number or phrase of its own, not as a part of a longer number. */
export function holds(text: string, piece: string): boolean {
  const part = '۰-۹٫٬⁄';
  const escaped = piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![${part}])(?<![۰-۹] (?=[۰-۹]+⁄))${escaped}(?![${part}])`, 'u').test(text);
}
