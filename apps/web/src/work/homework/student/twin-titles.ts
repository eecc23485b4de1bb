import type { StudentAssignment } from '@mashq/api/contract';

type Titled = Pick<StudentAssignment, 'id' | 'title' | 'class_title'>;

/** Ids of work in a list whose title other work of it has too: its class is said with it. */
export function twinTitles(works: readonly Titled[]): ReadonlySet<string> {
  return new Set(
    works.flatMap(({ id, title, class_title }) =>
      class_title !== '' && works.some((other) => other.id !== id && other.title === title) ? id : [],
    ),
  );
}
