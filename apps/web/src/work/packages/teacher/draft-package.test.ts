import type { TeacherPackage } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { contentOf, draftOf, unchangedOf } from './draft-package.ts';

const NOW = Date.parse('2026-11-01T08:00:00Z');

const made: TeacherPackage = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'کسرها',
  grade: 5,
  class_id: '22222222-2222-4222-8222-222222222222',
  class_title: 'پنجم الف',
  state: 'open',
  start_at: '2026-10-31T08:00:00Z',
  end_at: '2027-06-20T20:29:59Z',
  created_at: '2026-10-31T08:00:00Z',
  items_total: 5,
  items_per_child: { min: 5, max: 5 },
  items_per_skill: 5,
  item_mode: 'generated',
  hints_allowed: true,
  show_answers: 'immediately',
  late_policy: 'reject',
  note: 'آرام پیش بروید',
  target: 'class',
  groups: [],
  copied_from: null,
  counts: { assigned: 2, not_started: 2, in_progress: 0, submitted: 0, auto_submitted: 0, missing: 0, excused: 0 },
  opened: 0,
  version: 3,
  order_mode: 'free',
  is_active: true,
  activities: [
    { kind: 'example', items: 0, right: null },
    { kind: 'practice', items: 5, right: 4 },
  ].map(({ kind, items, right }, index) => ({
    number: index + 1,
    kind: kind as 'example' | 'practice',
    title: `فعالیت ${index}`,
    skills: [{ id: 'g5-fraction', title: 'کسر' } as TeacherPackage['activities'][number]['skills'][number]],
    items_per_skill: items,
    items_total: items,
    right_needed: right,
  })),
};

test('a package saved as it was read is the same package', () => {
  expect(contentOf(draftOf(made))).toEqual({
    title: 'کسرها',
    orderMode: 'free',
    note: 'آرام پیش بروید',
    groupIds: [],
    studentIds: [],
    activities: [
      { kind: 'example', title: 'فعالیت 0', skillIds: ['g5-fraction'], itemsPerSkill: 0, rightNeeded: null },
      { kind: 'practice', title: 'فعالیت 1', skillIds: ['g5-fraction'], itemsPerSkill: 5, rightNeeded: 4 },
    ],
  });
  expect(unchangedOf(made, NOW)).toEqual({ endDate: made.end_at });
});

test('a change of the content keeps a later start, and whom the package is for', () => {
  const group = {
    position: 0,
    name: 'الف',
    group_id: 'g',
    is_deleted: false,
    skill_ids: [],
    student_ids: ['one', 'two'],
  };
  const later = { ...made, start_at: '2026-11-05T08:00:00Z', groups: [group] };
  expect(unchangedOf(later, NOW)).toEqual({ startDate: later.start_at, endDate: made.end_at });
  const whom = (target: TeacherPackage['target']) => {
    const { groupIds, studentIds } = contentOf(draftOf({ ...later, target }));
    return [groupIds, studentIds];
  };
  expect(whom('groups')).toEqual([['g'], []]);
  expect(whom('students')).toEqual([[], ['one', 'two']]);
  expect(whom('class')).toEqual([[], []]);
});
