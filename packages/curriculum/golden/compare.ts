import { bookSkill, type Level } from '../src/index.ts';
import { goldenSeeds, type SkillHashes } from './hashes.ts';

/** The first question of a skill that is not what the golden file has, in words; null when all are the same. */
function firstDifference(stored: SkillHashes, made: SkillHashes): string | null {
  const levels = [...new Set<Level>([...stored.levels.keys(), ...made.levels.keys()])].sort();
  for (const level of levels) {
    const [before, after] = [stored.levels.get(level), made.levels.get(level)];
    if (before === undefined) return `${made.id} has a new level ${level}`;
    if (after === undefined) return `${made.id} has no level ${level} any more`;
    const index = after.findIndex((hash, at) => before[at] !== hash);
    if (index >= 0) return `${made.id}, level ${level}, seed ${goldenSeeds[index]}: the question has changed`;
  }
  return null;
}

/** What is wrong with the questions that were made of a skill against its lines in the golden file; null when nothing is. */
export function goldenFault(stored: SkillHashes | undefined, made: SkillHashes): string | null {
  if (stored === undefined) return `${made.id} is not in the golden file: run \`pnpm golden\``;
  if (made.revision < stored.revision) {
    return `${made.id}: revision ${made.revision} is below ${stored.revision} of the golden file; revisions only rise`;
  }
  if (made.revision > stored.revision) {
    return `${made.id}: revision ${made.revision} is not in the golden file: run \`pnpm golden\``;
  }
  const difference = firstDifference(stored, made);
  return (
    difference && `${difference} at the same revision ${made.revision}: raise \`revision\` and run \`pnpm golden\``
  );
}

export interface GoldenUpdate {
  /** The new content of the golden file. */
  readonly skills: readonly SkillHashes[];
  /** Ids that were added, rewritten or taken out. */
  readonly changed: readonly string[];
  /** Why skills were left as they were. */
  readonly refused: readonly string[];
}

/**
 * The golden file after an update: new skills are added, those whose revision was raised are rewritten. A skill that
 * changed without a new revision keeps its lines and is refused. A skill that makes no questions any more loses its lines,
 * as long as the books still know its id: stored questions name it.
 */
export function updateGolden(
  stored: ReadonlyMap<string, SkillHashes>,
  made: readonly SkillHashes[],
  isInBooks: (id: string) => boolean = (id) => bookSkill(id) !== undefined,
): GoldenUpdate {
  const skills: SkillHashes[] = [];
  const changed: string[] = [];
  const refused: string[] = [];
  for (const skill of made) {
    const before = stored.get(skill.id);
    const isNew = before === undefined || skill.revision > before.revision;
    const fault = isNew ? null : goldenFault(before, skill);
    if (fault !== null) refused.push(fault);
    if (isNew) changed.push(skill.id);
    skills.push(isNew || before === undefined ? skill : before);
  }
  const ids = new Set(made.map(({ id }) => id));
  for (const [id, skill] of stored) {
    if (ids.has(id)) continue;
    if (isInBooks(id)) changed.push(id);
    else {
      refused.push(`${id} is gone from the books: keep its id there, for stored questions name it`);
      skills.push(skill);
    }
  }
  return { skills, changed, refused };
}
