import { useSession } from '@mashq/state/platform/session/session';
import { noteAsked, useSurvey } from '@mashq/state/surveys/survey';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { LazyEmptyState } from '../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../platform/loading/QueryBoundary.tsx';
import { personOf } from '../platform/people/nav-account.ts';
import { useNameInTitle } from '../platform/routing/use-name-in-title.ts';
import { LaterButton } from './LaterButton.tsx';
import { SurveySteps } from './SurveySteps.tsx';
import { surveyWords as words } from './strings/survey.ts';

const HOME = '/student';

/** A survey, one question a step; a child may put it off a few times. */
export function SurveyScreen({ surveyId = '' }: { surveyId?: string }) {
  const survey = useSurvey(surveyId);
  useNameInTitle(survey.data?.title);
  const { activeUser } = useSession();
  const [, navigate] = useLocation();
  useEffect(noteAsked, []);
  return (
    <Page width="student" title={survey.data?.title ?? words.title}>
      <QueryBoundary query={survey} voice="student" skeleton={<Skeleton shape="card" size="large" />}>
        {(data) => (
          <>
            {data.submitted_at === null && (
              <Card>
                <Stack gap={5}>
                  {data.intro !== '' && <p>{data.intro}</p>}
                  <SurveySteps
                    survey={data}
                    voice="student"
                    later={<LaterButton surveyId={data.id} voice="student" onSkipped={() => navigate(HOME)} />}
                  />
                  {data.anonymous && <p>{words.anonymous.student}</p>}
                </Stack>
              </Card>
            )}
            {/* There from the start: screen readers announce what comes into it. */}
            <div role="status">
              {data.submitted_at !== null && (
                <LazyEmptyState
                  picture="people"
                  person={personOf(activeUser?.gender ?? null)}
                  action={
                    <Link variant="primary" href={HOME}>
                      {words.home.student}
                    </Link>
                  }
                >
                  {`${words.thanks.student} ${words.thanksText.student}`}
                </LazyEmptyState>
              )}
            </div>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
}
