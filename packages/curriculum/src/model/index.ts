export type * from './answer.ts';
export type * from './built-answer.ts';
export type * from './content.ts';
export type * from './figure.ts';
export type * from './figures/index.ts';
export type * from './math.ts';
export type {
  Hint,
  InvalidReason,
  Level,
  Misconception,
  Question,
  QuestionSheetData,
  QuestionVariant,
  Skill,
  SkillPlace,
  SolutionStep,
  Verdict,
} from './question.ts';
