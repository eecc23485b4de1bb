import type {
  Contract,
  OverseenClass,
  OverseenGrade,
  OverseenStudents,
  ParsedOf,
  ProvinceOverview,
  SchoolOverview,
} from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { persianOrder } from '../../platform/persian-order.ts';
import { matchesSearch } from '../../platform/persian-search.ts';
import { classOverviews, gradeOverviews } from '../management/queries.ts';
import {
  answersOf,
  type CountedSchool,
  childrenOf,
  countedSchools,
  type NotCountedSchool,
  type OverseenChild,
  ofOwnOrganization,
  schoolNow,
} from './queries.ts';
import { storeFigures } from './recount.ts';
import { shareRunning } from './share-running.ts';
import { hideSmallGroups, isSmallGroup, withoutFigures } from './small-groups.ts';

type Calls = Contract['organization'];
type SchoolsQuery = ParsedOf<Calls['dashboard']['schools']>['query'];
type StudentsQuery = ParsedOf<Calls['school']['students']>['query'];
type SchoolSort = SchoolsQuery['sort'];

const hideSmall = (school: CountedSchool): SchoolOverview =>
  withoutFigures(school, isSmallGroup(school.students_count) ? ['practiced_lately'] : []);

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0);

/** The numbers of a province. What a school hides is not counted, or subtracting the others would show it. */
function provinceOf(schools: readonly SchoolOverview[]): ProvinceOverview {
  const measured = schools.filter(({ practiced_lately }) => practiced_lately !== null);
  const [first] = schools;
  if (!first) throw notFound('سازمان شما در این استان مدرسه‌ای ندارد.');
  return {
    code: first.province_code,
    name: first.province_name,
    schools_count: schools.length,
    classes_count: sumOf(schools, (one) => one.classes_count),
    students_count: sumOf(schools, (one) => one.students_count),
    practiced_lately: measured.length === 0 ? null : sumOf(measured, (one) => one.practiced_lately ?? 0),
    open_homeworks: sumOf(schools, (one) => one.open_homeworks),
  };
}

/** Share of a school's children that practiced; what is hidden comes last. */
function shareOf({ students_count, practiced_lately }: SchoolOverview): number {
  return practiced_lately === null || students_count === 0 ? -1 : practiced_lately / students_count;
}

const byTitle = (one: SchoolOverview, other: SchoolOverview) => persianOrder.compare(one.title, other.title);
const ORDERS: Readonly<Record<SchoolSort, (one: SchoolOverview, other: SchoolOverview) => number>> = {
  title: byTitle,
  students: (a, b) => b.students_count - a.students_count || byTitle(a, b),
  practice: (a, b) => shareOf(b) - shareOf(a) || byTitle(a, b),
};

/** A page of what was found. */
function pageOf<Row>(rows: readonly Row[], { page, size }: { readonly page: number; readonly size: number }) {
  return { page, size, total: rows.length, items: rows.slice((page - 1) * size, page * size) };
}

const SchoolRow = v.object({ areNamesShown: v.boolean() });

/** What an organization sees of the schools it oversees. */
export function organizationService({ db, clock, overviewFreshMs }: Context) {
  const provincesShared = shareRunning<ProvinceOverview[]>(overviewFreshMs);
  const schoolsShared = shareRunning<SchoolOverview[]>(overviewFreshMs);

  /** Schools with the figures the job counted last. What is too new for it is counted here, once. */
  async function overviewsOf(condition: SQL): Promise<SchoolOverview[]> {
    const found = await countedSchools(db, condition);
    const isCounted = (school: CountedSchool | NotCountedSchool): school is CountedSchool =>
      school.students_count !== null;
    const missing = found.filter((school) => !isCounted(school)).map(({ id }) => id);
    if (missing.length === 0) return found.filter(isCounted).map(hideSmall);
    await storeFigures(db, sql`select id from unnest(${sql.param(missing)}::uuid[]) as id`, clock());
    return (await countedSchools(db, condition)).filter(isCounted).map(hideSmall);
  }

  async function countProvinces(actor: Actor): Promise<ProvinceOverview[]> {
    const schools = await overviewsOf(ofOwnOrganization(actor));
    const provinces = Map.groupBy(schools, ({ province_code }) => province_code);
    return [...provinces.values()].map(provinceOf).sort((a, b) => persianOrder.compare(a.name, b.name));
  }

  const schoolsOfProvince = (actor: Actor, provinceCode: string) =>
    overviewsOf(sql`${ofOwnOrganization(actor)} and s.province_code = ${provinceCode}`);

  /** A school that the organization oversees. */
  async function requireSchool(actor: Actor, schoolId: string): Promise<{ areNamesShown: boolean }> {
    const [school] = await db.query(
      SchoolRow,
      sql`
      select s.names_shown_to_organization as "areNamesShown" from school s
      where s.id = ${schoolId} and s.archived_at is null and ${ofOwnOrganization(actor)}`,
    );
    if (!school) throw notFound('این مدرسه پیدا نشد.');
    return school;
  }

  async function gradesOf(schoolId: string): Promise<OverseenGrade[]> {
    const grades = await gradeOverviews(db, schoolId, clock());
    return hideSmallGroups(grades, ['practiced_lately']);
  }

  /** Classes of whole grades. Those of a grade that is hidden are hidden, or their sum would be the grade's. */
  async function classesOf(schoolId: string, condition: SQL = sql``): Promise<OverseenClass[]> {
    const own = sql`c.school_id = ${schoolId}::uuid ${condition}`;
    const [grades, classes] = await Promise.all([gradesOf(schoolId), classOverviews(db, own, clock())]);
    const figures = ['practiced_lately', 'help_needed'] as const;
    return [...Map.groupBy(classes, ({ grade }) => grade)].flatMap(([grade, ofGrade]) =>
      grades.some((one) => one.grade === grade && one.practiced_lately === null)
        ? ofGrade.map((one) => withoutFigures(one, figures))
        : hideSmallGroups(ofGrade, figures),
    );
  }

  /** Whether the name, or without names the class, is what is searched for: a hidden name is not found by guessing it. */
  const isFound = (child: OverseenChild, { searchedWord, classId }: StudentsQuery, areNamesShown: boolean) =>
    (classId === undefined || child.class_id === classId) &&
    (searchedWord === undefined ||
      matchesSearch(`${areNamesShown ? child.name : ''} ${child.class_title} ${child.number}`, searchedWord));

  return {
    requireSchool,

    /** Provinces by their names. */
    provinces: (actor: Actor): Promise<ProvinceOverview[]> => provincesShared(actor.id, () => countProvinces(actor)),

    schools: async (actor: Actor, provinceCode: string, { search = '', sort, ...paging }: SchoolsQuery) => {
      const schools = await schoolsShared(`${actor.id} ${provinceCode}`, () => schoolsOfProvince(actor, provinceCode));
      const found = schools.filter(({ title }) => matchesSearch(title, search)).sort(ORDERS[sort]);
      return { ...pageOf(found, paging), province: provinceOf(schools) };
    },

    info: async (actor: Actor, schoolId: string): Promise<SchoolOverview> => {
      const school = await schoolNow(db, sql`${ofOwnOrganization(actor)} and s.id = ${schoolId}`, clock());
      if (!school) throw notFound('این مدرسه پیدا نشد.');
      return hideSmall(school);
    },

    grades: async (actor: Actor, schoolId: string): Promise<OverseenGrade[]> => {
      await requireSchool(actor, schoolId);
      return gradesOf(schoolId);
    },

    /** The classes of a grade by title. */
    classes: async (actor: Actor, schoolId: string, grade: number): Promise<OverseenClass[]> => {
      await requireSchool(actor, schoolId);
      return (await classesOf(schoolId, sql`and c.grade = ${grade}`)).sort((a, b) =>
        persianOrder.compare(a.title, b.title),
      );
    },

    /** All classes by grade and title. */
    allClasses: async (actor: Actor, schoolId: string): Promise<OverseenClass[]> => {
      await requireSchool(actor, schoolId);
      return (await classesOf(schoolId)).sort((a, b) => a.grade - b.grade || persianOrder.compare(a.title, b.title));
    },

    classInfo: async (actor: Actor, schoolId: string, id: string): Promise<OverseenClass> => {
      await requireSchool(actor, schoolId);
      // What it hides depends on the classes beside it.
      const found = (await classesOf(schoolId)).find((one) => one.id === id);
      if (!found) throw notFound('این کلاس پیدا نشد.');
      return found;
    },

    /** Children by grade, class and, as the school allows, name or number. */
    students: async (actor: Actor, schoolId: string, query: StudentsQuery): Promise<OverseenStudents> => {
      const { areNamesShown } = await requireSchool(actor, schoolId);
      const children = await childrenOf(db, schoolId);
      if (query.classId !== undefined && !children.some(({ class_id }) => class_id === query.classId))
        throw notFound('این کلاس پیدا نشد.');
      const found = children
        .filter((child) => isFound(child, query, areNamesShown))
        .sort(
          (a, b) =>
            a.grade - b.grade ||
            persianOrder.compare(a.class_title, b.class_title) ||
            (areNamesShown ? persianOrder.compare(a.name, b.name) : 0) ||
            a.number - b.number,
        );
      const { items, ...page } = pageOf(found, query);
      const answers = await answersOf(
        db,
        schoolId,
        items.map(({ id }) => id),
        clock(),
      );
      return {
        ...page,
        are_names_shown: areNamesShown,
        items: items.map(({ id, number, name, grade, class_title, classmates }) => {
          const isHidden = !areNamesShown && isSmallGroup(classmates);
          const figures = answers.get(id);
          return {
            id,
            number,
            name: areNamesShown ? name : null,
            grade,
            class_title,
            answers_lately: isHidden ? null : (figures?.answers ?? 0),
            right_lately: isHidden ? null : (figures?.right ?? 0),
          };
        }),
      };
    },
  };
}
