import { useSurvey } from '@mashq/state/surveys/survey';
import { Button } from '@mashq/ui/actions/button';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Stack } from '@mashq/ui/layout/stack';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { useState } from 'react';
import { QueryBoundary } from '../platform/loading/QueryBoundary.tsx';
import { LaterButton } from './LaterButton.tsx';
import { SurveySteps } from './SurveySteps.tsx';
import { surveyWords as words } from './strings/survey.ts';

/** A survey of a teacher or a manager. Closing it leaves what was chosen for the next visit. */
export function SurveyDialog({ surveyId }: { surveyId: string }) {
  const [isOpen, setOpen] = useState(true);
  const survey = useSurvey(surveyId);
  const close = () => setOpen(false);
  return (
    <Dialog title={survey.data?.title ?? words.title} isOpen={isOpen} onOpenChange={setOpen}>
      <QueryBoundary query={survey} skeleton={<Skeleton shape="card" size="large" />}>
        {(data) => (
          <>
            {data.submitted_at === null && (
              <Stack gap={5}>
                {data.intro !== '' && <p>{data.intro}</p>}
                <SurveySteps
                  survey={data}
                  voice="staff"
                  later={<LaterButton surveyId={data.id} voice="staff" onSkipped={close} />}
                />
                {data.anonymous && <p>{words.anonymous.staff}</p>}
              </Stack>
            )}
            {/* There from the start: screen readers announce what comes into it. */}
            <div role="status">
              {data.submitted_at !== null && (
                <Stack gap={4}>
                  <p>{`${words.thanks.staff} ${words.thanksText.staff}`}</p>
                  <div>
                    <Button onPress={close}>{words.home.staff}</Button>
                  </div>
                </Stack>
              )}
            </div>
          </>
        )}
      </QueryBoundary>
    </Dialog>
  );
}
