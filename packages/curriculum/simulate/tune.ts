/**
 * `node simulate/tune.ts <model> [rounds]`: looks for parameters of a model, by random steps from the best so far, on seeds that
 * no table is made of. Prints the best; they are written into `models/tuned.ts`, and the product's into `src/practice/parameters.ts`, by hand.
 */

import { createRng } from '../src/index.ts';
import { normal } from './children/chance.ts';
import { allPopulations } from './children/populations.ts';
import { type Measures, measuresOf } from './measures.ts';
import { factors } from './models/factors.ts';
import { type AnyModel, anyModel } from './models/index.ts';
import type { Model } from './models/model.ts';
import { rasch } from './models/rasch.ts';
import { threeStates } from './models/three-states.ts';
import { tracing } from './models/tracing.ts';
import { tuned } from './models/tuned.ts';
import { optionsOfBooks, TUNING_SEED } from './seeds.ts';

const CHILDREN = 300;

/** How far a population is from the aims, in steps that hurt about alike. */
function distance(name: string, { success, toLearn, tooEarly, found, precision, needless }: Measures): number {
  const over = (value: number, aim: number, step: number) => Math.max(0, (value - aim) / step);
  const learn = name === 'know it' ? over(toLearn, 5, 1) : over(toLearn, 12, 3);
  // Nobody who knows it, or slips anywhere, is at four in five with any level of the book.
  const range = name === 'know it' || name === 'careless' ? 0 : over(0.7, success, 0.05) + over(success, 0.85, 0.05);
  const weight = name === 'all' ? 6 : name === 'a class' ? 3 : 0.6;
  return (
    weight *
    (learn +
      range +
      over(tooEarly, 0.045, 0.03) +
      over(0.82, found, 0.1) +
      over(0.72, Number.isNaN(precision) ? 0 : precision, 0.1) +
      // The middle of the range is neither dull nor discouraging.
      Math.abs(success - 0.775) * 4 +
      needless * 0.02 +
      tooEarly * 2 +
      (1 - found) * 0.5 +
      (1 - precision) * 0.5)
  );
}

type Numbers = Readonly<Record<string, number>>;

interface Search {
  readonly begin: Numbers;
  readonly make: (parameters: Numbers) => AnyModel;
}

/** A model by parameters that are all numbers. */
const search = <P extends object, State>(begin: P, make: (parameters: P) => Model<State>): Search => ({
  begin: { ...begin } as unknown as Numbers,
  make: (parameters) => anyModel(make(parameters as unknown as P)),
});

const searches: Readonly<Record<string, Search>> = {
  states: search(tuned.states, threeStates),
  tracing: search(tuned.tracing, tracing),
  factors: search(tuned.factors, factors),
  rasch: search(tuned.rasch, rasch),
};

const [which = '', rounds = '300', seed = '1'] = process.argv.slice(2);
const searched = searches[which];
if (searched === undefined) throw new Error(`name one of ${Object.keys(searches).join(', ')}`);
const { begin, make } = searched;
const rng = createRng('tune', Number(seed));
const cost = (parameters: Numbers) => {
  const model = make(parameters);
  const each = allPopulations.map((population) => ({
    name: population.name,
    outcomes: model.outcomes(population, optionsOfBooks, CHILDREN, TUNING_SEED),
  }));
  const all = { name: 'all', outcomes: each.flatMap(({ outcomes }) => outcomes) };
  return [all, ...each].reduce((sum, { name, outcomes }) => sum + distance(name, measuresOf(outcomes)), 0);
};

/** A step of a parameter: whole ones by one, shares in logits, so that they stay shares, others by a tenth of themselves. */
function step(name: string, value: number): number {
  const far = normal(rng);
  if (name === 'least') return Math.max(3, value + Math.round(far * 1.5));
  if (['mean', 'gain', 'drift', 'variance', 'gap', 'success', 'failure', 'halfLife'].includes(name)) {
    return Math.max(0.001, value * Math.exp(0.2 * far));
  }
  if (value <= 0 || value >= 1) return value;
  return 1 / (1 + Math.exp(-(Math.log(value / (1 - value)) + 0.25 * far)));
}

let best = begin;
let least = cost(best);
console.log('begin', least.toFixed(3));
for (let round = 0; round < Number(rounds); round += 1) {
  const names = Object.keys(best);
  const changed = new Set([rng.pick(names), rng.pick(names), rng.pick(names)]);
  const next = Object.fromEntries(
    Object.entries(best).map(([name, value]) => [name, changed.has(name) ? step(name, value) : value]),
  );
  const reached = cost(next);
  // Where nobody learns some measures are no number.
  if (!(reached < least)) continue;
  best = next;
  least = reached;
}
console.log('best', least.toFixed(3));
console.log(
  JSON.stringify(Object.fromEntries(Object.entries(best).map(([name, value]) => [name, Number(value.toPrecision(2))]))),
);
