import { createRng, type Level, learningParameters, type SkillProgress } from '../../src/index.ts';
import type { Population } from '../children/populations.ts';
import { outcomesOf } from '../measures.ts';
import type { Outcome } from '../practice.ts';
import { average } from './average.ts';
import { factors } from './factors.ts';
import type { Model } from './model.ts';
import { rasch } from './rasch.ts';
import { threeStates } from './three-states.ts';
import { tracing } from './tracing.ts';
import { tuned } from './tuned.ts';

/** A model, whatever it keeps of a child. */
export interface AnyModel {
  readonly name: string;
  readonly outcomes: (
    population: Population,
    ofBooks: readonly (number | null)[],
    children: number,
    seed: number,
  ) => Outcome[];
}

export const anyModel = <State>(model: Model<State>): AnyModel => ({
  name: model.name,
  outcomes: (population, ofBooks, children, seed) => outcomesOf(model, population, ofBooks, children, seed),
});

const product = threeStates(learningParameters);

/** What is compared: the product's model first, then what it was before, then the others. */
export const models: readonly AnyModel[] = [
  anyModel(product),
  anyModel(average),
  anyModel(tracing(tuned.tracing)),
  anyModel(factors(tuned.factors)),
  anyModel(rasch(tuned.rasch)),
];

const LEVELS: readonly Level[] = [1, 2, 3, 4];
const rng = createRng('levels at random', 1);
const scrambled = Array.from({ length: 64 }, () => rng.pick(LEVELS));

const withLevels = (name: string, level: (tries: number) => Level): AnyModel =>
  anyModel({ ...product, name, nextLevel: ({ tries }: SkillProgress) => level(tries) });

/** The product's model with levels that it does not choose. */
export const otherChoices: readonly AnyModel[] = [
  withLevels('target level alone', () => 2),
  withLevels('fixed order', (tries) => LEVELS[Math.floor((tries % 10) / 2.5)] ?? 4),
  withLevels('at random', (tries) => scrambled[tries % scrambled.length] ?? 2),
];
