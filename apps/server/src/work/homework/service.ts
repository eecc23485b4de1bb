import type { Contract, ParsedOf } from '@mashq/api/contract';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { askedSkills } from '../../questions/asked-skills.ts';
import type { QuestionCache } from '../../questions/question-cache.ts';
import { taughtClass } from '../assignments/create.ts';
import { memberAssignments } from '../assignments/member-service.ts';
import { skillView, teacherAssignments } from '../assignments/teacher-service.ts';
import { copyHomework } from './copy.ts';
import { settingHomework } from './create.ts';
import { createForClasses } from './create-for-classes.ts';
import { dueSkillsOfClass } from './review-skills.ts';
import { resolveRange } from './source.ts';
import { sourceOf, type TeacherHomework, teacherHomework } from './view.ts';

type Calls = Contract['teacher']['homework'];
type Body<Name extends keyof Calls> = ParsedOf<Calls[Name]>['body'];
type Query<Name extends keyof Calls> = ParsedOf<Calls[Name]>['query'];

/** A teacher's homeworks: assigned work that comes from pages or lessons of the book. */
export function teacherHomeworkService(context: Context) {
  const { db, clock } = context;
  const setting = settingHomework(context);
  return {
    ...teacherAssignments(context, 'homework', teacherHomework),

    /** The skills of a range before anything is set. */
    skills: async ({ grade, ...range }: Query<'skills'>) => {
      const asked = await askedSkills(db);
      const { skills } = resolveRange(grade, range);
      return skills.map(({ id }) => ({ ...skillView(id), available: asked(id) !== undefined }));
    },

    /** The skills that would come back in a homework of a class. */
    reviewSkills: async (actor: Actor, { classId }: Query<'reviewSkills'>) => {
      const now = clock();
      await taughtClass(db, actor, classId, now);
      const due = await dueSkillsOfClass(db, actor.schoolId, classId, now);
      return due.map(({ skillId, students }) => ({ ...skillView(skillId), students }));
    },

    create: async (actor: Actor, body: Body<'create'>): Promise<TeacherHomework> =>
      teacherHomework(await setting.create(actor, body), clock()),

    createForClasses: async (actor: Actor, body: Body<'createForClasses'>): Promise<TeacherHomework[]> => {
      const made = await createForClasses(context, actor, body);
      return made.map((row) => teacherHomework(row, clock()));
    },

    replace: async (actor: Actor, id: string, body: Body<'replace'>): Promise<TeacherHomework> =>
      teacherHomework(await setting.replace(actor, id, body), clock()),

    copy: async (actor: Actor, id: string, body: Body<'copy'>): Promise<TeacherHomework> =>
      teacherHomework(await copyHomework(context, actor, id, body), clock()),
  };
}

/** The child's side of homework. */
export function memberHomeworkService(context: Context, known: QuestionCache) {
  return memberAssignments(context, known, 'homework', (row) => ({ source: sourceOf(row) }));
}
