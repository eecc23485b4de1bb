import type { LiveEvent } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Session } from '../db/database.ts';
import type { AssignmentKind } from '../db/schema/index.ts';
import { publishLive } from './publish.ts';

type HomeworkChange = (LiveEvent & { kind: 'homework' })['data']['change'];

interface AssignmentChange {
  readonly kind: AssignmentKind;
  readonly id: string;
  readonly change: HomeworkChange;
  readonly now: Date;
  readonly at?: Date;
}

/** The children who have an assignment. */
export const childrenOf = (schoolId: string, assignmentId: string): SQL => sql`
  select sa.student_id from student_assignment sa
  where sa.school_id = ${schoolId} and sa.assignment_id = ${assignmentId}`;

/** Says to the children who have an assignment that it changed: a quiz, or work of another kind as homework. */
export function publishAssignmentChange(
  session: Session,
  schoolId: string,
  { kind, id, change, now, at = now }: AssignmentChange,
): Promise<void> {
  const event = { kind: kind === 'quiz' ? kind : 'homework', data: { id, change } } as const;
  return publishLive(session, { ...event, schoolId, to: childrenOf(schoolId, id), now, at });
}
