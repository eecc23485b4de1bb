import { useQuizStudent } from '@mashq/state/work/quizzes/quiz-teacher';
import { Badge } from '@mashq/ui/data/badge';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { useSearch } from 'wouter';
import { LazyEmptyState } from '../../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';
import { QuizStudentPageLayout, type QuizStudentParams } from './QuizStudentPageLayout.tsx';
import { useQuizReader } from './use-quiz-reader.ts';

const words = teacherQuiz;
const TONES = { right: 'success', wrong: 'reward', empty: 'neutral' } as const;

/** All answers of one child's try; `?try=` names it, else the newest. */
export function QuizAnswersScreen(params: QuizStudentParams) {
  const { reader, base } = useQuizReader();
  const report = useQuizStudent(reader, params.quizId, params.studentId);
  const asked = Number(new URLSearchParams(useSearch()).get('try'));
  const home = `${base}/${params.classId}/${params.quizId}/${params.studentId}/questions/detail`;
  return (
    <QuizStudentPageLayout
      {...params}
      quiz={report.data?.quiz.title}
      student={report.data?.student.name}
      title={words.seeQuestions}
    >
      <QueryBoundary query={report} skeleton={<Skeleton shape="card" size="huge" />}>
        {({ tries }) => {
          const shown = tries.find(({ try_no }) => try_no === asked) ?? tries.at(-1);
          if (shown === undefined) return <LazyEmptyState picture="homework">{words.noTry}</LazyEmptyState>;
          return (
            <List>
              {shown.answers.map(({ position, skill, outcome, points, out_of, misconception }) => (
                <ListItem
                  key={position}
                  title={words.question(formatNumber(position + 1))}
                  description={misconception === null ? skill.title : words.misconception(misconception)}
                  href={`${home}?n=${position + 1}`}
                  end={
                    <Badge tone={TONES[outcome]}>
                      {words.outcomes[outcome]}، {words.of(formatNumber(points), formatNumber(out_of))}
                    </Badge>
                  }
                />
              ))}
            </List>
          );
        }}
      </QueryBoundary>
    </QuizStudentPageLayout>
  );
}
