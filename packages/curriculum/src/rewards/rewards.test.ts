import { describe, expect, it } from 'vitest';
import { availableSkills } from '../skills/index.ts';
import {
  badgeNames,
  badgeOfEarning,
  badgeRules,
  cupBand,
  type EarningAnswer,
  earnedBadges,
  earningsOf,
  noRewardFacts,
} from './index.ts';

const everySkill = new Set(availableSkills().map(({ id }) => id));
const many = { ...noRewardFacts, learned: everySkill };

describe('badges', () => {
  it('are at least 24, none for nothing, and all can be had', () => {
    expect(badgeNames.length).toBeGreaterThanOrEqual(24);
    expect(earnedBadges(noRewardFacts)).toEqual([]);
    const all = Object.fromEntries(Object.keys(noRewardFacts).map((name) => [name, 100]));
    expect(earnedBadges({ ...noRewardFacts, ...all, learned: everySkill })).toEqual(badgeNames);
  });

  it.each([
    ['autumn', { autumnDays: 10 }, { autumnDays: 9 }],
    ['four-weeks', { goalWeeks: 4 }, { goalWeeks: 3 }],
    ['new-skills', { tried: 3 }, { tried: 2 }],
    ['own-correction', { corrected: 1 }, { corrected: 0 }],
    ['with-a-hint', { hinted: 1 }, { corrected: 5 }],
    ['welcome-back', { returned: 1 }, { finished: 9 }],
  ] as const)('%s is given at its mark and not before', (name, enough, less) => {
    expect(badgeRules[name]({ ...noRewardFacts, ...enough })).toBe(true);
    expect(badgeRules[name]({ ...noRewardFacts, ...less })).toBe(false);
  });

  it('of a subject are for skills of it, and of a chapter or a book for all of them', () => {
    const titled = (title: RegExp) =>
      new Set(
        availableSkills()
          .filter((skill) => title.test(skill.title))
          .map(({ id }) => id),
      );
    const fractions = [...titled(/کسر/)];
    expect(badgeRules.fractions({ ...noRewardFacts, learned: new Set(fractions.slice(0, 2)) })).toBe(false);
    expect(badgeRules.fractions({ ...noRewardFacts, learned: new Set(fractions.slice(0, 3)) })).toBe(true);
    expect(badgeRules.clock({ ...noRewardFacts, learned: titled(/تقارن/) })).toBe(false);
    const grade = availableSkills().filter(({ place }) => place.grade === 5);
    expect(badgeRules['whole-grade']({ ...noRewardFacts, learned: new Set(grade.slice(1).map(({ id }) => id)) })).toBe(
      false,
    );
    expect(badgeRules['whole-grade']({ ...noRewardFacts, learned: new Set(grade.map(({ id }) => id)) })).toBe(true);
    expect(badgeRules['whole-chapter'](many)).toBe(true);
  });
});

const plain: EarningAnswer = {
  isRight: true,
  triesBefore: 0,
  hintsOpened: 0,
  sawSolution: false,
  isSimilar: false,
  isLearnedBefore: false,
  wasEverLearned: false,
  isLearnedAfter: false,
  passedReview: false,
};

describe('the badge of a kind of earning', () => {
  it.each(Object.entries(badgeOfEarning))('%s: the first earns %s alone, the others nothing', (kind, badge) => {
    const gained = (from: number, to: number) =>
      earnedBadges({ ...many, [kind]: to }).filter((name) => !earnedBadges({ ...many, [kind]: from }).includes(name));
    expect(gained(0, 1)).toEqual(badge === null ? [] : [badge]);
    for (let count = 1; count < 60; count += 1) expect(gained(count, count + 1)).toEqual([]);
  });
});

describe('what an answer earns', () => {
  it('is nothing for a plain right answer and for a wrong one', () => {
    expect(earningsOf(plain)).toEqual([]);
    expect(earningsOf({ ...plain, isRight: false, triesBefore: 3, hintsOpened: 2 })).toEqual([]);
  });

  it('is nothing for corrections and hints in a learned skill, or after its solution', () => {
    expect(
      earningsOf({ ...plain, triesBefore: 2, hintsOpened: 1, isLearnedBefore: true, wasEverLearned: true }),
    ).toEqual([]);
    expect(earningsOf({ ...plain, triesBefore: 2, hintsOpened: 1, sawSolution: true })).toEqual([]);
  });

  it('is something for learning, reviewing, correcting, going on and helping oneself', () => {
    expect(earningsOf({ ...plain, isLearnedAfter: true })).toEqual(['learned']);
    expect(
      earningsOf({ ...plain, isLearnedBefore: true, wasEverLearned: true, isLearnedAfter: true, passedReview: true }),
    ).toEqual(['reviewed']);
    expect(earningsOf({ ...plain, triesBefore: 2, hintsOpened: 1 })).toEqual(['corrected', 'persevered', 'hinted']);
    expect(earningsOf({ ...plain, isSimilar: true })).toEqual(['understood']);
  });
});

describe('the band of a class', () => {
  it('is no rank: none in a small class, one for equal steps, none before the first step', () => {
    const ofClass = [9, 9, 9, 5, 4, 3, 2, 1, 0, 0];
    expect(cupBand(9, ofClass)).toBe('top-tenth');
    expect(cupBand(5, ofClass)).toBe('taking-part');
    expect(cupBand(0, ofClass)).toBeNull();
    expect(cupBand(9, [9, 1])).toBe('taking-part');
  });
});
