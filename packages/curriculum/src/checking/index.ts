export { answerless } from './answerless.ts';
export { type Checkable, check } from './check.ts';
export { foldInput } from './fold.ts';
export { printAnswer, printRaw } from './print.ts';
export { answerValue, guessableOptions, lastTick, rawFromAnswer, tickValue } from './value.ts';
