import type { OverseenQuizReport } from '@mashq/api/contract';
import { fractionOf } from '@mashq/api/measures';
import { useOverseenQuiz } from '@mashq/state/reports/management/organization';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { ScoreChart } from '../../work/quizzes/reports/ScoreChart.tsx';
import { STATE_TONES } from '../../work/quizzes/reports/state-tones.ts';
import { windowText } from '../../work/quizzes/reports/window-text.ts';
import { teacherQuiz } from '../../work/strings/teacher-quiz.ts';
import { organization } from '../strings/organization.ts';
import { organizationPaths } from './organization-paths.ts';
import { SchoolPage } from './SchoolPage.tsx';

const words = organization.work;

interface Answered {
  readonly right: number;
  readonly wrong: number;
  readonly empty: number;
}

const answered = <Row extends Answered>(): readonly TableColumn<Row>[] => [
  {
    id: 'right',
    header: teacherQuiz.skills.right,
    cell: ({ right }) => formatNumber(right),
    sortValue: ({ right, wrong, empty }) => fractionOf({ part: right, whole: right + wrong + empty }),
    isNumeric: true,
    narrow: 'end',
  },
  {
    id: 'wrong',
    header: teacherQuiz.skills.wrong,
    cell: ({ wrong }) => formatNumber(wrong),
    isNumeric: true,
    narrow: 'detail',
  },
  {
    id: 'empty',
    header: teacherQuiz.skills.empty,
    cell: ({ empty }) => formatNumber(empty),
    isNumeric: true,
    narrow: 'detail',
  },
];

const SKILLS: readonly TableColumn<NonNullable<OverseenQuizReport['skills']>[number]>[] = [
  { id: 'name', header: teacherQuiz.skills.name, cell: ({ title }) => title, isRowHeader: true },
  ...answered(),
  {
    id: 'weak',
    header: words.weak,
    cell: ({ weak_students }) => words.people(formatNumber(weak_students)),
    isNumeric: true,
    narrow: 'detail',
  },
];

const QUESTIONS: readonly TableColumn<NonNullable<OverseenQuizReport['questions']>[number]>[] = [
  {
    id: 'position',
    header: words.question,
    cell: ({ position }) => formatNumber(position + 1),
    isRowHeader: true,
    // There its head is not over it.
    narrowCell: ({ position }) => teacherQuiz.question(formatNumber(position + 1)),
  },
  { id: 'skill', header: teacherQuiz.skills.name, cell: ({ skill }) => skill.title, narrow: 'detail' },
  {
    id: 'level',
    header: words.level,
    cell: ({ level }) => formatNumber(level),
    isNumeric: true,
    narrow: 'detail',
  },
  ...answered(),
];

/** How a quiz of a school ended: points, skills and questions, without children. */
export function SchoolQuizScreen({ schoolId, quizId }: { schoolId: string; quizId: string }) {
  const report = useOverseenQuiz(schoolId, quizId);
  const title = report.data?.quiz.title;
  useNameInTitle(title);
  return (
    <SchoolPage
      schoolId={schoolId}
      title={title ?? words.quiz}
      under={{ title: words.quizzes, href: organizationPaths.quizzes(schoolId) }}
    >
      {() => (
        <QueryBoundary query={report} skeleton={<Skeleton shape="card" size="huge" />}>
          {(data) => <Report report={data} />}
        </QueryBoundary>
      )}
    </SchoolPage>
  );
}

function Report({ report: { quiz, distribution, skills, questions } }: { report: OverseenQuizReport }) {
  const { class_title, start_at, end_at, state, items_total, points_total } = quiz;
  return (
    <Stack gap={6}>
      <Inline>
        <Badge tone={STATE_TONES[state] ?? 'neutral'}>{teacherQuiz.stateNames[state]}</Badge>
        <span>{`${class_title}، ${windowText(start_at, end_at)}`}</span>
        <span>{teacherQuiz.facts(formatNumber(items_total), formatNumber(points_total))}</span>
      </Inline>
      {distribution === null || skills === null || questions === null ? (
        <Card>{words.fewResults}</Card>
      ) : (
        <>
          <ScoreChart distribution={distribution} />
          <Card title={teacherQuiz.skills.title} isFlush>
            <Table
              caption={teacherQuiz.skills.title}
              isCaptionHidden
              columns={SKILLS}
              rows={skills}
              rowKey={({ id }) => id}
            />
          </Card>
          <Card title={words.question} isFlush>
            <Table
              caption={words.question}
              isCaptionHidden
              columns={QUESTIONS}
              rows={questions}
              rowKey={({ position }) => String(position)}
            />
          </Card>
        </>
      )}
    </Stack>
  );
}
