import type { QuizReport } from '@mashq/api/contract';
import { useQuizReport } from '@mashq/state/work/quizzes/quiz-teacher';
import { Badge } from '@mashq/ui/data/badge';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Switch } from '@mashq/ui/forms/switch';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useState } from 'react';
import { screenOnly } from '../../../platform/layout/screen-only.css.ts';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { useNameInTitle } from '../../../platform/routing/use-name-in-title.ts';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';
import { QuestionReports } from './QuestionReports.tsx';
import { ScoreChart } from './ScoreChart.tsx';
import { SkillReports } from './SkillReports.tsx';
import { StudentsOfQuiz } from './StudentsOfQuiz.tsx';
import { STATE_TONES } from './state-tones.ts';
import { useQuizReader } from './use-quiz-reader.ts';
import { windowText } from './window-text.ts';

const quizExport = lazyComponent(() => import('./QuizExport.tsx'), 'QuizExport');
/** On paper alone. */
const printedReport = lazyComponent(() => import('./PrintedQuizReport.tsx'), 'PrintedQuizReport');
/** For teachers alone. */
const quizActions = lazyComponent(() => import('../teacher/QuizActions.tsx'), 'QuizActions');

const words = teacherQuiz;

/** The report of a quiz: who is where, how the points are distributed, skills, questions. */
export function QuizReportScreen({ classId, quizId }: { classId: string; quizId: string }) {
  const { reader, base, isTeacher } = useQuizReader();
  const report = useQuizReport(reader, quizId);
  const quiz = report.data?.quiz;
  useNameInTitle(quiz?.title);
  // Of a quiz that has not begun there is nothing to save.
  const isAhead = quiz?.state === 'draft' || quiz?.state === 'scheduled';
  const files = !isAhead && <quizExport.Component reader={reader} quizId={quizId} />;
  return (
    <Page
      title={quiz?.title ?? words.reports}
      {...(quiz && {
        subtitle: `${quiz.class_title}، ${windowText(quiz.start_at, quiz.end_at)}`,
      })}
      {...(quiz && {
        actions: (
          <OptionalBoundary placeholder={<Skeleton shape="button" />}>
            {isTeacher ? <quizActions.Component quiz={quiz}>{files}</quizActions.Component> : files}
          </OptionalBoundary>
        ),
      })}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { title: words.reports, href: base },
            ...(quiz ? [{ title: quiz.class_title, href: `${base}/${classId}` }, { title: quiz.title }] : []),
          ]}
        />
      }
    >
      <QueryBoundary
        query={report}
        skeleton={
          <Stack gap={6}>
            <Skeleton shape="card" size="medium" />
            <Skeleton shape="card" size="huge" />
          </Stack>
        }
      >
        {(data) => (
          <Stack gap={8}>
            <Report report={data} home={`${base}/${classId}/${quizId}`} isTeacher={isTeacher} />
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}

interface ReportProps {
  report: QuizReport;
  home: string;
  isTeacher: boolean;
}

function Report({ report, home, isTeacher }: ReportProps) {
  const { quiz, students, distribution, skills, questions } = report;
  const [isAnonymous, setAnonymous] = useState(false);
  return (
    <>
      <Stack gap={8} className={screenOnly}>
        <Inline justify="between">
          <Inline>
            <Badge tone={STATE_TONES[quiz.state] ?? 'neutral'}>{words.stateNames[quiz.state]}</Badge>
            <span>{words.facts(formatNumber(quiz.items_total), formatNumber(quiz.points_total))}</span>
            {quiz.time_limit_minutes !== null && <span>{words.limit(formatNumber(quiz.time_limit_minutes))}</span>}
          </Inline>
          <div className={screenOnly}>
            <Switch isSelected={isAnonymous} onChange={setAnonymous}>
              {words.projection}
            </Switch>
          </div>
        </Inline>
        <ScoreChart distribution={distribution} makeUps={report.make_ups_counted} />
        <StudentsOfQuiz quiz={quiz} students={students} home={home} isAnonymous={isAnonymous} isTeacher={isTeacher} />
        <SkillReports quiz={quiz} skills={skills} students={students} isAnonymous={isAnonymous} isTeacher={isTeacher} />
        <QuestionReports quiz={quiz} questions={questions} isTeacher={isTeacher} />
      </Stack>
      <OptionalBoundary>
        <printedReport.Component report={report} isAnonymous={isAnonymous} />
      </OptionalBoundary>
    </>
  );
}
