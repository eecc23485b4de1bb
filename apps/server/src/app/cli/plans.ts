import { randomUUID } from 'node:crypto';
import { planCatalog } from '../../payments/catalog.ts';
import { type Command, type Invocation, optional } from './command.ts';
import { cliOrigin } from './open-context.ts';
import { UsageError } from './usage-error.ts';

function needed(invocation: Invocation, name: string): string {
  const text = optional(invocation, name);
  if (text === undefined) throw new UsageError(`--${name} is needed.`);
  return text;
}

/** A whole number from 1 to `most`. */
function numberOf(text: string, name: string, most: number): number {
  const value = Number(text);
  if (!/^\d{1,10}$/.test(text) || value < 1 || value > most) {
    throw new UsageError(`--${name} must be a whole number from 1 to ${most}.`);
  }
  return value;
}

const MAX_RIAL = 2_000_000_000;

export const planCommands: readonly Command[] = [
  {
    name: 'plan add',
    summary: 'Puts a plan on sale and prints its id. Prices are in rial.',
    options: {
      title: { type: 'string', description: 'name of the plan' },
      description: { type: 'string', description: 'one sentence: for whom it is' },
      months: { type: 'string', description: 'how long it holds, 1 to 36' },
      'price-rial': { type: 'string', description: 'the price in rial, not in toman' },
      'list-price-rial': { type: 'string', description: 'the price before a reduction for everybody, in rial' },
      features: { type: 'string', description: 'what it has, separated by |' },
      featured: { type: 'boolean', description: 'advise it' },
    },
    run: async (invocation) => {
      const list = optional(invocation, 'list-price-rial');
      const priceRial = numberOf(needed(invocation, 'price-rial'), 'price-rial', MAX_RIAL);
      const listPriceRial = list === undefined ? undefined : numberOf(list, 'list-price-rial', MAX_RIAL);
      if (listPriceRial !== undefined && listPriceRial <= priceRial) {
        throw new UsageError('--list-price-rial must be more than --price-rial.');
      }
      const plan = {
        title: needed(invocation, 'title'),
        description: needed(invocation, 'description'),
        months: numberOf(needed(invocation, 'months'), 'months', 36),
        priceRial,
        listPriceRial,
        features: (optional(invocation, 'features') ?? '').split('|').filter((feature) => feature.trim() !== ''),
        isFeatured: invocation.values.featured === true,
      };
      const id = await invocation.withContext((context) => planCatalog(context).addPlan(cliOrigin(), plan));
      invocation.print(`${id} costs ${priceRial} rial, which is ${priceRial / 10} toman.`);
      return 0;
    },
  },
  {
    name: 'plan retire',
    summary: 'Takes a plan out of sale; those who have it keep it.',
    parameters: '<plan id>',
    options: {},
    run: async (invocation) => {
      const [id, ...others] = invocation.positionals;
      if (id === undefined || others.length > 0 || !/^[0-9a-f-]{36}$/.test(id)) {
        throw new UsageError('One plan id is needed.');
      }
      const isDone = await invocation.withContext((context) => planCatalog(context).retirePlan(cliOrigin(), id));
      invocation.print(isDone ? 'It is not sold any more.' : 'No such plan is on sale.');
      return isDone ? 0 : 1;
    },
  },
  {
    name: 'discount-code add',
    summary: 'Makes a discount code of a percentage that holds from now.',
    options: {
      code: { type: 'string', description: 'what is typed; upper and lower case are alike' },
      percent: { type: 'string', description: 'what it takes off, 1 to 100' },
      until: { type: 'string', description: 'the moment at which it ends' },
      uses: { type: 'string', description: 'how often it can be used; without it there is no limit' },
      plan: { type: 'string', description: 'id of the one plan it is for' },
    },
    run: async (invocation) => {
      const endsAt = new Date(needed(invocation, 'until'));
      const uses = optional(invocation, 'uses');
      const code = {
        code: needed(invocation, 'code'),
        percent: numberOf(needed(invocation, 'percent'), 'percent', 100),
        endsAt,
        maxUses: uses === undefined ? undefined : numberOf(uses, 'uses', 1_000_000),
        planId: optional(invocation, 'plan'),
      };
      const id = randomUUID();
      const made = await invocation.withContext((context) => {
        if (!(endsAt > context.clock())) throw new UsageError('--until is no coming moment.');
        return planCatalog(context).addCode(cliOrigin(), { ...code, id });
      });
      invocation.print(made === id ? `Made the discount code ${id}.` : `There is such a code already: ${made}.`);
      return made === id ? 0 : 1;
    },
  },
];
