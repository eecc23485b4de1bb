export { MathText, type MathTextProps, type MathTextSize } from './MathText.tsx';
export { decimalMark, percentSign, printedNumber } from './printed-number.ts';
export { speakMath } from './speak-math.ts';
