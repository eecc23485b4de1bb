import { defineSkill, type Level, numberInPlaces, type Rng } from '../../../authoring/index.ts';
import { fromGroups } from '../../../authoring/whole-numbers/groups.ts';
import { saidNumber } from '../../../authoring/whole-numbers/said-numbers.ts';

/** Three digits, none of them 0. */
function full(rng: Rng): number {
  return rng.int(1, 9) * 100 + rng.int(1, 9) * 10 + rng.int(1, 9);
}

function draw(rng: Rng, level: Level): number {
  switch (level) {
    case 1:
      return fromGroups([full(rng), full(rng)]);
    case 2:
      return fromGroups([rng.int(1, 99), full(rng), rng.chance(1, 2) ? rng.int(11, 99) : full(rng)]);
    case 3:
      return fromGroups([rng.int(100, 999), ...rng.shuffle([rng.int(11, 99), full(rng)])]);
    case 4:
      return fromGroups([rng.int(11, 999), ...rng.shuffle([rng.pick([0, 0, rng.int(1, 9)]), rng.int(1, 99)])]);
  }
}

export const numberReadWrite = defineSkill({
  id: 'g5-number-read-write',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [numberInPlaces],
  revision: 11,
  make: (rng, level) => saidNumber(rng, level, draw(rng, level)),
});
