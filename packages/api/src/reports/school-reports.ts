import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import {
  IdSchema,
  PagingSchema,
  pageOf,
  QueryCountSchema,
  QueryGradeSchema,
  queryListOf,
  queryOneOf,
  TextSchema,
} from '../platform/primitives.schemas.ts';
import { schoolAssignmentCalls, teacherReportCalls } from '../work/assignments.ts';
import {
  AssignedSkillSchema,
  AssignmentSkillReportSchema,
  AssignmentStudentReportSchema,
  HomeworkReportSchema,
  HomeworkStudentRowSchema,
  TeacherHomeworkSchema,
} from '../work/homework.schemas.ts';
import { ClassOverviewSchema } from './management.schemas.ts';
import {
  ChapterStandingSchema,
  ClassScoreSchema,
  HomeworkOutcomesSchema,
  PracticeDaySchema,
  QuestionOutcomesSchema,
  SchoolTodaySchema,
} from './school-reports.schemas.ts';
import { StudentOverviewSchema, StudentReportSchema } from './student-page.schemas.ts';
import { teacherDashboard } from './teacher-dashboard.ts';

const school = ['school'] as const;
const classParams = v.object({ classId: IdSchema });
const gradeParams = v.object({ grade: QueryGradeSchema });
const NO_CLASS = 'No such class in the school.';
const NO_GRADE = 'No such grade.';
const homeworkParams = v.object({ id: IdSchema });
const NO_HOMEWORK = 'No such homework in the school.';

/** What a report is about: the whole school when nothing is named. */
const about = {
  classId: v.optional(IdSchema),
  userId: v.optional(IdSchema),
};
const aboutErrors = { 404: 'No such class or child in the school.' };

/** What a manager reads of the school, as its teachers read it of their own classes. */
export const schoolReports = {
  today: defineCall({
    method: 'GET',
    path: '/school/dashboard/today/',
    access: school,
    mayLag: true,
    summary:
      'What to do something about today: practice, classes behind or without a teacher, children who need help, teachers who set nothing; and how far a new school has come.',
    response: SchoolTodaySchema,
  }),
  allClasses: defineCall({
    method: 'GET',
    path: '/school/dashboard/class/',
    access: school,
    mayLag: true,
    summary: 'All classes of the school of this year, by grade and title.',
    response: v.array(ClassOverviewSchema),
  }),
  oneClass: defineCall({
    method: 'GET',
    path: '/school/dashboard/class/{classId}/',
    access: school,
    mayLag: true,
    summary: 'One class of the school of this year.',
    params: classParams,
    response: ClassOverviewSchema,
    errors: { 404: NO_CLASS },
  }),
  skillGrid: defineCall({
    method: 'GET',
    path: '/school/dashboard/class/{classId}/skills/',
    access: school,
    mayLag: true,
    summary: 'Children by skills of one chapter: the mastery of each.',
    params: classParams,
    query: v.object({ chapter: v.optional(QueryCountSchema) }),
    response: teacherDashboard.skillGrid.response,
    errors: { 404: `${NO_CLASS} Or no questions in that chapter.` },
  }),
  students: defineCall({
    method: 'GET',
    path: '/school/dashboard/students/student-records/',
    access: school,
    mayLag: true,
    summary: 'The children of the school by name. The search knows every spelling of letters and digits.',
    query: v.object({
      ...PagingSchema.entries,
      searchedWord: v.optional(v.pipe(TextSchema, v.maxLength(100))),
      classId: v.optional(IdSchema),
    }),
    response: pageOf(StudentOverviewSchema),
  }),
  student: defineCall({
    method: 'GET',
    path: '/school/report/student/{studentId}/',
    access: school,
    mayLag: true,
    summary: 'One child, as its teachers see it, without their notes.',
    params: v.object({ studentId: IdSchema }),
    query: v.object({
      /** Of the skills; that of the child's class when left out. */
      grade: v.optional(QueryGradeSchema),
    }),
    response: StudentReportSchema,
    errors: { 404: 'No such child in a class of the school.' },
  }),
  questions: defineCall({
    method: 'GET',
    path: '/school/report/questions/',
    access: school,
    mayLag: true,
    summary: 'How the last N answered questions ended. N counts questions, newest first.',
    query: v.object({
      ...about,
      /** `last_N`, up to 1000. */
      type: v.optional(v.pipe(TextSchema, v.regex(/^last_([1-9]\d{0,2}|1000)$/)), 'last_100'),
      /** Of these courses alone; only those of mathematics have questions. */
      'courseIds[]': v.optional(queryListOf(QueryCountSchema, 20)),
      homeworkId: v.optional(IdSchema),
    }),
    response: QuestionOutcomesSchema,
    errors: { 404: 'No such class, child or homework in the school.' },
  }),
  time: defineCall({
    method: 'GET',
    path: '/school/report/time/',
    access: school,
    mayLag: true,
    summary: 'Practice by day, the last one today; days without practice are there.',
    query: v.object({ ...about, days: v.optional(queryOneOf([7, 30, 90]), 30) }),
    response: v.array(PracticeDaySchema),
    errors: aboutErrors,
  }),
  questionsPie: defineCall({
    method: 'GET',
    path: '/school/report/questions-pie-chart/',
    access: school,
    mayLag: true,
    summary: 'How all questions ended that children of the school have answered in the last 30 days.',
    query: v.object(about),
    response: QuestionOutcomesSchema,
    errors: aboutErrors,
  }),
  homeworksPie: defineCall({
    method: 'GET',
    path: '/school/report/homeworks-pie-chart/',
    access: school,
    mayLag: true,
    summary: 'Where children are with the homework of classes of this year.',
    query: v.object(about),
    response: HomeworkOutcomesSchema,
    errors: aboutErrors,
  }),
  seasonsChart: defineCall({
    method: 'GET',
    path: '/school/dashboard/grade/{grade}/seasons-chart/',
    access: school,
    mayLag: true,
    summary: 'How many pairs of child and skill are in which band, by chapter of the grade’s book.',
    params: gradeParams,
    response: v.array(ChapterStandingSchema),
    errors: { 404: NO_GRADE },
  }),
  totalScore: defineCall({
    method: 'GET',
    path: '/school/dashboard/grade/{grade}/total-score/',
    access: school,
    mayLag: true,
    summary: 'The classes of a grade beside each other: questions, first tries, learned skills.',
    params: gradeParams,
    response: v.array(ClassScoreSchema),
    errors: { 404: NO_GRADE },
  }),
};

/** Homework of the school's classes, for reading alone. */
export const schoolHomework = {
  list: defineCall({
    method: 'GET',
    path: '/school/homework/class/{classId}/',
    access: school,
    summary: 'The homework that a class was given, newest first.',
    params: classParams,
    query: PagingSchema,
    response: pageOf(TeacherHomeworkSchema),
    errors: { 404: NO_CLASS },
  }),
  skills: defineCall({
    method: 'GET',
    path: '/school/homework/{id}/skills/',
    access: school,
    summary: 'The skills of a homework, with the questions of each and whether it is there for review.',
    params: homeworkParams,
    response: v.array(AssignedSkillSchema),
    errors: { 404: NO_HOMEWORK },
  }),
  students: defineCall({
    method: 'GET',
    path: '/school/homework/{id}/students/',
    access: school,
    summary: 'The children of a homework: where each is.',
    params: homeworkParams,
    response: v.array(HomeworkStudentRowSchema),
    errors: { 404: NO_HOMEWORK },
  }),
  ...schoolAssignmentCalls({ base: '/school/homework/', noun: 'homework', view: TeacherHomeworkSchema }),
  ...teacherReportCalls({
    base: '/school/homework/',
    noun: 'homework',
    access: school,
    report: HomeworkReportSchema,
    student: v.strictObject({ homework: TeacherHomeworkSchema, ...AssignmentStudentReportSchema.entries }),
    studentSkill: v.strictObject({ homework: TeacherHomeworkSchema, ...AssignmentSkillReportSchema.entries }),
  }),
};
