import type { SkillGridProps } from '@mashq/ui/charts/skill-grid';
import { formatNumber } from '@mashq/ui/i18n';
import { navigate } from 'wouter/use-browser-location';
import { classSkills } from '../../work/strings/teacher-class-skills.ts';
import type { SkillGridData } from './people-of-skill.ts';
import { type ClassOfGrid, gridPaths } from './skill-paths.ts';

/** A class by the skills of a chapter as the kit draws it: names, skills and cells lead to the people. */
export function classGridProps(
  { skills, students, cells, chapter, help }: SkillGridData,
  schoolClass: ClassOfGrid,
  isTeacher: boolean,
  order: StudentOrder,
): SkillGridProps {
  const masteries = new Map(cells.map(({ student_id, mastery }) => [`${student_id} ${mastery.skill_id}`, mastery]));
  const inNeed = new Set(help.flatMap(({ student_id, skill_id }) => [student_id, `${student_id} ${skill_id}`]));
  const paths = gridPaths(schoolClass, chapter, isTeacher);
  return {
    caption: classSkills.caption(schoolClass.title, formatNumber(chapter)),
    skills: skills.map(({ id, title }) => ({ id, title, href: paths.skill(id) })),
    students: inOrder({ students, help }, order).map(({ student_id, name }) => ({
      id: student_id,
      name,
      href: paths.student(student_id),
      needsHelp: inNeed.has(student_id),
    })),
    mastery: (student, skill) => {
      const place = `${student.id} ${skill.id}`;
      const mastery = masteries.get(place);
      const needsHelp = inNeed.has(place);
      if (mastery === undefined && !needsHelp) return undefined;
      return {
        band: mastery?.band ?? 'unseen',
        answers: mastery?.n ?? 0,
        href: paths.cell(String(student.id), skill.id),
        needsHelp,
      };
    },
    onNavigate: navigate,
  };
}

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
