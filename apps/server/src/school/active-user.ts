import type {
  AccountSchema,
  ActiveUserSchema,
  ClassSchema,
  CourseSchema,
  NotificationSchema,
} from '@mashq/api/contract';
import { booksOfGrade } from '@mashq/curriculum';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Actor } from '../actor.ts';
import type { Session } from '../db/database.ts';
import type { AccountRole, Gender, Preset } from '../db/schema/index.ts';
import { persianOrder } from '../persian-order.ts';

export type ActiveUser = InferOutput<typeof ActiveUserSchema>;
export type ClassView = InferOutput<typeof ClassSchema>;
type Course = InferOutput<typeof CourseSchema>;
type Notification = InferOutput<typeof NotificationSchema>;
export type AccountView = InferOutput<typeof AccountSchema>;

/** An account as sign-in needs it. */
export interface AccountRow {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string | null;
  readonly phone: string | null;
  readonly role: AccountRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender | null;
  readonly schoolId: string;
  readonly profileUrl: string;
  readonly plan: string | null;
  readonly theme: Preset | null;
  readonly isIndividualCustomer: boolean;
  readonly tokenVersion: number;
  readonly schoolName: string;
  readonly features: string[];
}

const NOTIFICATIONS_SHOWN = 50;

/** Accounts that may sign in, by a condition on `account a`; in the order of their making. */
export function findAccounts({ rows }: Session, condition: SQL): Promise<AccountRow[]> {
  return rows<AccountRow>(sql`
    select a.id, a.username, a.password_hash as "passwordHash", a.phone, a.role, a.first_name as "firstName",
      a.last_name as "lastName", a.gender, a.school_id as "schoolId", a.profile_url as "profileUrl", a.plan, a.theme,
      a.is_individual_customer as "isIndividualCustomer", a.token_version as "tokenVersion",
      coalesce(case when s.kind = 'school' then s.title end, o.title, '') as "schoolName", s.features
    from account a
    join school s on s.id = a.school_id
    left join organization o on o.id = a.organization_id
    where a.archived_at is null and (${condition})
    order by a.created_at, a.username`);
}

/** An account in a list to choose from. */
export function accountView({ username, firstName, lastName, role, schoolName }: AccountRow): AccountView {
  return { username, first_name: firstName, last_name: lastName, role, school_name: schoolName };
}

function mineAsClass(role: AccountRole, { id, schoolId }: AccountRow, now: Date): SQL | null {
  switch (role) {
    case 'STUDENT':
      return sql`c.school_id = ${schoolId} and exists (
        select from enrolment e
        where e.school_id = c.school_id and e.class_id = c.id and e.student_id = ${id} and e.state = 'active')`;
    case 'TEACHER':
      return taughtBy({ id, schoolId }, now);
    case 'MANAGER':
      return sql`c.school_id = ${schoolId}`;
    default:
      return null;
  }
}

/** The condition that `class_teacher ct` teaches its class at `now`. */
export function teachesNow(now: Date): SQL {
  return sql`ct.from_at <= ${now}::timestamptz and (ct.to_at is null or ct.to_at > ${now}::timestamptz)`;
}

/** The condition that a teacher teaches `class c` at `now`. */
export function taughtBy({ id, schoolId }: Pick<Actor, 'id' | 'schoolId'>, now: Date): SQL {
  return sql`(c.school_id = ${schoolId} and exists (
    select from class_teacher ct
    where ct.school_id = c.school_id and ct.class_id = c.id and ct.teacher_id = ${id} and ${teachesNow(now)}))`;
}

/** Classes of this year by a condition on `class c`, which names the school; by grade and title. */
export async function findClasses({ rows }: Session, condition: SQL): Promise<ClassView[]> {
  const classes = await rows<ClassView>(sql`
    select c.id, c.title, c.grade, c.grade - 3 as course_id, s.title as school_name,
      (select count(*)::int from enrolment e where e.school_id = c.school_id and e.class_id = c.id and e.state = 'active') as students_count
    from class c join school s on s.id = c.school_id
    where c.archived_at is null and ${condition}`);
  return classes.sort((one, other) => one.grade - other.grade || persianOrder.compare(one.title, other.title));
}

const subjects = [
  ['math', 'math', 0],
  ['literature', 'persian', 4],
  ['science', 'science', 8],
] as const;

/** Courses of a grade: mathematics are 0 to 3, literature 4 to 7, science 8 to 11, each from grade 3 on. */
export function coursesOf(grade: 3 | 4 | 5 | 6): Course[] {
  const books = booksOfGrade(grade);
  return subjects.flatMap(([subject, book, base]) => {
    const title = books.find((known) => known.subject === book)?.title;
    return title === undefined ? [] : [{ id: base + grade - 3, title, grade, subject }];
  });
}

/** The signed-in person with everything the app shows of them at once: two queries whatever their role. */
export async function activeUser(session: Session, row: AccountRow, now: Date): Promise<ActiveUser> {
  const condition = mineAsClass(row.role, row, now);
  const classes = condition === null ? [] : await findClasses(session, condition);
  const notifications = await session.rows<Omit<Notification, 'created_at'> & { created_at: Date }>(sql`
    select id, title, body, path, created_at from notification
    where school_id = ${row.schoolId} and account_id = ${row.id} and dismissed_at is null and created_at <= ${now}::timestamptz
    order by created_at desc limit ${NOTIFICATIONS_SHOWN}`);
  const grades = [...new Set(classes.map(({ grade }) => grade))];
  return {
    id: row.id,
    username: row.username,
    first_name: row.firstName,
    last_name: row.lastName,
    gender: row.gender,
    role: row.role,
    phone: row.phone ?? '',
    profile_url: row.profileUrl,
    school_name: row.schoolName,
    plan: row.plan,
    theme: row.theme,
    class: classes[0] ?? null,
    classes,
    courses: grades.flatMap(coursesOf),
    notifications: notifications.map((each) => ({ ...each, created_at: each.created_at.toISOString() })),
    is_individual_customer: row.isIndividualCustomer,
    has_quiz: row.features.includes('quiz'),
    features: row.features,
  };
}
