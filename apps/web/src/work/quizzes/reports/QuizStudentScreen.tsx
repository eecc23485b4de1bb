import type { QuizStudentReport } from '@mashq/api/contract';
import { levelNames } from '@mashq/api/measures/words';
import { useQuizStudent } from '@mashq/state/work/quizzes/quiz-teacher';
import { Link } from '@mashq/ui/actions/link';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { Stat } from '@mashq/ui/data/stat';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDateTime, formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { numbers } from '../../../platform/layout/numbers.css.ts';
import { LazyEmptyState } from '../../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { resultWords } from '../../strings/student-homework.ts';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';
import { QuizStudentPageLayout, type QuizStudentParams } from './QuizStudentPageLayout.tsx';
import { useQuizReader } from './use-quiz-reader.ts';
import { windowText } from './window-text.ts';

const words = teacherQuiz;

/** One child in a quiz: its tries and what came of them. */
export function QuizStudentScreen(params: QuizStudentParams) {
  const { reader, base } = useQuizReader();
  const report = useQuizStudent(reader, params.quizId, params.studentId);
  return (
    <QuizStudentPageLayout {...params} quiz={report.data?.quiz.title} student={report.data?.student.name}>
      <QueryBoundary query={report} skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) => (
          <Tries report={data} questions={`${base}/${params.classId}/${params.quizId}/${params.studentId}/questions`} />
        )}
      </QueryBoundary>
    </QuizStudentPageLayout>
  );
}

function Tries({ report: { tries, student }, questions }: { report: QuizStudentReport; questions: string }) {
  if (tries.length === 0) return <LazyEmptyState picture="homework">{words.noTry}</LazyEmptyState>;
  return (
    <Stack gap={6}>
      {tries.map(({ try_no, started_at, ended_at, counts, score, answers }) => {
        const inGrace = answers.filter(({ in_grace }) => in_grace).length;
        const count = (wanted: string) => answers.filter(({ outcome }) => outcome === wanted).length;
        return (
          <Card
            key={try_no}
            title={words.tryOf(formatNumber(try_no))}
            subtitle={ended_at === null ? formatDateTime(started_at) : windowText(started_at, ended_at)}
            actions={
              counts ? (
                <Badge tone="success">
                  {words.tryCounts}
                  {score.level !== null && `، ${levelNames[score.level]}`}
                </Badge>
              ) : (
                <Badge>{words.students.names[student.state]}</Badge>
              )
            }
            footer={
              <Link variant="secondary" href={`${questions}?try=${try_no}`}>
                {words.seeQuestions}
              </Link>
            }
          >
            <div className={numbers}>
              <Stat
                value={score.points}
                label={words.students.score}
                hint={resultWords.of(formatNumber(score.out_of))}
                isCentred
              />
              <Stat value={count('right')} label={words.outcomes.right} tone="success" isCentred />
              <Stat value={count('wrong')} label={words.outcomes.wrong} isCentred />
              <Stat value={count('empty')} label={words.outcomes.empty} isCentred />
            </div>
            {inGrace > 0 && <Badge tone="reward">{words.students.inGrace(formatNumber(inGrace))}</Badge>}
          </Card>
        );
      })}
    </Stack>
  );
}
