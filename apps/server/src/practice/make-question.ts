import { type Level, type Question, type Skill, skillById } from '@mashq/curriculum';

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
