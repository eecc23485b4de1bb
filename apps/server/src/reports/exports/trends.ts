import type { TrendsBy, TrendWeek } from '@mashq/api/contract';
import { type ReportTables, table } from '../../platform/tables/table.ts';
import type { AllTrends } from '../trends/service.ts';
import { jalaliDay } from './jalali.ts';
import { HEADINGS } from './words.ts';

const GROUPS: Readonly<Record<TrendsBy, string>> = {
  school: 'مدرسه',
  province: 'استان',
  grade: 'پایه',
  skill: 'مهارت',
};

interface WeekLine {
  readonly week: string;
  readonly group: string;
  readonly figures: TrendWeek | null;
}

/** To one decimal; of nobody there is nothing to say. */
const ratio = (part: number, whole: number, times = 1) =>
  whole === 0 ? null : Math.round((part / whole) * times * 10) / 10;

/** Weeks of all groups, one under the other. What is hidden is empty. */
export function trendTables(by: TrendsBy, { starts, all, groups }: AllTrends): ReportTables<'weeks'> {
  const lines = [{ title: 'همه', weeks: all }, ...groups].flatMap(({ title, weeks }) =>
    starts.map((week, index): WeekLine => ({ week, group: title, figures: weeks[index] ?? null })),
  );
  const of =
    (value: (week: TrendWeek) => number | null) =>
    ({ figures }: WeekLine) =>
      figures === null ? null : value(figures);
  return {
    of: ['روند هفته‌ها', GROUPS[by]],
    tables: {
      weeks: table<WeekLine>(
        'هفته‌ها',
        [
          { heading: 'هفته از', value: ({ week }) => jalaliDay(week) },
          { heading: GROUPS[by], value: ({ group }) => group },
          { heading: 'دانش‌آموزان', value: of(({ members }) => members) },
          { heading: 'تمرین‌کرده', value: of(({ students }) => students) },
          { heading: 'تمرین‌کرده (درصد)', value: of(({ students, members }) => ratio(students, members, 100)) },
          { heading: HEADINGS.answered, value: of(({ answered }) => answered) },
          { heading: 'سؤال برای هر دانش‌آموز', value: of(({ answered, members }) => ratio(answered, members)) },
          { heading: HEADINGS.firstTryRight, value: of((week) => week.first_try_right) },
          {
            heading: `${HEADINGS.firstTryRight} (درصد)`,
            value: of((week) => ratio(week.first_try_right, week.answered, 100)),
          },
        ],
        lines,
      ),
    },
  };
}
