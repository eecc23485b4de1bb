import { expect, it } from 'vitest';
import { sortByNeed } from './sort-by-need.ts';

it('puts first who needs the teacher, and keeps the order of names among those alike', () => {
  const rows = [
    { name: 'آرش', state: 'submitted', handed_in: true, help_needed: false, waiting_answers: 0 },
    { name: 'بهار', state: 'in_progress', handed_in: false, help_needed: false, waiting_answers: 0 },
    { name: 'پارسا', state: 'not_started', handed_in: false, help_needed: false, waiting_answers: 0 },
    { name: 'ترانه', state: 'submitted', handed_in: true, help_needed: true, waiting_answers: 0 },
    { name: 'جواد', state: 'missing', handed_in: false, help_needed: false, waiting_answers: 0 },
    { name: 'حنانه', state: 'excused', handed_in: false, help_needed: false, waiting_answers: 0 },
    { name: 'دانا', state: 'auto_submitted', handed_in: false, help_needed: false, waiting_answers: 0 },
  ] as const;
  expect(sortByNeed(rows).map(({ name }) => name)).toEqual(['ترانه', 'پارسا', 'جواد', 'بهار', 'دانا', 'آرش', 'حنانه']);
});
