export * from '../content/index.ts';
export type {
  Block,
  BoardAxis,
  BoardCell,
  CellPlace,
  CellsRule,
  Figure,
  FractionBar,
  Hint,
  Inline,
  Level,
  MathNode,
  Misconception,
  NumberLine,
  QuestionVariant,
  Skill,
  SolutionStep,
} from '../model/index.ts';
export * from '../numbers/index.ts';
export type { Rng } from '../random/index.ts';
export * from '../wording/index.ts';
export { angleAnswer, angleKey } from './angles.ts';
export {
  type AnswerSpec,
  anyFractionAnswer,
  clockAnswer,
  clockKey,
  decimalAnswer,
  decimalAnswers,
  decimalKey,
  fractionAnswer,
  fractionKey,
  integerAnswer,
  integerAnswers,
  integerKey,
  mixedAnswer,
  mixedKey,
  numberLineAnswer,
  tickKey,
} from './answers.ts';
export { type BoardDraft, cellsAnswer, cellsKey, cellsRuleAnswer, cellsRuleKey } from './boards.ts';
export {
  type CategorizeEntry,
  type CategorizeMisconception,
  categorizeAnswer,
} from './categorizing.ts';
export {
  type ChoiceSpec,
  type ComparisonSign,
  choiceAnswer,
  type OptionDraft,
  type OrderEntry,
  type OrderMisconception,
  orderAnswer,
  signAnswer,
  signBetween,
  type WrongOptionDraft,
} from './choices.ts';
export { broughtDown, decimalWith, partsApart, partsMistaken, rightAligned } from './decimals.ts';
export { defineSkill, type MakeOther, type SkillDefinition } from './define-skill.ts';
export { hint, type MisconceptionName, misconception, type QuestionDraft, step } from './draft.ts';
export { barHeights, heightsAnswer } from './levels.ts';
export { writtenDivisionAnswer, writtenProductAnswer, writtenResultKey, writtenSumAnswer } from './long-arithmetic.ts';
export { type MatchEntry, type MatchMisconception, matchAnswer } from './matching.ts';
export { type MultipleSelectSpec, multipleSelectAnswer, type SelectEntry } from './multiple-select.ts';
export * from './number-sets/index.ts';
export {
  digitsFromLeft,
  drawNumber,
  groupsOfThree,
  numberOfDigits,
  numberPlaces,
  type Place,
} from './place-value.ts';
export { lineAnswer, onLineKey, type PaperDraft, pointsAnswer, pointsKey } from './points.ts';
export { type SectorsDraft, sectorsKey, shadedKey, shadePartsAnswer, shadingAnswer } from './sectors.ts';
export { causeAgainst } from './simple-causes.ts';
export * from './step-pictures/index.ts';
export { type AskedCell, tableAnswer, tableKey } from './tables.ts';
export { type WorkedLine, worked, workedFor, wrongLineQuestion } from './wrong-line.ts';
