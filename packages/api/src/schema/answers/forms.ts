// What is asked for, one line a kind of answer.
export { form as categorize } from './categorize.ts';
export { form as longArithmetic } from './long-arithmetic.ts';
export { form as multipleSelect } from './multiple-select.ts';
export { form as tableCells } from './table-cells.ts';
