import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { line } from '../src/content/index.ts';
import {
  expectedSuccess,
  type FirstTry,
  firstTryValue,
  helpAfter,
  isLearned,
  type Level,
  masteryLevels,
  newProgress,
  nextLevel,
  questionsToLearn,
  recordFirstTry,
  recordReview,
  rested,
  type SkillProgress,
  stuckShare,
} from '../src/index.ts';

const right: FirstTry = { level: 2, targetLevel: 2, value: 1, guessable: null, hinted: false, days: 0 };
const wrong: FirstTry = { ...right, value: 0 };
const withHint: FirstTry = { ...right, hinted: true };

function after(tries: readonly FirstTry[], from: SkillProgress = newProgress): SkillProgress {
  return tries.reduce((progress, attempt) => recordFirstTry(progress, attempt), from);
}

const times = (count: number, attempt: FirstTry) => Array.from({ length: count }, () => attempt);

/** As the questions come, each answered by `answer`. */
function practice(
  answer: (level: Level, index: number) => boolean,
  count: number,
  guessable: number | null = null,
): SkillProgress[] {
  const skill = { levels: [1, 2, 3, 4] as const, targetLevel: 2 as const, guessable };
  const all = [newProgress];
  for (let index = 0; index < count; index += 1) {
    const before = all[index] as SkillProgress;
    const level = nextLevel(skill, before, index === 0);
    all.push(recordFirstTry(before, { ...right, level, guessable, value: answer(level, index) ? 1 : 0 }));
  }
  return all;
}

const learnedAfter = (all: readonly SkillProgress[]) => all.findIndex((progress) => isLearned(progress));

const anyTry = fc.record<FirstTry>({
  level: fc.constantFrom<Level>(1, 2, 2, 2, 3, 4),
  targetLevel: fc.constant<Level>(2),
  value: fc.constantFrom(1, 1, 1, 1, 0.5, 0, 0),
  guessable: fc.constantFrom(null, 2, 3, 4),
  hinted: fc.boolean(),
  days: fc.constantFrom(0, 0, 0, 1, 7, 90),
});

describe('what is believed', () => {
  it('stays between doubt and certainty, whatever comes, and whatever was stored before', () => {
    const stored = fc.record({
      score: fc.double({ min: 0, max: 1, noNaN: true }),
      rating: fc.double({ min: -30, max: 30, noNaN: true }),
    });
    fc.assert(
      fc.property(stored, fc.array(anyTry, { maxLength: 60 }), (begin, tries) => {
        for (const progress of [after(tries, { ...newProgress, ...begin })]) {
          expect(progress.score).toBeGreaterThanOrEqual(0);
          expect(progress.score).toBeLessThanOrEqual(1);
          expect(Number.isFinite(progress.rating)).toBe(true);
          expect(stuckShare(progress)).toBeGreaterThanOrEqual(0);
          expect(stuckShare(progress)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('rises more with a right answer than with a wrong one, and the less a guess may have done it, the more', () => {
    const score = (attempt: FirstTry) => after([attempt]).score;
    expect(score(right)).toBeGreaterThan(score({ ...right, guessable: 4 }));
    expect(score({ ...right, guessable: 4 })).toBeGreaterThan(score({ ...right, guessable: 2 }));
    expect(score({ ...right, guessable: 2 })).toBeGreaterThan(newProgress.score);
    expect(score({ ...right, level: 3 })).toBeGreaterThan(score({ ...right, level: 1 }));
    expect(score(wrong)).toBeLessThan(newProgress.score);
    expect(score({ ...wrong, level: 1 })).toBeLessThan(score({ ...wrong, level: 4 }));
  });

  it('takes a part as its share, and an invalid input as no try', () => {
    const message = line`آفرین`;
    expect(firstTryValue({ verdict: 'right', normalized: '1', message })).toBe(1);
    expect(firstTryValue({ verdict: 'partial', normalized: '1', right: 1, outOf: 4, message })).toBe(0.25);
    expect(firstTryValue({ verdict: 'wrong', normalized: '1', message })).toBe(0);
    expect(firstTryValue({ verdict: 'invalid', reason: 'empty', message })).toBeNull();
  });

  it('forgets over a summer, never below a beginner, and the more the longer', () => {
    const learned = after(times(8, right));
    expect(rested(learned, 0)).toEqual(learned);
    expect(rested(learned, 7).score).toBeGreaterThan(0.9);
    expect(rested(learned, 90).score).toBeLessThan(0.75);
    expect(rested(learned, 90).score).toBeGreaterThan(newProgress.score);
    const failing = after(times(4, wrong));
    expect(rested(failing, 90)).toEqual(failing);
    // After the summer a few right answers bring it back.
    expect(isLearned(after(times(4, right), recordFirstTry(learned, { ...right, days: 90 })))).toBe(true);
  });
});

describe('learned', () => {
  it('takes five right answers of who knows it, as the questions come', () => {
    expect(learnedAfter(practice(() => true, 20))).toBe(5);
    expect(learnedAfter(practice((_level, index) => index !== 2, 20))).toBeLessThanOrEqual(12);
  });

  it('takes more where a guess may do: nobody learns two options in five questions', () => {
    const needed = [null, 4, 3, 2].map((options) => learnedAfter(practice(() => true, 30, options)));
    expect(needed).toEqual([...needed].sort((a, b) => a - b));
    expect(needed[3]).toBeGreaterThan(5);
    expect(needed[3]).toBeLessThanOrEqual(12);
  });

  it('is nothing that other levels alone can show', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ level: fc.constantFrom<Level>(1, 3, 4), value: fc.constantFrom(0, 1, 1, 1) }), {
          maxLength: 60,
        }),
        (tries) => {
          expect(isLearned(after(tries.map((one) => ({ ...right, ...one }))))).toBe(false);
        },
      ),
    );
    // Ten of thirty right at the hardest level, and one at the target level by chance.
    const thirty = Array.from({ length: 30 }, (_, index) => ({
      ...right,
      level: 4 as const,
      value: index % 3 === 0 ? 1 : 0,
    }));
    expect(isLearned(after([...thirty, right]))).toBe(false);
  });

  it('is never said after a wrong answer, nor of what was right with hints alone', () => {
    fc.assert(
      fc.property(fc.array(anyTry, { maxLength: 40 }), (tries) => {
        const before = after(tries);
        if (!isLearned(before)) expect(isLearned(recordFirstTry(before, { ...wrong, level: 2 }))).toBe(false);
      }),
    );
    expect(isLearned(after(times(60, withHint)))).toBe(false);
  });
});

describe('questions to learn', () => {
  it('are none once it is learned, one at least before, and more where a guess may do', () => {
    fc.assert(
      fc.property(fc.array(anyTry, { maxLength: 40 }), (tries) => {
        const progress = after(tries);
        const [typed, four, two] = [null, 4, 2].map((options) => questionsToLearn(progress, options)) as [
          number,
          number,
          number,
        ];
        expect(typed === 0).toBe(isLearned(progress));
        expect(typed).toBeLessThanOrEqual(four);
        expect(four).toBeLessThanOrEqual(two);
        expect(two).toBeLessThanOrEqual(32);
      }),
    );
    expect(questionsToLearn(newProgress, null)).toBe(9);
    expect(questionsToLearn(after(times(4, right)), null)).toBeLessThanOrEqual(2);
  });
});

describe('bands', () => {
  it('never fall by more than one on one question, and never without a wrong answer', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyTry, fc.nat(40)), { minLength: 12, maxLength: 60, size: 'max' }), (tries) => {
        let progress = newProgress;
        for (const [one, days] of tries) {
          const next = days % 3 === 0 ? recordReview(progress, one, days) : recordFirstTry(progress, one);
          const step = masteryLevels.indexOf(next.band) - masteryLevels.indexOf(progress.band);
          expect(step).toBeGreaterThanOrEqual(one.value > 0 ? 0 : -1);
          progress = next;
        }
      }),
    );
  });

  const learned = after([...times(5, right)]);

  it('reach mastery by a review after a day', () => {
    expect(learned.band).toBe('learned');
    expect(recordReview(learned, right, 0).band).toBe('learned');
    const mastered = recordReview(learned, { ...right, days: 1 }, 1);
    expect(mastered.band).toBe('mastered');
    expect(recordReview(mastered, { ...right, days: 3 }, 3).reviewsPassed).toBe(1);
    expect(recordReview(mastered, { ...right, days: 7 }, 7).reviewsPassed).toBe(2);
  });

  it('are not given by one weak review: easier, with a hint, half right, or two options', () => {
    for (const weak of [
      { ...right, level: 1 as const },
      { ...right, hinted: true },
      { ...right, value: 0.5 },
      { ...right, guessable: 2 },
      { ...right, guessable: 4 },
    ]) {
      expect(recordReview(learned, { ...weak, days: 1 }, 1).band).toBe('learned');
    }
    const once = recordReview(learned, { ...right, guessable: 2, days: 1 }, 1);
    expect(recordReview(once, { ...right, guessable: 2, days: 7 }, 7).band).toBe('mastered');
  });

  it('are not taken by one observation, however late or wrong: mastery falls after two in a row', () => {
    const mastered = recordReview(learned, { ...right, days: 1 }, 1);
    fc.assert(
      fc.property(anyTry, (one) => {
        expect(recordFirstTry(mastered, one).band).toBe('mastered');
        expect(recordReview(mastered, one, 40).band).toBe('mastered');
      }),
    );
    const missed = recordFirstTry(mastered, { ...wrong, days: 7 });
    expect([missed.band, missed.reviewsPassed]).toEqual(['mastered', 0]);
    expect(after(times(3, wrong), missed).band).not.toBe('mastered');
    expect(recordFirstTry(mastered, { ...right, value: 0.5 }).reviewsPassed).toBe(1);
    expect(after(times(5, { ...wrong, level: 4 }), mastered).band).toBe('mastered');
  });
});

describe('help', () => {
  it('offers an example after three wrong in a row and calls the teacher soon after', () => {
    const all = practice(() => false, 10).map((progress) => helpAfter(progress));
    expect(all.slice(0, 3)).toEqual(['none', 'none', 'none']);
    expect(all[3]).toBe('example');
    expect(all.indexOf('teacher')).toBeGreaterThanOrEqual(4);
    expect(all.indexOf('teacher')).toBeLessThanOrEqual(6);
    expect(helpAfter(after(times(9, { ...wrong, level: 4 })))).toBe('none');
  });

  it('is no call for who knew it and slips, and for who is right again', () => {
    expect(helpAfter(after(times(4, wrong), after(times(6, right))))).toBe('example');
    expect(helpAfter(after([...times(5, wrong), right]))).toBe('none');
  });

  it('calls the teacher after twenty questions without having learned, unless it goes on', () => {
    const failing = practice((_level, index) => index % 3 === 0, 30).map((progress) => helpAfter(progress));
    expect(failing.slice(0, 20)).not.toContain('teacher');
    expect(failing.slice(20)).toContain('teacher');
    const rising = practice((_level, index) => index % 3 !== 0, 30);
    expect(rising.map((progress) => helpAfter(progress))).not.toContain('teacher');
    expect(helpAfter(after(times(20, right)))).toBe('none');
  });

  it('is never called by answers that are right with hints', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ level: fc.constantFrom<Level>(1, 2, 3), value: fc.constantFrom(1, 1, 0.5) }), {
          maxLength: 60,
        }),
        (tries) => {
          expect(helpAfter(after(tries.map((one) => ({ ...withHint, ...one }))))).toBe('none');
        },
      ),
    );
    expect(helpAfter(after([wrong, wrong, wrong, ...times(30, withHint)]))).not.toBe('teacher');
  });
});

describe('rows that were stored by the rules before', () => {
  const old = { ...newProgress, tries: 9, counted: 7, wrongInARow: 0, belowInARow: 0, reviewsPassed: 0 };
  const learned: SkillProgress = { ...old, score: 0.84, rating: 1.9, lastRight: true, band: 'learned' };
  const failing: SkillProgress = {
    ...old,
    score: 0.17,
    rating: -1.8,
    lastRight: false,
    wrongInARow: 4,
    band: 'learning',
  };

  it('keep their bands, and go on as the answers say', () => {
    expect(recordFirstTry(learned, right).band).toBe('learned');
    expect(isLearned(after(times(2, right), learned))).toBe(true);
    expect(recordFirstTry(learned, wrong).band).toBe('near');
    expect(recordReview(learned, { ...right, days: 2 }, 2).band).toBe('mastered');
    expect(helpAfter(learned)).toBe('none');
    expect(helpAfter(failing)).toBe('teacher');
    expect(isLearned(after(times(8, right), failing))).toBe(true);
    expect(questionsToLearn(failing, null)).toBeGreaterThan(questionsToLearn({ ...learned, band: 'near' }, null));
  });
});

describe('the next level', () => {
  const skill = { levels: [1, 2, 3, 4] as const, targetLevel: 2 as const, guessable: null };

  it('finds out at once what is known, rises with success and falls with trouble', () => {
    expect(nextLevel(skill, newProgress, true)).toBe(2);
    expect(nextLevel({ ...skill, guessable: 2 }, newProgress, true)).toBe(2);
    expect(nextLevel(skill, after(times(8, right)), false)).toBeGreaterThanOrEqual(3);
    expect(nextLevel(skill, after(times(4, wrong)), false)).toBe(1);
    expect(nextLevel(skill, after([right, wrong, right, wrong]), true)).toBe(1);
  });

  it('brings the target level after two easier questions at the latest', () => {
    const warmUps = after([wrong, wrong, { ...wrong, level: 1 }, { ...wrong, level: 1 }]);
    expect(nextLevel(skill, warmUps, false)).toBe(2);
    expect(nextLevel(skill, warmUps, true)).toBe(2);
  });

  it('has what is proved elsewhere shown at the target level', () => {
    const elsewhere = after(times(12, { ...right, level: 3 }));
    expect(isLearned(elsewhere)).toBe(false);
    expect(nextLevel(skill, elsewhere, false)).toBe(2);
  });

  it('expects more of an easier level and of a guessable one', () => {
    const at = (level: Level, guessable: number | null = null) => expectedSuccess(newProgress, level, 2, guessable);
    expect(at(2)).toBeCloseTo(0.7, 1);
    expect(at(1)).toBeGreaterThan(at(2));
    expect(at(2, 4)).toBeGreaterThan(at(2));
  });
});
