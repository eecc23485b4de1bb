import type { SearchResult } from '@mashq/api/contract';
import { availableSkills, type Grade, mathBook } from '@mashq/curriculum';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { persianOrder } from '../../platform/persian-order.ts';
import { foldPersian, matchesSearch } from '../../platform/persian-search.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import type { FoundPerson } from '../../school/admin/people-service.ts';
import type { FoundSchool } from '../../school/admin/schools-service.ts';
import {
  type FoundClass,
  type FoundStudent,
  type FoundWork,
  gradesOf,
  overseenSchools,
  overseenStudents,
  readableClasses,
  readableStudents,
  readableWork,
} from './queries.ts';

/** Results of one kind at most. */
const MAX = 8;

/** The best of those whose title has every typed word: those that begin with it first, then by title. */
function best(results: readonly SearchResult[], typed: string): SearchResult[] {
  const begins = ({ title }: SearchResult) => foldPersian(title).startsWith(foldPersian(typed));
  return results
    .filter(({ title }) => matchesSearch(title, typed))
    .sort((a, b) => Number(begins(b)) - Number(begins(a)) || persianOrder.compare(a.title, b.title))
    .slice(0, MAX);
}

/** The page of the book that is typed, as «صفحهٔ ۴۵» or «ص ۴۵»; undefined where something else is. */
function pageOf(typed: string): number | undefined {
  const page = /^(?:صفحه|ص)(?: ی)? ?(\d{1,3})$/.exec(foldPersian(typed))?.[1];
  return page === undefined ? undefined : Number(page);
}

interface Pages {
  readonly firstPage: number | null;
  readonly lastPage: number | null;
}

const hasPage = ({ firstPage, lastPage }: Pages, page: number) =>
  firstPage !== null && lastPage !== null && firstPage <= page && page <= lastPage;

/** Work whose title has every typed word, or that is from the typed page; the newest first. */
function bestWork(work: readonly FoundWork[], typed: string, pathOf: WorkPath): SearchResult[] {
  const page = pageOf(typed);
  return work
    .flatMap((one) => {
      const path = pathOf(one);
      return path !== undefined && (matchesSearch(one.title, typed) || (page !== undefined && hasPage(one, page)))
        ? [{ kind: one.kind, key: one.id, title: one.title, detail: one.classTitle, path }]
        : [];
    })
    .slice(0, MAX);
}

/** Where a work's report is; undefined where a role has no page of its kind. */
type WorkPath = (work: FoundWork) => string | undefined;

/** Skills of grades, or those of a page, with the page where a role sees their questions. */
function skillsOf(
  grades: readonly Grade[],
  pathOf: (skillId: string) => string,
  page: number | undefined,
): SearchResult[] {
  const books = new Map(grades.map((grade) => [grade, mathBook(grade)]));
  return availableSkills().flatMap(({ id, place }): SearchResult[] => {
    const chapter = books.get(place.grade)?.chapters.find(({ number }) => number === place.chapter);
    if (chapter === undefined || (page !== undefined && !hasPage(place, page))) return [];
    return [{ kind: 'skill', key: id, title: skillInfo(id).title, detail: chapter.title, path: pathOf(id) }];
  });
}

/** Skills by words of their titles, or those of a page. */
function bestSkills(grades: readonly Grade[], pathOf: (skillId: string) => string, typed: string): SearchResult[] {
  const page = pageOf(typed);
  const skills = skillsOf(grades, pathOf, page);
  return page === undefined ? best(skills, typed) : skills.slice(0, MAX);
}

const classResult =
  (pathOf: (one: FoundClass) => string) =>
  (one: FoundClass): SearchResult => ({
    kind: 'class',
    key: one.id,
    title: one.title,
    detail: '',
    path: pathOf(one),
  });

const studentResult =
  (detailOf: (one: FoundStudent) => string, pathOf: (one: FoundStudent) => string) =>
  (one: FoundStudent): SearchResult => ({
    kind: 'student',
    key: one.id,
    title: one.name,
    detail: detailOf(one),
    path: pathOf(one),
  });

/** The mathematics course of a grade, as addresses have it. */
const courseOf = (grade: Grade) => grade - 3;

const ROLES: Readonly<Record<FoundPerson['role'], string>> = {
  STUDENT: 'دانش‌آموز',
  TEACHER: 'معلم',
  MANAGER: 'مدیر مدرسه',
  ORGANIZATION: 'مدیر سازمان',
  SYS_ADMIN: 'مدیر سامانه',
};

/** What administrators find: people and schools of the whole site. */
export interface FindsForAdmins {
  readonly people: (typed: string, most: number) => Promise<FoundPerson[]>;
  readonly schools: (typed: string) => Promise<FoundSchool[]>;
}

/** Finds by name what a person may see. A school has a thousand children at most: names are compared here, where spelling is known. */
export function searchService({ db, clock }: Context, admin: FindsForAdmins) {
  /** A teacher's own classes and their children, a manager's whole school. */
  async function ofClasses(
    actor: Actor,
    typed: string,
    paths: {
      readonly class: (one: FoundClass) => string;
      readonly student: (one: FoundStudent) => string;
      readonly skill: (id: string) => string;
      readonly work: WorkPath;
    },
  ): Promise<SearchResult[][]> {
    const now = clock();
    const [classes, students, work] = await Promise.all([
      readableClasses(db, actor, now),
      readableStudents(db, actor, now),
      readableWork(db, actor, now),
    ]);
    const grades = [...new Set(classes.map(({ grade }) => grade))];
    return [
      best(students.map(studentResult(({ classTitle }) => classTitle, paths.student)), typed),
      best(classes.map(classResult(paths.class)), typed),
      bestWork(work, typed, paths.work),
      bestSkills(grades, paths.skill, typed),
    ];
  }

  async function everything(actor: Actor, typed: string): Promise<SearchResult[][]> {
    switch (actor.role) {
      case 'student':
        return [bestSkills(await gradesOf(db, actor), (id) => `/student/skill/question/${id}`, typed)];
      case 'teacher':
        return ofClasses(actor, typed, {
          class: ({ id, grade }) => `/teacher/class/${id}/course/${courseOf(grade)}/skills`,
          student: ({ id, grade }) => `/teacher/student/${id}/grade/${grade}/course/${courseOf(grade)}`,
          skill: (id) => `/teacher/skill/question/${id}`,
          work: ({ id, kind, classId }) =>
            kind === 'quiz' ? `/teacher/quiz-reports/${classId}/${id}` : `/teacher/${kind}/${id}`,
        });
      case 'school':
        return ofClasses(actor, typed, {
          class: ({ id, grade }) => `/school/class/${id}/course/${courseOf(grade)}`,
          student: ({ id }) => `/school/student/${id}`,
          skill: (id) => `/school/skill/question/${id}`,
          work: ({ id, kind, classId }) => {
            if (kind === 'quiz') return `/school/quiz-reports/${classId}/${id}`;
            return kind === 'homework' ? `/school/homework/${id}` : undefined;
          },
        });
      case 'organization': {
        const [schools, students] = await Promise.all([overseenSchools(db, actor), overseenStudents(db, actor)]);
        return [
          best(
            schools.map(({ id, title, province }) => ({
              kind: 'school',
              key: id,
              title,
              detail: province,
              path: `/organization/school/${id}`,
            })),
            typed,
          ),
          best(
            students.map(
              studentResult(
                ({ schoolTitle }) => schoolTitle,
                ({ schoolId, name }) => `/organization/school/${schoolId}/students?search=${encodeURIComponent(name)}`,
              ),
            ),
            typed,
          ),
        ];
      }
      case 'admin': {
        const [people, schools] = await Promise.all([admin.people(typed, MAX), admin.schools(typed)]);
        return [
          people.map(({ id, name, role, place }) => ({
            kind: 'person',
            key: id,
            title: name,
            detail: [ROLES[role], place].filter(Boolean).join('، '),
            path: `/admin/people/${id}`,
          })),
          best(
            schools.map(({ id, title, province }) => ({
              kind: 'school',
              key: id,
              title,
              detail: province,
              path: `/admin/schools/${id}`,
            })),
            typed,
          ),
        ];
      }
    }
  }

  return {
    find: async (actor: Actor, typed: string): Promise<{ items: SearchResult[] }> => ({
      items: (await everything(actor, typed)).flat(),
    }),
  };
}
