import { describe, expect, it } from 'vitest';
import { courseById, courseId, courses, coursesOf } from '../src/books/courses.ts';
import { wordingFault } from './properties/wording.ts';

describe('the courses', () => {
  it('have the ids of the contract: mathematics 0 to 3, literature 4 to 7, science 8 to 11, each from grade 3', () => {
    expect(courses).toHaveLength(12);
    for (const [base, subject] of [
      [0, 'math'],
      [4, 'literature'],
      [8, 'science'],
    ] as const)
      for (const grade of [3, 4, 5, 6] as const) {
        const id = base + grade - 3;
        expect(courseId(grade, subject)).toBe(id);
        expect(courseById(id)).toMatchObject({ id, grade, subject });
      }
  });

  it('are not found by an id that no course has', () => {
    for (const id of [-1, 12, 2.5, Number.NaN]) expect(courseById(id)).toBeUndefined();
  });

  it('of a grade are three, in one order, with its name in each title', () => {
    expect(coursesOf(5).map(({ title }) => title)).toEqual(['ریاضی پنجم', 'فارسی پنجم', 'علوم پنجم']);
    expect(coursesOf(3).map(({ id }) => id)).toEqual([0, 4, 8]);
    const names = { 3: 'سوم', 4: 'چهارم', 5: 'پنجم', 6: 'ششم' };
    expect(courses.filter(({ grade, title }) => !title.endsWith(` ${names[grade]}`))).toEqual([]);
    expect(courses.filter(({ title }) => wordingFault(title) !== null)).toEqual([]);
  });
});
