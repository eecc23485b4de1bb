import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import {
  CountSchema,
  IdSchema,
  InstantSchema,
  NameSchema,
  PagingSchema,
  pageOf,
  QueryCountSchema,
  QueryGradeSchema,
  TextSchema,
} from '../platform/primitives.schemas.ts';
import { memberAssignmentCalls, teacherAssignmentCalls, teacherReportCalls } from './assignments.ts';
import {
  AssignmentSkillReportSchema,
  AssignmentStudentReportSchema,
  HomeworkReportSchema,
  HomeworkSkillSchema,
  ItemModeSchema,
  LatePolicySchema,
  OpenAssignmentSchema,
  ShowAnswersSchema,
  StudentHomeworkDetailSchema,
  StudentHomeworkSchema,
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

/** When work starts and is due. */
const times = {
  /** Now when left out; a later time schedules. */
  startDate: v.optional(InstantSchema),
  endDate: InstantSchema,
};

/** What a homework consists of, for whichever class. */
const sharedContent = {
  title: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(120)), ''),
  ...rangeBody,
  /** A choice among the skills of the range; all when left out. */
  skillIds: v.optional(v.pipe(v.array(NameSchema), v.maxLength(500))),
  itemsPerSkill: v.optional(v.pipe(positive, v.maxValue(10)), 3),
  itemMode: v.optional(ItemModeSchema, 'generated'),
  hintsAllowed: v.optional(v.boolean(), true),
  showAnswers: v.optional(ShowAnswersSchema, 'immediately'),
  latePolicy: v.optional(LatePolicySchema, 'reject'),
  note: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(1000)), ''),
};

/** What a homework of one class consists of. */
const homeworkContent = {
  ...sharedContent,
  /** Skills learned earlier that come back beside the new ones, of those that `review-skills/` proposes. */
  reviewSkillIds: v.optional(v.pipe(v.array(NameSchema), v.maxLength(20)), []),
  /** Groups of the class it is for; everybody when neither these nor children are named. */
  groupIds: v.optional(v.pipe(v.array(IdSchema), v.maxLength(50)), []),
  /** Children it is for. */
  studentIds: v.optional(v.pipe(v.array(IdSchema), v.maxLength(200)), []),
  ...times,
};

const differ = <Item>(items: readonly Item[], of: (item: Item) => string) =>
  new Set(items.map(of)).size === items.length;

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
  createForClasses: defineCall({
    method: 'POST',
    path: '/teacher/homework/classes/',
    access: teacher,
    summary:
      'Sets one homework for several classes of a grade, each with its own start and deadline: for all of them or for none. The same ids sent twice create once.',
    status: 201,
    body: v.strictObject({
      draft: v.optional(v.boolean(), false),
      ...sharedContent,
      /** With what is due for review in each class beside the new skills. */
      withReviews: v.optional(v.boolean(), false),
      classes: v.pipe(
        v.array(
          v.strictObject({
            /** Of the homework of this class, made by the caller. */
            id: IdSchema,
            classId: IdSchema,
            ...times,
          }),
        ),
        v.minLength(1),
        v.maxLength(20),
        v.check((classes) => differ(classes, ({ id }) => id), 'شناسه‌ها باید یکی نباشند.'),
        v.check((classes) => differ(classes, ({ classId }) => classId), 'هر کلاس یک بار می‌آید.'),
      ),
    }),
    /** In the order of the request. */
    response: v.array(TeacherHomeworkSchema),
    errors: {
      404: 'One of the classes is not among the teacher’s own.',
      422: 'The classes are of several grades, or the range or the dates of one cannot be; `detail` names the class and the reason.',
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

const student = ['student'] as const;

export const memberHomework = memberAssignmentCalls({
  base: '/member/homework/',
  noun: 'homework',
  id: 'homeworkId',
  params: v.object({ homeworkId: IdSchema }),
  summary: StudentHomeworkSchema,
  detail: StudentHomeworkDetailSchema,
});

/** Work of every kind that a child has open. */
export const memberAssignments = {
  open: defineCall({
    method: 'GET',
    path: '/member/assignments/',
    access: student,
    summary: 'The open work of the student, of every kind, by deadline.',
    query: PagingSchema,
    response: pageOf(OpenAssignmentSchema),
  }),
};
