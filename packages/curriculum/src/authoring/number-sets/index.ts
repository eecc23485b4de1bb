export {
  type DrawnValue,
  type DrawValue,
  decimalOf,
  decimals,
  fractionOf,
  fractions,
  signed,
  wholes,
} from './drawn-values.ts';
export { type TableRule, tableInputs, tableOfRule } from './rule-tables.ts';
export { type DivisorRule, selectBetween, selectEqualFractions, selectMultiples } from './selecting.ts';
export { sortAround } from './sorting.ts';
