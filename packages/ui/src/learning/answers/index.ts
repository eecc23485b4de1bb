// Inputs that AnswerInput fetches when they are asked for are left to their own subpaths.

export { emptyInput, incompleteMessage, isEmpty, isIncomplete } from '@mashq/curriculum/answers';
export { AnswerInput, type AnswerInputProps } from './answer-input/AnswerInput.tsx';
export { preloadAnswer } from './answer-input/registry.ts';
export type { AnswerHandle, AnswerProps, AnswerStatus, FormOf, RawOf } from './answer-props.ts';
export { DecimalAnswer, type DecimalAnswerProps } from './decimal-answer/index.ts';
export { FractionAnswer, type FractionAnswerProps } from './fraction-answer/index.ts';
export { IntegerAnswer, type IntegerAnswerProps } from './integer-answer/index.ts';
export { MixedAnswer, type MixedAnswerProps } from './mixed-answer/index.ts';
