import type { MemberQuiz } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { useIsOnline } from '@mashq/state/platform/status/online';
import { newTryId, useBeginQuiz } from '@mashq/state/work/quizzes/quiz-student';
import { clockDifference, useServerNow } from '@mashq/state/work/quizzes/server-clock';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatDateTime, formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { quizWords } from '../../strings/student-quiz.ts';

/** How long there is once it has begun: its limit, or what is left until it closes. */
function timeText({ time_limit_minutes: limit, end_at }: MemberQuiz, now: number): string {
  const end = formatDateTime(end_at, 'weekday');
  if (limit === null) return quizWords.beginUntil(end);
  return now + limit * 60_000 > Date.parse(end_at)
    ? quizWords.beginClosing(end)
    : quizWords.beginClock(formatNumber(limit));
}

/** Checks the connection and the clock, and begins once the student has read how long there is: its clock cannot be stopped. */
export function BeginQuiz({ quiz }: { quiz: MemberQuiz }) {
  const words = quizWords;
  // One id for this button: pressing it again after a lost reply begins one try.
  const [tryId] = useState(newTryId);
  const [, navigate] = useLocation();
  const begin = useBeginQuiz(quiz.id);
  const isOnline = useIsOnline();
  const [isAsking, setAsking] = useState(false);
  const now = useServerNow();
  const off = Math.abs(clockDifference());
  return (
    <Stack gap={4}>
      <Alert tone={isOnline ? 'success' : 'warning'}>
        {isOnline ? words.online : words.offline} {off < 2 ? words.clockFine : words.clockOff(formatNumber(off))}
      </Alert>
      {!quiz.may_begin && <Alert tone="info">{words.pausedBefore}</Alert>}
      <div>
        <Button
          variant="primary"
          size="large"
          isDisabled={!isOnline || !quiz.may_begin}
          onPress={() => setAsking(true)}
        >
          {quiz.tries_used > 0 ? words.beginAgain : words.begin}
        </Button>
      </div>
      <ConfirmDialog
        title={words.beginTitle}
        confirmLabel={words.beginYes}
        closeLabel={words.beginNo}
        isOpen={isAsking}
        onOpenChange={setAsking}
        failedMessage={(error) => (error as ApiError).detail}
        onConfirm={async () => {
          await begin.mutateAsync(tryId);
          navigate(`/student/quiz/${quiz.id}/1`);
        }}
      >
        {timeText(quiz, now)}
      </ConfirmDialog>
    </Stack>
  );
}
