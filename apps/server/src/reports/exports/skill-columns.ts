import type { SkillInfo } from '@mashq/api/contract';
import type { Column } from '../../platform/tables/table.ts';
import { HEADINGS } from './words.ts';

/** Where a skill is in the book. */
export const skillColumns: readonly Column<SkillInfo>[] = [
  { heading: HEADINGS.skill, value: ({ title }) => title },
  { heading: HEADINGS.chapter, value: ({ chapter }) => chapter },
  { heading: HEADINGS.lesson, value: ({ lesson_title }) => lesson_title },
  { heading: HEADINGS.firstPage, value: ({ first_page }) => first_page },
  { heading: HEADINGS.lastPage, value: ({ last_page }) => last_page },
];
