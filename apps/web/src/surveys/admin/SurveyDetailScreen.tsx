import type { AdminSurveyDetail } from '@mashq/api/contract';
import { useAdminSurvey } from '@mashq/state/surveys/surveys-admin';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { Stat } from '@mashq/ui/data/stat';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDateTime, formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { numbers } from '../../platform/layout/numbers.css.ts';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { adminSurveyWords } from '../strings/admin-surveys.ts';
import { QuestionResult } from './QuestionResult.tsx';
import { SurveyActions } from './SurveyActions.tsx';
import { SurveyStateBadge } from './SurveyStateBadge.tsx';

const words = adminSurveyWords.detail;

function factsOf(survey: AdminSurveyDetail) {
  const { state, roles, grades, schools, from, to, anonymous } = survey;
  const isForChildren = roles.includes('STUDENT');
  const gradeNames = grades.map((grade) => words.grade(formatNumber(grade))).join('، ');
  return [
    { term: adminSurveyWords.stateLabel, description: <SurveyStateBadge state={state} /> },
    { term: adminSurveyWords.rolesLabel, description: roles.map((role) => adminSurveyWords.roles[role]).join('، ') },
    ...(isForChildren ? [{ term: words.gradesLabel, description: gradeNames || words.allGrades }] : []),
    { term: words.schoolsLabel, description: schools.map(({ title }) => title).join('، ') || words.allSchools },
    { term: adminSurveyWords.time, description: adminSurveyWords.range(formatDateTime(from), formatDateTime(to)) },
    { term: words.namesLabel, description: anonymous ? words.anonymous : words.named },
    { term: words.skipsLabel, description: words.skips(formatNumber(survey.max_skips)) },
  ];
}

/** A survey with what came of it: how many gave each answer, and what people wrote. */
export function SurveyDetailScreen({ id }: { id: string }) {
  const survey = useAdminSurvey(id);
  useNameInTitle(survey.data?.title);
  const title = survey.data?.title ?? titles.survey;
  return (
    <Page
      title={title}
      {...(survey.data?.intro && { subtitle: survey.data.intro })}
      breadcrumbs={<Breadcrumbs items={[{ title: titles.surveys, href: '/admin/surveys' }, { title }]} />}
      {...(survey.data && { actions: <SurveyActions survey={survey.data} /> })}
    >
      <QueryBoundary query={survey} skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) => (
          <Stack gap={6}>
            <Card>
              <DescriptionList items={factsOf(data)} />
            </Card>
            <Card>
              <div className={numbers}>
                <Stat isCentred value={data.answered} unit={words.people} label={words.answered} />
                <Stat isCentred value={data.skipped} unit={words.people} label={words.skipped} />
                <Stat
                  isCentred
                  value={data.median_seconds ?? words.none}
                  {...(data.median_seconds !== null && { unit: words.seconds })}
                  label={words.median}
                />
              </div>
              {data.answered === 0 && <p>{words.noAnswers}</p>}
            </Card>
            {data.questions.map((question) => (
              <QuestionResult key={question.id} survey={data} question={question} />
            ))}
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}
