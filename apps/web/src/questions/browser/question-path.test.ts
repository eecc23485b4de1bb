import { expect, it } from 'vitest';
import { questionOf, questionPath } from './question-path.ts';

it('an address leads to its own question, and to nothing else', () => {
  for (const at of [{ skillId: 'g5-axis-count' }, { skillId: 'g5-axis-count', level: 3 as const, seed: 2147483647 }]) {
    expect(questionOf(new URL(questionPath(at), 'http://x').search)).toEqual(at);
  }
  expect(questionOf('')).toBeUndefined();
  expect(questionOf('?skill=a&level=9&seed=-1')).toEqual({ skillId: 'a' });
});
