import { useAskPlacement, useStudentPlacement } from '@mashq/state/reports/students/students';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDate, formatNumber } from '@mashq/ui/i18n';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { previewPath } from '../../questions/preview/preview-path.ts';
import { studentPage } from '../strings/teacher-student-page.ts';

const words = studentPage.placement;

/** Where a student begins in each chapter of its book, or the way to find out. */
export function PlacementCard({ studentId, classId }: { studentId: string; classId: string }) {
  const placement = useStudentPlacement(studentId);
  const ask = useAskPlacement(studentId);
  return (
    <QueryBoundary query={placement} skeleton={<Skeleton shape="card" size="large" />}>
      {({ state, asked_at: askedAt, done_at: doneAt, answered, results }) => (
        <Card
          title={words.title}
          subtitle={
            state === 'done'
              ? words.done(formatDate(doneAt ?? ''))
              : state === 'begun'
                ? words.begun(formatNumber(answered))
                : state === 'asked'
                  ? words.asked(formatDate(askedAt ?? ''))
                  : words.none
          }
          footer={
            (state === 'none' || state === 'done') && (
              <Button
                variant="secondary"
                isPending={ask.isPending}
                onPress={() =>
                  ask.mutate(undefined, {
                    onSuccess: () => void showToast(words.sent, 'success'),
                    onError: (error) => void showToast(error.message, 'danger'),
                  })
                }
              >
                {state === 'done' ? words.askAgain : words.ask}
              </Button>
            )
          }
        >
          {results.length > 0 && (
            <List aria-label={words.list}>
              {results.map(({ chapter, chapter_title: title, state: found, skill }) => (
                <ListItem
                  key={chapter}
                  title={words.chapter(formatNumber(chapter), title)}
                  description={words.states[found](skill?.title ?? '')}
                  {...(skill !== null && { href: previewPath(skill.id, { class: classId }) })}
                />
              ))}
            </List>
          )}
        </Card>
      )}
    </QueryBoundary>
  );
}
