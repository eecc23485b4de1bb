import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  availableSkills,
  bookSkill,
  booksOfGrade,
  cleanTitle,
  grades,
  lessonsOf,
  mathBook,
  skillsInSections,
  skillsOnPages,
} from '../src/index.ts';
import { wordingFault } from './properties/wording.ts';

describe('the books', () => {
  it('hold four grades, 29 chapters, 129 lessons and 391 skills, each under one id', () => {
    const books = grades.map(mathBook);
    expect(books.flatMap(({ chapters }) => chapters)).toHaveLength(29);
    expect(books.flatMap(lessonsOf)).toHaveLength(129);
    const skills = books.flatMap(lessonsOf).flatMap(({ skills: list }) => list);
    expect(skills).toHaveLength(391);
    expect(new Set(skills.map(({ id }) => id)).size).toBe(391);
    expect(availableSkills().filter(({ id }) => bookSkill(id) === undefined)).toEqual([]);
  });

  it('go forward page by page, lessons counted through', () => {
    for (const book of grades.map(mathBook)) {
      const lessons = lessonsOf(book);
      expect(lessons.map(({ section }) => section)).toEqual(lessons.map((_, index) => index + 1));
      for (const [index, lesson] of lessons.entries()) {
        expect(lesson.firstPage).toBeLessThanOrEqual(lesson.lastPage);
        expect(lesson.firstPage).toBeGreaterThan(lessons[index - 1]?.lastPage ?? 0);
      }
    }
  });

  it('are spelled in one way', () => {
    const titles = grades.flatMap((grade) => [
      ...booksOfGrade(grade).flatMap(({ title, chapters }) => [title, ...chapters.map((chapter) => chapter.title)]),
      ...lessonsOf(mathBook(grade)).flatMap(({ title, skills }) => [title, ...skills.map((skill) => skill.title)]),
    ]);
    expect(titles.filter((title) => /[يك]|ه[\u200c ]ی(\s|$)| {2}/.test(title))).toEqual([]);
    expect(cleanTitle('لايه ي  نازك')).toBe('لایهٔ نازک');
    expect(cleanTitle('آن‌ها و نیم‌خط')).toBe('آن‌ها و نیم‌خط');
  });

  it('know titles of science and Persian too', () => {
    expect(booksOfGrade(5).map(({ subject }) => subject)).toEqual(['math', 'science', 'persian']);
    expect(booksOfGrade(5)[1]?.chapters[1]?.title).toBe('ماده تغییر می‌کند');
  });

  it('place a skill', () => {
    expect(bookSkill('g5-improper-to-mixed')?.place).toEqual({
      grade: 5,
      chapter: 2,
      chapterTitle: 'کسر',
      lesson: 1,
      lessonTitle: 'کسرهای بزرگ‌تر از واحد',
      firstPage: 40,
      lastPage: 45,
    });
    expect(bookSkill('nothing')).toBeUndefined();
  });
});

describe('the folder of a chapter', () => {
  const root = join(import.meta.dirname, '../src/skills');
  const definesSkill = (file: string) => readFileSync(join(root, file), 'utf8').includes('defineSkill({');

  it('has one file a skill, named by its id, and its list', () => {
    const files = globSync('grade-*/*/*.ts', { cwd: root }).filter((file) => !file.endsWith('/index.ts'));
    const ids = files.map((file) => file.replace(/^grade-(\d)\/.*\/(.*)\.ts$/, 'g$1-$2'));
    expect(ids.sort()).toEqual(
      availableSkills()
        .map(({ id }) => id.replace(/lour\b/, 'lor')) // The books' ids are British, files American.
        .sort(),
    );
  });

  it('has what questions of several skills are built from in question-parts', () => {
    const parts = globSync('grade-*/**/*.ts', { cwd: root }).filter((file) => file.split('/').length > 3);
    expect(parts.filter((file) => !/^grade-\d\/chapter-[^/]+\/question-parts\/[^/]+$/.test(file))).toEqual([]);
    expect(parts.filter(definesSkill)).toEqual([]);
  });
});

describe('skills by pages', () => {
  it('take each lesson that has a page in the range', () => {
    const range = skillsOnPages(5, 45, 46);
    if (!range.ok) throw new Error(range.message);
    expect(range.skills.map(({ place }) => place.lesson)).toEqual([1, 1, 1, 1, 2, 2, 2]);
    const ids = new Set(availableSkills().map(({ id }) => id));
    for (const { id, available } of range.skills) expect(available).toBe(ids.has(id));
  });

  it('name what is wrong with a range', () => {
    expect(skillsOnPages(5, 50, 40)).toEqual({
      ok: false,
      reason: 'from-after-to',
      message: 'صفحهٔ شروع (۵۰) بعد از صفحهٔ پایان (۴۰) است.',
      bookFirstPage: 11,
      bookLastPage: 208,
    });
    expect(skillsOnPages(5, 5, 20)).toMatchObject({
      reason: 'outside-book',
      message: 'صفحهٔ شروع (۵) در این کتاب نیست. صفحه‌های این کتاب از ۱۱ تا ۲۰۸ است.',
    });
    expect(skillsOnPages(5, 200, 300)).toMatchObject({ reason: 'outside-book' });
    expect(skillsOnPages(5, 39, 39)).toMatchObject({
      reason: 'no-skill',
      message: 'برای صفحهٔ ۳۹ هنوز تمرینی نداریم. لطفاً صفحه‌های دیگری را انتخاب کنید.',
    });
    expect(skillsOnPages(5, 1.5, 30)).toMatchObject({ reason: 'outside-book' });
    expect(skillsOnPages(5, Number.NaN, 30)).toMatchObject({ reason: 'outside-book' });
  });

  it('say it cleanly', () => {
    for (const [first, last] of [
      [50, 40],
      [5, 20],
      [12, 900],
      [39, 39],
      [12, 30],
    ] as const) {
      for (const range of [skillsOnPages(5, first, last), skillsInSections(5, first, last)]) {
        if (!range.ok) expect(wordingFault(range.message)).toBeNull();
      }
    }
  });
});

describe('skills by sections', () => {
  it('count lessons through the book', () => {
    const range = skillsInSections(5, 5, 5);
    if (!range.ok) throw new Error(range.message);
    expect(range.skills.map(({ place }) => [place.chapter, place.lesson])).toEqual([
      [2, 1],
      [2, 1],
      [2, 1],
      [2, 1],
    ]);
    expect(skillsInSections(5, 6, 5)).toMatchObject({
      reason: 'from-after-to',
      message: 'درس شروع (۶) بعد از درس پایان (۵) است.',
    });
    expect(skillsInSections(5, 1, 99)).toMatchObject({ reason: 'outside-book' });
    expect(skillsInSections(5, 0, 3)).toMatchObject({ reason: 'outside-book' });
  });
});
