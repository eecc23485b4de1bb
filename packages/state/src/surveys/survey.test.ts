import type { SurveyQuestion } from '@mashq/api/contract';
import { beforeEach, expect, it } from 'vitest';
import { session } from '../platform/session/machine.ts';
import { askedOf, isMissing, repliesOf } from './asked-questions.ts';
import { noteAsked, wasAsked } from './survey.ts';
import { keepDraft, readDraft } from './survey-draft.ts';

const question = (id: string, more: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  id,
  kind: 'single',
  text: id,
  required: true,
  options: ['بله', 'نه'],
  show_if: null,
  ...more,
});
const survey = {
  questions: [
    question('uses'),
    question('why', { show_if: { question: 'uses', is: 1 } }),
    question('more', { show_if: { question: 'why', is: 0 }, required: false }),
  ],
};

beforeEach(() => {
  sessionStorage.clear();
  session.activeUser = { id: 'one' } as NonNullable<typeof session.activeUser>;
});

it('asks a question under a condition only after its answer, and takes back what hung on it', () => {
  const ids = (answers: Record<string, number>) => askedOf(survey, answers).map(({ id }) => id);
  expect(ids({})).toEqual(['uses']);
  expect(ids({ uses: 1 })).toEqual(['uses', 'why']);
  expect(ids({ uses: 1, why: 0 })).toEqual(['uses', 'why', 'more']);
  expect(ids({ uses: 0, why: 0 })).toEqual(['uses']);
  expect(repliesOf(survey, { uses: 0, why: 0, more: 1 })).toEqual([{ question: 'uses', value: 0 }]);
});

it('knows which answers are missing: the first option is an answer, an empty list is none', () => {
  expect(isMissing(question('one'), {})).toBe(true);
  expect(isMissing(question('one'), { one: 0 })).toBe(false);
  expect(isMissing(question('one'), { one: [] })).toBe(true);
  expect(isMissing(question('one', { required: false }), {})).toBe(false);
});

it('keeps what was chosen for the person alone', () => {
  keepDraft('s', { answers: { uses: 1 }, at: 'why', since: 5 });
  noteAsked();
  expect(readDraft('s')).toEqual({ answers: { uses: 1 }, at: 'why', since: 5 });
  expect(wasAsked()).toBe(true);
  session.activeUser = { id: 'two' } as NonNullable<typeof session.activeUser>;
  expect(readDraft('s').answers).toEqual({});
  expect(wasAsked()).toBe(false);
});
