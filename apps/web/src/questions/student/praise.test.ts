import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rightWords } from '../strings/student-question.ts';
import { praiseOf, rightWay } from './praise.ts';

it('never says the same twice running, and says of an answer what it said before', () => {
  let number = 0;
  const ways = fc.array(
    fc.record({
      way: fc.constantFrom('first', 'later', 'hinted'),
      luck: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(ways, (answers) => {
      let before = '';
      for (const { way, luck } of answers) {
        number += 1;
        const id = `attempt ${number}`;
        const words = praiseOf(id, way as 'first', () => luck);
        expect(words).not.toBe(before);
        expect(rightWords[way as 'first'].praise).toContain(words);
        expect(praiseOf(id, way as 'first', () => 0)).toBe(words);
        before = words;
      }
    }),
    { numRuns: 100 },
  );
});

it('says honestly how it came right', () => {
  expect(rightWay({ tries: 1 }, 0)).toBe('first');
  expect(rightWay({ tries: 2 }, 0)).toBe('later');
  expect(rightWay({ tries: 1 }, 1)).toBe('hinted');
});
