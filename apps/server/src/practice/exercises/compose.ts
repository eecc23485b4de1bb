import { randomInt } from 'node:crypto';
import { newProgress, nextLevel, type SkillProgress } from '@mashq/curriculum';
import type { AskedSkills } from '../../questions/asked-skills.ts';
import { canShow, type ToConfirm } from '../../questions/confirmed-misconceptions.ts';
import { differentQuestion, fingerprint } from '../../questions/different-question.ts';
import { canMake, knownSkill, makeQuestion, type QuestionSource } from '../../questions/make-question.ts';

const SEEDS = 2 ** 31;

/**
 * Questions of a practice session: one for each place, at the level that fits the child, the first an easy one, none alike
 * and none of `earlier`; after it the first of a skill with one of `mistakes` lets it show again.
 */
export function composeSession(
  skillIds: readonly string[],
  progressOf: (skillId: string) => SkillProgress | undefined,
  earlier: readonly QuestionSource[],
  asked: AskedSkills,
  mistakes: ReadonlyMap<string, ToConfirm>,
): QuestionSource[] {
  const seen = new Set(earlier.filter(canMake).map((source) => fingerprint(makeQuestion(source))));
  const below = new Map<string, number>();
  const left = new Map(mistakes);
  return skillIds.map((skillId, index) => {
    const skill = asked(skillId) ?? knownSkill(skillId);
    const progress = progressOf(skillId) ?? newProgress;
    // Its earlier questions of this session are not answered yet, but count where easier ones are limited.
    const belowInARow = below.get(skillId) ?? progress.belowInARow;
    const mistake = index === 0 ? undefined : left.get(skillId);
    if (mistake) left.delete(skillId);
    const level =
      mistake && skill.levels.includes(mistake.level)
        ? mistake.level
        : nextLevel(skill, { ...progress, belowInARow }, index === 0);
    below.set(skillId, level < skill.targetLevel ? belowInARow + 1 : 0);
    return differentQuestion(
      skillId,
      level,
      seen,
      () => randomInt(SEEDS),
      (question) => !mistake || canShow(question, mistake.misconceptionId),
    );
  });
}
