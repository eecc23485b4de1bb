import { prerequisitesOfGrade3 } from './grade-3.ts';
import { prerequisitesOfGrade4 } from './grade-4.ts';
import { prerequisitesOfGrade5 } from './grade-5.ts';
import { prerequisitesOfGrade6 } from './grade-6.ts';
import type { PrerequisiteTable } from './prerequisite.ts';

/** A skill that another one builds on. */
export interface Prerequisite {
  readonly skillId: string;
  /** What of it is needed, in Persian, for teachers. */
  readonly reason: string;
}

const tables: PrerequisiteTable = {
  ...prerequisitesOfGrade3,
  ...prerequisitesOfGrade4,
  ...prerequisitesOfGrade5,
  ...prerequisitesOfGrade6,
};

const bySkill: ReadonlyMap<string, readonly Prerequisite[]> = new Map(
  Object.entries(tables).map(([skillId, needed]) => [
    skillId,
    Object.entries(needed).map(([id, reason]) => ({ skillId: id, reason })),
  ]),
);

/**
 * The skills that a skill builds on directly, the most important first: each comes earlier in the books. Empty for a skill
 * that nothing of these books leads to, and for an unknown one.
 */
export function prerequisitesOf(skillId: string): readonly Prerequisite[] {
  return bySkill.get(skillId) ?? [];
}

/** Every skill that leads to one, by any way; the nearest first. */
export function allPrerequisitesOf(skillId: string): readonly string[] {
  const found = new Set<string>();
  let nearest = [skillId];
  while (nearest.length > 0) {
    nearest = nearest
      .flatMap((id) => prerequisitesOf(id).map((prerequisite) => prerequisite.skillId))
      .filter((id, index, all) => !found.has(id) && all.indexOf(id) === index);
    for (const id of nearest) found.add(id);
  }
  return [...found];
}
