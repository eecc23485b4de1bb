import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookSkill, type Grade, mathBook } from '../books/index.ts';
import { prerequisitesOf } from '../books/prerequisites/index.ts';
import {
  nextInPlacement,
  PLACEMENT_QUESTIONS,
  type PlacementAnswer,
  placementResults,
  startingProgress,
} from './placement.ts';
import { isLearned } from './score.ts';

const GRADES: readonly Grade[] = [3, 4, 5, 6];

function answerAll(grade: Grade, knows: (skillId: string) => boolean): PlacementAnswer[] {
  const answers: PlacementAnswer[] = [];
  for (let skillId = nextInPlacement(grade, answers); skillId !== null; skillId = nextInPlacement(grade, answers))
    answers.push({ skillId, isRight: knows(skillId) });
  return answers;
}

describe('a placement', () => {
  it.each(GRADES)('of grade %s has 12 to 16 questions, none twice, the middle of each chapter first', (grade) => {
    const chapters = mathBook(grade).chapters.length;
    for (const knows of [() => true, () => false]) {
      const asked = answerAll(grade, knows).map(({ skillId }) => skillId);
      expect(new Set(asked).size).toBe(asked.length);
      expect(asked.length).toBeGreaterThanOrEqual(12);
      expect(asked.length).toBeLessThanOrEqual(PLACEMENT_QUESTIONS);
      expect(new Set(asked.slice(0, chapters).map((id) => bookSkill(id)?.place.chapter)).size).toBe(chapters);
    }
  });

  it('of a student who knows the book finds nothing to begin, and believes nothing learned', () => {
    const answers = answerAll(5, () => true);
    expect(placementResults(5, answers).every(({ state, skillId }) => state === 'known' && skillId === null)).toBe(
      true,
    );
    const believed = startingProgress(5, answers);
    expect(believed.size).toBeGreaterThan(20);
    for (const progress of believed.values()) {
      expect(progress).toMatchObject({ band: 'unseen', tries: 0, counted: 0 });
      expect(progress.score).toBeGreaterThan(0.54);
      expect(isLearned(progress)).toBe(false);
    }
  });

  it('of a student who knows the books before begins in each chapter itself, and behind them where those are missing', () => {
    const before = answerAll(5, (id) => (bookSkill(id)?.place.grade ?? 5) < 5);
    for (const { skillId } of placementResults(5, before)) expect(bookSkill(skillId ?? '')?.place.grade).toBe(5);
    const none = placementResults(
      5,
      answerAll(5, () => false),
    );
    const earlier = none.filter(({ state }) => state === 'before');
    expect(earlier.length).toBeGreaterThan(0);
    for (const { skillId, chapter } of earlier)
      expect([bookSkill(skillId ?? '')?.place.grade, bookSkill(skillId ?? '')?.place.chapter]).not.toEqual([
        5,
        chapter,
      ]);
  });

  it('has no more questions, whatever was answered before', () => {
    const answers = Array.from({ length: PLACEMENT_QUESTIONS }, () => ({ skillId: 'g3-times-table', isRight: true }));
    expect(nextInPlacement(5, answers)).toBeNull();
    expect(nextInPlacement(5, answers.slice(1))).not.toBeNull();
  });

  it('says of a chapter that nothing was asked of where its first skill is', () => {
    const [first] = placementResults(4, []);
    expect(first).toEqual({
      chapter: 1,
      state: 'unasked',
      skillId: mathBook(4).chapters[0]?.lessons[0]?.skills[0]?.id,
    });
  });

  it('believes less of what builds on a wrong answer, and says nothing of what was asked', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GRADES),
        fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
        (grade, list) => {
          let place = 0;
          const answers = answerAll(grade, () => list[place++] ?? true);
          const believed = startingProgress(grade, answers);
          const wrong = new Set(answers.filter(({ isRight }) => !isRight).map(({ skillId }) => skillId));
          for (const { skillId } of answers) expect(believed.has(skillId)).toBe(false);
          for (const [id, { score }] of believed)
            expect(score < 0.54).toBe(
              bookSkill(id)?.place.grade === grade && prerequisitesOf(id).some(({ skillId }) => wrong.has(skillId)),
            );
        },
      ),
      { numRuns: 60 },
    );
  });
});
