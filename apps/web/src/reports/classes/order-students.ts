import type { SkillGridData } from './people-of-skill.ts';

/** Who needs help first, those with the most skills at the top, or all by name. */
export type StudentOrder = 'need' | 'name';

/** The students of a class in an order; the others stay as they come, by name. */
export function inOrder(
  { students, help }: Pick<SkillGridData, 'students' | 'help'>,
  order: StudentOrder,
): SkillGridData['students'] {
  if (order === 'name') return students;
  const skills = Map.groupBy(help, ({ student_id }) => student_id);
  const need = (studentId: string) => skills.get(studentId)?.length ?? 0;
  return students.toSorted((a, b) => need(b.student_id) - need(a.student_id));
}
