import type { AdminPerson } from '@mashq/api/contract';
import { Badge, type BadgeTone } from '@mashq/ui/data/badge';
import { consoleWords } from '../strings/admin-console.ts';

const TONES: Readonly<Record<AdminPerson['state'], BadgeTone>> = {
  active: 'success',
  locked: 'danger',
  left: 'neutral',
};

/** Whether somebody can sign in. */
export function PersonState({ state }: Pick<AdminPerson, 'state'>) {
  return <Badge tone={TONES[state]}>{consoleWords.person.states[state]}</Badge>;
}
