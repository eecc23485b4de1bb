import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { line } from '../src/content/index.ts';
import {
  createRng,
  expectedSuccess,
  type FirstTry,
  firstTryValue,
  helpAfter,
  isLearned,
  type Level,
  masteryLevels,
  newProgress,
  nextLevel,
  recordFirstTry,
  recordReview,
  rightAnswersToLearn,
  type SkillProgress,
} from '../src/index.ts';

const right: FirstTry = { level: 2, targetLevel: 2, value: 1, guessable: null };
const wrong: FirstTry = { ...right, value: 0 };

function after(tries: readonly FirstTry[], from: SkillProgress = newProgress): SkillProgress {
  return tries.reduce(recordFirstTry, from);
}

const times = (count: number, attempt: FirstTry) => Array.from({ length: count }, () => attempt);

describe('the skill score', () => {
  it('needs five right answers from a cold start', () => {
    expect(isLearned(after(times(4, right)))).toBe(false);
    const learned = after(times(5, right));
    expect(learned.score).toBeCloseTo(0.83616, 10);
    expect([isLearned(learned), learned.band]).toEqual([true, 'learned']);
  });

  it('needs five more right answers after a wrong one at the start, four are not enough', () => {
    const begun = after([wrong]);
    expect(isLearned(after(times(4, right), begun))).toBe(false);
    expect(isLearned(after(times(5, right), begun))).toBe(true);
  });

  it('moves less on a right answer that may be a guess, and in full on a wrong one', () => {
    expect(after([{ ...right, guessable: 2 }]).score).toBeCloseTo(0.548, 10);
    expect(after([{ ...right, guessable: 3 }]).score).toBeCloseTo(0.565, 10);
    expect(after([{ ...right, guessable: 4 }]).score).toBeCloseTo(0.57, 10);
    expect(after([{ ...wrong, guessable: 4 }]).score).toBeCloseTo(0.4, 10);
  });

  it('is not moved by easier questions, and by harder ones only when right', () => {
    const easier = after([
      { ...right, level: 1 },
      { ...wrong, level: 1 },
    ]);
    expect([easier.score, easier.counted, easier.tries, easier.band]).toEqual([0.5, 0, 2, 'starting']);
    expect(after([{ ...wrong, level: 4 }]).counted).toBe(0);
    expect(after([{ ...right, level: 4 }]).counted).toBe(1);
  });

  it('takes a hint as not known, a part as its share, and an invalid input as no try', () => {
    const message = line`آفرین`;
    expect(firstTryValue({ verdict: 'right', normalized: '1', message }, false)).toBe(1);
    expect(firstTryValue({ verdict: 'right', normalized: '1', message }, true)).toBe(0);
    expect(firstTryValue({ verdict: 'partial', normalized: '1', right: 1, outOf: 4, message }, false)).toBe(0.25);
    expect(firstTryValue({ verdict: 'wrong', normalized: '1', message }, false)).toBe(0);
    expect(firstTryValue({ verdict: 'invalid', reason: 'empty', message }, false)).toBeNull();
  });

  it('promises as many right answers as it takes', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (outcomes) => {
        const progress = after(outcomes.map((ok) => (ok ? right : wrong)));
        const needed = rightAnswersToLearn(progress);
        expect(isLearned(after(times(needed, right), progress))).toBe(true);
        if (needed > 0) expect(isLearned(after(times(needed - 1, right), progress))).toBe(false);
      }),
    );
  });
});

describe('bands', () => {
  const attempt = fc.record({
    level: fc.constantFrom<Level>(1, 2, 2, 2, 3, 4),
    targetLevel: fc.constant<Level>(2),
    value: fc.constantFrom(1, 1, 1, 1, 1, 1, 0.5, 0),
    guessable: fc.constantFrom(null, 3, 4),
  });

  it('never fall by more than one on one question, and never on a right answer', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(attempt, fc.nat(40)), { minLength: 12, maxLength: 60, size: 'max' }), (tries) => {
        let progress = newProgress;
        for (const [one, days] of tries) {
          const next = days % 3 === 0 ? recordReview(progress, one, days) : recordFirstTry(progress, one);
          const step = masteryLevels.indexOf(next.band) - masteryLevels.indexOf(progress.band);
          expect(step).toBeGreaterThanOrEqual(one.value === 1 ? 0 : -1);
          progress = next;
        }
      }),
    );
  });

  it('reach mastery by a review after a day, and leave it gently', () => {
    const learned = after(times(6, right));
    expect(recordReview(learned, right, 0).band).toBe('learned');
    const mastered = recordReview(learned, right, 1);
    expect(mastered.band).toBe('mastered');
    expect(recordReview(mastered, right, 3).reviewsPassed).toBe(1);
    expect(recordReview(mastered, right, 7).reviewsPassed).toBe(2);
    const mistaken = recordFirstTry(mastered, wrong);
    expect([mistaken.band, mistaken.reviewsPassed]).toEqual(['learned', 0]);
    expect(recordFirstTry(mistaken, right).band).toBe('learned');
    expect(after(times(2, wrong), mistaken).band).toBe('learning');
  });
});

describe('help', () => {
  it('offers an example after three wrong in a row and calls the teacher after four', () => {
    expect(helpAfter(after(times(2, wrong)))).toBe('none');
    expect(helpAfter(after(times(3, wrong)))).toBe('example');
    expect(helpAfter(after(times(4, wrong)))).toBe('teacher');
    expect(helpAfter(after([...times(3, wrong), right]))).toBe('none');
    expect(helpAfter(after(times(6, { ...wrong, level: 4 })))).toBe('none');
  });

  it('calls the teacher after twenty questions of the target level without having learned', () => {
    const seesaw = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? right : wrong));
    expect(helpAfter(after(seesaw.slice(0, 19)))).toBe('none');
    expect(helpAfter(after(seesaw))).toBe('teacher');
    expect(helpAfter(after(times(20, right)))).toBe('none');
    const easier = seesaw.map((attempt) => ({ ...attempt, level: 1 as const }));
    expect(helpAfter(after([...seesaw.slice(0, 18), ...easier]))).toBe('none');
  });
});

describe('the next level', () => {
  const skill = { levels: [1, 2, 3, 4] as const, targetLevel: 2 as const, guessable: null };

  it('opens easily, rises with success and falls with trouble', () => {
    expect(nextLevel(skill, newProgress, true)).toBe(1);
    expect(nextLevel(skill, newProgress, false)).toBe(1);
    expect(nextLevel(skill, after(times(12, right)), false)).toBeGreaterThanOrEqual(3);
    expect(nextLevel(skill, after(times(6, wrong)), false)).toBe(1);
  });

  it('brings the target level after two easier questions at the latest', () => {
    const warmUps = after([
      { ...wrong, level: 1 },
      { ...wrong, level: 1 },
    ]);
    expect(nextLevel(skill, warmUps, false)).toBe(2);
    expect(nextLevel(skill, warmUps, true)).toBe(2);
  });

  it('expects more of an easier level and of a guessable one', () => {
    expect(expectedSuccess(0.62, 2, 2, null)).toBeCloseTo(0.65, 2);
    expect(expectedSuccess(0.62, 1, 2, null)).toBeGreaterThan(expectedSuccess(0.62, 2, 2, null));
    expect(expectedSuccess(0.62, 2, 2, 4)).toBeGreaterThan(expectedSuccess(0.62, 2, 2, null));
  });

  it('keeps weak, middling and good learners between six and nine tenths right, and most of them learn', () => {
    const rng = createRng('learners', 1);
    for (const strength of [0, 0.4, 0.8]) {
      let answers = 0;
      let rightAnswers = 0;
      let learned = 0;
      for (let learner = 0; learner < 300; learner += 1) {
        let progress = newProgress;
        let ability = strength;
        for (let index = 0; index < 30; index += 1) {
          const level = nextLevel(skill, progress, index % 10 === 0);
          const chance = Math.round(1000 * expectedSuccess(ability, level, 2, null));
          const ok = rng.chance(chance, 1000);
          progress = recordFirstTry(progress, { level, targetLevel: 2, value: ok ? 1 : 0, guessable: null });
          ability += 0.1;
          answers += 1;
          rightAnswers += ok ? 1 : 0;
        }
        learned += progress.band === 'learned' || isLearned(progress) ? 1 : 0;
      }
      expect(rightAnswers / answers).toBeGreaterThan(0.6);
      expect(rightAnswers / answers).toBeLessThan(0.9);
      expect(learned / 300).toBeGreaterThan(0.6);
    }
  });
});
