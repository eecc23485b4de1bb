export { answerless } from './answerless.ts';
export { type Checkable, check } from './check.ts';
export { normalizeInput } from './normalize.ts';
export { printAnswer, printRaw } from './print.ts';
export { answerValue, guessableOptions, lastTick, rawFromAnswer, tickValue } from './value.ts';
