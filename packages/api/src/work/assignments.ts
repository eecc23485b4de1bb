import * as v from 'valibot';
import { defineCall, type RouteRole } from '../platform/define.ts';
import {
  CountSchema,
  IdSchema,
  InstantSchema,
  NameSchema,
  OkSchema,
  PagingSchema,
  pageOf,
  TextSchema,
} from '../platform/primitives.schemas.ts';
import { AssignmentStateSchema, QuestionViewSchema } from '../questions/answered-question.schemas.ts';
import { AssignedSkillSchema, CommentSchema, HomeworkStudentRowSchema, ShowAnswersSchema } from './homework.schemas.ts';

const teacher = ['teacher'] as const;
const student = ['student'] as const;
const school = ['school'] as const;

/** The version last read: 409 where it has changed since. */
const versionBody = v.strictObject({ version: CountSchema });

interface Kind<View> {
  /** Below it lie the calls: `/teacher/homework/`. */
  readonly base: `/${string}/`;
  /** In summaries: `homework`. */
  readonly noun: string;
  readonly view: View;
}

/** What a teacher does with assigned work of any kind, once it is set. A kind adds its creation, and what differs. */
export function teacherAssignmentCalls<View extends v.GenericSchema>({ base, noun, view }: Kind<View>) {
  const params = v.object({ id: IdSchema });
  const errors = { 404: `No such ${noun} among the teacher’s own.` };
  const oneOf = `${base}{id}/` as const;
  return {
    list: defineCall({
      method: 'GET',
      path: base,
      access: teacher,
      summary: `Every ${noun} of the teacher, newest first; with \`cancelled\` those that can be brought back.`,
      query: v.object({
        ...PagingSchema.entries,
        classId: v.optional(IdSchema),
        state: v.optional(AssignmentStateSchema),
      }),
      response: pageOf(view),
    }),
    read: defineCall({
      method: 'GET',
      path: oneOf,
      access: teacher,
      summary: `One ${noun}.`,
      params,
      response: view,
      errors,
    }),
    update: defineCall({
      method: 'PATCH',
      path: oneOf,
      access: teacher,
      summary: 'Changes title, note, or when answers are shown. Content is frozen once a student has started.',
      params,
      body: v.strictObject({
        version: CountSchema,
        title: v.optional(v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(120))),
        note: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(1000))),
        showAnswers: v.optional(ShowAnswersSchema),
        hintsAllowed: v.optional(v.boolean()),
      }),
      response: view,
      errors: { ...errors, 409: 'It changed in the meantime, or students have started.' },
    }),
    remove: defineCall({
      method: 'DELETE',
      path: oneOf,
      access: teacher,
      summary: `Deletes a ${noun}. Answers already given stay in the children’s log, and it can be brought back for a month.`,
      params,
      response: OkSchema,
      errors: { ...errors, 409: 'Children have begun it, and the teacher is not the owner of the class.' },
    }),
    restore: defineCall({
      method: 'POST',
      path: `${oneOf}restore/`,
      access: teacher,
      summary: `Brings a deleted ${noun} back as it was, for a month. One that is not deleted stays as it is.`,
      params,
      response: view,
      errors: { ...errors, 409: 'Children had begun it, and the teacher is not the owner of the class.' },
    }),
    comment: defineCall({
      method: 'POST',
      path: `${oneOf}comment/`,
      access: teacher,
      summary: 'A note to the class, or with `studentId` to one child.',
      params,
      status: 201,
      body: v.strictObject({
        id: IdSchema,
        body: v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(1000)),
        studentId: v.optional(IdSchema),
      }),
      response: CommentSchema,
      errors,
    }),
    deadline: defineCall({
      method: 'PATCH',
      path: `${oneOf}deadline/`,
      access: teacher,
      summary: `Moves the deadline of the class, with \`studentId\` of one child, or with \`groupPosition\` of one group. A closed ${noun} opens again.`,
      params,
      body: v.strictObject({
        endDate: InstantSchema,
        studentId: v.optional(IdSchema),
        groupPosition: v.optional(CountSchema),
        /** Needed when the new end would make somebody late. */
        confirm: v.optional(v.boolean(), false),
      }),
      response: view,
      errors: {
        404: `No such ${noun} among the teacher’s own, or no such child or group in it.`,
        409: 'Somebody would become late; send `confirm`.',
        422: 'The end lies in the past.',
      },
    }),
    briefSkills: defineCall({
      method: 'GET',
      path: `${oneOf}brief-skills/`,
      alsoAt: [`${oneOf}skills/`],
      access: teacher,
      summary: `The skills of a ${noun}, with the questions of each and whether it is there for review.`,
      params,
      response: v.array(AssignedSkillSchema),
      errors,
    }),
    publish: defineCall({
      method: 'POST',
      path: `${oneOf}publish/`,
      access: teacher,
      summary: 'Hands a draft out, at its start or now where that has passed. A repeated request changes nothing.',
      params,
      body: versionBody,
      response: view,
      errors: { ...errors, 409: 'It changed in the meantime, or is no draft.', 422: 'Its end lies in the past.' },
    }),
    unschedule: defineCall({
      method: 'POST',
      path: `${oneOf}unschedule/`,
      access: teacher,
      summary: `Makes a scheduled ${noun} a draft again. A repeated request changes nothing.`,
      params,
      body: versionBody,
      response: view,
      errors: { ...errors, 409: 'It changed in the meantime, or has begun.' },
    }),
    archive: defineCall({
      method: 'POST',
      path: `${oneOf}archive/`,
      access: teacher,
      summary: `Puts a closed ${noun} away; its reports stay. A repeated request changes nothing.`,
      params,
      body: versionBody,
      response: view,
      errors: { ...errors, 409: 'It changed in the meantime, or is not over.' },
    }),
    unarchive: defineCall({
      method: 'POST',
      path: `${oneOf}unarchive/`,
      access: teacher,
      summary: `Brings an archived ${noun} back. A repeated request changes nothing.`,
      params,
      body: versionBody,
      response: view,
      errors: { ...errors, 409: 'It changed in the meantime.' },
    }),
    setStudentState: defineCall({
      method: 'PATCH',
      path: `${oneOf}student/{studentId}/`,
      access: teacher,
      summary:
        'Excuses a child, takes the excuse back, reopens what was handed in, or lets the child start over with new numbers.',
      params: v.object({ id: IdSchema, studentId: IdSchema }),
      body: v.strictObject({ action: v.picklist(['excuse', 'unexcuse', 'reopen', 'start_over']) }),
      response: HomeworkStudentRowSchema,
      errors: {
        404: `No such ${noun}, or no such child in it.`,
        409: 'The state does not allow it.',
      },
    }),
    decideWaiting: defineCall({
      method: 'POST',
      path: `${oneOf}student/{studentId}/waiting-answers/`,
      access: teacher,
      summary:
        'Counts one child’s answers that arrived after what is right had been shown, or leaves them uncounted. A repeated request changes nothing.',
      params: v.object({ id: IdSchema, studentId: IdSchema }),
      body: v.strictObject({
        counts: v.boolean(),
        /** How many the teacher has seen. */
        waiting: CountSchema,
      }),
      response: HomeworkStudentRowSchema,
      errors: {
        404: `No such ${noun}, or no such child in it.`,
        409: 'More have arrived since, or the child is excused.',
      },
    }),
  };
}

/** What a manager does with assigned work of the school's classes. */
export function schoolAssignmentCalls<View extends v.GenericSchema>({ base, noun, view }: Kind<View>) {
  const params = v.object({ id: IdSchema });
  const errors = { 404: `No such ${noun} in the school.` };
  return {
    remove: defineCall({
      method: 'DELETE',
      path: `${base}{id}/`,
      access: school,
      summary: `Deletes a ${noun}; the owner of the class reads of it. It can be brought back for a month.`,
      params,
      response: OkSchema,
      errors,
    }),
    restore: defineCall({
      method: 'POST',
      path: `${base}{id}/restore/`,
      access: school,
      summary: `Brings a deleted ${noun} back as it was, for a month. One that is not deleted stays as it is.`,
      params,
      response: view,
      errors,
    }),
  };
}

interface ReportKind<Report, Student, StudentSkill> {
  readonly base: `/${string}/`;
  readonly noun: string;
  /** Teachers when left out. */
  readonly access?: readonly RouteRole[];
  readonly report: Report;
  readonly student: Student;
  readonly studentSkill: StudentSkill;
}

/** What a teacher, or the roles that `access` names, read of assigned work of any kind. */
export function teacherReportCalls<
  Report extends v.GenericSchema,
  Student extends v.GenericSchema,
  StudentSkill extends v.GenericSchema,
>({ base, noun, access = teacher, report, student: child, studentSkill }: ReportKind<Report, Student, StudentSkill>) {
  return {
    report: defineCall({
      method: 'GET',
      path: `${base}{id}/report/`,
      access,
      summary: 'Who is where, each skill, common mistakes, who needs help. One call for the whole class.',
      params: v.object({ id: IdSchema }),
      response: report,
      errors: { 404: `No such ${noun} among the teacher’s own.` },
    }),
    student: defineCall({
      method: 'GET',
      path: `${base}{id}/student/{studentId}/`,
      access,
      summary: `One child’s ${noun}: each skill with its questions in short.`,
      params: v.object({ id: IdSchema, studentId: IdSchema }),
      response: child,
      errors: { 404: `No such ${noun}, or no such child in it.` },
    }),
    studentSkill: defineCall({
      method: 'GET',
      path: `${base}{id}/student/{studentId}/skill/{skillId}/`,
      access,
      summary: `One skill of one child’s ${noun}, with each answer as typed.`,
      params: v.object({ id: IdSchema, studentId: IdSchema, skillId: NameSchema }),
      response: studentSkill,
      errors: { 404: `No such ${noun}, child or skill.`, 409: 'The child’s answers are archived.' },
    }),
  };
}

interface MemberKind<Summary, Detail, Params> {
  readonly base: `/${string}/`;
  readonly noun: string;
  /** Name of the id in the path: `homeworkId`. */
  readonly id: string;
  readonly params: Params;
  readonly summary: Summary;
  readonly detail: Detail;
}

/** What a child does with assigned work of any kind. */
export function memberAssignmentCalls<
  Summary extends v.GenericSchema,
  Detail extends v.GenericSchema,
  Params extends v.GenericSchema,
>({ base, noun, id, params, summary, detail }: MemberKind<Summary, Detail, Params>) {
  const errors = { 404: `No such ${noun} among the student’s own.` };
  const oneOf = `${base}{${id}}/` as const;
  return {
    list: defineCall({
      method: 'GET',
      path: base,
      access: student,
      summary: `Every ${noun} of the student: open ones by deadline, then the past ones.`,
      query: v.object({
        ...PagingSchema.entries,
        state: v.optional(v.picklist(['open', 'past'])),
      }),
      response: pageOf(summary),
    }),
    read: defineCall({
      method: 'GET',
      path: oneOf,
      access: student,
      summary: `One ${noun} with its questions’ states. Reading an open one for the first time assigns its questions.`,
      params,
      response: detail,
      errors,
    }),
    questions: defineCall({
      method: 'GET',
      path: `${oneOf}questions/`,
      access: student,
      summary: `All questions of a ${noun} without their answers, so that a lost network does not stop the child.`,
      params,
      response: v.array(QuestionViewSchema),
      errors: { ...errors, 409: 'Its answers are archived.' },
    }),
    submit: defineCall({
      method: 'POST',
      path: `${oneOf}submit/`,
      access: student,
      summary: `Hands the ${noun} in. A second time changes nothing.`,
      params,
      response: detail,
      errors: { ...errors, 409: 'The deadline has passed.' },
    }),
  };
}
