import { type Contract, PublicProfileSchema, type ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { jsonAs } from '../../platform/db/row.ts';
import { persianOrder } from '../../platform/persian-order.ts';
import { isTeachingAt } from '../../school/find-classes.ts';
import { animalUrl } from './avatars.ts';

type Calls = Contract['member']['classroom'];
type StudentClass = ResponseOf<Calls['classmates']>[number];
type PublicProfile = ResponseOf<Calls['publicProfile']>;

const ProfileRow = v.omit(PublicProfileSchema, ['badges']);

const ClassRow = v.object({
  id: v.string(),
  title: v.string(),
  teachers: v.nullable(jsonAs<StudentClass['teachers']>()),
  classmates: v.nullable(jsonAs<StudentClass['classmates']>()),
});

const withAnimal = <Mate extends { id: string; profile_url: string | null }>(mate: Mate): Mate => ({
  ...mate,
  profile_url: mate.profile_url || animalUrl(mate.id),
});

/** What children see of their class: first names and pictures alone. */
export function classmatesService({ db, clock }: Context) {
  return {
    classmates: async ({ id, schoolId }: Actor): Promise<StudentClass[]> => {
      const found = await db.query(
        ClassRow,
        sql`
        select c.id, c.title,
          (select json_agg(json_build_object('name', a.first_name || ' ' || a.last_name, 'profile_url', a.profile_url)
              order by ct.from_at, a.id)
            from class_teacher ct join account a on a.id = ct.teacher_id
            where ct.school_id = c.school_id and ct.class_id = c.id and a.archived_at is null
              and ${isTeachingAt(clock())}) as teachers,
          (select json_agg(json_build_object('id', a.id, 'first_name', a.first_name, 'profile_url', a.profile_url))
            from enrolment o join account a on a.id = o.student_id
            where o.school_id = c.school_id and o.class_id = c.id and o.state = 'active' and a.id <> ${id}
              and a.archived_at is null) as classmates
        from enrolment e join class c on c.school_id = e.school_id and c.id = e.class_id
        where e.school_id = ${schoolId} and e.student_id = ${id} and e.state = 'active' and c.archived_at is null
        order by c.grade, c.title, c.id`,
      );
      return found.map(({ id: classId, title, teachers, classmates }) => ({
        id: classId,
        title,
        teachers: teachers ?? [],
        classmates: (classmates ?? [])
          .map(withAnimal)
          .toSorted((a, b) => persianOrder.compare(a.first_name, b.first_name)),
      }));
    },

    /** Throws `not-found` for everybody who is in no class with the actor. */
    publicProfile: async ({ id, schoolId }: Actor, otherId: string): Promise<PublicProfile> => {
      const [found] = await db.query(
        ProfileRow,
        sql`
        select a.id, a.first_name, a.profile_url from account a
        where a.id = ${otherId} and a.archived_at is null and exists (
          select from enrolment mine
          join enrolment theirs on theirs.school_id = mine.school_id and theirs.class_id = mine.class_id
          where mine.school_id = ${schoolId} and mine.student_id = ${id} and mine.state = 'active'
            and theirs.student_id = a.id and theirs.state = 'active')`,
      );
      if (!found) throw notFound('این هم‌کلاسی پیدا نشد.');
      return { ...withAnimal(found), badges: null };
    },
  };
}
