import type { StudentActivity } from '@mashq/api/contract';
import { formatNumber } from '@mashq/ui/i18n';
import { packageWords } from '../../strings/student-package.ts';

/** What there is to do in an activity and what completes it, in words; with how far the student is once it is begun. */
export function activityRule(activity: StudentActivity): string {
  const { kind, items_total: total, right_needed: right, state, items_done: done } = activity;
  const { rules, example, soFar } = packageWords;
  if (kind === 'example') return example;
  const count = formatNumber(total);
  const all = kind === 'quiz' ? rules.quiz(count) : kind === 'game' ? rules.game(count) : rules.all(count);
  const rule = right === null ? all : rules.right(count, formatNumber(right));
  return state === 'in_progress' ? `${soFar(formatNumber(done), count)} ${rule}` : rule;
}
