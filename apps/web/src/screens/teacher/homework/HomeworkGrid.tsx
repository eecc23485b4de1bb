import type { HomeworkReport } from '@mashq/api/contract';
import type { AssignmentRef } from '@mashq/state/teacher';
import { SkillGrid } from '@mashq/ui/charts/skill-grid';
import { useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useReader } from '../../../account/use-reader.ts';
import { teacherHomework } from '../../../strings/teacher/homework.ts';

export interface HomeworkGridProps extends Pick<HomeworkReport, 'students' | 'skills' | 'cells'> {
  work: AssignmentRef;
}

/** Students by the skills of the homework; a cell links to the student's answers. */
export function HomeworkGrid({ work, students, skills, cells }: HomeworkGridProps) {
  const byPlace = useMemo(() => new Map(cells.map((cell) => [`${cell.student_id} ${cell.skill_id}`, cell])), [cells]);
  const { base } = useReader();
  const home = `${base}/${work.kind}/${work.id}/student`;
  return (
    <SkillGrid
      caption={teacherHomework.grid.caption}
      skills={skills.map(({ id, title }) => ({ id, title }))}
      students={students.map(({ student_id, name }) => ({ id: student_id, name, href: `${home}/${student_id}` }))}
      mastery={(student, skill) => {
        const cell = byPlace.get(`${student.id} ${skill.id}`);
        if (cell === undefined || cell.done === 0) return undefined;
        return { band: cell.mastery.band, answers: cell.done, href: `${home}/${student.id}/skill/${skill.id}` };
      }}
      onNavigate={navigate}
    />
  );
}
