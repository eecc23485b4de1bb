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

/** Questions kept at most, some 8 KB each: those of a few hundred children at work. */
const KEPT = 4000;

/** What was made lately, the longest unused first. */
const made = new Map<string, Question>();

/**
 * The whole question, key included, made again from what is stored of it. A child's question is made many times within
 * minutes (laid down, shown, answered, hinted at), so that the latest are kept; nobody changes one.
 */
export function makeQuestion({ skillId, level, seed }: QuestionSource): Question {
  const name = `${skillId}/${level}/${seed}`;
  const kept = made.get(name);
  const question = kept ?? knownSkill(skillId).generate(seed, level);
  if (kept) made.delete(name);
  else if (made.size >= KEPT) {
    const [oldest] = made.keys();
    if (oldest !== undefined) made.delete(oldest);
  }
  made.set(name, question);
  return question;
}

/** The question as its student may see it: without key, misconceptions, hints and solution. */
export function sheetOf(question: Question): QuestionSheet {
  const sheet = answerless(question);
  return { ...sheet, stem: [...sheet.stem] };
}
