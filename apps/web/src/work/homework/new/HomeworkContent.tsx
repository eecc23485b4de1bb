import type { AssignedSkill, HomeworkSkill, TeacherHomework } from '@mashq/api/contract';
import { useHomeworkContent, useRangeSkills } from '@mashq/state/work/homework';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import type { ReactNode } from 'react';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';

export interface FoundHomework {
  homework: TeacherHomework;
  skills: readonly AssignedSkill[];
  /** All skills of its range. */
  rangeSkills: readonly HomeworkSkill[];
}

/** Loads what a form that starts from a homework is filled in with. */
export function HomeworkContent({ id, children }: { id: string; children: (found: FoundHomework) => ReactNode }) {
  const content = useHomeworkContent(id);
  const homework = content.data?.homework;
  const skills = useRangeSkills(homework === undefined ? null : { grade: homework.grade, ...homework.source });
  const skeleton = <Skeleton shape="card" size="huge" />;
  return (
    <QueryBoundary query={content} skeleton={skeleton}>
      {(found) => (
        <QueryBoundary query={skills} skeleton={skeleton}>
          {(rangeSkills) => children({ ...found, rangeSkills })}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}
