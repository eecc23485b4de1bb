import type { SkillGridProps } from '@mashq/ui/charts/skill-grid';
import { formatNumber } from '@mashq/ui/i18n';
import { navigate } from 'wouter/use-browser-location';
import { classSkills } from '../../work/strings/teacher-class-skills.ts';
import { inOrder, type StudentOrder } from './order-students.ts';
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
