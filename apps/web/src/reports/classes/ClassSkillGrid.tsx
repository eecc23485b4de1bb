import type { Contract, ResponseOf } from '@mashq/api/contract';
import { SkillGrid } from '@mashq/ui/charts/skill-grid';
import { formatNumber } from '@mashq/ui/i18n';
import { useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useReader } from '../../platform/people/use-reader.ts';
import { previewPath } from '../../questions/preview/preview-path.ts';
import { classSkills } from '../../work/strings/teacher-class-skills.ts';

export interface ClassSkillGridProps {
  grid: ResponseOf<Contract['teacher']['dashboard']['skillGrid']>;
  classId: string;
  classTitle: string;
  /** Maximum number of students. @default all */
  shown?: number;
}

/** Students by the skills of a chapter; a skill links to a preview question. */
export function ClassSkillGrid({ grid, classId, classTitle, shown }: ClassSkillGridProps) {
  const { skills, students, cells, chapter } = grid;
  const masteries = useMemo(
    () => new Map(cells.map(({ student_id, mastery }) => [`${student_id} ${mastery.skill_id}`, mastery])),
    [cells],
  );
  const { base } = useReader();
  if (students.length === 0) return <p>{classSkills.noStudents}</p>;
  return (
    <SkillGrid
      caption={classSkills.caption(classTitle, formatNumber(chapter))}
      skills={skills.map(({ id, title }) => ({ id, title, href: previewPath(id, { class: classId }, base) }))}
      students={students.slice(0, shown).map(({ student_id, name }) => ({ id: student_id, name }))}
      mastery={(student, skill) => {
        const mastery = masteries.get(`${student.id} ${skill.id}`);
        return mastery && { band: mastery.band, answers: mastery.n };
      }}
      onNavigate={navigate}
      isLegendHidden={shown !== undefined}
    />
  );
}
