import type { TeacherHomework } from '@mashq/api/contract';
import { expectedOf, handedInOf } from '@mashq/api/measures';
import { Grid } from '@mashq/ui/layout/grid';
import { TeacherHomeworkCard } from '@mashq/ui/learning/homework-card';
import { useReader } from '../../../platform/people/use-reader.ts';
import { deadlineText } from '../deadline-text.ts';
import { sourceIfNotInTitle } from '../source-if-not-in-title.ts';
import { RemovedWork } from './RemovedWork.tsx';

/** Homeworks with their progress, as cards that lead to them. */
export function HomeworkCards({ homeworks }: { homeworks: readonly TeacherHomework[] }) {
  const { base } = useReader();
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
            deadline={deadlineText(homework)}
            state={homework.state}
            submitted={handedInOf(homework.counts).part}
            assigned={expectedOf(homework.counts)}
            href={`${base}/homework/${homework.id}`}
          />
        ),
      )}
    </Grid>
  );
}
