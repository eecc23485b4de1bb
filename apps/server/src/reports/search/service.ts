import type { SearchResult } from '@mashq/api/contract';
import { availableSkills, type Grade, mathBook } from '@mashq/curriculum';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { persianOrder } from '../../platform/persian-order.ts';
import { matchesSearch } from '../../platform/persian-search.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import {
  type FoundClass,
  type FoundStudent,
  gradesOf,
  overseenSchools,
  overseenStudents,
  readableClasses,
  readableStudents,
} from './queries.ts';

/** Results of one kind at most. */
const MAX = 8;

/** The best of those whose title has every typed word: those that begin with it first, then by title. */
function best(results: readonly SearchResult[], typed: string): SearchResult[] {
  const begins = ({ title }: SearchResult) => title.startsWith(typed);
  return results
    .filter(({ title }) => matchesSearch(title, typed))
    .sort((a, b) => Number(begins(b)) - Number(begins(a)) || persianOrder.compare(a.title, b.title))
    .slice(0, MAX);
}

/** Skills of grades with the page where a role sees their questions. */
function skillsOf(grades: readonly Grade[], pathOf: (skillId: string) => string): SearchResult[] {
  const books = new Map(grades.map((grade) => [grade, mathBook(grade)]));
  return availableSkills().flatMap(({ id, place }): SearchResult[] => {
    const chapter = books.get(place.grade)?.chapters.find(({ number }) => number === place.chapter);
    if (chapter === undefined) return [];
    return [{ kind: 'skill', key: id, title: skillInfo(id).title, detail: chapter.title, path: pathOf(id) }];
  });
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

/** Finds by name what a person may see. A school has a thousand children at most: names are compared here, where spelling is known. */
export function searchService({ db, clock }: Context) {
  /** A teacher's own classes and their children, a manager's whole school. */
  async function ofClasses(
    actor: Actor,
    paths: {
      readonly class: (one: FoundClass) => string;
      readonly student: (one: FoundStudent) => string;
      readonly skill: (id: string) => string;
    },
  ): Promise<SearchResult[][]> {
    const now = clock();
    const [classes, students] = await Promise.all([readableClasses(db, actor, now), readableStudents(db, actor, now)]);
    const grades = [...new Set(classes.map(({ grade }) => grade))];
    return [
      students.map(studentResult(({ classTitle }) => classTitle, paths.student)),
      classes.map(classResult(paths.class)),
      skillsOf(grades, paths.skill),
    ];
  }

  async function everything(actor: Actor): Promise<SearchResult[][]> {
    switch (actor.role) {
      case 'student':
        return [skillsOf(await gradesOf(db, actor), (id) => `/student/skill/question/${id}`)];
      case 'teacher':
        return ofClasses(actor, {
          class: ({ id, grade }) => `/teacher/class/${id}/course/${courseOf(grade)}/skills`,
          student: ({ id, grade }) => `/teacher/student/${id}/grade/${grade}/course/${courseOf(grade)}`,
          skill: (id) => `/teacher/skill/question/${id}`,
        });
      case 'school':
        return ofClasses(actor, {
          class: ({ id, grade }) => `/school/class/${id}/course/${courseOf(grade)}`,
          student: ({ id }) => `/school/student/${id}`,
          skill: (id) => `/school/skill/question/${id}`,
        });
      case 'organization': {
        const [schools, students] = await Promise.all([overseenSchools(db, actor), overseenStudents(db, actor)]);
        return [
          schools.map(({ id, title, province }) => ({
            kind: 'school',
            key: id,
            title,
            detail: province,
            path: `/organization/school/${id}`,
          })),
          students.map(
            studentResult(
              ({ schoolTitle }) => schoolTitle,
              ({ schoolId, name }) => `/organization/school/${schoolId}/students?search=${encodeURIComponent(name)}`,
            ),
          ),
        ];
      }
      case 'admin':
        return [];
    }
  }

  return {
    find: async (actor: Actor, typed: string): Promise<{ items: SearchResult[] }> => ({
      items: (await everything(actor)).flatMap((results) => best(results, typed)),
    }),
  };
}
