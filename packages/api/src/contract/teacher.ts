import * as v from 'valibot';
import {
  CommentSchema,
  HelpAlertSchema,
  HomeworkReportSchema,
  HomeworkSkillSchema,
  HomeworkStateSchema,
  HomeworkStudentRowSchema,
  ItemModeSchema,
  LatePolicySchema,
  ReportedQuestionSchema,
  ShowAnswersSchema,
  TeacherHomeworkSchema,
  TeacherQuestionSchema,
} from '../schema/homework.ts';
import { ClassSchema } from '../schema/person.ts';
import {
  CountSchema,
  GradeSchema,
  IdSchema,
  InstantSchema,
  NameSchema,
  OkSchema,
  PagingSchema,
  pageOf,
  QueryCountSchema,
  QueryGradeSchema,
  queryOneOf,
  TextSchema,
} from '../schema/primitives.ts';
import { LevelSchema } from '../schema/question.ts';
import { SkillInfoSchema, SkillMasterySchema } from '../schema/skill.ts';
import { defineCall } from './define.ts';

const teacher = ['teacher'] as const;
const homeworkParams = v.object({ id: IdSchema });
const notFound = { 404: 'No such homework among the teacher’s own.' };
const positive = v.pipe(CountSchema, v.minValue(1));

/** A range of the book: pages, or sections (lessons counted through the book from 1). */
const rangeBody = {
  firstPage: v.optional(positive),
  lastPage: v.optional(positive),
  firstSection: v.optional(positive),
  lastSection: v.optional(positive),
};

const BookSchema = v.strictObject({
  grade: GradeSchema,
  title: v.string(),
  first_page: CountSchema,
  last_page: CountSchema,
  chapters: v.array(
    v.strictObject({
      number: CountSchema,
      title: v.string(),
      first_page: CountSchema,
      last_page: CountSchema,
      sections: v.array(
        v.strictObject({
          /** Counted through the book from 1. */
          number: CountSchema,
          title: v.string(),
          first_page: CountSchema,
          last_page: CountSchema,
          skills: v.array(
            v.strictObject({
              id: v.string(),
              title: v.string(),
              available: v.boolean(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export const teacherDashboard = {
  read: defineCall({
    method: 'GET',
    path: '/teacher/dashboard/',
    access: teacher,
    summary: 'A teacher’s morning: classes, open homeworks, who needs help.',
    response: v.strictObject({
      classes: v.array(ClassSchema),
      open_homeworks: v.array(TeacherHomeworkSchema),
      help: v.array(HelpAlertSchema),
    }),
  }),
  classes: defineCall({
    method: 'GET',
    path: '/teacher/dashboard/classes/',
    access: teacher,
    summary: 'The classes this teacher teaches now.',
    response: v.array(ClassSchema),
  }),
  skillGrid: defineCall({
    method: 'GET',
    path: '/teacher/dashboard/class/{classId}/skills/',
    access: teacher,
    summary: 'Children by skills of one chapter: the mastery of each.',
    params: v.object({ classId: IdSchema }),
    query: v.object({ chapter: v.optional(QueryCountSchema) }),
    response: v.strictObject({
      chapter: CountSchema,
      chapter_title: v.string(),
      chapters: v.array(v.strictObject({ number: CountSchema, title: v.string() })),
      skills: v.array(SkillInfoSchema),
      students: v.array(v.strictObject({ student_id: IdSchema, name: v.string() })),
      cells: v.array(v.strictObject({ student_id: IdSchema, mastery: SkillMasterySchema })),
    }),
    errors: { 404: 'No such class among the teacher’s own, or no questions in that chapter.' },
  }),
  book: defineCall({
    method: 'GET',
    path: '/teacher/dashboard/book/',
    access: teacher,
    summary: 'The mathematics book of a grade: chapters, sections, pages, skills.',
    query: v.object({ grade: QueryGradeSchema }),
    response: BookSchema,
  }),
};

export const teacherHomework = {
  list: defineCall({
    method: 'GET',
    path: '/teacher/homework/',
    access: teacher,
    summary: 'The teacher’s homeworks, newest first.',
    query: v.object({
      ...PagingSchema.entries,
      classId: v.optional(IdSchema),
      state: v.optional(HomeworkStateSchema),
    }),
    response: pageOf(TeacherHomeworkSchema),
  }),
  skills: defineCall({
    method: 'GET',
    path: '/teacher/homework/skills/',
    access: teacher,
    summary: 'The skills a range of the book leads to, before anything is sent.',
    query: v.object({
      grade: QueryGradeSchema,
      firstPage: v.optional(QueryCountSchema),
      lastPage: v.optional(QueryCountSchema),
      firstSection: v.optional(QueryCountSchema),
      lastSection: v.optional(QueryCountSchema),
    }),
    response: v.array(HomeworkSkillSchema),
    errors: {
      422: 'From after to, outside the book, or no skill in the range; `detail` names the reason.',
    },
  }),
  create: defineCall({
    method: 'POST',
    path: '/teacher/homework/',
    access: teacher,
    summary: 'Sets homework for a class by pages or by sections. The same `id` sent twice creates once.',
    status: 201,
    body: v.strictObject({
      /** Made by the caller; a repeated request with it changes nothing. */
      id: IdSchema,
      classId: IdSchema,
      title: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(120)), ''),
      ...rangeBody,
      /** A choice among the skills of the range; all when left out. */
      skillIds: v.optional(v.pipe(v.array(NameSchema), v.maxLength(500))),
      itemsPerSkill: v.optional(v.pipe(positive, v.maxValue(10)), 3),
      /** Now when left out; a later time schedules. */
      startDate: v.optional(InstantSchema),
      endDate: InstantSchema,
      itemMode: v.optional(ItemModeSchema, 'generated'),
      hintsAllowed: v.optional(v.boolean(), true),
      showAnswers: v.optional(ShowAnswersSchema, 'immediately'),
      latePolicy: v.optional(LatePolicySchema, 'reject'),
      note: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(1000)), ''),
    }),
    response: TeacherHomeworkSchema,
    errors: {
      404: 'No such class among the teacher’s own.',
      422: 'The range or the dates cannot be; `detail` names the reason.',
    },
  }),
  read: defineCall({
    method: 'GET',
    path: '/teacher/homework/{id}/',
    access: teacher,
    summary: 'One homework.',
    params: homeworkParams,
    response: TeacherHomeworkSchema,
    errors: notFound,
  }),
  update: defineCall({
    method: 'PATCH',
    path: '/teacher/homework/{id}/',
    access: teacher,
    summary: 'Changes title, note, or when answers are shown. Content is frozen once a student has started.',
    params: homeworkParams,
    body: v.strictObject({
      version: CountSchema,
      title: v.optional(v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(120))),
      note: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(1000))),
      showAnswers: v.optional(ShowAnswersSchema),
      hintsAllowed: v.optional(v.boolean()),
    }),
    response: TeacherHomeworkSchema,
    errors: {
      ...notFound,
      409: 'It changed in the meantime, or students have started.',
    },
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/teacher/homework/{id}/',
    access: teacher,
    summary: 'Takes a homework back. Answers already given stay in the children’s log.',
    params: homeworkParams,
    response: OkSchema,
    errors: notFound,
  }),
  comment: defineCall({
    method: 'POST',
    path: '/teacher/homework/{id}/comment/',
    access: teacher,
    summary: 'A note to the class, or with `studentId` to one child.',
    params: homeworkParams,
    status: 201,
    body: v.strictObject({
      id: IdSchema,
      body: v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(1000)),
      studentId: v.optional(IdSchema),
    }),
    response: CommentSchema,
    errors: notFound,
  }),
  deadline: defineCall({
    method: 'PATCH',
    path: '/teacher/homework/{id}/deadline/',
    access: teacher,
    summary: 'Moves the deadline of the class, or with `studentId` of one child. A closed homework opens again.',
    params: homeworkParams,
    body: v.strictObject({
      endDate: InstantSchema,
      studentId: v.optional(IdSchema),
      /** Needed when the new end would make somebody late. */
      confirm: v.optional(v.boolean(), false),
    }),
    response: TeacherHomeworkSchema,
    errors: {
      ...notFound,
      409: 'Somebody would become late; send `confirm`.',
      422: 'The end lies in the past.',
    },
  }),
  briefSkills: defineCall({
    method: 'GET',
    path: '/teacher/homework/{id}/brief-skills/',
    access: teacher,
    summary: 'The skills of a homework.',
    params: homeworkParams,
    response: v.array(HomeworkSkillSchema),
    errors: notFound,
  }),
  report: defineCall({
    method: 'GET',
    path: '/teacher/homework/{id}/report/',
    access: teacher,
    summary: 'Who is where, each skill, common mistakes, who needs help. One call for the whole class.',
    params: homeworkParams,
    response: HomeworkReportSchema,
    errors: notFound,
  }),
  student: defineCall({
    method: 'GET',
    path: '/teacher/homework/{id}/student/{studentId}/',
    access: teacher,
    summary: 'One child’s homework: each skill with its questions in short.',
    params: v.object({ id: IdSchema, studentId: IdSchema }),
    response: v.strictObject({
      homework: TeacherHomeworkSchema,
      student: HomeworkStudentRowSchema,
      skills: v.array(
        v.strictObject({
          ...SkillInfoSchema.entries,
          mastery: SkillMasterySchema,
          done: CountSchema,
          total: CountSchema,
          first_try_right: CountSchema,
          right: CountSchema,
        }),
      ),
      comments: v.array(CommentSchema),
    }),
    errors: { 404: 'No such homework, or no such child in it.' },
  }),
  studentSkill: defineCall({
    method: 'GET',
    path: '/teacher/homework/{id}/student/{studentId}/skill/{skillId}/',
    access: teacher,
    summary: 'One skill of one child’s homework, with each answer as typed.',
    params: v.object({
      id: IdSchema,
      studentId: IdSchema,
      skillId: NameSchema,
    }),
    response: v.strictObject({
      homework: TeacherHomeworkSchema,
      student: HomeworkStudentRowSchema,
      skill: SkillInfoSchema,
      mastery: SkillMasterySchema,
      questions: v.array(ReportedQuestionSchema),
    }),
    errors: { 404: 'No such homework, child or skill.' },
  }),
  setStudentState: defineCall({
    method: 'PATCH',
    path: '/teacher/homework/{id}/student/{studentId}/',
    access: teacher,
    summary: 'Excuses a child, takes the excuse back, or reopens a submitted homework.',
    params: v.object({ id: IdSchema, studentId: IdSchema }),
    body: v.strictObject({
      action: v.picklist(['excuse', 'unexcuse', 'reopen']),
    }),
    response: HomeworkStudentRowSchema,
    errors: {
      404: 'No such homework, or no such child in it.',
      409: 'The state does not allow it.',
    },
  }),
};

export const teacherQuestions = {
  preview: defineCall({
    method: 'GET',
    path: '/teacher/questions/',
    access: teacher,
    summary: 'A question of a skill as the child sees it, with key, hints and solution; `isNext` gives another one.',
    query: v.object({
      skillId: NameSchema,
      level: v.optional(queryOneOf(LevelSchema.options)),
      questionId: v.optional(v.pipe(TextSchema, v.maxLength(200))),
      isNext: v.optional(v.picklist(['true', 'false'])),
    }),
    response: TeacherQuestionSchema,
    errors: { 404: 'No such skill, or it has no questions yet.' },
  }),
};
