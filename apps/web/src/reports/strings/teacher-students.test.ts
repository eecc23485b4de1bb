import { masteryLevelNames } from '@mashq/curriculum';
import { expect, it } from 'vitest';
import { studentsWords } from './teacher-students.ts';

it('the list of students names the bands as the skill grid of the class does', () => {
  const titles = Object.entries(masteryLevelNames).map(([band, { title }]) => [band, title]);
  expect(studentsWords.bands).toEqual(Object.fromEntries(titles));
});
