import type { SurveyState } from '@mashq/api/contract';
import { Badge, type BadgeTone } from '@mashq/ui/data/badge';
import { adminSurveyWords } from '../strings/admin-surveys.ts';

const TONES: Readonly<Record<SurveyState, BadgeTone>> = {
  draft: 'neutral',
  coming: 'info',
  open: 'success',
  closed: 'neutral',
};

/** Whether people are asked now. */
export const SurveyStateBadge = ({ state }: { state: SurveyState }) => (
  <Badge tone={TONES[state]}>{adminSurveyWords.states[state]}</Badge>
);
