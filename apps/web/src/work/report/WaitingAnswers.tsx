import { useDecideWaiting } from '@mashq/state/work/assignment';
import type { AssignmentRef } from '@mashq/state/work/teacher-keys';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { studentReport } from '../strings/teacher-student-report.ts';

export interface WaitingAnswersProps {
  work: AssignmentRef;
  studentId: string;
  /** How many there are. */
  waiting: number;
  /** Whether the reader decides; others only read of them. */
  canDecide: boolean;
}

/** Answers that arrived after the solutions had been shown: the teacher counts them, or does not. */
export function WaitingAnswers({ work, studentId, waiting, canDecide }: WaitingAnswersProps) {
  const { mutate, isPending, variables } = useDecideWaiting(work, studentId);
  const words = studentReport.waiting;
  const button = (counts: boolean, label: string, done: string) => (
    <Button
      variant="secondary"
      isPending={isPending && variables?.counts === counts}
      isDisabled={isPending && variables?.counts !== counts}
      onPress={() =>
        mutate(
          { counts, waiting },
          { onSuccess: () => void showToast(done), onError: ({ detail }) => void showToast(detail, 'danger') },
        )
      }
    >
      {label}
    </Button>
  );
  return (
    <Card title={words.title(formatNumber(waiting))}>
      <Stack gap={4}>
        <p>{words.text}</p>
        {canDecide && (
          <Inline>
            {button(true, words.count, words.counted)}
            {button(false, words.leave, words.left)}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
