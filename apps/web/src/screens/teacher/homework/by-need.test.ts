import { expect, it } from 'vitest';
import { byNeed } from './by-need.ts';

it('puts first who needs the teacher, and keeps the order of names among those alike', () => {
  const rows = [
    { name: 'آرش', state: 'submitted', help_needed: false, waiting_answers: 0 },
    { name: 'بهار', state: 'in_progress', help_needed: false, waiting_answers: 0 },
    { name: 'پارسا', state: 'not_started', help_needed: false, waiting_answers: 0 },
    { name: 'ترانه', state: 'submitted', help_needed: true, waiting_answers: 0 },
    { name: 'جواد', state: 'missing', help_needed: false, waiting_answers: 0 },
    { name: 'حنانه', state: 'excused', help_needed: false, waiting_answers: 0 },
  ] as const;
  expect(byNeed(rows).map(({ name }) => name)).toEqual(['ترانه', 'پارسا', 'جواد', 'بهار', 'آرش', 'حنانه']);
});
