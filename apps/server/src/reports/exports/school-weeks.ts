import type { OverseenGrade, OverseenWeek, SchoolOverview } from '@mashq/api/contract';
import { type ReportTables, table } from '../../platform/tables/table.ts';
import { jalaliDay } from './jalali.ts';

const GRADES = { 3: 'سوم', 4: 'چهارم', 5: 'پنجم', 6: 'ششم' } as const;

interface WeekLine {
  readonly week: string;
  readonly group: string;
  /** Children of the group today: what makes groups of different sizes comparable. */
  readonly members: number;
  readonly figures: OverseenWeek['all'];
}

const share = ({ members, figures: { students } }: WeekLine) =>
  students === null || members === 0 ? null : Math.round((students / members) * 1000) / 10;
const perMember = ({ members, figures: { answered } }: WeekLine) =>
  answered === null || members === 0 ? null : Math.round((answered / members) * 10) / 10;

/** A school that an organization oversees: by week and grade, and its grades today. What is hidden is empty. */
export function schoolWeeksTables(
  school: SchoolOverview,
  grades: readonly OverseenGrade[],
  weeks: readonly OverseenWeek[],
): ReportTables<'weeks' | 'grades'> {
  const membersOf = new Map(grades.map(({ grade, students_count }) => [grade, students_count]));
  const lines = weeks.flatMap(({ week, all, grades: parts }): WeekLine[] => [
    { week, group: 'همهٔ مدرسه', members: school.students_count, figures: all },
    ...parts.map(({ grade, ...figures }) => ({
      week,
      group: `پایهٔ ${GRADES[grade]}`,
      members: membersOf.get(grade) ?? 0,
      figures,
    })),
  ]);
  return {
    of: [school.title, 'هفته‌ها'],
    tables: {
      weeks: table<WeekLine>(
        'هفته‌ها',
        [
          { heading: 'هفته از', value: ({ week }) => jalaliDay(week) },
          { heading: 'گروه', value: ({ group }) => group },
          { heading: 'دانش‌آموزان (امروز)', value: ({ members }) => members },
          { heading: 'تمرین‌کرده', value: ({ figures }) => figures.students },
          { heading: 'تمرین‌کرده (درصد)', value: share },
          { heading: 'سؤال', value: ({ figures }) => figures.answered },
          { heading: 'سؤال برای هر دانش‌آموز', value: perMember },
          { heading: 'درست در تلاش اول', value: ({ figures }) => figures.first_try_right },
          { heading: 'دقیقه', value: ({ figures }) => figures.minutes },
        ],
        lines,
      ),
      grades: table<OverseenGrade>(
        'پایه‌ها',
        [
          { heading: 'پایه', value: ({ grade }) => GRADES[grade] },
          { heading: 'کلاس', value: ({ classes_count }) => classes_count },
          { heading: 'دانش‌آموز', value: ({ students_count }) => students_count },
          { heading: 'تمرین در ۷ روز گذشته', value: ({ practiced_lately }) => practiced_lately },
          { heading: 'تکلیف باز', value: ({ open_homeworks }) => open_homeworks },
        ],
        grades,
      ),
    },
  };
}
