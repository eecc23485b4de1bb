import type { QuestionSheetSchema } from '@mashq/api/contract';
import { answerless, type Level, type Question, type Skill, skillById } from '@mashq/curriculum';
import type { InferOutput } from 'valibot';

export type QuestionSheet = InferOutput<typeof QuestionSheetSchema>;

/** What a question is made from. */
export interface QuestionSource {
  readonly skillId: string;
  readonly level: Level;
  readonly seed: number;
}

/** A skill that is known to make questions; throws where the curriculum has lost it, which no stored question may meet. */
export function knownSkill(skillId: string): Skill {
  const skill = skillById(skillId);
  if (!skill) throw new Error(`the curriculum makes no questions of ${skillId}`);
  return skill;
}

/** The whole question, key included, made again from what is stored of it. */
export function makeQuestion({ skillId, level, seed }: QuestionSource): Question {
  return knownSkill(skillId).generate(seed, level);
}

/** The question as its student may see it: without key, misconceptions, hints and solution. */
export function sheetOf(question: Question): QuestionSheet {
  const sheet = answerless(question);
  return { ...sheet, stem: [...sheet.stem] };
}
