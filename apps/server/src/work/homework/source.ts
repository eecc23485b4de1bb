import {
  type Grade,
  persianNumber,
  type RangeSkill,
  type SkillRange,
  skillsInSections,
  skillsOnPages,
} from '@mashq/curriculum';
import { unprocessable } from '../../platform/app-error.ts';

/** A stretch of the book as the contract has it: either pair, whole. */
export interface RangeInput {
  readonly firstPage?: number | undefined;
  readonly lastPage?: number | undefined;
  readonly firstSection?: number | undefined;
  readonly lastSection?: number | undefined;
}

export interface HomeworkSource {
  readonly kind: 'pages' | 'sections';
  readonly first: number;
  readonly last: number;
}

function sourceOf({ firstPage, lastPage, firstSection, lastSection }: RangeInput): HomeworkSource {
  const bySections = firstSection !== undefined || lastSection !== undefined;
  const byPages = firstPage !== undefined || lastPage !== undefined;
  if (byPages && bySections) {
    throw unprocessable('range-twice', 'محدوده را یا با صفحه مشخص کنید یا با درس، نه هر دو.');
  }
  if (firstPage !== undefined && lastPage !== undefined) return { kind: 'pages', first: firstPage, last: lastPage };
  if (firstSection !== undefined && lastSection !== undefined) {
    return { kind: 'sections', first: firstSection, last: lastSection };
  }
  throw unprocessable('range-missing', 'شروع و پایان محدوده را مشخص کنید: از صفحه تا صفحه، یا از درس تا درس.');
}

/** The skills a range leads to, those without questions too. Throws `unprocessable` with the reason in Persian. */
export function resolveRange(
  grade: Grade,
  input: RangeInput,
): { source: HomeworkSource; skills: readonly RangeSkill[] } {
  const source = sourceOf(input);
  const inBook: Record<HomeworkSource['kind'], (grade: Grade, first: number, last: number) => SkillRange> = {
    pages: skillsOnPages,
    sections: skillsInSections,
  };
  const range = inBook[source.kind](grade, source.first, source.last);
  if (!range.ok) throw unprocessable(range.reason, range.message);
  return { source, skills: range.skills };
}

/** The title of a homework whose teacher gave it none: «صفحه‌های ۴۰ تا ۵۰». */
export function defaultTitle({ kind, first, last }: HomeworkSource): string {
  const [one, many] = kind === 'pages' ? ['صفحهٔ', 'صفحه‌های'] : ['درس', 'درس‌های'];
  return first === last
    ? `${one} ${persianNumber(first)}`
    : `${many} ${persianNumber(first)} تا ${persianNumber(last)}`;
}
