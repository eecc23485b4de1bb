import { describe, expect, it } from 'vitest';
import { allPopulations, type Population } from '../simulate/children/populations.ts';
import { learn } from '../simulate/learn.ts';
import { models } from '../simulate/models/index.ts';
import { measureReviews, reviewRules } from '../simulate/reviews.ts';
import { REPORT_SEED } from '../simulate/seeds.ts';
import { compare, missedAims } from '../simulate/tables.ts';
import { createRng, type LearningParameters, learningParameters, questionsToLearn } from '../src/index.ts';

describe('the model of learning', () => {
  it('reaches its aims with children no parameter has seen', () => {
    expect(missedAims(compare(models.slice(0, 1), 800))).toEqual([]);
  });

  it('is held to aims that the rules before it miss', () => {
    expect(missedAims(compare(models.slice(1, 2), 800)).length).toBeGreaterThan(3);
  });

  it('says about as many questions as it then takes: half of the children need fewer, half more', () => {
    const [mixedClass] = allPopulations as readonly [Population];
    for (const guessable of [null, 4, 2]) {
      const taken = new Map<number, number[]>();
      for (let index = 0; index < 2000; index += 1) {
        const said: number[] = [];
        const child = mixedClass.child(createRng('about so many more', REPORT_SEED * 1_000_000 + index));
        const learned = learn(child, guessable, (progress) => said.push(questionsToLearn(progress, guessable)));
        if (learned === null) continue;
        for (const [step, count] of said.entries()) {
          if (count > 0) taken.set(count, [...(taken.get(count) ?? []), said.length - 1 - step]);
        }
      }
      const medians = [...taken]
        .filter(([, left]) => left.length >= 200)
        .map(([said, left]) => ({ said, median: left.sort((a, b) => a - b)[Math.floor(left.length / 2)] as number }));
      expect(medians.length).toBeGreaterThan(5);
      for (const { said, median } of medians) {
        expect({ guessable, said, median, off: Math.abs(said - median) <= Math.max(2, said * 0.35) }).toMatchObject({
          off: true,
        });
      }
    }
  });

  it('calls hardly anybody mastered who is not, also where a guess may do', () => {
    const [{ rule }] = reviewRules as readonly [(typeof reviewRules)[number]];
    for (const guessable of [null, 4, 2]) {
      expect(measureReviews(rule, guessable, 1000, REPORT_SEED).falselyMastered).toBeLessThan(0.05);
    }
  });

  it('has parameters that make sense: who knows it does better than who learns, and who learns than who is stuck', () => {
    const p: LearningParameters = learningParameters;
    expect(p.ifKnown).toBeGreaterThan(p.ifLearning);
    expect(p.ifLearning).toBeGreaterThan(p.ifStuck);
    expect(p.begin + p.stuck).toBeLessThan(1);
    expect(p.learned).toBeGreaterThan(0.9);
  });
});
