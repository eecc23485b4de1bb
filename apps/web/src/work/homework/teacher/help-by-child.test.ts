import type { HelpAlert } from '@mashq/api/contract';
import { expect, it } from 'vitest';
import { helpByChild } from './help-by-child.ts';

const alert = (student_id: string, skill_title: string): HelpAlert => ({
  student_id,
  student_name: student_id,
  class_id: 'c',
  class_title: 'پنجم ب',
  skill_id: skill_title,
  skill_title,
  reason: 'four-wrong-in-a-row',
  raised_at: '2026-11-21T08:00:00Z',
});

it('gathers the alerts of a child, most skills first, each skill once', () => {
  const children = helpByChild([
    alert('آوا', 'جمع'),
    alert('پارسا', 'جمع'),
    alert('پارسا', 'ضرب'),
    alert('پارسا', 'ضرب'),
  ]);
  expect(children.map(({ name, skills }) => [name, skills])).toEqual([
    ['پارسا', ['جمع', 'ضرب']],
    ['آوا', ['جمع']],
  ]);
});
