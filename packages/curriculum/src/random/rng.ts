/** A stream of random choices that is the same for the same seed on every machine. */
export interface Rng {
  /** A whole number from `min` to `max`, both included, each as likely. Throws `RangeError` when the range is empty. */
  readonly int: (min: number, max: number) => number;
  /** One of the items. Throws `RangeError` on an empty list. */
  readonly pick: <T>(items: readonly T[]) => T;
  /** `count` different items in random order. Throws `RangeError` when there are fewer. */
  readonly sample: <T>(items: readonly T[], count: number) => T[];
  /** A new list in random order (Fisher and Yates). */
  readonly shuffle: <T>(items: readonly T[]) => T[];
  /** One of the items, as likely as its whole-number weight says. */
  readonly weighted: <T>(items: readonly (readonly [T, number])[]) => T;
  /** True with a chance of `numerator` in `denominator`. */
  readonly chance: (numerator: number, denominator: number) => boolean;
}

/** FNV-1a over UTF-16 code units, 32 bits (Fowler, Noll, Vo; public domain). */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** sfc32, the "small fast counter" generator of Chris Doty-Humphrey's PractRand (public domain), 32 bits a step. */
function sfc32(seedA: number, seedB: number, seedC: number): () => number {
  let a = seedA | 0;
  let b = seedB | 0;
  let c = seedC | 0;
  let counter = 1;
  const next = () => {
    const result = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + result) | 0;
    return result >>> 0;
  };
  // PractRand discards the first outputs so that near seeds part ways.
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

/**
 * A generator for `seed` (a safe integer) within `scope`, a name such as a skill and level: the same seed gives unlike
 * streams in different scopes. Throws `RangeError` when the seed is not a safe integer.
 */
export function createRng(scope: string, seed: number): Rng {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`a seed is a whole number, not ${seed}`);
  const next = sfc32(fnv1a(scope), seed | 0, Math.floor(seed / 2 ** 32) | 0);

  /** 0 to `size` - 1; draws that would favor small numbers are thrown away. */
  function below(size: number): number {
    const limit = 2 ** 32 - (2 ** 32 % size);
    let draw = next();
    while (draw >= limit) draw = next();
    return draw % size;
  }

  function int(min: number, max: number): number {
    const size = max - min + 1;
    if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max) || size < 1 || size > 2 ** 32) {
      throw new RangeError(`no whole number from ${min} to ${max}`);
    }
    return min + below(size);
  }

  function pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return items[below(items.length)] as T;
  }

  function shuffle<T>(items: readonly T[]): T[] {
    const result = [...items];
    for (let index = result.length - 1; index > 0; index -= 1) {
      const other = below(index + 1);
      const kept = result[index] as T;
      result[index] = result[other] as T;
      result[other] = kept;
    }
    return result;
  }

  return {
    int,
    pick,
    shuffle,
    sample: (items, count) => {
      if (count > items.length) throw new RangeError(`${count} of only ${items.length}`);
      return shuffle(items).slice(0, count);
    },
    weighted: (items) => {
      const total = items.reduce((sum, [, weight]) => sum + weight, 0);
      let left = int(1, total);
      for (const [item, weight] of items) {
        left -= weight;
        if (left <= 0) return item;
      }
      throw new RangeError('weights must be whole and positive');
    },
    chance: (numerator, denominator) => int(1, denominator) <= numerator,
  };
}
