import type { TeacherHomework } from '@mashq/api/contract';
import { expectedOf, handedInOf } from '@mashq/api/measures';
import { Grid } from '@mashq/ui/layout/grid';
import { TeacherHomeworkCard } from '@mashq/ui/learning/homework-card';
import { useReportRole } from '../../../platform/people/use-report-role.ts';
import { sourceIfNotInTitle } from '../source-if-not-in-title.ts';
import { timesText } from '../times-text.ts';
import { RemovedWork } from './RemovedWork.tsx';

/** Homeworks with their progress, as cards that lead to them; a draft's leads to its form. */
export function HomeworkCards({ homeworks }: { homeworks: readonly TeacherHomework[] }) {
  const { base, isTeacher } = useReportRole();
  return (
    <Grid columns="wide">
      {homeworks.map((homework) =>
        homework.state === 'cancelled' ? (
          <RemovedWork key={homework.id} kind="homework" assignment={homework} />
        ) : (
          <TeacherHomeworkCard
            key={homework.id}
            title={homework.title}
            {...sourceIfNotInTitle(homework.title, homework.source)}
            classTitle={homework.class_title}
            deadline={timesText(homework)}
            state={homework.state}
            submitted={handedInOf(homework.counts).part}
            assigned={expectedOf(homework.counts)}
            href={`${base}/homework/${homework.id}${isTeacher && homework.state === 'draft' ? '/edit' : ''}`}
          />
        ),
      )}
    </Grid>
  );
}
