import { randomUUID } from 'node:crypto';
import type { Call, RouteRole } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../src/platform/actor.ts';
import { makePerson } from '../world/people.ts';
import { fillPath, makeWorld } from '../world/world.ts';
import { calls } from './calls.ts';

const world = await makeWorld();

const accounts: Record<RouteRole, Actor> = {
  student: await makePerson(world, { role: 'STUDENT' }),
  teacher: await makePerson(world, { role: 'TEACHER' }),
  school: await makePerson(world, { role: 'MANAGER' }),
  organization: await makePerson(world, { role: 'ORGANIZATION' }),
  admin: await makePerson(world, { role: 'SYS_ADMIN' }),
};
const roles = Object.keys(accounts) as RouteRole[];
const ANYTHING = '6f1c1f0e-6a7b-4a2f-9a44-0d1d3c5f2b11';

/** The status of a call with ids of nothing and no body: what the gate says comes before what the input says. */
async function statusFor(call: Call, actor: Actor | null): Promise<number> {
  const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, ANYTHING]));
  // One of the calls ends all sessions of its caller.
  const [account] = actor
    ? await world.db.execute<{ version: number }>(
        sql`select token_version as version from account where id = ${actor.id}`,
      )
    : [];
  const token =
    actor && account
      ? await world.context.tokens.issue({ id: actor.id, sessionId: randomUUID(), ...account }, world.now())
      : null;
  const reply = await world.app.inject({
    method: call.method,
    url: `/api${fillPath(call.path, params)}`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  return reply.statusCode;
}

function mayCall({ access }: Call, role: RouteRole): boolean {
  return access === 'public' || access === 'signed-in' || access.includes(role);
}

test('the contract has calls for nobody, for everybody and for single roles', () => {
  const kinds = new Set(calls.map(([, { access }]) => (typeof access === 'string' ? access : 'roles')));
  expect([...kinds].sort()).toEqual(['public', 'roles', 'signed-in']);
  expect(calls.length).toBeGreaterThan(30);
});

/** What may follow: past the gate anything but a fault, for there is nothing behind these ids. */
function expectedFor(call: Call, role: RouteRole | null): readonly number[] {
  if (role !== null) return mayCall(call, role) ? [200, 201, 400, 404, 409, 422] : [403];
  if (call.access !== 'public') return [401];
  // An id that names nothing is no question of roles.
  return 404 in call.errors ? [200, 400, 401, 404] : [200, 400, 401];
}

describe.each(calls)('%s', (_name, call) => {
  test('as each role and as nobody', async () => {
    for (const role of [...roles, null]) {
      const status = await statusFor(call, role && accounts[role]);
      expect(expectedFor(call, role), `as ${role ?? 'nobody'}`).toContain(status);
    }
  });

  test('is answered by the server, with and without its last slash', async () => {
    const further = [call.path.replace(/\/$/, ''), `${call.path}/`.replace(/\/\/$/, '/')];
    for (const path of [call.path, ...further, ...call.alsoAt]) {
      const reply = await world.app.inject({ method: call.method, url: `/api${path.replaceAll(/[{}]/g, '')}` });
      expect(reply.json<{ detail?: string }>().detail, path).not.toBe('چنین نشانی‌ای وجود ندارد.');
    }
  });
});
