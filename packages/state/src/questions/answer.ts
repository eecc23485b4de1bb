import type { QuestionView } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum/model';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { makeId } from '../platform/id.ts';
import { memberKeys } from '../platform/query/student-keys.ts';
import { ActiveTime } from './active-time.ts';
import { outbox } from './outbox/answers.ts';
import { NO_OUTCOME } from './outcomes.ts';

/**
 * Submits answers of a question and reads what became of them. Every outcome arrives here by the query cache, at once or
 * after waiting for the network; outcomes from before `view` was opened are left out.
 */
export function useAnswer(view: Pick<QuestionView, 'question_id' | 'assignment'> | undefined) {
  const activeTime = useRef<ActiveTime>(null);
  const questionId = view?.question_id;
  const [openedAt] = useState(() => Date.now());
  useEffect(() => {
    if (questionId === undefined) return;
    const measuring = new ActiveTime();
    activeTime.current = measuring;
    return () => measuring.end();
  }, [questionId]);

  const { data } = useQuery({
    queryKey: memberKeys.outcomes(questionId ?? ''),
    queryFn: () => NO_OUTCOME,
    enabled: false,
  });
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: async (raw: RawInput) => {
      if (!view || !activeTime.current) throw new Error('An answer needs a question.');
      await outbox.submit({
        id: makeId(),
        questionId: view.question_id,
        assignment: view.assignment,
        raw,
        answeredAt: new Date().toISOString(),
        ...activeTime.current.take(),
      });
    },
  });
  const { reply, refusal, count } = data !== undefined && data.at >= openedAt ? data : NO_OUTCOME;
  return { mutate, mutateAsync, isPending, reply, refusal, count };
}
