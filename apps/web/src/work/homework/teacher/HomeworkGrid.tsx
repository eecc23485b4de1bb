import type { HomeworkReport } from '@mashq/api/contract';
import { SkillGrid } from '@mashq/ui/charts/skill-grid';
import { useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { teacherHomework } from '../../strings/teacher-homework.ts';

export interface HomeworkGridProps extends Pick<HomeworkReport, 'students' | 'skills' | 'cells'> {
  /** Path of a student's report, or of the student's answers in a skill; without it nothing is a link. */
  hrefOf?: (studentId: string, skillId?: string) => string;
}

/** Students by the skills of the homework; a cell links to the student's answers. */
export function HomeworkGrid({ students, skills, cells, hrefOf }: HomeworkGridProps) {
  const byPlace = useMemo(() => new Map(cells.map((cell) => [`${cell.student_id} ${cell.skill_id}`, cell])), [cells]);
  return (
    <SkillGrid
      caption={teacherHomework.grid.caption}
      skills={skills.map(({ id, title }) => ({ id, title }))}
      students={students.map(({ student_id, name }) => ({
        id: student_id,
        name,
        ...(hrefOf && { href: hrefOf(student_id) }),
      }))}
      mastery={(student, skill) => {
        const cell = byPlace.get(`${student.id} ${skill.id}`);
        if (cell === undefined || cell.answered === 0) return undefined;
        return {
          band: cell.mastery.band,
          answers: cell.answered,
          ...(hrefOf && { href: hrefOf(cell.student_id, cell.skill_id) }),
        };
      }}
      onNavigate={navigate}
    />
  );
}
