import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import {
  CountSchema,
  IdSchema,
  InstantSchema,
  NameSchema,
  QueryGradeSchema,
  TextSchema,
} from '../platform/primitives.schemas.ts';
import { memberAssignmentCalls, teacherAssignmentCalls, teacherReportCalls } from './assignments.ts';
import {
  AssignmentSkillReportSchema,
  AssignmentStudentReportSchema,
  HomeworkSkillSchema,
  HomeworkStudentRowSchema,
  ItemModeSchema,
  LatePolicySchema,
  ProposedGroupSchema,
  ReviewGroupReportSchema,
  ReviewReportSchema,
  ShowAnswersSchema,
  StudentAssignmentDetailSchema,
  StudentAssignmentSchema,
  TeacherAssignmentSchema,
} from './homework.schemas.ts';

const teacher = ['teacher'] as const;
const params = v.object({ id: IdSchema });
const notFound = { 404: 'No such review among the teacher’s own.' };

/** What a review consists of. */
const reviewContent = {
  title: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(120)), ''),
  /** Groups with the skills each practices; a child in several gets the skills of all of them. */
  groups: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(60)),
        /** The group of the class whose later members join too. */
        groupId: v.optional(IdSchema),
        skillIds: v.pipe(v.array(NameSchema), v.minLength(1), v.maxLength(12)),
        studentIds: v.pipe(v.array(IdSchema), v.maxLength(200)),
      }),
    ),
    v.minLength(1),
    v.maxLength(5),
  ),
  itemsPerSkill: v.optional(v.pipe(CountSchema, v.minValue(1), v.maxValue(10)), 3),
  /** Now when left out; a later time schedules. */
  startDate: v.optional(InstantSchema),
  endDate: InstantSchema,
  itemMode: v.optional(ItemModeSchema, 'generated'),
  hintsAllowed: v.optional(v.boolean(), true),
  showAnswers: v.optional(ShowAnswersSchema, 'immediately'),
  latePolicy: v.optional(LatePolicySchema, 'reject'),
  note: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(1000)), ''),
};

export const teacherReview = {
  ...teacherAssignmentCalls({ base: '/teacher/review/', noun: 'review', view: TeacherAssignmentSchema }),
  ...teacherReportCalls({
    base: '/teacher/review/',
    noun: 'review',
    report: ReviewReportSchema,
    student: v.strictObject({ review: TeacherAssignmentSchema, ...AssignmentStudentReportSchema.entries }),
    studentSkill: v.strictObject({ review: TeacherAssignmentSchema, ...AssignmentSkillReportSchema.entries }),
  }),
  groups: defineCall({
    method: 'GET',
    path: '/teacher/review/groups/',
    access: teacher,
    summary: 'Groups proposed for a review: children of a class who lack the same skills; at most five.',
    query: v.object({ classId: IdSchema }),
    response: v.array(ProposedGroupSchema),
    errors: { 404: 'No such class among the teacher’s own.' },
  }),
  grade: defineCall({
    method: 'GET',
    path: '/teacher/review/grade/{grade}/',
    access: teacher,
    summary: 'The skills of a grade’s book that a review may ask, in the order of the book.',
    params: v.object({ grade: QueryGradeSchema }),
    response: v.array(HomeworkSkillSchema),
    errors: { 404: 'No such grade.' },
  }),
  create: defineCall({
    method: 'POST',
    path: '/teacher/review/',
    access: teacher,
    summary: 'Sets a review for groups of a class, each with its own skills. The same `id` sent twice creates once.',
    status: 201,
    body: v.strictObject({
      /** Made by the caller; a repeated request with it changes nothing. */
      id: IdSchema,
      classId: IdSchema,
      /** Kept for its teacher alone until it is published. */
      draft: v.optional(v.boolean(), false),
      ...reviewContent,
    }),
    response: TeacherAssignmentSchema,
    errors: {
      404: 'No such class among the teacher’s own, or no such group or child in it.',
      409: 'Nobody is in the groups.',
      422: 'A skill has no questions, or the dates cannot be; `detail` names the reason.',
    },
  }),
  replace: defineCall({
    method: 'PUT',
    path: '/teacher/review/{id}/',
    access: teacher,
    summary: 'Gives a review other content, until a child has opened it.',
    params,
    body: v.strictObject({ version: CountSchema, ...reviewContent }),
    response: TeacherAssignmentSchema,
    errors: {
      404: 'No such review among the teacher’s own, or no such group or child in its class.',
      409: 'It changed in the meantime, or a child has opened it.',
      422: 'A skill has no questions, or the dates cannot be; `detail` names the reason.',
    },
  }),
  groupsReport: defineCall({
    method: 'GET',
    path: '/teacher/review/{id}/groups-report/',
    access: teacher,
    summary: 'What came of a review, group by group.',
    params,
    response: v.array(ReviewGroupReportSchema),
    errors: notFound,
  }),
  students: defineCall({
    method: 'GET',
    path: '/teacher/review/{id}/students/',
    access: teacher,
    summary: 'The children of a review: where each is.',
    params,
    response: v.array(HomeworkStudentRowSchema),
    errors: notFound,
  }),
};

export const memberReview = memberAssignmentCalls({
  base: '/member/review/',
  noun: 'review',
  id: 'reviewId',
  params: v.object({ reviewId: IdSchema }),
  summary: StudentAssignmentSchema,
  detail: StudentAssignmentDetailSchema,
});
