/** An activity has no id of its own: it is its package and its number. A dot between them would make the address a file’s. */
const FORM = /^([0-9a-f-]{36})-([1-9]\d*)$/;

/** The page of a quiz that is an activity of a package. */
export const activityQuizPath = (packageId: string, number: number) => `/student/quiz/question/${packageId}-${number}`;

/** The activity that an address names; null where it is something else. */
export function readActivityId(activityId: string): { packageId: string; number: number } | null {
  const [, packageId, number] = FORM.exec(activityId) ?? [];
  return packageId === undefined ? null : { packageId, number: Number(number) };
}
