/** Address of the form of a new review of one skill for students of a class. */
export function newReviewPath(classId: string, skillId: string, studentIds: readonly string[]): string {
  const query = new URLSearchParams([
    ['class', classId],
    ['skill', skillId],
    ...studentIds.map((id) => ['student', id]),
  ]);
  return `/teacher/reviews/new?${query}`;
}

export interface AskedReview {
  skillId: string;
  studentIds: readonly string[];
}

/** What an address asks the form to start with; undefined where it names no skill or nobody. */
export function askedReview(search: string): AskedReview | undefined {
  const query = new URLSearchParams(search);
  const skillId = query.get('skill');
  const studentIds = query.getAll('student');
  return skillId && studentIds.length > 0 ? { skillId, studentIds } : undefined;
}
