export { checker } from './g5-fraction-compare-order.ts';
