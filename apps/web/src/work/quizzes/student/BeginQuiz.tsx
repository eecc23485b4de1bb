import type { MemberQuiz } from '@mashq/api/contract';
import { useIsOnline } from '@mashq/state/platform/status/online';
import { newTryId, useBeginQuiz } from '@mashq/state/work/quizzes/quiz';
import { clockDifference } from '@mashq/state/work/quizzes/server-clock';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { quizWords } from '../../strings/student-quiz.ts';

/** Checks the connection and the clock, and begins. */
export function BeginQuiz({ quiz }: { quiz: MemberQuiz }) {
  const words = quizWords;
  // One id for this button: pressing it again after a lost reply begins one try.
  const [tryId] = useState(newTryId);
  const [, navigate] = useLocation();
  const begin = useBeginQuiz(quiz.id);
  const isOnline = useIsOnline();
  const off = Math.abs(clockDifference());
  return (
    <Stack gap={4}>
      <Alert tone={isOnline ? 'success' : 'warning'}>
        {isOnline ? words.online : words.offline} {off < 2 ? words.clockFine : words.clockOff(formatNumber(off))}
      </Alert>
      {begin.error && <Alert tone="error">{begin.error.detail}</Alert>}
      <div>
        <Button
          variant="primary"
          size="large"
          isDisabled={!isOnline || !quiz.may_begin}
          isPending={begin.isPending}
          onPress={() => begin.mutate(tryId, { onSuccess: () => navigate(`/student/quiz/${quiz.id}/1`) })}
        >
          {quiz.tries_used > 0 ? words.beginAgain : words.begin}
        </Button>
      </div>
    </Stack>
  );
}
