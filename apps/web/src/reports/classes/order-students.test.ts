import { expect, it } from 'vitest';
import { inOrder } from './class-grid-props.ts';

const students = ['آ', 'ب', 'پ', 'ت'].map((name) => ({ student_id: name, name }));
const help = [
  { student_id: 'پ', skill_id: 'one', reason: 'weak-in-work' as const },
  { student_id: 'ت', skill_id: 'one', reason: 'weak-in-work' as const },
  { student_id: 'ت', skill_id: 'two', reason: 'weak-in-work' as const },
];
const names = (order: 'need' | 'name') =>
  inOrder({ students, help } as Parameters<typeof inOrder>[0], order).map(({ name }) => name);

it('who needs help in the most skills is first, the others stay by name', () => {
  expect(names('need')).toEqual(['ت', 'پ', 'آ', 'ب']);
  expect(names('name')).toEqual(['آ', 'ب', 'پ', 'ت']);
});
