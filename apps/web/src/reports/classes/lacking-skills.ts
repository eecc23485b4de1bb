import type { Contract, ResponseOf } from '@mashq/api/contract';

type SkillGridData = ResponseOf<Contract['teacher']['dashboard']['skillGrid']>;

export interface LackingSkill {
  id: string;
  title: string;
  /** Students who have begun the skill and are far from it. */
  students: readonly { id: string; name: string }[];
}

/** Skills of a chapter that students began and are still learning, those that most students lack first. */
export function lackingSkills({ skills, students, cells }: SkillGridData): LackingSkill[] {
  const lacking = new Set(
    cells
      .filter(({ mastery: { band } }) => band === 'starting' || band === 'learning')
      .map(({ student_id, mastery }) => `${student_id} ${mastery.skill_id}`),
  );
  return skills
    .map(({ id, title }) => ({
      id,
      title,
      students: students
        .filter(({ student_id }) => lacking.has(`${student_id} ${id}`))
        .map(({ student_id, name }) => ({ id: student_id, name })),
    }))
    .filter((skill) => skill.students.length > 0)
    .sort((a, b) => b.students.length - a.students.length);
}
