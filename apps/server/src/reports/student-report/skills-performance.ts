import type { Contract, ResponseOf } from '@mashq/api/contract';
import type { Actor } from '../../platform/actor.ts';
import type { Session } from '../../platform/db/database.ts';
import { masteryView } from '../../progress/mastery.ts';
import { descriptiveLevelOf, readProgress } from '../../progress/progress.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import { newlyLearned, practicedSkillOutcomes, teacherLevels } from './queries.ts';

type Chapter = ResponseOf<Contract['member']['practiceReports']['skillsPerformance']>['chapters'][number];

/** The skills a child tried since a moment, chapter by chapter; four queries. */
export async function skillsPerformance(db: Session, actor: Actor, start: Date): Promise<Chapter[]> {
  const outcomes = await practicedSkillOutcomes(db, actor, start);
  const ids = outcomes.map(({ skillId }) => skillId);
  const [progress, levels, learned] = await Promise.all([
    readProgress(db, actor, ids),
    teacherLevels(db, actor),
    newlyLearned(db, actor, start),
  ]);
  const skills = outcomes
    .map(({ skillId, done, judged, firstTryRight, right }) => {
      const mastery = masteryView(skillId, progress.get(skillId));
      return {
        ...skillInfo(skillId),
        mastery,
        level: levels.get(skillId) ?? descriptiveLevelOf(mastery.band),
        is_new: learned.has(skillId),
        done,
        judged,
        first_try_right: firstTryRight,
        right,
      };
    })
    .sort(
      (a, b) => a.grade - b.grade || a.chapter - b.chapter || a.first_page - b.first_page || (a.id < b.id ? -1 : 1),
    );
  return [...Map.groupBy(skills, ({ grade, chapter }) => `${grade} ${chapter}`).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    return [{ grade: first.grade, number: first.chapter, title: first.chapter_title, skills: own }];
  });
}
