import type { AssignmentStudentReportSchema, TeacherAssignmentSchema } from '@mashq/api/contract';
import { unfinishedOf } from '@mashq/api/measures';
import type { InferOutput } from 'valibot';
import { type ReportTables, table } from '../../platform/tables/table.ts';
import { BANDS, HEADINGS } from './words.ts';
import { skillColumns, workColumns } from './work-columns.ts';

/** One child in one assigned work, skill by skill. */
export function studentWorkTables(
  { title }: InferOutput<typeof TeacherAssignmentSchema>,
  { student, skills }: InferOutput<typeof AssignmentStudentReportSchema>,
): ReportTables<'skills' | 'summary'> {
  return {
    of: [student.name, title],
    tables: {
      skills: table(
        'مهارت‌ها',
        [
          ...skillColumns,
          { heading: HEADINGS.done, value: ({ done }) => done },
          { heading: HEADINGS.unfinished, value: unfinishedOf },
          { heading: HEADINGS.total, value: ({ total }) => total },
          { heading: HEADINGS.firstTryRight, value: ({ first_try_right }) => first_try_right },
          { heading: HEADINGS.right, value: ({ right }) => right },
          { heading: HEADINGS.mastery, value: ({ mastery }) => BANDS[mastery.band] },
        ],
        skills,
      ),
      summary: table('خلاصه', [{ heading: HEADINGS.student, value: ({ name }) => name }, ...workColumns], [student]),
    },
  };
}
