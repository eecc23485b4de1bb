import type { OrderMode } from '../../platform/db/schema/index.ts';

export type ActivityState = 'locked' | 'available' | 'in_progress' | 'completed';

/** What a child has done in one activity. */
export interface ActivityProgress {
  /** Questions of it for each child; 0 for an example. */
  readonly itemsTotal: number;
  /** Right answers that complete it; null where all questions must be done. */
  readonly rightNeeded: number | null;
  readonly isOpened: boolean;
  /** Questions that take no more answers. */
  readonly done: number;
  /** Right in the end. */
  readonly right: number;
}

/**
 * Whether an activity is completed. An example is read once it is opened; questions are completed when all are done, or
 * earlier by enough right answers, so that nobody is held by an activity that went badly.
 */
export function isCompleted({ itemsTotal, rightNeeded, isOpened, done, right }: ActivityProgress): boolean {
  if (!isOpened) return false;
  return done >= itemsTotal || (rightNeeded !== null && right >= rightNeeded);
}

/** The state of each activity, in order: in a sequence one is locked until the one before it is completed. */
export function activityStates(orderMode: OrderMode, activities: readonly ActivityProgress[]): ActivityState[] {
  return activities.map((activity, index) => {
    if (isCompleted(activity)) return 'completed';
    const before = activities[index - 1];
    // What was opened stays open, whatever became of the one before it.
    if (activity.isOpened) return activity.done > 0 ? 'in_progress' : 'available';
    const isLocked = orderMode === 'sequential' && before !== undefined && !isCompleted(before);
    return isLocked ? 'locked' : 'available';
  });
}
