import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { IdSchema, PagingSchema, pageOf, QueryCountSchema } from '../platform/primitives.schemas.ts';
import {
  QuizAnswerReportSchema,
  QuizReportSchema,
  QuizStudentReportSchema,
  TeacherQuizSchema,
} from './quizzes.schemas.ts';
import { quizExport } from './quizzes.ts';

const school = ['school'] as const;

const id = v.object({ id: IdSchema });
const ofStudent = v.object({ id: IdSchema, studentId: IdSchema });
const inSchool = { 404: 'No such quiz in the manager’s school.' };

/** Quizzes of a school for its manager: reports alone. */
export const schoolQuiz = {
  list: defineCall({
    method: 'GET',
    path: '/school/quiz/',
    access: school,
    summary: 'Every quiz of the school or of one of its classes, newest first; drafts are their author’s alone.',
    query: v.object({ ...PagingSchema.entries, classId: v.optional(IdSchema) }),
    response: pageOf(TeacherQuizSchema),
  }),
  report: defineCall({
    method: 'GET',
    path: '/school/quiz/{id}/report/',
    access: school,
    summary: 'Who is where, the distribution, each skill and each question.',
    params: id,
    response: QuizReportSchema,
    errors: inSchool,
  }),
  student: defineCall({
    method: 'GET',
    path: '/school/quiz/{id}/student/{studentId}/',
    access: school,
    summary: 'One child’s tries with every question.',
    params: ofStudent,
    response: QuizStudentReportSchema,
    errors: inSchool,
  }),
  answer: defineCall({
    method: 'GET',
    path: '/school/quiz/{id}/student/{studentId}/questions/{position}/',
    access: school,
    summary: 'One question of one child with every answer as typed.',
    params: v.object({ ...ofStudent.entries, position: QueryCountSchema }),
    response: QuizAnswerReportSchema,
    errors: inSchool,
  }),
  export: quizExport('school'),
};
