export { type RowExpansionOptions, useRowExpansion } from './use-row-expansion.tsx';
