import type { HomeworkReport } from '@mashq/api/contract';
import type { SkillGridProps } from '@mashq/ui/charts/skill-grid';
import { SkillBars, SkillGrid } from '@mashq/ui/charts/skill-grid';
import { navigate } from 'wouter/use-browser-location';
import { ContainerSwitch } from '../../../platform/layout/ContainerSwitch.tsx';
import { teacherHomework } from '../../strings/teacher-homework.ts';

/** The grid keeps its names in view and is drawn sideways: the column of a report on a desktop has room for it. */
const GRID_NEEDS = 480;

export interface HomeworkGridProps extends Pick<HomeworkReport, 'students' | 'skills' | 'cells' | 'help'> {
  /** Path of a student's report, or of the student's answers in a skill; without it nothing is a link. */
  hrefOf?: (studentId: string, skillId?: string) => string;
}

/** Students by the skills of the homework; a cell links to the student's answers. */
export function HomeworkGrid({ students, skills, cells, help, hrefOf }: HomeworkGridProps) {
  const byPlace = new Map(cells.map((cell) => [`${cell.student_id} ${cell.skill_id}`, cell]));
  const inNeed = new Set(help.flatMap(({ student_id, skill_id }) => [student_id, `${student_id} ${skill_id}`]));
  const props: SkillGridProps = {
    caption: teacherHomework.grid.caption,
    skills: skills.map(({ id, title }) => ({ id, title })),
    students: students.map(({ student_id, name }) => ({
      id: student_id,
      name,
      needsHelp: inNeed.has(student_id),
      ...(hrefOf && { href: hrefOf(student_id) }),
    })),
    mastery: (student, skill) => {
      const place = `${student.id} ${skill.id}`;
      const cell = byPlace.get(place);
      if (cell === undefined || cell.answered === 0) return undefined;
      return {
        band: cell.mastery.band,
        answers: cell.answered,
        needsHelp: inNeed.has(place),
        ...(hrefOf && { href: hrefOf(cell.student_id, cell.skill_id) }),
      };
    },
    onNavigate: navigate,
  };
  return (
    <ContainerSwitch needs={GRID_NEEDS} narrow={() => <SkillBars {...props} />} wide={() => <SkillGrid {...props} />} />
  );
}
