import type { AdminPerson } from '@mashq/api/contract';
import { Badge } from '@mashq/ui/data/badge';
import { consoleWords } from '../strings/admin-console.ts';

const words = consoleWords.person.states;

/** Whether somebody can sign in; a badge only where not. */
export function PersonState({ state }: Pick<AdminPerson, 'state'>) {
  if (state === 'active') return words.active;
  return <Badge tone={state === 'locked' ? 'danger' : 'neutral'}>{words[state]}</Badge>;
}
