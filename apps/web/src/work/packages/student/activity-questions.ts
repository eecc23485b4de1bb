import type { HomeworkItem, StudentActivity, StudentPackageDetail } from '@mashq/api/contract';

/** The questions of an activity among those of its package. */
export function activityItems({ items }: StudentPackageDetail, activity: StudentActivity): HomeworkItem[] {
  const { first_item: first, items_total: total } = activity;
  return items.filter(({ position }) => position >= first && position < first + total);
}
