import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Actor } from '../../src/platform/actor.ts';
import { fresh, makeClassroom } from './people.ts';
import type { World } from './world.ts';

const calls = contract.payment;

/** In rial. */
export const PRICE = 4_900_000;

/** Plans, codes and orders for tests of payments. */
export function paymentsOf(world: World) {
  async function makePlan(more: { price?: number; state?: string } = {}): Promise<string> {
    const [plan] = await world.db.execute<{ id: string }>(sql`
      insert into plan (title, description, months, price_rial, state, created_at)
      values (${fresh('طرح')}, 'برای تمرین', 3, ${more.price ?? PRICE}, ${more.state ?? 'on_sale'}, ${world.now().toISOString()}::timestamptz)
      returning id`);
    return plan?.id ?? '';
  }

  async function makeCode(more: { percent?: number; maxUses?: number; planId?: string; perPerson?: number } = {}) {
    const code = fresh('CODE').toUpperCase();
    const day = 24 * 3_600_000;
    const at = (ms: number) => sql`${new Date(world.now().getTime() + ms).toISOString()}::timestamptz`;
    await world.db.execute(sql`
      insert into discount_code (code, percent, max_uses, plan_id, max_uses_per_person, starts_at, ends_at, created_at)
      values (${code}, ${more.percent ?? 20}, ${more.maxUses ?? null}::int, ${more.planId ?? null}::uuid,
        ${more.perPerson ?? 1}, ${at(-day)}, ${at(30 * day)}, ${at(-day)})`);
    return code;
  }

  async function makeStudents(count = 2): Promise<readonly [Actor, Actor]> {
    const { students } = await makeClassroom(world, { students: count });
    const [one, two] = students;
    if (!one || !two) throw new Error('a class without children');
    return [one, two];
  }

  async function buy(student: Actor, planId: string, code: string | null = null) {
    const reply = await world.call(student, calls.create, { body: { id: randomUUID(), plan_id: planId, code } });
    expect(reply.status).toBe(201);
    const authority = reply.body.redirect_url?.split('/').at(-1) ?? '';
    return { id: reply.body.receipt.id, authority, ...reply.body };
  }

  return {
    makePlan,
    makeCode,
    makeStudents,
    buy,
    verify: (student: Actor, authority: string, was_cancelled = false) =>
      world.call(student, calls.verify, { body: { authority, was_cancelled } }),
    subscriptionOf: async (student: Actor) => (await world.call(student, calls.subscription, {})).body,
    usedOf: async (code: string) =>
      (await world.db.execute<{ used: number }>(sql`select used from discount_code where code = ${code}`))[0]?.used,
    spansOf: (student: Actor) =>
      world.db.execute<{ startsAt: Date; endsAt: Date }>(sql`
        select starts_at as "startsAt", ends_at as "endsAt" from subscription
        where school_id = ${student.schoolId} and student_id = ${student.id} order by starts_at`),
    eventsOf: async (student: Actor, id: string) =>
      (
        await world.db.execute<{ kind: string }>(
          sql`select kind from payment_event where school_id = ${student.schoolId} and payment_id = ${id} order by created_at, id`,
        )
      ).map(({ kind }) => kind),
  };
}
