import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeWorld } from '../../test/world/world.ts';
import { homeworkLevel } from './level.ts';
import {
  type Deadline,
  GRACE_MS,
  homeworkState,
  isLate,
  type StudentTimes,
  studentState,
  studentStateSql,
  takesAnswers,
} from './state.ts';

const world = await makeWorld();

const at = (minute: number) => new Date(Date.UTC(2026, 9, 1, 8, minute));
const moment = fc.integer({ min: 0, max: 9 }).map(at);
const maybe = fc.option(moment);
const student: fc.Arbitrary<StudentTimes> = fc.record({
  ownEndAt: maybe,
  excusedAt: fc.option(moment, { freq: 1 }),
  startedAt: maybe,
  submittedAt: maybe,
  reviewedAt: maybe,
  lastActivityAt: maybe,
});
const deadline: fc.Arbitrary<Deadline> = fc.record({
  endAt: moment,
  latePolicy: fc.constantFrom('reject', 'accept_marked'),
});

test('the database derives the same state from the same times', async () => {
  await fc.assert(
    fc.asyncProperty(student, deadline, moment, async (submission, { endAt, latePolicy }, now) => {
      const [row] = await world.db.rows<{ state: string }>(sql`
        select ${studentStateSql(now)} as state
        from (select ${submission.ownEndAt}::timestamptz as own_end_at, ${submission.excusedAt}::timestamptz as excused_at,
          ${submission.startedAt}::timestamptz as started_at, ${submission.submittedAt}::timestamptz as submitted_at,
          ${submission.reviewedAt}::timestamptz as reviewed_at) sh,
          (select ${endAt}::timestamptz as end_at, ${latePolicy}::text as late_policy) h`);
      expect(row?.state).toBe(studentState(submission, { endAt, latePolicy }, now));
    }),
    { numRuns: 300 },
  );
});

test('who has handed in, is excused, or whose end has come takes no answers', () => {
  const homework = { startAt: at(1), archivedAt: null, removedAt: null };
  fc.assert(
    fc.property(student, deadline, moment, (submission, { endAt, latePolicy }, now) => {
      const state = studentState(submission, { endAt, latePolicy }, now);
      const open = takesAnswers(submission, { ...homework, endAt, latePolicy }, now);
      if (now < at(1)) expect(open).toBe(false);
      else if (latePolicy === 'reject') expect(open).toBe(state === 'not_started' || state === 'in_progress');
      else expect(open).toBe(['not_started', 'in_progress', 'missing'].includes(state));
    }),
  );
  const fresh = {
    ownEndAt: null,
    excusedAt: null,
    startedAt: null,
    submittedAt: null,
    reviewedAt: null,
    lastActivityAt: null,
  };
  const open = { ...homework, endAt: at(5), latePolicy: 'reject' as const };
  expect(takesAnswers(fresh, open, at(2))).toBe(true);
  expect(takesAnswers(fresh, { ...open, removedAt: at(1) }, at(2))).toBe(false);
  expect(takesAnswers(fresh, { ...open, archivedAt: at(1) }, at(2))).toBe(false);
});

test('a homework follows the clock', () => {
  const times = { startAt: at(2), endAt: at(5), archivedAt: null, removedAt: null };
  expect([1, 2, 4, 5].map((minute) => homeworkState(times, at(minute)))).toEqual([
    'scheduled',
    'open',
    'open',
    'closed',
  ]);
  expect(homeworkState({ ...times, archivedAt: at(6) }, at(7))).toBe('archived');
  expect(homeworkState({ ...times, removedAt: at(6), archivedAt: at(6) }, at(7))).toBe('cancelled');
});

test('a minute of grace, and not a second more', () => {
  const submission = { ownEndAt: null, excusedAt: null, startedAt: at(0), reviewedAt: null, lastActivityAt: null };
  const end = { endAt: at(5), latePolicy: 'accept_marked' as const };
  const submittedAt = (ms: number) => new Date(at(5).getTime() + ms);
  expect(isLate({ ...submission, submittedAt: submittedAt(GRACE_MS) }, end)).toBe(false);
  expect(isLate({ ...submission, submittedAt: submittedAt(GRACE_MS + 1) }, end)).toBe(true);
  expect(isLate({ ...submission, submittedAt: submittedAt(GRACE_MS + 1), ownEndAt: at(9) }, end)).toBe(false);
  expect(isLate({ ...submission, submittedAt: null }, end)).toBe(false);
});

test('the descriptive level is assessed from five questions on, by the borders of the bands', () => {
  expect(homeworkLevel(4, 4)).toBeNull();
  expect([5, 4, 3, 2].map((right) => homeworkLevel(5, right))).toEqual([
    'very-good',
    'good',
    'acceptable',
    'needs-work',
  ]);
  expect([90, 89, 80, 79, 60, 59].map((right) => homeworkLevel(100, right))).toEqual([
    'very-good',
    'good',
    'good',
    'acceptable',
    'acceptable',
    'needs-work',
  ]);
});
