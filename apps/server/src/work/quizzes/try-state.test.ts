import { describe, expect, test } from 'vitest';
import {
  type Allowance,
  dueAt,
  mayBegin,
  type QuizRules,
  type QuizStudentState,
  quizState,
  quizStudentState,
  resultsAt,
  type Try,
} from './try-state.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 9, 10, 8, 0) + minute * 60_000);
const minutes = (count: number) => count * 60_000;

/** Open from minute 0 to 60, twenty minutes a try. */
const RULES: QuizRules = {
  startAt: at(0),
  endAt: at(60),
  publishedAt: at(-60),
  archivedAt: null,
  removedAt: null,
  timeLimitMs: minutes(20),
  triesAllowed: 1,
  graceMs: 0,
  resultRelease: 'manual',
  pausedAt: null,
  releasedAt: null,
};
const NOTHING: Allowance = { extraMs: 0, extraTries: 0, ownStartAt: null, ownEndAt: null };
const BEGUN: Try = { tryNo: 1, startedAt: at(10), pausedMs: 0, submittedAt: null, acceptedAt: null };
const grace = { ...RULES, graceMs: minutes(5) };

interface Case {
  readonly what: string;
  readonly rules?: Partial<QuizRules>;
  readonly child?: Partial<Allowance>;
  readonly current?: Partial<Try> | null;
  readonly now: number;
  readonly state: QuizStudentState;
  readonly begins?: boolean;
}

const TABLE: readonly Case[] = [
  { what: 'before its start', current: null, now: -1, state: 'upcoming' },
  { what: 'open', current: null, now: 0, state: 'not_begun', begins: true },
  { what: 'open and paused', current: null, now: 5, rules: { pausedAt: at(4) }, state: 'not_begun' },
  { what: 'never begun', current: null, now: 60, state: 'missed' },
  {
    what: 'own start earlier',
    current: null,
    child: { ownStartAt: at(-30) },
    now: -30,
    state: 'not_begun',
    begins: true,
  },
  { what: 'before its own earlier start', current: null, child: { ownStartAt: at(-30) }, now: -31, state: 'upcoming' },
  { what: 'own start later', current: null, child: { ownStartAt: at(30) }, now: 29, state: 'upcoming' },
  {
    what: 'after its own later start',
    current: null,
    child: { ownStartAt: at(30) },
    now: 30,
    state: 'not_begun',
    begins: true,
  },
  {
    what: 'a window of its own, after the others',
    current: null,
    child: { ownStartAt: at(100), ownEndAt: at(120) },
    now: 110,
    state: 'not_begun',
    begins: true,
  },
  { what: 'own end later', current: null, child: { ownEndAt: at(90) }, now: 60, state: 'not_begun', begins: true },
  { what: 'own end earlier', current: null, child: { ownEndAt: at(30) }, now: 30, state: 'missed' },
  { what: 'archived', current: null, rules: { archivedAt: at(1) }, now: 5, state: 'missed' },
  { what: 'begun', now: 10, state: 'running' },
  { what: 'a moment before the time is over', now: 29.999, state: 'running' },
  { what: 'time over', now: 30, state: 'timed_out' },
  { what: 'handed in', current: { submittedAt: at(20) }, now: 21, state: 'handed_in' },
  { what: 'extra time', child: { extraMs: minutes(5) }, now: 34, state: 'running' },
  { what: 'extra time over', child: { extraMs: minutes(5) }, now: 35, state: 'timed_out' },
  { what: 'begun late: the end of the quiz', current: { startedAt: at(55) }, now: 60, state: 'timed_out' },
  {
    what: 'extra time goes beyond that end',
    current: { startedAt: at(55) },
    child: { extraMs: minutes(5) },
    now: 64,
    state: 'running',
  },
  { what: 'paused', rules: { pausedAt: at(20) }, now: 100, state: 'paused' },
  { what: 'paused after its time was over', rules: { pausedAt: at(30) }, now: 31, state: 'timed_out' },
  {
    what: 'paused after handing in',
    rules: { pausedAt: at(20) },
    current: { submittedAt: at(15) },
    now: 25,
    state: 'handed_in',
  },
  { what: 'after a pause of ten minutes', current: { pausedMs: minutes(10) }, now: 39, state: 'running' },
  { what: 'after it, time over', current: { pausedMs: minutes(10) }, now: 40, state: 'timed_out' },
  { what: 'grace', rules: grace, now: 30, state: 'overdue' },
  { what: 'grace over', rules: grace, now: 35, state: 'abandoned' },
  { what: 'taken by the teacher', rules: grace, current: { acceptedAt: at(50) }, now: 51, state: 'timed_out' },
  { what: 'a second try is left', rules: { triesAllowed: 2 }, now: 30, state: 'timed_out', begins: true },
  { what: 'one is running', rules: { triesAllowed: 2 }, now: 29, state: 'running' },
  { what: 'one is in its grace', rules: { ...grace, triesAllowed: 2 }, now: 31, state: 'overdue' },
  {
    what: 'an extra try',
    child: { extraTries: 1 },
    current: { submittedAt: at(20) },
    now: 21,
    state: 'handed_in',
    begins: true,
  },
  {
    what: 'tries used up',
    rules: { triesAllowed: 2 },
    current: { tryNo: 2, submittedAt: at(20) },
    now: 21,
    state: 'handed_in',
  },
  {
    what: 'released',
    rules: { triesAllowed: 2, releasedAt: at(25) },
    current: { submittedAt: at(20) },
    now: 26,
    state: 'handed_in',
  },
  { what: 'no limit: until the end', rules: { timeLimitMs: null }, now: 59, state: 'running' },
  { what: 'no limit, end', rules: { timeLimitMs: null }, now: 60, state: 'timed_out' },
];

describe('where a child is in a quiz', () => {
  test.each(TABLE)('$what: $state', ({ rules, child, current, now, state, begins = false }) => {
    const all = { ...RULES, ...rules };
    const allowance = { ...NOTHING, ...child };
    const newest = current === null ? null : { ...BEGUN, ...current };
    expect([quizStudentState(all, allowance, newest, at(now)), mayBegin(all, allowance, newest, at(now))]).toEqual([
      state,
      begins,
    ]);
  });
});

describe('when a result may be known', () => {
  const handedIn = { ...BEGUN, submittedAt: at(15) };
  test.each([
    ['by hand, not yet', {}, handedIn, null],
    ['by hand', { releasedAt: at(70) }, handedIn, at(70)],
    ['at once', { resultRelease: 'immediately' }, handedIn, at(15)],
    ['at once, time over: after the minute in which answers arrive', { resultRelease: 'immediately' }, BEGUN, at(31)],
    ['at once, after the grace', { resultRelease: 'immediately', graceMs: minutes(5) }, BEGUN, at(36)],
    ['after the end', { resultRelease: 'after_close' }, handedIn, at(61)],
    ['while paused nobody knows', { resultRelease: 'after_close', pausedAt: at(20) }, BEGUN, null],
    ['of no try there is none', { resultRelease: 'immediately' }, null, null],
  ] as const)('%s', (_what, rules, current, expected) => {
    expect(resultsAt({ ...RULES, ...rules }, NOTHING, current)).toEqual(expected);
  });

  test('after the end of all and of the child', () => {
    const rules = { ...RULES, resultRelease: 'after_close' as const };
    expect(resultsAt(rules, { ...NOTHING, ownEndAt: at(90) }, handedIn)).toEqual(at(91));
    expect(resultsAt(rules, { ...NOTHING, extraMs: minutes(40) }, { ...BEGUN, startedAt: at(50) })).toEqual(at(101));
  });
});

test('the states of a quiz', () => {
  const state = (rules: Partial<QuizRules>, now: number) => quizState({ ...RULES, ...rules }, at(now));
  expect(state({ publishedAt: null }, 5)).toBe('draft');
  expect(state({}, -1)).toBe('scheduled');
  expect(state({}, 5)).toBe('open');
  expect(state({ pausedAt: at(4) }, 5)).toBe('paused');
  expect(state({}, 60)).toBe('closed');
  expect(state({ releasedAt: at(61) }, 62)).toBe('released');
  expect(state({ resultRelease: 'after_close' }, 60)).toBe('closed');
  expect(state({ resultRelease: 'after_close' }, 61)).toBe('released');
  expect(state({ archivedAt: at(61) }, 62)).toBe('archived');
  expect(dueAt(RULES, NOTHING, BEGUN)).toEqual(at(30));
});
