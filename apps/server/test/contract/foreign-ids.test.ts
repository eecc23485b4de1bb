import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fillPath, makeWorld } from '../world/world.ts';
import { arbitraryBy } from './arbitrary.ts';
import { calls } from './calls.ts';
import { inhabit, tokenOf } from './fuzz-world.ts';

// One account tries every call with every id: more than a person writes.
const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const own = await inhabit(world);
const other = await inhabit(world);
const SEED = 7;

/** A body that the contract accepts. */
function fitting(schema: v.GenericSchema): unknown {
  const known = { ids: own.ids, texts: ['متن', '7'], now: world.now().getTime() };
  return fc.sample(
    arbitraryBy(schema, known).filter((value) => v.is(schema, value)),
    { seed: SEED, numRuns: 1 },
  )[0];
}

/** Support answers the people of every school: for administrators only an id of nobody is the id of nothing. */
const ACROSS_SCHOOLS = /^\/chat\/users\//;
const guarded = calls.filter(
  ([, { access, path }]) => access !== 'public' && path.includes('{') && !ACROSS_SCHOOLS.test(path),
);

test('there are calls with parameters', () => {
  expect(guarded.length).toBeGreaterThan(15);
});

describe('an id of another school is the id of nothing', () => {
  test.each(guarded)('%s', async (_name, call) => {
    const { access, path, params, body, method } = call;
    const role = typeof access === 'string' ? 'student' : access[0];
    if (role === undefined || params === undefined)
      throw new Error('a guarded call has a role and reads its parameters');
    const entries = (params as unknown as { entries: Record<string, v.GenericSchema> }).entries;
    const isId = ([, schema]: [string, v.GenericSchema]) => v.is(schema, other.ids[0]) && !v.is(schema, 'g5');
    const names = Object.entries(entries)
      .filter(isId)
      .map(([name]) => name);
    const token = await tokenOf(world, own.actors[role]);
    const payload = body ? (fitting(body) as object) : undefined;
    for (const [index, foreign] of other.ids.entries()) {
      for (const name of names) {
        const values = Object.fromEntries(
          Object.keys(entries).map((each) => [each, each === name ? foreign : (own.ids[index] ?? foreign)]),
        );
        const reply = await world.app.inject({
          method,
          url: `/api${fillPath(path, values)}`,
          headers: { authorization: `Bearer ${token}` },
          ...(payload ? { payload } : {}),
        });
        expect([reply.statusCode, name, foreign]).toEqual([404, name, foreign]);
      }
    }
  });
});
