import { type Grade, type Lesson, lessonsOf, mathBook } from '../books/books.ts';
import type { SkillPlace } from '../model/index.ts';
import { persianNumber } from '../numbers/persian/digits.ts';
import { skillById } from './registry.ts';

/** A skill of the pages asked for; one that makes no questions is listed with `available: false`. */
export interface RangeSkill {
  readonly id: string;
  readonly title: string;
  readonly place: SkillPlace;
  readonly available: boolean;
}

export type RangeProblem = 'from-after-to' | 'outside-book' | 'no-skill';

/** The skills of a stretch of a book, or why there are none, in a Persian sentence for the teacher. */
export type SkillRange =
  | { readonly ok: true; readonly skills: readonly RangeSkill[] }
  | {
      readonly ok: false;
      readonly reason: RangeProblem;
      readonly message: string;
      /** First and last page of the book. */
      readonly bookFirstPage: number;
      readonly bookLastPage: number;
    };

function skillsOf(lessons: readonly Lesson[]): readonly RangeSkill[] {
  return lessons
    .flatMap(({ skills }) => skills)
    .map(({ id, title, place }) => ({ id, title, place, available: skillById(id) !== undefined }));
}

interface Words {
  /** «صفحهٔ» or «درس», before an adjective. */
  readonly linked: string;
  readonly many: string;
}

const pageWords: Words = { linked: 'صفحهٔ', many: 'صفحه‌های' };
const sectionWords: Words = { linked: 'درس', many: 'درس‌های' };

function inRange(
  grade: Grade,
  bounds: readonly [number, number],
  [from, to]: readonly [number, number],
  words: Words,
  chosen: (lesson: Lesson) => boolean,
): SkillRange {
  const book = mathBook(grade);
  const problem = (reason: RangeProblem, message: string): SkillRange => ({
    ok: false,
    reason,
    message,
    bookFirstPage: book.firstPage,
    bookLastPage: book.lastPage,
  });
  const [first, last] = bounds;
  const limits = `${words.many} این کتاب از ${persianNumber(first)} تا ${persianNumber(last)} است.`;
  for (const [edge, value] of [
    ['شروع', from],
    ['پایان', to],
  ] as const) {
    if (!Number.isSafeInteger(value))
      return problem('outside-book', `${words.linked} ${edge} باید یک عدد باشد. ${limits}`);
  }
  if (from > to) {
    return problem(
      'from-after-to',
      `${words.linked} شروع (${persianNumber(from)}) بعد از ${words.linked} پایان (${persianNumber(to)}) است.`,
    );
  }
  for (const [edge, value] of [
    ['شروع', from],
    ['پایان', to],
  ] as const) {
    if (value < first || value > last) {
      return problem('outside-book', `${words.linked} ${edge} (${persianNumber(value)}) در این کتاب نیست. ${limits}`);
    }
  }
  const skills = skillsOf(lessonsOf(book).filter(chosen));
  if (!skills.some(({ available }) => available)) {
    const where =
      from === to
        ? `${words.linked} ${persianNumber(from)}`
        : `${words.many} ${persianNumber(from)} تا ${persianNumber(to)}`;
    return problem('no-skill', `برای ${where} هنوز تمرینی نداریم. لطفاً ${words.many} دیگری را انتخاب کنید.`);
  }
  return { ok: true, skills };
}

/**
 * Skills of the lessons that have at least one page from `firstPage` to `lastPage`, both included, in book order. A range
 * whose skills make no questions yet is `no-skill`.
 */
export function skillsOnPages(grade: Grade, firstPage: number, lastPage: number): SkillRange {
  const book = mathBook(grade);
  return inRange(grade, [book.firstPage, book.lastPage], [firstPage, lastPage], pageWords, (lesson) => {
    return lesson.firstPage <= lastPage && lesson.lastPage >= firstPage;
  });
}

/** Skills of the lessons from `firstSection` to `lastSection`, counted through the book from 1. */
export function skillsInSections(grade: Grade, firstSection: number, lastSection: number): SkillRange {
  const count = lessonsOf(mathBook(grade)).length;
  return inRange(grade, [1, count], [firstSection, lastSection], sectionWords, ({ section }) => {
    return section >= firstSection && section <= lastSection;
  });
}
