// What a child gives, one line a kind of answer.
export { input as categorize } from './categorize.ts';
export { input as longArithmetic } from './long-arithmetic.ts';
export { input as multipleSelect } from './multiple-select.ts';
export { input as tableCells } from './table-cells.ts';
