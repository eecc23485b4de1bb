// Kinds of answers that bring their own part of the properties, one line each.
export { categorize } from './categorize.ts';
export { longArithmetic } from './long-arithmetic.ts';
export { multipleSelect } from './multiple-select.ts';
export { tableCells } from './table-cells.ts';
