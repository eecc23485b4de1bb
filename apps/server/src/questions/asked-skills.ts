import { type Level, type Skill, skillById } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../platform/db/database.ts';
import { numberAs } from '../platform/db/row.ts';

/** A skill as new questions are asked of it; undefined where there are none. */
export type AskedSkills = (skillId: string) => Skill | undefined;

const Withdrawn = v.object({
  skillId: v.string(),
  level: numberAs<Level>(),
  revision: v.number(),
});

/** The skill without some levels. Where its own level is gone, the nearest takes its place. */
function without(skill: Skill, withdrawn: readonly Level[]): Skill | undefined {
  if (withdrawn.length === 0) return skill;
  const levels = skill.levels.filter((level) => !withdrawn.includes(level));
  const [first] = levels;
  if (first === undefined) return undefined;
  const distance = (level: Level) => Math.abs(level - skill.targetLevel);
  const targetLevel = levels.reduce((best, level) => (distance(level) < distance(best) ? level : best), first);
  return { ...skill, levels, targetLevel };
}

/**
 * The skills as they are asked from now on: without the levels that are withdrawn. Read whenever new questions are made, and
 * never cached, so that a withdrawal takes effect at once on every copy of the server. A level comes back by itself with a
 * release in which its skill has a higher revision.
 */
export async function askedSkills({ query }: Session): Promise<AskedSkills> {
  const all = await query(Withdrawn, sql`select skill_id as "skillId", level, revision from withdrawn_form`);
  return (skillId) => {
    const skill = skillById(skillId);
    if (skill === undefined) return undefined;
    const levels = all.filter((one) => one.skillId === skillId && skill.revision <= one.revision);
    return without(
      skill,
      levels.map(({ level }) => level),
    );
  };
}
