import type { Grade } from '../books.ts';
import type { CourseSubject } from '../courses.ts';
import { literatureBooks } from './literature.ts';
import { scienceBooks } from './science.ts';

export interface ContentsLesson {
  /** Through the whole book, from 1, as the book numbers its lessons. */
  readonly number: number;
  readonly title: string;
}

export interface ContentsChapter {
  readonly number: number;
  readonly title: string;
  readonly lessons: readonly ContentsLesson[];
}

/** The table of contents of a book without pages: only mathematics has its pages (`mathBook`). */
export interface BookContents {
  readonly grade: Grade;
  readonly subject: Exclude<CourseSubject, 'math'>;
  readonly title: string;
  /** Empty where the book has lessons without chapters, as science has. */
  readonly chapters: readonly ContentsChapter[];
  /** Every lesson of the book in order. */
  readonly lessons: readonly ContentsLesson[];
}

const gradeNames = { 3: 'سوم', 4: 'چهارم', 5: 'پنجم', 6: 'ششم' } as const;

function numbered(titles: readonly string[], before: number): readonly ContentsLesson[] {
  return titles.map((title, index) => ({ number: before + index + 1, title }));
}

function literature(grade: Grade): BookContents {
  const chapters: ContentsChapter[] = [];
  let before = 0;
  for (const [title, titles] of literatureBooks[grade]) {
    chapters.push({ number: chapters.length + 1, title, lessons: numbered(titles, before) });
    before += titles.length;
  }
  return {
    grade,
    subject: 'literature',
    title: `فارسی ${gradeNames[grade]} دبستان`,
    chapters,
    lessons: chapters.flatMap(({ lessons }) => lessons),
  };
}

function science(grade: Grade): BookContents {
  return {
    grade,
    subject: 'science',
    title: `علوم تجربی ${gradeNames[grade]} دبستان`,
    chapters: [],
    lessons: numbered(scienceBooks[grade], 0),
  };
}

/** The chapters and lessons of a book of literature or science. */
export function bookContents(grade: Grade, subject: BookContents['subject']): BookContents {
  return subject === 'literature' ? literature(grade) : science(grade);
}
