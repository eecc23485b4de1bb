import { SkillBars, SkillGrid, type SkillGridProps } from '@mashq/ui/charts/skill-grid';
import { formatNumber } from '@mashq/ui/i18n';
import { useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { ContainerSwitch } from '../../platform/layout/ContainerSwitch.tsx';
import { useReader } from '../../platform/people/use-reader.ts';
import { classSkills } from '../../work/strings/teacher-class-skills.ts';
import { inOrder, type StudentOrder } from './order-students.ts';
import type { SkillGridData } from './people-of-skill.ts';
import { type ClassOfGrid, gridPaths } from './skill-paths.ts';

export interface ClassSkillGridProps {
  grid: SkillGridData;
  schoolClass: ClassOfGrid;
  /** Maximum number of students. @default all */
  shown?: number;
  /** @default who needs help first */
  order?: StudentOrder;
}

/** Students by the skills of a chapter: names lead to students, skills to who is where in them, cells to the student's skill. */
export function ClassSkillGrid({ grid, schoolClass, shown, order = 'need' }: ClassSkillGridProps) {
  const { skills, students, cells, chapter, help } = grid;
  const masteries = useMemo(
    () => new Map(cells.map(({ student_id, mastery }) => [`${student_id} ${mastery.skill_id}`, mastery])),
    [cells],
  );
  const { isTeacher } = useReader();
  const paths = gridPaths(schoolClass, chapter, isTeacher);
  if (students.length === 0) return <p>{classSkills.noStudents}</p>;
  const inNeed = new Set(help.map(({ student_id, skill_id }) => `${student_id} ${skill_id}`));
  const needy = new Set(help.map(({ student_id }) => student_id));
  const props: SkillGridProps = {
    caption: classSkills.caption(schoolClass.title, formatNumber(chapter)),
    skills: skills.map(({ id, title }) => ({ id, title, href: paths.skill(id) })),
    students: inOrder(grid, order)
      .slice(0, shown)
      .map(({ student_id, name }) => ({
        id: student_id,
        name,
        href: paths.student(student_id),
        needsHelp: needy.has(student_id),
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
    isLegendHidden: shown !== undefined,
  };
  return <ContainerSwitch narrow={() => <SkillBars {...props} />} wide={() => <SkillGrid {...props} />} />;
}
