import * as v from 'valibot';
import { ClassSchema } from '../auth/people.schemas.ts';
import { defineCall } from '../platform/define.ts';
import {
  CountSchema,
  GradeSchema,
  IdSchema,
  InstantSchema,
  NameSchema,
  QueryCountSchema,
  QueryGradeSchema,
  queryOneOf,
  TextSchema,
} from '../platform/primitives.schemas.ts';
import { TeacherQuestionSchema } from '../questions/answered-question.schemas.ts';
import { LevelSchema } from '../questions/question.schemas.ts';
import { BandCountsSchema, SkillInfoSchema, SkillMasterySchema } from '../questions/skill.schemas.ts';
import { teacherAssignmentCalls, teacherReportCalls } from './assignments.ts';
import {
  AssignmentSkillReportSchema,
  AssignmentStudentReportSchema,
  HelpAlertSchema,
  HomeworkReportSchema,
  HomeworkSkillSchema,
  ItemModeSchema,
  LatePolicySchema,
  ShowAnswersSchema,
  TeacherHomeworkSchema,
} from './homework.schemas.ts';

const teacher = ['teacher'] as const;
const homeworkParams = v.object({ id: IdSchema });
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
              first_page: CountSchema,
              last_page: CountSchema,
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
  classMastery: defineCall({
    method: 'GET',
    path: '/teacher/dashboard/class/{classId}/mastery/',
    access: teacher,
    summary: 'How many children of a class are in which band, for each skill of the grade’s book that has questions.',
    params: v.object({ classId: IdSchema }),
    response: v.strictObject({
      grade: GradeSchema,
      students: CountSchema,
      skills: v.array(v.strictObject({ skill_id: v.string(), bands: BandCountsSchema })),
    }),
    errors: { 404: 'No such class among the teacher’s own.' },
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

/** What a homework consists of. */
const homeworkContent = {
  title: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(120)), ''),
  ...rangeBody,
  /** A choice among the skills of the range; all when left out. */
  skillIds: v.optional(v.pipe(v.array(NameSchema), v.maxLength(500))),
  itemsPerSkill: v.optional(v.pipe(positive, v.maxValue(10)), 3),
  /** Skills learned earlier that come back beside the new ones, of those that `review-skills/` proposes. */
  reviewSkillIds: v.optional(v.pipe(v.array(NameSchema), v.maxLength(20)), []),
  /** Groups of the class it is for; everybody when neither these nor children are named. */
  groupIds: v.optional(v.pipe(v.array(IdSchema), v.maxLength(50)), []),
  /** Children it is for. */
  studentIds: v.optional(v.pipe(v.array(IdSchema), v.maxLength(200)), []),
  /** Now when left out; a later time schedules. */
  startDate: v.optional(InstantSchema),
  endDate: InstantSchema,
  itemMode: v.optional(ItemModeSchema, 'generated'),
  hintsAllowed: v.optional(v.boolean(), true),
  showAnswers: v.optional(ShowAnswersSchema, 'immediately'),
  latePolicy: v.optional(LatePolicySchema, 'reject'),
  note: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(1000)), ''),
};

export const teacherHomework = {
  ...teacherAssignmentCalls({ base: '/teacher/homework/', noun: 'homework', view: TeacherHomeworkSchema }),
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
      /** Kept for its teacher alone until it is published. */
      draft: v.optional(v.boolean(), false),
      ...homeworkContent,
    }),
    response: TeacherHomeworkSchema,
    errors: {
      404: 'No such class among the teacher’s own, or no such group or child in it.',
      409: 'Nobody is in the groups.',
      422: 'The range or the dates cannot be; `detail` names the reason.',
    },
  }),
  reviewSkills: defineCall({
    method: 'GET',
    path: '/teacher/homework/review-skills/',
    access: teacher,
    summary:
      'Skills that a class learned earlier and that are due for review, to mix with new ones; none before its third week.',
    query: v.object({ classId: IdSchema }),
    /** Those of most children first. How many questions of each a homework has is said by `shareReviews`. */
    response: v.array(
      v.strictObject({
        ...HomeworkSkillSchema.entries,
        /** Children of the class for whom it is due. */
        students: CountSchema,
      }),
    ),
    errors: { 404: 'No such class among the teacher’s own.' },
  }),
  replace: defineCall({
    method: 'PUT',
    path: '/teacher/homework/{id}/',
    access: teacher,
    summary: 'Gives a homework other content, until a child has opened it.',
    params: homeworkParams,
    body: v.strictObject({ version: CountSchema, ...homeworkContent }),
    response: TeacherHomeworkSchema,
    errors: {
      404: 'No such homework among the teacher’s own, or no such group or child in its class.',
      409: 'It changed in the meantime, or a child has opened it.',
      422: 'The range or the dates cannot be; `detail` names the reason.',
    },
  }),
  copy: defineCall({
    method: 'POST',
    path: '/teacher/homework/{id}/copy/',
    access: teacher,
    summary:
      'Sets the same homework for a class, with other numbers; also one of a class of a past year. In its own class it is for whom the first was for.',
    status: 201,
    params: homeworkParams,
    body: v.strictObject({
      /** Of the copy, made by the caller; a repeated request with it changes nothing. */
      id: IdSchema,
      classId: IdSchema,
      startDate: v.optional(InstantSchema),
      endDate: InstantSchema,
      draft: v.optional(v.boolean(), false),
    }),
    response: TeacherHomeworkSchema,
    errors: {
      404: 'No such homework or class among the teacher’s own.',
      422: 'The class is of another grade, or the dates cannot be.',
    },
  }),
  ...teacherReportCalls({
    base: '/teacher/homework/',
    noun: 'homework',
    report: HomeworkReportSchema,
    student: v.strictObject({ homework: TeacherHomeworkSchema, ...AssignmentStudentReportSchema.entries }),
    studentSkill: v.strictObject({ homework: TeacherHomeworkSchema, ...AssignmentSkillReportSchema.entries }),
  }),
};

export const teacherQuestions = {
  preview: defineCall({
    method: 'GET',
    path: '/teacher/questions/',
    access: ['teacher', 'school'],
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
