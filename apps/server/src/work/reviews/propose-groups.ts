/** A child with the skills it has begun and does not master. */
export interface WeakStudent {
  readonly studentId: string;
  readonly skillIds: readonly string[];
}

export interface GroupOfWeak {
  /** The skill that all of its children lack, first. */
  readonly skillIds: readonly string[];
  readonly studentIds: readonly string[];
}

const MAX_GROUPS = 5;
const MAX_SKILLS = 4;
/** Smaller groups are made where nothing larger is lacked together. */
const MIN = 3;

/**
 * Children grouped by what they lack: each time around the skill whose number of children without a group comes nearest to
 * a quarter of all, and three, together with the other skills that at least half of them lack too. A skill that nearly all lack would
 * make one group of the whole class: it is taken when nothing smaller is left. At most five groups of at most four skills; a
 * child is in one at most, and always lacks its group's first skill. The same children give the same groups, in any order.
 */
export function proposeGroups(students: readonly WeakStudent[]): GroupOfWeak[] {
  let left = [...students].sort((a, b) => (a.studentId < b.studentId ? -1 : 1));
  const groups: GroupOfWeak[] = [];
  const quarter = Math.max(MIN, Math.ceil(left.filter(({ skillIds }) => skillIds.length > 0).length / 4));
  while (groups.length < MAX_GROUPS) {
    const skills = byCount(left);
    // The last group takes those whose skill is lacked by most.
    const isLast = groups.length === MAX_GROUPS - 1;
    const [first] = isLast
      ? skills
      : skills.toSorted((a, b) => Math.abs(a.count - quarter) - Math.abs(b.count - quarter));
    if (first === undefined) break;
    const together = left.filter(({ skillIds }) => skillIds.includes(first.skillId));
    const shared = byCount(together)
      .filter(({ skillId, count }) => skillId !== first.skillId && count * 2 >= together.length)
      .slice(0, MAX_SKILLS - 1);
    groups.push({
      skillIds: [first.skillId, ...shared.map(({ skillId }) => skillId)],
      studentIds: together.map(({ studentId }) => studentId),
    });
    left = left.filter((student) => !together.includes(student));
  }
  return groups;
}

/** Skills by the number of children who lack them, most first. */
function byCount(students: readonly WeakStudent[]): { skillId: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const skillId of students.flatMap(({ skillIds }) => [...new Set(skillIds)])) {
    counts.set(skillId, (counts.get(skillId) ?? 0) + 1);
  }
  return [...counts]
    .map(([skillId, count]) => ({ skillId, count }))
    .sort((a, b) => b.count - a.count || (a.skillId < b.skillId ? -1 : 1));
}
