import { SkillBars, SkillGrid } from '@mashq/ui/charts/skill-grid';
import { useMemo } from 'react';
import { ContainerSwitch } from '../../platform/layout/ContainerSwitch.tsx';
import { useReportRole } from '../../platform/people/use-report-role.ts';
import { classSkills } from '../../work/strings/teacher-class-skills.ts';
import { classGridProps, type StudentOrder } from './class-grid-props.ts';
import type { SkillGridData } from './people-of-skill.ts';
import type { ClassOfGrid } from './skill-paths.ts';

export interface ClassSkillGridProps {
  grid: SkillGridData;
  schoolClass: ClassOfGrid;
  order: StudentOrder;
}

/** Students by the skills of a chapter: names lead to students, skills to who is where in them, cells to the student's skill. */
export function ClassSkillGrid({ grid, schoolClass, order }: ClassSkillGridProps) {
  const { isTeacher } = useReportRole();
  const props = useMemo(
    () => classGridProps(grid, schoolClass, isTeacher, order),
    [grid, schoolClass, isTeacher, order],
  );
  if (grid.students.length === 0) return <p>{classSkills.noStudents}</p>;
  return <ContainerSwitch narrow={() => <SkillBars {...props} />} wide={() => <SkillGrid {...props} />} />;
}
