import type { Contract, ParsedOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { countAssignments } from '../assignments/teacher-queries.ts';
import { findQuizzes, findSchoolQuiz, schoolQuizCondition } from './queries.ts';
import { quizReports } from './report-service.ts';
import { teacherQuizView } from './view.ts';

/** Quizzes of a school for its manager: reports alone. */
export function schoolQuizService(context: Context) {
  const { db, clock } = context;
  return {
    list: async (actor: Actor, { page, size, classId }: ParsedOf<Contract['school']['quiz']['list']>['query']) => {
      const now = clock();
      const all = schoolQuizCondition(actor);
      const condition = classId === undefined ? all : sql`${all} and w.class_id = ${classId}`;
      const [total, found] = await Promise.all([
        countAssignments(db, condition),
        findQuizzes(db, actor.schoolId, condition, now, { limit: size, offset: (page - 1) * size }),
      ]);
      return { page, size, total, items: found.map((row) => teacherQuizView(row, now)) };
    },
    ...quizReports(context, findSchoolQuiz),
  };
}
