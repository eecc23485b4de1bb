export { persianNumber, persianTime, toLatinDigits, toPersianDigits } from './digits.ts';
export {
  clockWords,
  decimalWords,
  fractionWords,
  mixedWords,
  numberWords,
  ordinalWords,
  rankWords,
  spokenClock,
} from './words.ts';
