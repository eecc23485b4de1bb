/** Names the classes that a homework was given to, the newest last, in an address: `?given=` for each. */
export const givenQuery = (classIds: readonly string[]): string => `?${givenPairs(classIds)}`;

/** The address of the form that gives a homework to a further class, filled in as that homework is. */
export function furtherClassPath(homeworkId: string, classId: string, given: readonly string[]): string {
  return `/teacher/homeworks/new?class=${classId}&like=${homeworkId}&${givenPairs(given)}`;
}

export const givenIn = (query: string): readonly string[] => new URLSearchParams(query).getAll('given');

function givenPairs(classIds: readonly string[]): string {
  return new URLSearchParams([...new Set(classIds)].map((id) => ['given', id])).toString();
}
