import type { MemberQuizFinal } from '@mashq/api/contract';
import { levelNames } from '@mashq/api/measures/words';
import { useFinalReport } from '@mashq/state/work/quizzes/quiz-student';
import { Badge } from '@mashq/ui/data/badge';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDate, formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { LazyEmptyState } from '../../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { quizWords } from '../../strings/student-quiz.ts';
import { RequireQuiz } from './RequireQuiz.tsx';

const words = quizWords;

/** All quizzes of the year, and how each skill goes in them. */
export function FinalReportScreen() {
  return (
    <RequireQuiz>
      <Final />
    </RequireQuiz>
  );
}

function Final() {
  const report = useFinalReport();
  return (
    <Page
      width="student"
      title={words.final}
      subtitle={words.finalHint}
      breadcrumbs={<Breadcrumbs items={[{ title: words.title, href: '/student/quiz' }, { title: words.final }]} />}
    >
      <QueryBoundary query={report} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) =>
          data.quizzes.length === 0 ? (
            <LazyEmptyState picture="homework">{words.finalEmpty}</LazyEmptyState>
          ) : (
            <Parts report={data} />
          )
        }
      </QueryBoundary>
    </Page>
  );
}

function Parts({ report: { quizzes, skills } }: { report: MemberQuizFinal }) {
  return (
    <Stack gap={8}>
      <Section title={words.title}>
        <List>
          {quizzes.map(({ id, title, end_at, score, state }) => (
            <ListItem
              key={id}
              title={title}
              description={formatDate(end_at)}
              href={`/student/quiz/${id}/report`}
              end={
                score === null ? (
                  <Badge>{words.states[state]}</Badge>
                ) : (
                  <Badge tone="success">
                    {formatNumber(score.points)} {words.of(formatNumber(score.out_of))}
                  </Badge>
                )
              }
            />
          ))}
        </List>
      </Section>
      {skills.length > 0 && (
        <Section title={words.skills}>
          <List>
            {skills.map(({ id, title, right, total, level }) => (
              <ListItem
                key={id}
                title={title}
                description={words.skill(formatNumber(right), formatNumber(total))}
                href={`/student/skill/question/${id}`}
                end={level !== null && <Badge tone="info">{levelNames[level]}</Badge>}
              />
            ))}
          </List>
        </Section>
      )}
    </Stack>
  );
}
