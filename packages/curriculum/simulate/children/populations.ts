/**
 * Populations of children. Each is a way of learning that some model does not believe in: none is the world of a model that
 * is compared. In each some struggle, for a rule that finds nobody, or everybody, looks well where nobody struggles.
 */
import type { Rng } from '../../src/index.ts';
import { between, happens, normal, normalAt } from './chance.ts';
import { type Child, childOf, type Nature, ownLevels } from './child.ts';

export interface Population {
  readonly name: string;
  /** What is true of it, and which model it is made to break. */
  readonly words: string;
  readonly child: (rng: Rng) => Child;
  /** Options of its questions, met in turn; of the books' skills where it does not say. */
  readonly guessable?: readonly (number | null)[];
  /** Days between two sessions. */
  readonly pause?: readonly [number, number];
}

const STRUGGLING = 0.15;

/** Practice alone teaches it next to nothing: from 15 to 45 % it comes to .10 more at most, however long it practices. */
function struggling(rng: Rng): Nature {
  const levels = ownLevels(rng, 0.03);
  const start = between(rng, 0.15, 0.45);
  const most = start + 0.1 * between(rng, 0, 1);
  let now = start;
  return {
    struggles: true,
    chance: (gap) => levels(normalAt(now), gap),
    learn: () => {
      now += (most - now) * 0.05;
    },
  };
}

/** It begins at some chance and gains less with each question, by a power of practice (Newell and Rosenbloom 1981). */
function steady(rng: Rng, start: number, spread: number, rate: number, lapse = between(rng, 0.01, 0.06)): Nature {
  const levels = ownLevels(rng, lapse);
  const first = normalAt(start) + spread * normal(rng);
  const quickness = rate * Math.exp(0.4 * normal(rng));
  let practiced = 0;
  return {
    struggles: false,
    chance: (gap) => levels(first + quickness * Math.log1p(practiced), gap),
    learn: (_right, helped) => {
      practiced += helped ? 0.7 : 1;
    },
  };
}

const oneOf = (rng: Rng, share: number, rare: () => Nature, usual: () => Nature) =>
  happens(rng, share) ? rare() : usual();

const learns = (rng: Rng) => steady(rng, 0.63, 0.35, 0.25);

const populations: readonly Population[] = [
  {
    name: 'steady',
    words: 'begin near 63 % and gain less with each question; against models with leaps',
    child: (rng) =>
      childOf(
        rng,
        oneOf(
          rng,
          STRUGGLING,
          () => struggling(rng),
          () => learns(rng),
        ),
      ),
  },
  {
    name: 'know it',
    words: 'are at 90 to 98 % before the first question; against models with much to prove',
    child: (rng) =>
      childOf(
        rng,
        oneOf(
          rng,
          STRUGGLING,
          () => struggling(rng),
          () => {
            const known = between(rng, 0.9, 0.98);
            const loss = between(rng, 0.01, 0.1);
            return { struggles: false, chance: (gap) => Math.min(0.99, known - loss * gap) };
          },
        ),
      ),
  },
  {
    name: 'slow',
    words: 'begin between 40 and 60 % and need 8 to 25 questions to .70; against rules that give up early',
    child: (rng) =>
      childOf(
        rng,
        oneOf(
          rng,
          STRUGGLING,
          () => struggling(rng),
          () => {
            const levels = ownLevels(rng, 0.03);
            const rate = between(rng, 0.022, 0.045);
            let ability = normalAt(between(rng, 0.4, 0.6));
            return {
              struggles: false,
              chance: (gap) => levels(ability, gap),
              learn: () => {
                ability = Math.min(1.6, ability + rate);
              },
            };
          },
        ),
      ),
  },
  {
    name: 'insight',
    words: 'cannot do it, until they see it at once: one chance in four a question; against models that change slowly',
    child: (rng) => {
      const understands = !happens(rng, STRUGGLING);
      const before = between(rng, 0.08, 0.3);
      const after = between(rng, 0.88, 0.96);
      let seen = false;
      return childOf(rng, {
        struggles: !understands,
        chance: (gap) => (seen ? after - 0.04 * gap : Math.max(0.02, before - 0.08 * gap)),
        learn: () => {
          seen ||= understands && happens(rng, 0.25);
        },
      });
    },
  },
  {
    name: 'guess',
    words: 'questions of two to four options; three in ten know little and guess, the others rush one in seven',
    guessable: [2, 3, 4],
    child: (rng) =>
      childOf(
        rng,
        oneOf(
          rng,
          0.3,
          () => ({ struggles: true, chance: () => 0.08, rushes: 0.5 }),
          () => ({ ...learns(rng), rushes: 0.14 }),
        ),
      ),
  },
  {
    name: 'careless',
    words: 'know it and lapse in bursts, one question in seven, the easiest too; against models that expect none',
    child: (rng) => {
      const isStuck = happens(rng, STRUGGLING);
      const nature: Nature = isStuck
        ? struggling(rng)
        : { struggles: false, chance: (gap: number) => 0.97 - 0.05 * gap };
      let isAway = false;
      return childOf(rng, {
        ...nature,
        // In the long run a burst holds one question in seven.
        chance: (gap) => nature.chance(gap) * (isAway ? 0.35 : 0.95),
        known: () => nature.chance(0) * 0.87,
        learn: (right, helped) => {
          nature.learn?.(right, helped);
          isAway = happens(rng, isAway ? 0.5 : 0.08);
        },
      });
    },
  },
  {
    name: 'forget',
    words: 'learn well and lose half of it in 6 to 20 days without practice; against models without time',
    pause: [2, 8],
    child: (rng) => {
      if (happens(rng, STRUGGLING)) return childOf(rng, struggling(rng));
      const levels = ownLevels(rng, 0.03);
      const start = normalAt(between(rng, 0.45, 0.65));
      let halfLife = between(rng, 6, 20);
      let gained = 0;
      return childOf(rng, {
        struggles: false,
        chance: (gap) => levels(start + gained, gap),
        learn: () => {
          gained = Math.min(1.5, gained + 0.16);
        },
        rest: (days) => {
          gained *= 2 ** (-days / halfLife);
          halfLife *= 1.3;
        },
      });
    },
  },
  {
    name: 'hints',
    words: 'open hints at half of what they are unsure of, and at some they know; against hints that count as wrong',
    child: (rng) =>
      childOf(rng, {
        ...oneOf(
          rng,
          STRUGGLING,
          () => struggling(rng),
          () => learns(rng),
        ),
        asks: (chance) => (chance < 0.8 ? 0.5 : 0.2),
      }),
  },
  {
    name: 'misconception',
    words:
      'one in four has a misconception that shows at the target level alone; against models that infer from other levels',
    child: (rng) =>
      childOf(
        rng,
        oneOf(
          rng,
          0.25,
          () => ({ struggles: true, chance: (gap) => (gap === 0 ? 0.2 : gap < 0 ? 0.9 : 0.6) }),
          () => learns(rng),
        ),
      ),
  },
];

/** A class as it may be: most are steady, a fifth know it, and some are of each other kind. */
const MIXTURE: readonly (readonly [string, number])[] = [
  ['steady', 8],
  ['know it', 5],
  ['slow', 2],
  ['insight', 2],
  ['careless', 2],
  ['forget', 3],
  ['hints', 2],
  ['misconception', 1],
];

const byName = new Map(populations.map((population) => [population.name, population]));

const mixedClass: Population = {
  name: 'a class',
  words: 'some of each, most of them steady; a fifth know it',
  child: (rng) => (byName.get(rng.weighted(MIXTURE)) as Population).child(rng),
};

export const allPopulations: readonly Population[] = [mixedClass, ...populations];
