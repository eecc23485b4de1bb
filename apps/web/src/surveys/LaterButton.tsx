import { useSkipSurvey, useSurveyCheck } from '@mashq/state/surveys/survey';
import { Button } from '@mashq/ui/actions/button';
import { showToast } from '../platform/toasts/show-toast.ts';
import { type SurveyVoice, surveyWords as words } from './strings/survey.ts';

export interface LaterButtonProps {
  surveyId: string;
  voice: SurveyVoice;
  onSkipped: () => void;
}

/** Puts the survey off until the next visit, where that is still allowed. */
export function LaterButton({ surveyId, voice, onSkipped }: LaterButtonProps) {
  const { data } = useSurveyCheck();
  const skip = useSkipSurvey();
  if (data?.survey_id !== surveyId || !data.may_skip) return null;
  return (
    <Button
      variant="quiet"
      isPending={skip.isPending}
      onPress={() =>
        skip.mutate(data, {
          onSuccess: onSkipped,
          onError: ({ detail }) => void showToast(detail || words.skipFailed[voice], 'danger'),
        })
      }
    >
      {words.later[voice]}
    </Button>
  );
}
