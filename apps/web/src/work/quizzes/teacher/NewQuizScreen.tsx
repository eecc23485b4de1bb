import { NewWorkScreen } from '../../assigned/NewWorkScreen.tsx';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';
import { NewQuizForm } from './NewQuizForm.tsx';

/** New quiz for a class. */
export function NewQuizScreen() {
  return (
    <NewWorkScreen
      words={{ ...teacherQuiz.form, class: teacherQuiz.class }}
      list={{ title: teacherQuiz.reports, href: '/teacher/quiz-reports' }}
    >
      {(schoolClass) => <NewQuizForm schoolClass={schoolClass} />}
    </NewWorkScreen>
  );
}
