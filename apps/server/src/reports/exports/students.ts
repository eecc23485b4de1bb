import type { StudentOverview } from '@mashq/api/contract';
import { measureNames } from '@mashq/api/measures/words';
import { type ReportTables, table } from '../../platform/tables/table.ts';
import { jalaliTime } from './jalali.ts';
import { BANDS, HEADINGS } from './words.ts';

/** The children of a teacher's classes, or of one. */
export function studentsTables(
  students: readonly StudentOverview[],
  classTitle: string | undefined,
): ReportTables<'students'> {
  return {
    of: ['دانش‌آموزان', classTitle ?? ''],
    tables: {
      students: table(
        'دانش‌آموزان',
        [
          { heading: HEADINGS.student, value: ({ name }) => name },
          { heading: HEADINGS.class, value: ({ class_title }) => class_title },
          { heading: HEADINGS.grade, value: ({ grade }) => grade },
          { heading: HEADINGS.mastery, value: ({ band }) => BANDS[band] },
          { heading: 'مهارت یادگرفته', value: ({ learned_skills }) => learned_skills },
          { heading: 'دقیقهٔ این هفته', value: ({ minutes }) => minutes },
          { heading: 'کار باز', value: ({ open_work }) => open_work },
          { heading: 'مهارت نیازمند کمک', value: ({ help_alerts }) => help_alerts },
          {
            heading: measureNames.lastActive,
            value: ({ last_seen_at }) => (last_seen_at === null ? null : jalaliTime(last_seen_at)),
          },
        ],
        students,
      ),
    },
  };
}
