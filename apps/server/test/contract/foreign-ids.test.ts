import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { setQuiz } from '../world/quiz.ts';
import { fillPath, makeWorld } from '../world/world.ts';
import { arbitraryBy } from './arbitrary.ts';
import { calls } from './calls.ts';
import { type Inhabited, inhabit, tokenOf } from './fuzz-world.ts';

// One account tries every call with every id: more than a person writes.
const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const own = await inhabit(world, 1);
const other = await inhabit(world, 1);
const SEED = 7;

async function idsOf({ oneOf, classroom }: Inhabited): Promise<ReadonlyMap<string, string>> {
  const { id: quiz } = await setQuiz(world, {}, 0, classroom);
  return new Map(Object.entries({ ...oneOf, quiz }));
}
/** An id of each kind. What they name is not changed here: each request has one of another school, and is refused. */
const ownIds = await idsOf(own);
const foreignIds = await idsOf(other);

/** A body that the contract accepts. */
function fitting(schema: v.GenericSchema): unknown {
  const known = { ids: own.ids, texts: ['متن', '7'], now: world.now().getTime() };
  return fc.sample(
    arbitraryBy(schema, known).filter((value) => v.is(schema, value)),
    { seed: SEED, numRuns: 1 },
  )[0];
}

/** Of what is no id, such as a skill or a position: a value that names something, so that the id alone is at fault. */
const plain = (schema: v.GenericSchema): unknown =>
  ['g5-improper-to-mixed', '1', '5'].find((value) => v.is(schema, value)) ?? fitting(schema);

/** Support answers the people of every school, and administrators look after all schools and people: for them only an id of nobody is the id of nothing. */
const ACROSS_SCHOOLS = /^\/(chat\/users|admin\/(people|schools|organizations))\//;
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
    const anId = [...foreignIds.values()][0];
    const isId = ([, schema]: [string, v.GenericSchema]) => v.is(schema, anId) && !v.is(schema, 'g5');
    const names = Object.entries(entries)
      .filter(isId)
      .map(([name]) => name);
    const token = await tokenOf(world, own.actors[role]);
    const payload = body ? (fitting(body) as object) : undefined;
    for (const [kind, foreign] of foreignIds) {
      for (const name of names) {
        // The ids beside it are of the caller's own school: of the same kind, a student's or the homework's.
        const beside = names.length === 1 ? [kind] : new Set([kind, 'student', 'homework']);
        for (const ownKind of beside) {
          const values = Object.fromEntries(
            Object.entries(entries).map(([each, schema]) => {
              if (!names.includes(each)) return [each, plain(schema)];
              return [each, each === name ? foreign : ownIds.get(ownKind)];
            }),
          );
          const reply = await world.app.inject({
            method,
            url: `/api${fillPath(path, values)}`,
            headers: { authorization: `Bearer ${token}` },
            ...(payload ? { payload } : {}),
          });
          expect([reply.statusCode, name, kind, ownKind]).toEqual([404, name, kind, ownKind]);
        }
      }
    }
  });
});
