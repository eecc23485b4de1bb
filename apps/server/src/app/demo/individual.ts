import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { makeOwnClass } from '../../accounts/registration/own-class.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../services.ts';
import { INDIVIDUAL_USERNAME } from './accounts.ts';

const TenantRow = v.object({ schoolId: v.string() });

/** A child without a school, in grade 4, who has taken the first ready-made package of the book and read its example. */
export async function makeIndividual(services: Services, context: Context, password: string): Promise<void> {
  const { roster, ownPackages, memberPackage } = services;
  const passwordHash = await context.passwords.hash(password);
  const name = { firstName: 'نگار', lastName: 'صالحی', gender: 'FEMALE' as const };
  const account = { username: INDIVIDUAL_USERNAME, role: 'STUDENT' as const, isIndividualCustomer: true };
  const [id = ''] = await roster.addAccounts([{ ...account, ...name, passwordHash }]);
  const classId = await makeOwnClass(context.db, context, id, 4);
  await roster.enrol(classId, [id]);
  const [tenant] = await context.db.query(
    TenantRow,
    sql`
    select school_id as "schoolId" from account where id = ${id}`,
  );
  if (tenant === undefined) throw new Error('an account without a tenant');
  const actor: Actor = { id, role: 'student', ...tenant };
  const [first] = await ownPackages.ready(actor);
  if (first === undefined) return;
  const { id: packageId } = await ownPackages.take(actor, first.section);
  await memberPackage.open(actor, packageId, 1);
}
