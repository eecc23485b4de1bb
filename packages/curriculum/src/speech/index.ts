export { isPrefixSign } from './prefix-sign.ts';
export { spokenBlocks, spokenLine } from './spoken-blocks.ts';
export { spokenMath } from './spoken-math.ts';
export { spokenQuestion } from './spoken-question.ts';
export { spokenText } from './spoken-text.ts';
