import { unprocessable } from '../../platform/app-error.ts';
import type { ActivityKind, AssignmentTarget, OrderMode } from '../../platform/db/schema/index.ts';
import type { AssignedSkill } from './teacher-queries.ts';

/** A group of an assignment before it is stored. */
export interface PlannedGroup {
  readonly name: string;
  /** The group of the class that it follows; null where it is of this assignment alone. */
  readonly groupId: string | null;
  readonly skillIds: readonly string[];
  readonly studentIds: readonly string[];
}

/** An activity of a package before it is stored. */
export interface PlannedActivity {
  readonly kind: ActivityKind;
  readonly title: string;
  readonly skillIds: readonly string[];
  /** Questions of each of its skills; 0 for an example. */
  readonly itemsPerSkill: number;
  /** Right answers that complete it before all of its questions are done. */
  readonly rightNeeded: number | null;
}

/** What children work on: frozen once one has opened it. */
export interface AssignmentContent {
  readonly title: string;
  readonly source: { readonly kind: 'pages' | 'sections'; readonly first: number; readonly last: number } | null;
  readonly skills: readonly AssignedSkill[];
  readonly itemsPerSkill: number;
  readonly target: AssignmentTarget;
  readonly groups: readonly PlannedGroup[];
  /** Of a package alone. */
  readonly orderMode?: OrderMode;
  readonly activities?: readonly PlannedActivity[];
  readonly itemMode: 'generated' | 'fixed';
  readonly hintsAllowed: boolean;
  readonly showAnswers: 'immediately' | 'after_submit' | 'after_end';
  readonly latePolicy: 'reject' | 'accept_marked';
  readonly note: string;
  readonly startAt: Date;
  readonly endAt: Date;
}

/** Start and end as they are asked for. A start that has just passed, or a clock that runs behind, means now. */
export function readTimes(
  { startDate, endDate }: { readonly startDate?: string | undefined; readonly endDate: string },
  now: Date,
): { startAt: Date; endAt: Date } {
  const asked = startDate === undefined ? now : new Date(startDate);
  const startAt = asked < now ? now : asked;
  const endAt = new Date(endDate);
  if (endAt <= now) throw unprocessable('end-in-past', 'زمان پایان گذشته است. زمانی در آینده را انتخاب کنید.');
  if (endAt <= startAt) throw unprocessable('end-before-start', 'زمان پایان باید بعد از زمان شروع باشد.');
  return { startAt, endAt };
}

/** Questions of a child who gets every skill. */
export function itemsOf({ skills }: Pick<AssignmentContent, 'skills'>): number {
  return skills.reduce((sum, { items }) => sum + items, 0);
}
