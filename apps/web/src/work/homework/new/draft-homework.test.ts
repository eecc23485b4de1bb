import type { TeacherHomework } from '@mashq/api/contract';
import { expect, it } from 'vitest';
import { draftOf } from './draft-homework.ts';

const homework: TeacherHomework = {
  id: '0190a000-0000-7000-8000-0000000000d1',
  title: 'صفحه‌های ۱۲ تا ۱۷',
  grade: 5,
  class_id: '0190a000-0000-7000-8000-0000000000c1',
  class_title: 'پنجم الف',
  state: 'scheduled',
  start_at: '2026-10-10T04:30:00.000Z',
  end_at: '2026-10-13T20:29:59.000Z',
  created_at: '2026-10-09T04:30:00.000Z',
  items_total: 4,
  items_per_child: { min: 4, max: 4 },
  items_per_skill: 4,
  item_mode: 'generated',
  hints_allowed: true,
  show_answers: 'immediately',
  late_policy: 'accept_marked',
  note: '',
  target: 'class',
  groups: [],
  copied_from: null,
  counts: { assigned: 2, not_started: 2, in_progress: 0, submitted: 0, auto_submitted: 0, missing: 0, excused: 0 },
  opened: 0,
  version: 1,
  source: { kind: 'pages', first: 12, last: 17 },
};

it('a title that was made from the pages is not filled in: with other pages it would be wrong', () => {
  expect(draftOf(homework, [], []).title).toBe('');
  expect(draftOf({ ...homework, title: 'تمرین شنبه' }, [], []).title).toBe('تمرین شنبه');
  const lesson = { kind: 'sections', first: 3, last: 3 } as const;
  expect(draftOf({ ...homework, title: 'درس ۳', source: lesson }, [], []).title).toBe('');
});
