import { SkillBars } from '@mashq/ui/charts/skill-grid';
import { useMemo } from 'react';
import { useReportRole } from '../../platform/people/use-report-role.ts';
import { classSkills } from '../../work/strings/teacher-class-skills.ts';
import { classGridProps } from './class-grid-props.ts';
import type { SkillGridData } from './people-of-skill.ts';
import type { ClassOfGrid } from './skill-paths.ts';

export interface ClassSkillBarsProps {
  grid: SkillGridData;
  schoolClass: ClassOfGrid;
  /** Maximum number of skills, those in which most need help first. */
  shown: number;
}

/** The skills of a chapter that need a look first, each with how the whole class is spread over its states. */
export function ClassSkillBars({ grid, schoolClass, shown }: ClassSkillBarsProps) {
  const { isTeacher } = useReportRole();
  const props = useMemo(() => {
    const inNeed = Map.groupBy(grid.help, ({ skill_id }) => skill_id);
    const need = (skillId: string) => inNeed.get(skillId)?.length ?? 0;
    const skills = grid.skills.toSorted((a, b) => need(b.id) - need(a.id)).slice(0, shown);
    return classGridProps({ ...grid, skills }, schoolClass, isTeacher, 'need');
  }, [grid, schoolClass, shown, isTeacher]);
  if (grid.students.length === 0) return <p>{classSkills.noStudents}</p>;
  return <SkillBars {...props} />;
}
