import { SkillGrid } from '@mashq/ui/charts/skill-grid';
import { formatNumber } from '@mashq/ui/i18n';
import { useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useReader } from '../../platform/people/use-reader.ts';
import { classSkills } from '../../work/strings/teacher-class-skills.ts';
import type { SkillGridData } from './people-of-skill.ts';
import { type ClassOfGrid, gridPaths } from './skill-paths.ts';

export interface ClassSkillGridProps {
  grid: SkillGridData;
  schoolClass: ClassOfGrid;
  /** Maximum number of students. @default all */
  shown?: number;
}

/** Students by the skills of a chapter: names lead to students, skills to who is where in them, cells to the student's skill. */
export function ClassSkillGrid({ grid, schoolClass, shown }: ClassSkillGridProps) {
  const { skills, students, cells, chapter } = grid;
  const masteries = useMemo(
    () => new Map(cells.map(({ student_id, mastery }) => [`${student_id} ${mastery.skill_id}`, mastery])),
    [cells],
  );
  const { isTeacher } = useReader();
  const paths = gridPaths(schoolClass, chapter, isTeacher);
  if (students.length === 0) return <p>{classSkills.noStudents}</p>;
  return (
    <SkillGrid
      caption={classSkills.caption(schoolClass.title, formatNumber(chapter))}
      skills={skills.map(({ id, title }) => ({ id, title, href: paths.skill(id) }))}
      students={students.slice(0, shown).map(({ student_id, name }) => ({
        id: student_id,
        name,
        href: paths.student(student_id),
      }))}
      mastery={(student, skill) => {
        const mastery = masteries.get(`${student.id} ${skill.id}`);
        return mastery && { band: mastery.band, answers: mastery.n, href: paths.cell(String(student.id), skill.id) };
      }}
      onNavigate={navigate}
      isLegendHidden={shown !== undefined}
    />
  );
}
