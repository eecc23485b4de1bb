import { prerequisitesOf } from '../books/prerequisites/index.ts';
import { helpAfter } from './help.ts';
import type { SkillProgress } from './progress-types.ts';

const isKnown = (progress: SkillProgress | undefined) => progress?.band === 'learned' || progress?.band === 'mastered';

/**
 * The skill to practice in place of one that keeps failing: the first of its prerequisites that is not learned, as far back
 * as these fail too. The skill itself while it does not fail, and where nothing of it is missing: then a person has
 * to help. `isAsked` says whether there are questions of a skill.
 */
export function stepBackFrom(
  skillId: string,
  progressOf: (skillId: string) => SkillProgress | undefined,
  isAsked: (skillId: string) => boolean = () => true,
): string {
  const progress = progressOf(skillId);
  if (progress === undefined || helpAfter(progress) !== 'teacher') return skillId;
  const missing = prerequisitesOf(skillId).find(
    (needed) => isAsked(needed.skillId) && !isKnown(progressOf(needed.skillId)),
  );
  return missing === undefined ? skillId : stepBackFrom(missing.skillId, progressOf, isAsked);
}
