import type { Survey, SurveyAnswer } from '@mashq/api/contract';
import { askedOf, isMissing, repliesOf } from '@mashq/state/surveys/asked-questions';
import { useSubmitSurvey } from '@mashq/state/surveys/survey';
import { keepDraft, readDraft } from '@mashq/state/surveys/survey-draft';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { ProgressBar } from '@mashq/ui/feedback/progress-bar';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SurveyField } from './SurveyField.tsx';
import { type SurveyVoice, surveyWords as words } from './strings/survey.ts';

export interface SurveyStepsProps {
  survey: Survey;
  voice: SurveyVoice;
  /** Beside the buttons, such as a button that puts it off. */
  later?: ReactNode;
}

/** The questions of a survey, one a step. What was chosen is kept until it is sent, through a reload too. */
export function SurveySteps({ survey, voice, later }: SurveyStepsProps) {
  const [draft, setDraft] = useState(() => readDraft(survey.id));
  const [isRefused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmitSurvey(survey.id);
  const { answers } = draft;
  const asked = askedOf(survey, answers);
  const place = Math.max(
    0,
    asked.findIndex(({ id }) => id === draft.at),
  );
  const question = asked[place];
  const isLast = place === asked.length - 1;

  const change = (next: Partial<typeof draft>) => {
    const changed = { ...draft, ...next };
    setDraft(changed);
    keepDraft(survey.id, changed);
    setRefused(false);
  };

  // The next question is where the keyboard goes on.
  const shown = useRef(question?.id);
  useEffect(() => {
    if (shown.current === question?.id) return;
    shown.current = question?.id;
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [question?.id]);

  if (question === undefined) return null;

  const proceed = (event: FormEvent) => {
    event.preventDefault();
    if (isMissing(question, answers)) {
      setRefused(true);
      return;
    }
    if (!isLast) {
      change({ at: asked[place + 1]?.id ?? null });
      return;
    }
    submit.mutate({
      answers: repliesOf(survey, answers),
      durationSeconds: Math.max(0, Math.round((Date.now() - draft.since) / 1000)),
    });
  };

  return (
    // lint-allow: own-forms – an error line goes as its answer changes, before the button is pressed
    <form ref={form} onSubmit={proceed} noValidate>
      <Stack gap={5}>
        <ProgressBar
          label={words.progress}
          isLabelHidden
          value={place + 1}
          max={asked.length}
          valueText={words.step(formatNumber(place + 1), formatNumber(asked.length))}
        />
        <SurveyField
          key={question.id}
          question={question}
          value={answers[question.id]}
          onChange={(value: SurveyAnswer['value']) => change({ answers: { ...answers, [question.id]: value } })}
          errorMessage={isRefused ? words.missing[voice] : undefined}
        />
        {submit.isError && <Alert tone="danger">{submit.error.detail || words.failed[voice]}</Alert>}
        <Inline>
          <Button type="submit" isPending={submit.isPending}>
            {isLast ? words.send[voice] : words.next}
          </Button>
          {place > 0 && (
            <Button variant="secondary" onPress={() => change({ at: asked[place - 1]?.id ?? null })}>
              {words.back}
            </Button>
          )}
          {later}
        </Inline>
      </Stack>
    </form>
  );
}
