import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeWorld } from '../../test/world/world.ts';
import {
  assignmentState,
  type Deadline,
  isLate,
  type StudentTimes,
  studentState,
  studentStateSql,
  takesAnswers,
} from './assignment-state.ts';

const world = await makeWorld();

const MINUTE_MS = 60_000;
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
      const [row] = await world.db.execute<{ state: string }>(sql`
        select ${studentStateSql(now)} as state
        from (select ${submission.ownEndAt}::timestamptz as own_end_at, ${submission.excusedAt}::timestamptz as excused_at,
          ${submission.startedAt}::timestamptz as started_at, ${submission.submittedAt}::timestamptz as submitted_at,
          ${submission.reviewedAt}::timestamptz as reviewed_at) sa,
          (select ${endAt}::timestamptz as end_at, ${latePolicy}::text as late_policy) w`);
      expect(row?.state).toBe(studentState(submission, { endAt, latePolicy }, now));
    }),
    { numRuns: 300 },
  );
});

test('who has handed in, is excused, or whose end has come takes no answers', () => {
  const assignment = { publishedAt: at(0), startAt: at(1), archivedAt: null, removedAt: null };
  fc.assert(
    fc.property(student, deadline, moment, (submission, { endAt, latePolicy }, now) => {
      const state = studentState(submission, { endAt, latePolicy }, now);
      const open = takesAnswers(submission, { ...assignment, endAt, latePolicy }, now);
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
  const open = { ...assignment, endAt: at(5), latePolicy: 'reject' as const };
  expect(takesAnswers(fresh, open, at(2))).toBe(true);
  expect(takesAnswers(fresh, { ...open, removedAt: at(1) }, at(2))).toBe(false);
  expect(takesAnswers(fresh, { ...open, archivedAt: at(1) }, at(2))).toBe(false);
});

test('an assignment follows the clock', () => {
  const times = { startAt: at(2), endAt: at(5), publishedAt: at(0), archivedAt: null, removedAt: null };
  expect([1, 2, 4, 5].map((minute) => assignmentState(times, at(minute)))).toEqual([
    'scheduled',
    'open',
    'open',
    'closed',
  ]);
  expect(assignmentState({ ...times, publishedAt: null }, at(3))).toBe('draft');
  expect(assignmentState({ ...times, archivedAt: at(6) }, at(7))).toBe('archived');
  expect(assignmentState({ ...times, removedAt: at(6), archivedAt: at(6) }, at(7))).toBe('cancelled');
});

test('a minute of grace, and not a second more', () => {
  const submission = { ownEndAt: null, excusedAt: null, startedAt: at(0), reviewedAt: null, lastActivityAt: null };
  const end = { endAt: at(5), latePolicy: 'accept_marked' as const };
  const submittedAt = (ms: number) => new Date(at(5).getTime() + ms);
  expect(isLate({ ...submission, submittedAt: submittedAt(MINUTE_MS) }, end)).toBe(false);
  expect(isLate({ ...submission, submittedAt: submittedAt(MINUTE_MS + 1) }, end)).toBe(true);
  expect(isLate({ ...submission, submittedAt: submittedAt(MINUTE_MS + 1), ownEndAt: at(9) }, end)).toBe(false);
  expect(isLate({ ...submission, submittedAt: null }, end)).toBe(false);
});
