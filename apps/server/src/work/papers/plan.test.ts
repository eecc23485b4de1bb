import { grades, mathBook } from '@mashq/curriculum';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstTermChapters, type Paper, paperOf, papersOf, sharesBy, skillsOfPaper } from './plan.ts';

const questionsOf = ({ chapters }: Paper) => chapters.reduce((sum, { questions }) => sum + questions, 0);
const chapterOfSkill = (paper: Paper, skillId: string) =>
  paper.chapters.find(({ chapter }) => chapter.lessons.some(({ skills }) => skills.some(({ id }) => id === skillId)));

describe('shares by weight', () => {
  it('add up, leave nobody out, and follow the weights', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(weights, fc.integer({ min: 8, max: 30 }), (given, questions) => {
        const shares = sharesBy(given, questions);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(questions);
        for (const [index, weight] of given.entries()) {
          expect(shares[index]).toBeGreaterThanOrEqual(1);
          for (const [other, less] of given.entries())
            if (weight > less) expect(shares[index] ?? 0).toBeGreaterThanOrEqual(shares[other] ?? 0);
        }
      }),
    );
    expect(sharesBy([10, 30], 10)).toEqual([3, 7]);
    expect(sharesBy([], 10)).toEqual([]);
  });
});

describe.each(grades)('papers of grade %i', (grade) => {
  const { chapters } = mathBook(grade);
  const border = firstTermChapters(mathBook(grade));

  it('are both terms and every chapter', () => {
    expect(papersOf(grade).map(({ kind, chapter }) => [kind, chapter])).toEqual([
      ['first_term', null],
      ['second_term', null],
      ...chapters.map(({ number }) => ['chapter', number]),
    ]);
    expect(paperOf(grade, 'chapter', 99)).toBeNull();
  });

  it('part the book near the half of its pages', () => {
    const pages = (some: typeof chapters) =>
      some.reduce((sum, { firstPage, lastPage }) => sum + lastPage - firstPage + 1, 0);
    const share = pages(chapters.slice(0, border)) / pages(chapters);
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.65);
    expect(paperOf(grade, 'first_term', null)?.chapters.map(({ chapter }) => chapter.number)).toEqual(
      chapters.slice(0, border).map(({ number }) => number),
    );
  });

  it('ask twenty questions a term, a quarter of the second term’s of what was before, and no lesson alone', () => {
    const [first, second] = papersOf(grade);
    if (first === undefined || second === undefined) throw new Error('no papers');
    expect([first, second].map(questionsOf)).toEqual([20, 20]);
    expect(questionsOf({ ...second, chapters: second.chapters.slice(0, border) })).toBe(5);
  });

  it('ask skills of their own chapters by their shares, in the book’s order, every skill before any comes twice', () => {
    for (const paper of papersOf(grade)) {
      const skills = skillsOfPaper(paper, 7);
      expect(skills.reduce((sum, { items }) => sum + items, 0)).toBe(questionsOf(paper));
      for (const { chapter, questions } of paper.chapters) {
        const own = skills.filter(({ skillId }) => chapterOfSkill(paper, skillId)?.chapter === chapter);
        expect(own.reduce((sum, { items }) => sum + items, 0)).toBe(questions);
        const all = chapter.lessons.flatMap(({ skills: some }) => some.map(({ id }) => id));
        expect(own.map(({ skillId }) => skillId)).toEqual(
          all.filter((id) => own.some(({ skillId }) => skillId === id)),
        );
        if (own.some(({ items }) => items > 1)) expect(own.length).toBe(all.length);
        // Every lesson has a turn before any has a second one.
        const lessons = new Set(
          own.map(({ skillId }) => chapter.lessons.findIndex((l) => l.skills.some(({ id }) => id === skillId))),
        );
        expect(lessons.size).toBe(Math.min(questions, chapter.lessons.filter((l) => l.skills.length > 0).length));
      }
    }
  });

  it('are the same with the same seed and others with another', () => {
    const [first] = papersOf(grade);
    if (first === undefined) throw new Error('no papers');
    expect(skillsOfPaper(first, 5)).toEqual(skillsOfPaper(first, 5));
    const seen = new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(skillsOfPaper(first, seed))));
    expect(seen.size).toBe(5);
  });
});
