export { emptyInput, isEmpty } from '../answers/empty.ts';
export { normalizeInput } from '../answers/normalize.ts';
export { lastTick, tickValue } from '../answers/number-line/rules.ts';
export { answerless } from './answerless.ts';
export { type Checkable, check, partVerdicts } from './check.ts';
export { printAnswer, printRaw } from './print.ts';
export { answerValue, guessableOptions, rawFromAnswer } from './value.ts';
