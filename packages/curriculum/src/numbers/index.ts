export { Decimal } from './decimal.ts';
export { gcd, lcm } from './gcd.ts';
export * from './persian/index.ts';
export { Rational } from './rational.ts';
