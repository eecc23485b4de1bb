import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../services.ts';
import { steadyId } from './simulated-student.ts';

const DAY = 86_400_000;

/** Who teaches in classes of others: a co-teacher since three weeks, and a substitute of a week in the past. */
const TEACHINGS = [
  { classTitle: 'پنجم ب', role: 'co', from: 21, to: null },
  { classTitle: 'پنجم الف', role: 'substitute', from: 16, to: 9 },
] as const;

const PeopleRow = v.object({ id: v.string(), schoolId: v.string(), username: v.string() });

const ClassesRow = v.object({ id: v.string(), title: v.string() });

/** A teacher of the first school helps in two classes of another one. */
export async function makeCoTeachers({ classManagement }: Services, { db, clock }: Context): Promise<void> {
  const people = await db.query(
    PeopleRow,
    sql`
    select id, school_id as "schoolId", username from account where username in ('modir1', 'sadeghi')`,
  );
  const manager = people.find(({ username }) => username === 'modir1');
  const teacher = people.find(({ username }) => username === 'sadeghi');
  if (manager === undefined || teacher === undefined) return;
  const actor: Actor = { id: manager.id, schoolId: manager.schoolId, role: 'school' };
  const classes = await db.query(
    ClassesRow,
    sql`
    select id, title from class where school_id = ${manager.schoolId} and archived_at is null`,
  );
  const at = (daysAgo: number | null) =>
    daysAgo === null ? null : new Date(clock().getTime() - daysAgo * DAY).toISOString();
  for (const [place, { classTitle, role, from, to }] of TEACHINGS.entries()) {
    const found = classes.find(({ title }) => title === classTitle);
    if (found === undefined) continue;
    await classManagement.assignTeacher(actor, found.id, {
      teachingId: steadyId('teaching', found.id, place),
      teacherId: teacher.id,
      role,
      fromAt: at(from),
      toAt: at(to),
    });
  }
}
