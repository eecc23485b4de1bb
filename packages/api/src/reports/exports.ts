import * as v from 'valibot';
import { defineFileCall, exportQuery, mediaTypes } from '../platform/define.ts';
import { IdSchema, QueryGradeSchema, TextSchema } from '../platform/primitives.schemas.ts';
import { BandSchema } from '../questions/skill.schemas.ts';
import { quizExport } from '../work/quizzes.ts';

const access = ['teacher'] as const;

interface Work {
  readonly base: `/${string}/`;
  readonly noun: string;
}

function workExports<const Tables extends readonly [string, ...string[]]>({ base, noun }: Work, tables: Tables) {
  return {
    whole: defineFileCall({
      method: 'GET',
      path: `${base}{id}/export/`,
      access,
      summary: `The report of a ${noun} as a file.`,
      params: v.object({ id: IdSchema }),
      query: v.object(exportQuery(tables)),
      mediaTypes,
      errors: { 404: `No such ${noun} among the teacher’s own.` },
    }),
    student: defineFileCall({
      method: 'GET',
      path: `${base}{id}/student/{studentId}/export/`,
      access,
      summary: `One child’s ${noun}, skill by skill, as a file.`,
      params: v.object({ id: IdSchema, studentId: IdSchema }),
      query: v.object(exportQuery(['skills', 'summary'])),
      mediaTypes,
      errors: { 404: `No such ${noun}, or no such child in it.` },
    }),
  };
}

const homework = workExports({ base: '/teacher/homework/', noun: 'homework' }, [
  'students',
  'skills',
  'cells',
  'facts',
]);
const review = workExports({ base: '/teacher/review/', noun: 'review' }, [
  'students',
  'groups',
  'skills',
  'cells',
  'facts',
]);

const packages = workExports({ base: '/teacher/package/', noun: 'package' }, ['students', 'skills', 'cells', 'facts']);

/** Reports as spreadsheets. */
export const teacherExports = {
  homework: homework.whole,
  homeworkStudent: homework.student,
  review: review.whole,
  reviewStudent: review.student,
  package: packages.whole,
  packageStudent: packages.student,
  quiz: quizExport('teacher'),
  students: defineFileCall({
    method: 'GET',
    path: '/teacher/report/students/export/',
    access,
    summary: 'The children of the teacher’s classes, by the same filter as their list, as a file.',
    query: v.object({
      ...exportQuery(['students']),
      search: v.optional(v.pipe(TextSchema, v.maxLength(100))),
      classId: v.optional(IdSchema),
      band: v.optional(BandSchema),
    }),
    mediaTypes,
  }),
  student: defineFileCall({
    method: 'GET',
    path: '/teacher/report/student/{studentId}/export/',
    access,
    summary: 'One child: skills with levels, weeks, work, as a file.',
    params: v.object({ studentId: IdSchema }),
    query: v.object({
      ...exportQuery(['skills', 'weeks', 'work']),
      /** Of the skills; that of the child's class when left out. */
      grade: v.optional(QueryGradeSchema),
    }),
    mediaTypes,
    errors: { 404: 'No such child in a class of the teacher.' },
  }),
  classSkills: defineFileCall({
    method: 'GET',
    path: '/teacher/dashboard/class/{classId}/skills/export/',
    access,
    summary: 'How many children of a class are in which band of each skill, as a file.',
    params: v.object({ classId: IdSchema }),
    query: v.object(exportQuery(['skills'])),
    mediaTypes,
    errors: { 404: 'No such class among the teacher’s own.' },
  }),
};
