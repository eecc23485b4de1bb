import type { HomeworkStudentRowSchema, SkillInfo } from '@mashq/api/contract';
import { minutesOf } from '@mashq/api/measures';
import { measureNames } from '@mashq/api/measures/words';
import type { InferOutput } from 'valibot';
import type { Column } from '../../platform/tables/table.ts';
import { jalaliTime } from './jalali.ts';
import { HEADINGS, levelWords, STUDENT_STATES, yesOrNo } from './words.ts';

type WorkRow = Omit<InferOutput<typeof HomeworkStudentRowSchema>, 'student_id' | 'name' | 'gender'>;

/** One child's part of one assigned work. */
export const workColumns: readonly Column<WorkRow>[] = [
  { heading: HEADINGS.state, value: ({ state }) => STUDENT_STATES[state] },
  { heading: 'تحویل داده', value: ({ handed_in }) => yesOrNo(handed_in) },
  { heading: measureNames.late, value: ({ is_late }) => yesOrNo(is_late) },
  { heading: HEADINGS.end, value: ({ end_at }) => jalaliTime(end_at) },
  { heading: HEADINGS.done, value: ({ items_done }) => items_done },
  { heading: HEADINGS.total, value: ({ items_total }) => items_total },
  { heading: HEADINGS.firstTryRight, value: ({ first_try_right }) => first_try_right },
  { heading: HEADINGS.right, value: ({ right }) => right },
  { heading: HEADINGS.hints, value: ({ hints_opened }) => hints_opened },
  { heading: HEADINGS.minutes, value: ({ active_seconds }) => minutesOf(active_seconds) },
  { heading: HEADINGS.level, value: ({ level }) => levelWords(level) },
  { heading: measureNames.helpNeeded, value: ({ help_needed }) => yesOrNo(help_needed) },
  {
    heading: measureNames.lastActive,
    value: ({ last_activity_at }) => (last_activity_at === null ? null : jalaliTime(last_activity_at)),
  },
];

/** Where a skill is in the book. */
export const skillColumns: readonly Column<SkillInfo>[] = [
  { heading: HEADINGS.skill, value: ({ title }) => title },
  { heading: HEADINGS.chapter, value: ({ chapter }) => chapter },
  { heading: HEADINGS.lesson, value: ({ lesson_title }) => lesson_title },
  { heading: HEADINGS.firstPage, value: ({ first_page }) => first_page },
  { heading: HEADINGS.lastPage, value: ({ last_page }) => last_page },
];
