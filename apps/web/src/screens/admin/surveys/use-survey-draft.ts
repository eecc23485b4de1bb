import { makeId } from '@mashq/state/id';
import { useState } from 'react';
import { forgetInTab, keepInTab, readTab } from '../../../tab-storage/tab-storage.ts';
import { type DraftSurvey, emptySurvey } from './draft-survey.ts';

interface Stored {
  /** Of the survey that will be made: the same after a reload, so that it is made once. */
  readonly id: string;
  readonly draft: DraftSurvey;
}

const nameOf = (key: string) => `mashq.survey.${key}`;

function read(key: string): Stored | undefined {
  const stored = readTab(nameOf(key)) as Partial<Stored> | null;
  const isWhole = typeof stored?.id === 'string' && Array.isArray(stored.draft?.questions);
  // What an earlier version of the form did not have yet.
  return isWhole ? { id: stored.id, draft: { ...emptySurvey(), ...stored.draft } as DraftSurvey } : undefined;
}

/** What was typed in the form of a survey, kept in this tab until it is sent, so that a reload loses nothing. */
export function useSurveyDraft(key: string, initial: () => DraftSurvey) {
  const [stored, setStored] = useState<Stored>(() => read(key) ?? { id: makeId(), draft: initial() });
  const change = (part: Partial<DraftSurvey>) => {
    const next = { ...stored, draft: { ...stored.draft, ...part } };
    setStored(next);
    keepInTab(nameOf(key), next);
  };
  const forget = () => forgetInTab(nameOf(key));
  return { ...stored, change, forget };
}
