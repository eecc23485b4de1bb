import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { GRADES, id, instant, notNegative, oneOf } from './columns.ts';

/** Oversees schools of one or more provinces. */
export const organization = pgTable('organization', {
  id: id(),
  title: text().notNull(),
  createdAt: instant().notNull(),
});

/** The 31 provinces by ISO 3166-2 code; filled by a migration, never by hand. */
export const province = pgTable('province', {
  code: text().primaryKey(),
  name: text().notNull(),
  slug: text().notNull().unique(),
});

export const SCHOOL_KINDS = ['school', 'personal'] as const;
export type SchoolKind = (typeof SCHOOL_KINDS)[number];

/**
 * A tenant: every row that grows with pupils belongs to exactly one. A person without a school is a `personal` tenant alone,
 * which has no title and is in no list of schools.
 */
export const school = pgTable(
  'school',
  {
    id: id(),
    kind: text().$type<SchoolKind>().notNull().default('school'),
    organizationId: uuid().references(() => organization.id),
    /** Null for a personal tenant alone. */
    provinceCode: text().references(() => province.code),
    title: text().notNull(),
    gamificationOn: boolean().notNull().default(true),
    /** Whether the organization over the school reads its children's names. */
    namesShownToOrganization: boolean().notNull().default(false),
    /** Names of the features that are switched on for this school. */
    features: text().array().notNull().default([]),
    /** What usernames that the school makes begin with; null until it makes the first. */
    usernamePrefix: text(),
    /** The number of the last username it made. */
    lastUsernameNumber: integer().notNull().default(0),
    createdAt: instant().notNull(),
    archivedAt: instant(),
  },
  (table) => [
    index().on(table.organizationId),
    index().on(table.provinceCode),
    uniqueIndex('school_username_prefix').on(table.usernamePrefix),
    check('school_username_number_check', notNegative('last_username_number')),
    check('school_kind_check', oneOf('kind', SCHOOL_KINDS)),
    check(
      'school_place_check',
      sql`case kind when 'personal' then province_code is null and organization_id is null else province_code is not null end`,
    ),
  ],
);

/**
 * The figures of a school under an organization as a job counted them last (`organization/recount.ts`): what pages over
 * many schools read. Nothing else writes here, and all of it can be counted again.
 */
export const schoolOverview = pgTable(
  'school_overview',
  {
    schoolId: uuid()
      .primaryKey()
      .references(() => school.id),
    classesCount: integer().notNull(),
    studentsCount: integer().notNull(),
    /** Children with an answer that counted in the seven days before `countedAt`. */
    practicedLately: integer().notNull(),
    openHomeworks: integer().notNull(),
    countedAt: instant().notNull(),
  },
  () => [
    check(
      'school_overview_counts_check',
      notNegative('classes_count', 'students_count', 'practiced_lately', 'open_homeworks'),
    ),
  ],
);

/**
 * Practice of a school in a week, from its Saturday in Tehran, as a job counted it (`reports/organization/count-weeks.ts`): what pages
 * over many schools read. A week stays as it was last counted, with the children of then. Nothing else writes here.
 */
export const schoolWeek = pgTable(
  'school_week',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    week: instant().notNull(),
    /** 0 for all grades: a child of two grades is there once. */
    grade: integer().notNull(),
    members: integer().notNull(),
    students: integer().notNull(),
    answered: integer().notNull(),
    firstTryRight: integer().notNull(),
    /** Of too few children, or such a group could be found by it: in no sum. */
    isHidden: boolean().notNull(),
    countedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.grade, table.week] }),
    check('school_week_grade_check', oneOf('grade', [0, ...GRADES])),
    check('school_week_counts_check', notNegative('members', 'students', 'answered', 'first_try_right')),
  ],
);

/** Practice of a skill in such a week by the children of a grade. */
export const schoolWeekSkill = pgTable(
  'school_week_skill',
  {
    schoolId: uuid().notNull(),
    week: instant().notNull(),
    grade: integer().notNull(),
    skillId: text().notNull(),
    students: integer().notNull(),
    answered: integer().notNull(),
    firstTryRight: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.grade, table.week, table.skillId] }),
    foreignKey({
      name: 'school_week_skill_week_fk',
      columns: [table.schoolId, table.grade, table.week],
      foreignColumns: [schoolWeek.schoolId, schoolWeek.grade, schoolWeek.week],
    }).onDelete('cascade'),
    check('school_week_skill_grade_check', oneOf('grade', GRADES)),
    check('school_week_skill_counts_check', notNegative('students', 'answered', 'first_try_right')),
  ],
);

/** From Mehr to the end of Shahrivar; `title` is such as «۱۴۰۵-۱۴۰۶» in Latin digits: 1405-1406. */
export const schoolYear = pgTable(
  'school_year',
  {
    id: id(),
    title: text().notNull().unique(),
    startsOn: date().notNull(),
    endsOn: date().notNull(),
  },
  () => [check('school_year_days_check', sql`starts_on < ends_on`)],
);
