import { expect, it } from 'vitest';
import { lackingSkills } from './lacking-skills.ts';

const place = {
  grade: 5,
  chapter: 1,
  chapter_title: '',
  lesson: 1,
  lesson_title: '',
  first_page: 1,
  last_page: 2,
} as const;
const cell = (student: string, skill: string, band: 'unseen' | 'starting' | 'learning' | 'near') => ({
  student_id: student,
  mastery: { skill_id: skill, band, n: 3, estimate: null },
});

it('names who has begun a skill and is far from it, most students first', () => {
  const found = lackingSkills({
    chapter: 1,
    chapter_title: '',
    chapters: [],
    help: [],
    skills: ['one', 'two', 'three'].map((id) => ({ id, title: id, ...place })),
    students: ['a', 'b'].map((id) => ({ student_id: id, name: id })),
    cells: [
      cell('a', 'one', 'learning'),
      cell('b', 'one', 'near'),
      cell('a', 'two', 'starting'),
      cell('b', 'two', 'learning'),
      cell('a', 'three', 'unseen'),
      cell('b', 'three', 'near'),
    ],
  });
  expect(found.map(({ id, students }) => [id, students.map(({ name }) => name)])).toEqual([
    ['two', ['a', 'b']],
    ['one', ['a']],
  ]);
});
