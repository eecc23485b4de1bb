import type { QuestionState } from '@mashq/api/contract';
import { describe, expect, it } from 'vitest';
import { homeworkQuestionStates, nextOpenQuestion } from './homework-question-states.ts';

const items = (...states: QuestionState[]) => states.map((state, index) => ({ question_id: `q${index + 1}`, state }));

describe('the marks of a homework', () => {
  it('show what came of each question, and what is on its way', () => {
    expect(homeworkQuestionStates(items('right', 'open', 'revealed', 'skipped'), [{ questionId: 'q2' }])).toEqual([
      'right',
      'waiting',
      'revealed',
      'skipped',
    ]);
  });
});

describe('the next question', () => {
  it('is the next open one, around the end', () => {
    expect(nextOpenQuestion(items('open', 'right', 'open'), [], 'q1')).toBe('q3');
    expect(nextOpenQuestion(items('open', 'right', 'open'), [], 'q3')).toBe('q1');
    expect(nextOpenQuestion(items('right', 'open', 'open'), [])).toBe('q2');
  });

  it('is none where all is done or on its way, and never the same one', () => {
    expect(nextOpenQuestion(items('right', 'wrong'), [])).toBeUndefined();
    expect(nextOpenQuestion(items('right', 'open'), [{ questionId: 'q2' }], 'q1')).toBeUndefined();
    expect(nextOpenQuestion(items('right', 'open'), [], 'q2')).toBeUndefined();
    expect(nextOpenQuestion([], [])).toBeUndefined();
  });
});
