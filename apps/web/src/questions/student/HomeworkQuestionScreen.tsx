import { AssignmentQuestion } from './AssignmentQuestion.tsx';

/** One question of a homework. */
export function HomeworkQuestionScreen({ homeworkId, questionKey }: { homeworkId: string; questionKey: string }) {
  return (
    <AssignmentQuestion
      kind="homework"
      id={homeworkId}
      home={`/student/homeworks/${homeworkId}`}
      questionKey={questionKey}
    />
  );
}
