import { describe, expect, it } from 'vitest';
import { allPrerequisitesOf, bookSkill, grades, lessonsOf, mathBook, prerequisitesOf } from '../src/index.ts';
import { wordingFault } from './properties/wording.ts';

const inOrder = grades.flatMap((grade) =>
  lessonsOf(mathBook(grade)).flatMap(({ skills }) => skills.map(({ id }) => id)),
);
const place = new Map(inOrder.map((id, index) => [id, index]));

/** Nothing of the four books leads to these. */
const ROOTS = [
  'g3-pattern-figure-next',
  'g3-symmetry-complete',
  'g3-fraction-shaded',
  'g3-line-kind',
  'g3-chance-words',
];

describe('prerequisites', () => {
  it('are there for every skill but the roots', () => {
    expect(inOrder.filter((id) => prerequisitesOf(id).length === 0)).toEqual(ROOTS);
    expect(prerequisitesOf('g9-nothing')).toEqual([]);
  });

  it('are skills that the books teach earlier, so that there is no circle', () => {
    const wrong = inOrder.flatMap((id) =>
      prerequisitesOf(id)
        .map(({ skillId }) => skillId)
        .filter((needed) => (place.get(needed) ?? Number.POSITIVE_INFINITY) >= (place.get(id) as number))
        .map((needed) => `${id} needs ${needed}`),
    );
    expect(wrong).toEqual([]);
    expect(inOrder.filter((id) => allPrerequisitesOf(id).includes(id))).toEqual([]);
  });

  it('lead back to a root from everywhere', () => {
    const lost = inOrder.filter(
      (id) => !ROOTS.includes(id) && !allPrerequisitesOf(id).some((needed) => ROOTS.includes(needed)),
    );
    expect(lost).toEqual([]);
  });

  it('say why in a few words of good Persian, each in its own', () => {
    const faults = inOrder.flatMap((id) => {
      const reasons = prerequisitesOf(id).map(({ reason }) => reason);
      const twice = new Set(reasons).size < reasons.length ? ['one reason twice'] : [];
      const long = reasons.filter((reason) => reason.length > 60).map((reason) => `too long: ${reason}`);
      return [...twice, ...long, ...reasons.map(wordingFault)]
        .filter((fault) => fault !== null)
        .map((fault) => `${id}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it('are of the same or an earlier grade, and reach over the grades', () => {
    const before = inOrder.filter((id) =>
      prerequisitesOf(id).some(({ skillId }) => bookSkill(skillId)?.place.grade !== bookSkill(id)?.place.grade),
    );
    expect(before.length).toBeGreaterThan(100);
    expect(allPrerequisitesOf('g5-fraction-div-fraction').slice(0, 2)).toEqual([
      'g5-fraction-div-whole',
      'g4-fraction-equal-missing',
    ]);
  });
});
