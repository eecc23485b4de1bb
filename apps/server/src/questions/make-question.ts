import type { QuestionSheetSchema } from '@mashq/api/contract';
import { answerless, type Level, type Question, type Skill, skillById } from '@mashq/curriculum';
import { LRUCache } from 'lru-cache';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import { numberAs } from '../platform/db/row.ts';

export type QuestionSheet = InferOutput<typeof QuestionSheetSchema>;

/** What a question is made from. */
export const QuestionSource = v.object({
  skillId: v.string(),
  level: numberAs<Level>(),
  seed: v.number(),
});
export type QuestionSource = v.InferOutput<typeof QuestionSource>;

/** A skill that is known to make questions; throws where the curriculum has lost it, which only the making of new questions may meet. */
export function knownSkill(skillId: string): Skill {
  const skill = skillById(skillId);
  if (!skill) throw new Error(`the curriculum makes no questions of ${skillId}`);
  return skill;
}

/** Whether a question can still be made from this: its skill is there and has the level. */
export function canMake({ skillId, level }: Omit<QuestionSource, 'seed'>): boolean {
  return skillById(skillId)?.levels.includes(level) === true;
}

/** What was made lately; some 8 KB each. */
const made = new LRUCache<string, Question>({ max: 4000 });

/**
 * A new question, key included, as its skill makes it today. What a child already has is read from its row instead
 * (`question-content.ts`). A question is made several times within a moment (compared with others, assigned), so that the
 * latest are cached; nobody changes one.
 */
export function makeQuestion({ skillId, level, seed }: QuestionSource): Question {
  const skill = knownSkill(skillId);
  const name = `${skillId}/${skill.revision}/${level}/${seed}`;
  const question = made.get(name) ?? skill.generate(seed, level);
  made.set(name, question);
  return question;
}

/** The question as its student may see it: without key, misconceptions, hints and solution. */
export function sheetOf(question: Question): QuestionSheet {
  const sheet = answerless(question);
  return { ...sheet, stem: [...sheet.stem] };
}
