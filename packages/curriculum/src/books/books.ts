import type { SkillPlace } from '../model/index.ts';
import data from './curriculum.json' with { type: 'json' };

export type Grade = SkillPlace['grade'];
export type Subject = 'math' | 'science' | 'persian';

/** A skill as the book's list has it; whether questions can be made of it, the skill registry knows. */
export interface BookSkill {
  readonly id: string;
  readonly title: string;
  /** The kind of answer its questions ask for, as the list of the books names it; `figure` is one of several inputs. */
  readonly answer: string;
  readonly place: SkillPlace;
}

/** A lesson of a book; `section` counts lessons through the whole book, from 1. */
export interface Lesson {
  /** Within its chapter, from 1. */
  readonly number: number;
  readonly section: number;
  readonly title: string;
  readonly firstPage: number;
  readonly lastPage: number;
  readonly skills: readonly BookSkill[];
}

export interface Chapter {
  readonly number: number;
  readonly title: string;
  readonly firstPage: number;
  readonly lastPage: number;
  /** First page of the review at the chapter's end; null when not known. */
  readonly reviewFirstPage: number | null;
  readonly lessons: readonly Lesson[];
}

export interface MathBook {
  readonly subject: 'math';
  readonly grade: Grade;
  readonly title: string;
  readonly firstPage: number;
  readonly lastPage: number;
  readonly chapters: readonly Chapter[];
}

/** A book of which only titles are known. */
export interface BookTitles {
  readonly subject: Subject;
  readonly grade: Grade;
  readonly title: string;
  readonly chapters: readonly {
    readonly number: number;
    readonly title: string;
    readonly firstPage: number;
    readonly lastPage: number | null;
  }[];
}

interface RawChapter {
  readonly number: number;
  readonly title: string;
  readonly firstPage: number;
  readonly lastPage: number | null;
  readonly reviewFirstPage?: number | null | undefined;
  readonly lessons: readonly {
    readonly title: string;
    readonly firstPage: number | null;
    readonly lastPage: number | null;
    readonly skills: readonly { readonly id: string; readonly title: string; readonly answer: string }[];
  }[];
}

interface RawBook {
  readonly grade: number;
  readonly subject: string;
  readonly title: string;
  readonly chapters: readonly RawChapter[];
}

const rawBooks: readonly RawBook[] = data.grades;

/** The spelling of a title in this package: ی and ک, no double space, and «هٔ» for an added vowel after a silent ه. */
export function cleanTitle(title: string): string {
  return (
    title
      // The letters that are to be replaced, by their code points.
      .replace(/[\u064A\u0649]/g, 'ی')
      .replace(/\u0643/g, 'ک')
      .replace(/ه[\u200c ]ی(?=[\s،؛:؟!.)»]|$)/g, 'هٔ')
      .replace(/ +/g, ' ')
      .trim()
  );
}

function isGrade(value: number): value is Grade {
  return value === 3 || value === 4 || value === 5 || value === 6;
}

function isSubject(value: string): value is Subject {
  return value === 'math' || value === 'science' || value === 'persian';
}

function known<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`the curriculum data lacks ${what}`);
  return value;
}

function mathChapter(grade: Grade, raw: RawChapter, sectionsBefore: number): Chapter {
  const chapterTitle = cleanTitle(raw.title);
  const lessons = raw.lessons.map((lesson, index): Lesson => {
    const title = cleanTitle(lesson.title);
    const firstPage = known(lesson.firstPage, `the first page of «${title}»`);
    const lastPage = known(lesson.lastPage, `the last page of «${title}»`);
    const place: SkillPlace = {
      grade,
      chapter: raw.number,
      chapterTitle,
      lesson: index + 1,
      lessonTitle: title,
      firstPage,
      lastPage,
    };
    return {
      number: index + 1,
      section: sectionsBefore + index + 1,
      title,
      firstPage,
      lastPage,
      skills: lesson.skills.map(({ id, title: skillTitle, answer }) => ({
        id,
        title: cleanTitle(skillTitle),
        answer,
        place,
      })),
    };
  });
  return {
    number: raw.number,
    title: chapterTitle,
    firstPage: raw.firstPage,
    lastPage: known(raw.lastPage, `the last page of «${chapterTitle}»`),
    reviewFirstPage: raw.reviewFirstPage ?? null,
    lessons,
  };
}

function toMathBook(raw: RawBook, grade: Grade): MathBook {
  const chapters: Chapter[] = [];
  let sections = 0;
  for (const chapter of raw.chapters) {
    chapters.push(mathChapter(grade, chapter, sections));
    sections += chapter.lessons.length;
  }
  return {
    subject: 'math',
    grade,
    title: cleanTitle(raw.title),
    firstPage: known(chapters[0], 'a first chapter').firstPage,
    lastPage: known(chapters.at(-1), 'a last chapter').lastPage,
    chapters,
  };
}

function ofGrade(raw: RawBook): Grade {
  if (!isGrade(raw.grade)) throw new Error(`the curriculum data has grade ${raw.grade}`);
  return raw.grade;
}

const mathBooks = new Map<Grade, MathBook>(
  rawBooks.filter(({ subject }) => subject === 'math').map((raw) => [ofGrade(raw), toMathBook(raw, ofGrade(raw))]),
);

const skillsById = new Map<string, BookSkill>(
  [...mathBooks.values()]
    .flatMap(({ chapters }) => chapters)
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ skills }) => skills)
    .map((skill) => [skill.id, skill]),
);

/** The grades the product teaches. */
export const grades: readonly Grade[] = [3, 4, 5, 6];

/** The mathematics book of a grade: chapters, lessons, skills and their pages (edition 1405-1406). */
export function mathBook(grade: Grade): MathBook {
  return known(mathBooks.get(grade), `the mathematics book of grade ${grade}`);
}

/** Lessons of a book in order, through all chapters. */
export function lessonsOf(book: MathBook): readonly Lesson[] {
  return book.chapters.flatMap(({ lessons }) => lessons);
}

/** A skill of the books by its id, or undefined. */
export function bookSkill(id: string): BookSkill | undefined {
  return skillsById.get(id);
}

/** Titles of every book of a grade: mathematics, science and Persian. A last page of null is not known. */
export function booksOfGrade(grade: Grade): readonly BookTitles[] {
  return rawBooks
    .filter((raw) => raw.grade === grade)
    .map((raw) => ({
      subject: known(isSubject(raw.subject) ? raw.subject : null, 'a known subject'),
      grade,
      title: cleanTitle(raw.title),
      chapters: raw.chapters.map(({ number, title, firstPage, lastPage }) => ({
        number,
        title: cleanTitle(title),
        firstPage,
        lastPage,
      })),
    }));
}
