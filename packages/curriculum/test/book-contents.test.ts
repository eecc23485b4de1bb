import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bookContents } from '../src/books/contents/index.ts';
import { cleanTitle, grades } from '../src/index.ts';
import { wordingFault } from './properties/wording.ts';

interface ListedBook {
  readonly grade: number;
  readonly subject: string;
  readonly title: string;
  readonly chapters: readonly { readonly title: string; readonly lessons: readonly { readonly title: string }[] }[];
}

const listed: readonly ListedBook[] = JSON.parse(
  readFileSync(new URL('../src/books/curriculum.json', import.meta.url), 'utf8'),
).grades;

function listedBook(grade: number, subject: string): ListedBook {
  const book = listed.find((one) => one.grade === grade && one.subject === subject);
  if (book === undefined) throw new Error(`no book of ${subject} in grade ${grade}`);
  return book;
}

const all = grades.flatMap((grade) => [bookContents(grade, 'literature'), bookContents(grade, 'science')]);

describe('the contents of a book', () => {
  it('of literature has chapters with lessons counted through the book', () => {
    const book = bookContents(4, 'literature');
    expect(book.title).toBe('فارسی چهارم دبستان');
    expect(book.chapters[1]).toEqual({
      number: 2,
      title: 'دانایی و هوشیاری',
      lessons: [
        { number: 3, title: 'راز نشانه‌ها' },
        { number: 4, title: 'ارزش علم' },
        { number: 5, title: 'رهایی از قفس' },
      ],
    });
    expect(book.lessons[12]).toEqual({ number: 13, title: 'لطف حق' });
    for (const grade of grades) expect(bookContents(grade, 'literature').lessons).toHaveLength(17);
  });

  it('of science has lessons without chapters', () => {
    const book = bookContents(5, 'science');
    expect(book).toMatchObject({ grade: 5, subject: 'science', title: 'علوم تجربی پنجم دبستان', chapters: [] });
    expect(book.lessons[1]).toEqual({ number: 2, title: 'ماده تغییر می‌کند' });
    expect(grades.map((grade) => bookContents(grade, 'science').lessons.length)).toEqual([14, 13, 12, 14]);
  });

  it('counts lessons and chapters from 1 without a gap, and its lessons are those of its chapters', () => {
    for (const { chapters, lessons } of all) {
      expect(lessons.map(({ number }) => number)).toEqual(lessons.map((_, index) => index + 1));
      expect(chapters.map(({ number }) => number)).toEqual(chapters.map((_, index) => index + 1));
      if (chapters.length > 0) expect(chapters.flatMap((chapter) => chapter.lessons)).toEqual(lessons);
    }
  });

  it('has the titles of the list of the books', () => {
    for (const { grade, subject, title, chapters, lessons } of all) {
      const book = listedBook(grade, subject === 'literature' ? 'persian' : 'science');
      const titles = book.chapters.map((chapter) => cleanTitle(chapter.title));
      expect(title).toBe(book.title);
      if (subject === 'science') expect(lessons.map((lesson) => lesson.title)).toEqual(titles);
      else
        expect(chapters.map((chapter) => [chapter.title, chapter.lessons.map((lesson) => lesson.title)])).toEqual(
          book.chapters.map((chapter, index) => [
            titles[index],
            chapter.lessons.map((lesson) => cleanTitle(lesson.title)),
          ]),
        );
    }
  });

  it('is spelled as every text here; one title has two parts and the stroke of the book', () => {
    const titles = all.flatMap(({ title, chapters, lessons }) => [
      title,
      ...[...chapters, ...lessons].map((one) => one.title),
    ]);
    expect(titles.filter((title) => wordingFault(title) !== null)).toEqual(['دوستی / مشاوره']);
  });
});
