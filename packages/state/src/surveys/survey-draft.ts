import type { SurveyAnswer } from '@mashq/api/contract';
import { session } from '../platform/session/machine.ts';

/** What was chosen of a survey and not sent yet: a reload loses none of it. */
export interface SurveyDraft {
  readonly answers: Readonly<Record<string, SurveyAnswer['value']>>;
  /** Id of the question in sight. */
  readonly at: string | null;
  /** When the first question was shown, as a number of `Date`. */
  readonly since: number;
}

const keyOf = (surveyId: string) => `survey:${session.activeUser?.id ?? ''}:${surveyId}`;

export function readDraft(surveyId: string): SurveyDraft {
  const fresh: SurveyDraft = { answers: {}, at: null, since: Date.now() };
  try {
    return { ...fresh, ...JSON.parse(sessionStorage.getItem(keyOf(surveyId)) ?? '{}') };
  } catch {
    return fresh;
  }
}

export function keepDraft(surveyId: string, draft: SurveyDraft): void {
  sessionStorage.setItem(keyOf(surveyId), JSON.stringify(draft));
}

export function forgetDraft(surveyId: string): void {
  sessionStorage.removeItem(keyOf(surveyId));
}
