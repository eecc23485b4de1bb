export type * from '../answers/kinds.ts';
export type { Blank } from '../answers/number-boxes.ts';
export type { InvalidReason } from '../answers/reading.ts';
export type { AnswerForm, AnswerKey, AnswerKind, RawInput } from '../answers/types.ts';
export type * from '../content/blocks.ts';
export type * from '../content/figure.ts';
export type * from '../content/figures/index.ts';
export type * from '../content/math.ts';
export type * from '../content/tone.ts';
export type {
  Hint,
  Level,
  Misconception,
  Question,
  QuestionSheetData,
  QuestionVariant,
  SimpleCause,
  Skill,
  SkillPlace,
  SolutionStep,
  UnclearCause,
  Verdict,
} from './question.ts';
