import { booksOfGrade, type Grade } from '@mashq/curriculum';

export interface Course {
  readonly id: number;
  readonly grade: Grade;
  readonly subject: 'math' | 'literature' | 'science';
  readonly title: string;
}

const SUBJECTS = [
  ['math', 'math', 0],
  ['literature', 'persian', 4],
  ['science', 'science', 8],
] as const;

/** Courses of a grade: mathematics are 0 to 3, literature 4 to 7, science 8 to 11, each from grade 3 on. */
export function coursesOf(grade: Grade): Course[] {
  const books = booksOfGrade(grade);
  return SUBJECTS.flatMap(([subject, book, base]) => {
    const title = books.find((known) => known.subject === book)?.title;
    return title === undefined ? [] : [{ id: base + grade - 3, title, grade, subject }];
  });
}
