import type { ActiveUserSchema, NotificationSchema } from '@mashq/api/contract';
import { TERMS_VERSION } from '@mashq/api/terms';
import { coursesOf } from '@mashq/curriculum/books/courses';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { AccountRow } from '../auth/accounts.ts';
import { newestNotificationFirst, visibleNotifications } from '../notifications/service.ts';
import { runningPlan } from '../payments/subscription.ts';
import type { Session } from '../platform/db/database.ts';
import { jsonAs } from '../platform/db/row.ts';
import type { AccountRole } from '../platform/db/schema/index.ts';
import { maskPhone } from '../platform/security/digits.ts';
import type { PhoneCipher } from '../platform/security/phone-cipher.ts';
import { findClasses, teachesClass } from '../school/find-classes.ts';

export type ActiveUser = InferOutput<typeof ActiveUserSchema>;
type Notification = InferOutput<typeof NotificationSchema>;

const NOTIFICATIONS_SHOWN = 50;

function ownClassCondition(role: AccountRole, { id, schoolId }: AccountRow, now: Date): SQL | null {
  switch (role) {
    case 'STUDENT':
      return sql`c.school_id = ${schoolId} and exists (
        select from enrolment e
        where e.school_id = c.school_id and e.class_id = c.id and e.student_id = ${id} and e.state = 'active')`;
    case 'TEACHER':
      return teachesClass({ id, schoolId }, now);
    case 'MANAGER':
      return sql`c.school_id = ${schoolId}`;
    default:
      return null;
  }
}

/**
 * Whether the person is asked about the terms again. Who has never agreed has an account that somebody else made and answers for;
 * a student of a school is not asked whatever it came by, nor is who runs the site (ADR 0090).
 */
export const areTermsDue = (
  { termsVersion, role, isIndividualCustomer }: AccountRow,
  current: number = TERMS_VERSION,
): boolean =>
  termsVersion !== null &&
  termsVersion < current &&
  role !== 'SYS_ADMIN' &&
  (role !== 'STUDENT' || isIndividualCustomer);

export type ReadActiveUser = (session: Session, row: AccountRow, now: Date) => Promise<ActiveUser>;

const MakeActiveUserRow = v.object({
  notifications: v.nullable(v.array(jsonAs<Notification>())),
  plan: v.nullable(v.string()),
});

/** The signed-in person with everything the app shows of them at once: two queries whatever their role. */
export function makeCurrentUserReader(phones: PhoneCipher, termsVersion: number = TERMS_VERSION): ReadActiveUser {
  return async (session, row, now) => {
    const condition = ownClassCondition(row.role, row, now);
    const classes = condition === null ? [] : await findClasses(session, condition);
    const [own] = await session.query(
      MakeActiveUserRow,
      sql`
      select (
        select json_agg(shown) from (
          select n.id, n.title, n.body, n.path, n.created_at from notification n
          where ${visibleNotifications(row, now)}
          order by ${newestNotificationFirst} limit ${NOTIFICATIONS_SHOWN}) shown
      ) as notifications, ${row.role === 'STUDENT' ? runningPlan(row, now) : sql`null::text`} as plan`,
    );
    const grades = [...new Set(classes.map(({ grade }) => grade))];
    return {
      id: row.id,
      username: row.username,
      first_name: row.firstName,
      last_name: row.lastName,
      gender: row.gender,
      role: row.role,
      phone: row.phone === null ? '' : maskPhone(phones.decrypt(row.phone)),
      profile_url: row.profileUrl,
      school_name: row.schoolName,
      plan: own?.plan ?? null,
      theme: row.theme,
      class: classes[0] ?? null,
      classes,
      courses: grades.flatMap(coursesOf),
      notifications: (own?.notifications ?? []).map((each) => ({
        ...each,
        created_at: new Date(each.created_at).toISOString(),
      })),
      is_individual_customer: row.isIndividualCustomer,
      has_quiz: row.features.includes('quiz'),
      features: row.features,
      ...(areTermsDue(row, termsVersion) && { terms_due: true as const }),
    };
  };
}
