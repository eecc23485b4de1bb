import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fresh, makeClassroom } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';
import type { Actor } from '../platform/actor.ts';
import { paymentAdministration } from './admin.ts';
import { planCatalog } from './catalog.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const origin = { actor: 'cli:tester' };
const { addPlan } = planCatalog(world.context);
const { giveSeats, refund } = paymentAdministration(world.context);
const makePlan = (title: string) =>
  addPlan(origin, { title, description: 'برای تمرین', months: 3, priceRial: 4_900_000, features: [] });
const own = await makePlan('سه ماه');
const ofSchool = await makePlan('مدرسه');

const planOf = async (child: Actor) => (await world.call(child, contract.profile.brief, {})).body.plan;

async function buy(child: Actor): Promise<string> {
  const { body } = await world.call(child, contract.payment.create, {
    body: { id: randomUUID(), plan_id: own, code: null },
  });
  const authority = body.redirect_url?.split('/').at(-1) ?? '';
  world.bank.pay(authority);
  await world.call(child, contract.payment.verify, { body: { authority, was_cancelled: false } });
  return body.receipt.id;
}

test('who has bought a plan sees it from signing in until it ends; a refund ends it at once', async () => {
  const { students } = await makeClassroom(world, { students: 2 });
  const [child, mate] = students as [Actor, Actor];
  expect(await planOf(child)).toBeNull();
  const id = await buy(child);
  const username = fresh('plan');
  await world.db.execute(sql`
    update account set username = ${username}, password_hash = ${await world.context.passwords.hash('the-password')}
    where id = ${child.id}`);
  const login = await world.call(null, contract.auth.login, { body: { username, password: 'the-password' } });
  expect((login.body as { user: { plan: string } }).user.plan).toBe('سه ماه');
  expect(await planOf(mate)).toBeNull();
  expect(await refund(origin, id)).toBe(true);
  expect(await planOf(child)).toBeNull();
  await buy(mate);
  world.pass({ days: 80 });
  expect(await planOf(mate)).toBe('سه ماه');
  world.pass({ days: 20 });
  expect(await planOf(mate)).toBeNull();
});

test('whatever is bought and given, the plan shown is that of the page of the subscription while it runs', async () => {
  const step = fc.oneof(
    fc.constant('buy' as const),
    fc.constant('refund' as const),
    fc.integer({ min: 5, max: 60 }).map((days) => ({ days })),
    fc.integer({ min: 5, max: 60 }).map((seatDays) => ({ seatDays })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 5 }), async (steps) => {
      const { students, schoolId } = await makeClassroom(world, { students: 1 });
      const child = students[0] as Actor;
      const bought: string[] = [];
      for (const one of steps) {
        if (one === 'buy') bought.push(await buy(child));
        else if (one === 'refund') await (bought.length > 0 && refund(origin, bought.pop() ?? ''));
        else if ('days' in one) world.pass({ days: one.days });
        else {
          const endsAt = new Date(world.now().getTime() + one.seatDays * 24 * 3_600_000);
          await giveSeats(origin, { schoolId, planId: ofSchool, endsAt });
        }
        const { state, plan_title } = (await world.call(child, contract.payment.subscription, {})).body;
        expect(await planOf(child)).toBe(state === 'active' ? plan_title : null);
      }
    }),
    { numRuns: 5 },
  );
});
