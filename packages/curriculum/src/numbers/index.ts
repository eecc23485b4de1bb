export { Decimal } from './decimal.ts';
export { gcd, lcm } from './gcd.ts';
export { persianNumber, persianTime, toPersianDigits } from './persian/digits.ts';
export {
  clockWords,
  decimalWords,
  fractionWords,
  mixedWords,
  numberWords,
  ordinalWords,
  rankWords,
  spokenClock,
} from './persian/words.ts';
export { Rational } from './rational.ts';
