import * as v from 'valibot';
import { defineCall, defineFileCall, exportQuery, mediaTypes } from '../platform/define.ts';
import {
  IdSchema,
  NameSchema,
  PagingSchema,
  pageOf,
  QueryGradeSchema,
  queryOneOf,
  TextSchema,
} from '../platform/primitives.schemas.ts';
import {
  OverseenClassSchema,
  OverseenGradeSchema,
  OverseenHomeworkSchema,
  OverseenQuizReportSchema,
  OverseenQuizSchema,
  OverseenScoreSchema,
  OverseenStudentsSchema,
  OverseenTodaySchema,
  OverseenWeekSchema,
  ProvinceOverviewSchema,
  SCHOOL_SORTS,
  SchoolOverviewSchema,
} from './organization.schemas.ts';
import {
  ChapterStandingSchema,
  HomeworkOutcomesSchema,
  PracticeDaySchema,
  QuestionOutcomesSchema,
} from './school-reports.schemas.ts';

const access = ['organization'] as const;
const errors = { 404: 'No such school under this organization.' };
const school = v.object({ schoolId: IdSchema });

const SearchSchema = v.pipe(TextSchema, v.trim(), v.maxLength(100));

export const organizationDashboard = {
  provinces: defineCall({
    method: 'GET',
    path: '/organization/dashboard/ostan/',
    access,
    summary: 'The provinces in which the organization has schools, with the numbers of those schools.',
    response: v.array(ProvinceOverviewSchema),
  }),
  schools: defineCall({
    method: 'GET',
    path: '/organization/dashboard/ostan/{provinceCode}/school/',
    access,
    summary: 'The organization’s schools of a province, by title, number of children or share that practiced.',
    params: v.object({ provinceCode: NameSchema }),
    query: v.object({
      ...PagingSchema.entries,
      search: v.optional(SearchSchema),
      sort: v.optional(v.picklist(SCHOOL_SORTS), 'title'),
    }),
    response: v.strictObject({ ...pageOf(SchoolOverviewSchema).entries, province: ProvinceOverviewSchema }),
    errors: { 404: 'The organization has no school in such a province.' },
  }),
};

export const organizationSchool = {
  info: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/info/',
    access,
    summary: 'A school under the organization with its numbers.',
    params: school,
    response: SchoolOverviewSchema,
    errors,
  }),
  grades: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/dashboard/grade/',
    access,
    summary: 'The grades a school has classes in this year, and what goes on in each.',
    params: school,
    response: v.array(OverseenGradeSchema),
    errors,
  }),
  today: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/dashboard/today/',
    access,
    summary:
      'What to do something about in a school: practice, classes behind or without a teacher, how many children need help, teachers who set nothing. Figures of few children are null.',
    params: school,
    response: OverseenTodaySchema,
    errors,
  }),
  allClasses: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/dashboard/class/',
    access,
    summary: 'All classes of a school of this year, by grade and title. Figures of few children are null.',
    params: school,
    response: v.array(OverseenClassSchema),
    errors,
  }),
  classInfo: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/class-management/{id}/info/',
    access,
    summary: 'One class of a school: who teaches it and how large it is. Its children are not named.',
    params: v.object({ schoolId: IdSchema, id: IdSchema }),
    response: OverseenClassSchema,
    errors: { 404: `${errors[404]} Or no such class in it.` },
  }),
  classes: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/dashboard/grade/{grade}/class/',
    access,
    summary: 'A school’s classes of a grade: who teaches them, and how the last seven days went.',
    params: v.object({ schoolId: IdSchema, grade: QueryGradeSchema }),
    response: v.array(OverseenClassSchema),
    errors,
  }),
  students: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/dashboard/students/student-records/',
    access,
    summary: 'The children of a school by class; their names only where the school shows them.',
    params: school,
    query: v.object({
      ...PagingSchema.entries,
      searchedWord: v.optional(SearchSchema),
      classId: v.optional(IdSchema),
    }),
    response: OverseenStudentsSchema,
    errors,
  }),
};

const grade = v.object({ schoolId: IdSchema, grade: QueryGradeSchema });
const FEW = 'Null where the figures would be about fewer than five children.';

/** The reports of a school as its manager reads them, for the organization over it: of the school, grades and classes, never of a child. */
export const organizationReports = {
  weeks: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/report/weeks/',
    access,
    summary:
      'Practice of a school by week, the last one this week, in all and by grade. Weeks without practice are there. Figures of few children are null.',
    params: school,
    query: v.object({ weeks: v.optional(queryOneOf([4, 12, 26]), 12) }),
    response: v.array(OverseenWeekSchema),
    errors,
  }),
  export: defineFileCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/report/weeks/export/',
    access,
    summary: 'The same weeks and the grades of today as a file. What is hidden is empty.',
    params: school,
    query: v.object({ ...exportQuery(['weeks', 'grades']), weeks: v.optional(queryOneOf([4, 12, 26]), 12) }),
    mediaTypes,
    errors,
  }),
  time: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/report/time/',
    access,
    summary: `Practice of a school by day, the last one today. ${FEW}`,
    params: school,
    query: v.object({ days: v.optional(queryOneOf([7, 30, 90]), 30) }),
    response: v.strictObject({ days: v.nullable(v.array(PracticeDaySchema)) }),
    errors,
  }),
  homeworks: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/homework/',
    access,
    summary: `The homework of a school, newest first: where its children are. ${FEW}`,
    params: school,
    query: PagingSchema,
    response: pageOf(OverseenHomeworkSchema),
    errors,
  }),
  quizzes: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/quiz/',
    access,
    summary: `The quizzes of a school, newest first; drafts are their author’s alone. ${FEW}`,
    params: school,
    query: PagingSchema,
    response: pageOf(OverseenQuizSchema),
    errors,
  }),
  quizReport: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/quiz/{id}/report/',
    access,
    summary: 'How a quiz ended: the distribution, each skill and each question, without children and what they wrote.',
    params: v.object({ schoolId: IdSchema, id: IdSchema }),
    response: OverseenQuizReportSchema,
    errors: { 404: `${errors[404]} Or no such quiz in it.` },
  }),
  questions: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/report/questions/',
    access,
    summary: `How the last N answered questions of a school ended, newest first. ${FEW}`,
    params: school,
    query: v.object({ type: v.optional(v.picklist(['last_50', 'last_100', 'last_500', 'last_1000']), 'last_100') }),
    response: v.strictObject({ outcomes: v.nullable(QuestionOutcomesSchema) }),
    errors,
  }),
  questionsPie: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/report/questions-pie-chart/',
    access,
    summary: `How the questions that children of a school answered in the last 30 days ended. ${FEW}`,
    params: school,
    response: v.strictObject({ outcomes: v.nullable(QuestionOutcomesSchema) }),
    errors,
  }),
  homeworksPie: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/report/homeworks-pie-chart/',
    access,
    summary: `Where children of a school are with the homework of this year. ${FEW}`,
    params: school,
    response: v.strictObject({ outcomes: v.nullable(HomeworkOutcomesSchema) }),
    errors,
  }),
  seasonsChart: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/dashboard/grade/{grade}/seasons-chart/',
    access,
    summary: `How many pairs of child and skill are in which band, by chapter of the grade’s book. ${FEW}`,
    params: grade,
    response: v.strictObject({ chapters: v.nullable(v.array(ChapterStandingSchema)) }),
    errors,
  }),
  totalScore: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/dashboard/grade/{grade}/total-score/',
    access,
    summary:
      'The classes of a grade beside each other: questions, first tries, learned skills. Figures of few children are null.',
    params: grade,
    response: v.array(OverseenScoreSchema),
    errors,
  }),
  gamification: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/dashboard/gamification-status/',
    access,
    summary: 'Whether the students of a school have badges, cups and the maze.',
    params: school,
    response: v.strictObject({ status: v.boolean() }),
    errors,
  }),
  setGamification: defineCall({
    method: 'PATCH',
    path: '/organization/school/{schoolId}/dashboard/gamification-status/',
    access,
    summary:
      'Switches the rewards of a school, as its manager does; what children have is kept. A repeated request changes nothing.',
    params: school,
    body: v.strictObject({ status: v.boolean() }),
    response: v.strictObject({ status: v.boolean() }),
    errors,
  }),
};
