import type { StudentHomeworkState } from '@mashq/api/contract';
import type { SeriesKind } from '@mashq/state/platform/query/student-keys';
import { useAssignment, useAssignmentQuestions } from '@mashq/state/work/assignment-student';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { questionWords } from '../strings/student-question.ts';
import { QuestionSet } from './QuestionSet.tsx';

export interface AssignmentQuestionProps {
  kind: SeriesKind;
  id: string;
  home: string;
  questionKey: string;
}

/** One question of assigned work. */
export function AssignmentQuestion({ kind, id, ...place }: AssignmentQuestionProps) {
  const { data } = useAssignment(kind, id);
  useNameInTitle(data?.title);
  const questions = useAssignmentQuestions(kind, id, { isNeeded: data?.is_open ?? false });
  return (
    <QuestionSet
      {...place}
      series={[kind, id]}
      items={data?.items}
      questions={questions.data}
      isOpen={data?.is_open}
      closedBy={closedBy(data?.state)}
      leave={questionWords.leave}
    />
  );
}

function closedBy(state: StudentHomeworkState | undefined) {
  if (state === 'excused') return 'excused';
  return state === 'submitted' || state === 'reviewed' ? 'handedIn' : 'over';
}
