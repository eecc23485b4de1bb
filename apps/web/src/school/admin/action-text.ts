import type { AuditEvent } from '@mashq/api/contract';
import { assignmentNouns } from '../strings/assignment-nouns.ts';
import { assignmentChanges, auditActions } from '../strings/audit.ts';

const wordOf = (words: Readonly<Record<string, string>>, name: string): string | undefined => words[name];

/** What was done, in words; an action that is no longer made keeps its own name. */
export function actionText({ action }: Pick<AuditEvent, 'action'>): string {
  const listed = wordOf(auditActions, action);
  if (listed !== undefined) return listed;
  const [kind = '', change = ''] = action.split('.');
  const noun = wordOf(assignmentNouns, kind);
  const verb = wordOf(assignmentChanges, change);
  return noun === undefined || verb === undefined ? action : `${verb} ${noun}`;
}
