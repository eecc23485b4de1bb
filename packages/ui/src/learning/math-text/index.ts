export { MathText, type MathTextProps, type MathTextSize } from './MathText.tsx';
export { percentSign, printedNumber } from './printed-number.ts';
export { speakMath } from './speak-math.ts';
