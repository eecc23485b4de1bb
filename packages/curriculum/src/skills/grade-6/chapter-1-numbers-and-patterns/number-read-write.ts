import { defineSkill, type Level, type Rng } from '../../../authoring/index.ts';
import { fromGroups } from '../../../authoring/whole-numbers/groups.ts';
import { saidNumber } from '../../../authoring/whole-numbers/said-numbers.ts';

/** From seven digits on, up to twelve; groups with zeros in front come with level 2, empty groups with level 3. */
function draw(rng: Rng, level: Level): number {
  const full = () => rng.int(1, 9) * 100 + rng.int(1, 9) * 10 + rng.int(1, 9);
  switch (level) {
    case 1:
      return fromGroups([rng.int(1, 99), full(), full()]);
    case 2:
      return fromGroups([rng.int(1, 99), ...rng.shuffle([full(), full(), rng.int(1, 99)])]);
    case 3:
      return fromGroups([rng.int(10, 999), ...rng.shuffle([full(), rng.int(1, 99), rng.pick([0, rng.int(1, 9)])])]);
    case 4:
      return fromGroups([rng.int(100, 999), ...rng.shuffle([0, rng.pick([0, rng.int(1, 9)]), rng.int(1, 99)])]);
  }
}

export const numberReadWriteLarge = defineSkill({
  id: 'g6-number-read-write',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 11,
  make: (rng, level) => saidNumber(rng, level, draw(rng, level)),
});
