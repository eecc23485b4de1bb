import { useClassGroups } from '@mashq/state/work/groups';
import { formatDeadline, formatNumber } from '@mashq/ui/i18n';
import { studentView as words } from '../../strings/student-view.ts';
import type { ViewPart } from './StudentView.tsx';

/** Whom the work is for, in words: its groups, the students it names, or the whole class. */
export function useWhom(classId: string, groupIds: readonly string[], studentIds: readonly string[]): string {
  const { data = [] } = useClassGroups(classId);
  if (studentIds.length > 0) return words.students(formatNumber(studentIds.length));
  const names = data.filter(({ id }) => groupIds.includes(id)).map(({ name }) => name);
  return names.length === 0 ? words.wholeClass : names.join('، ');
}

interface Times {
  /** Null begins once it is sent; left out or empty while nothing is written. */
  from: string | null | undefined;
  until: string;
}

const momentText = (moment: string | undefined) => (moment ? formatDeadline(moment) : words.unwritten);

/** For whom, from when to when, and what each student gets. */
export function viewFacts(whom: string, { from, until }: Times, amount: string): ViewPart['facts'] {
  return [
    { term: words.amount, description: amount },
    { term: words.whom, description: whom },
    { term: words.from, description: from === null ? words.now : momentText(from) },
    { term: words.until, description: momentText(until) },
  ];
}
