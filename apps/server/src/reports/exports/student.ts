import type { StudentReport } from '@mashq/api/contract';
import { type ReportTables, table } from '../../platform/tables/table.ts';
import { jalaliDay } from './jalali.ts';
import { BANDS, HEADINGS, levelWords } from './words.ts';
import { skillColumns, workColumns } from './work-columns.ts';

const KINDS = { homework: 'تکلیف', review: 'مرور', package: 'بسته', quiz: 'آزمون' } as const;

/** One child: skills with their levels, weeks of practice, work. A teacher's notes are for teachers alone and stay out. */
export function studentTables({
  student,
  weeks,
  chapters,
  work,
}: StudentReport): ReportTables<'skills' | 'weeks' | 'work'> {
  return {
    of: [student.name, student.class_title],
    tables: {
      skills: table(
        'مهارت‌ها',
        [
          ...skillColumns,
          { heading: HEADINGS.mastery, value: ({ mastery }) => BANDS[mastery.band] },
          { heading: 'پاسخ‌های شمرده', value: ({ mastery }) => mastery.n },
          { heading: HEADINGS.level, value: ({ descriptive }) => levelWords(descriptive.level) },
          { heading: 'سطح از پاسخ‌ها', value: ({ descriptive }) => levelWords(descriptive.computed) },
          { heading: 'دلیل معلم', value: ({ descriptive }) => descriptive.set?.reason ?? null },
        ],
        chapters.flatMap(({ skills }) => skills),
      ),
      weeks: table(
        'هفته‌ها',
        [
          { heading: 'هفته از', value: ({ week_start }) => jalaliDay(week_start) },
          { heading: HEADINGS.answered, value: ({ done }) => done },
          { heading: HEADINGS.firstTryRight, value: ({ first_try_right }) => first_try_right },
          { heading: HEADINGS.minutes, value: ({ minutes }) => minutes },
          { heading: 'مهارت یادگرفته', value: ({ learned_skills }) => learned_skills },
        ],
        weeks,
      ),
      work: table(
        'تکلیف‌ها و مرورها',
        [
          { heading: 'کار', value: ({ title }) => title },
          { heading: 'نوع', value: ({ kind }) => KINDS[kind] },
          ...workColumns,
        ],
        work,
      ),
    },
  };
}
