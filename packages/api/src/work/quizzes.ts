import * as v from 'valibot';
import { defineCall, defineFileCall, exportQuery, mediaTypes } from '../platform/define.ts';
import {
  CountSchema,
  IdSchema,
  InstantSchema,
  NameSchema,
  PagingSchema,
  pageOf,
  QueryCountSchema,
  TextSchema,
} from '../platform/primitives.schemas.ts';
import { LevelSchema, RawInputSchema } from '../questions/question.schemas.ts';
import { teacherAssignmentCalls } from './assignments.ts';
import {
  QuizAnswerReportSchema,
  QuizGradeMethodSchema,
  QuizNavigationSchema,
  QuizQuestionSchema,
  QuizRegradePreviewSchema,
  QuizReleaseSchema,
  QuizReportSchema,
  QuizShowsSchema,
  QuizSkillSchema,
  QuizStateSchema,
  QuizStudentReportSchema,
  QuizStudentRowSchema,
  TeacherQuizSchema,
} from './quizzes.schemas.ts';

const teacher = ['teacher'] as const;

const between = (least: number, most: number) => v.pipe(CountSchema, v.minValue(least), v.maxValue(most));

/** Rules of a quiz that may change while nobody has begun it. */
const settings = {
  timeLimitMinutes: v.optional(v.nullable(between(1, 300)), null),
  navigation: v.optional(QuizNavigationSchema, 'free'),
  shuffle: v.optional(v.boolean(), true),
  triesAllowed: v.optional(between(1, 10), 1),
  gradeMethod: v.optional(QuizGradeMethodSchema, 'highest'),
  graceMinutes: v.optional(between(0, 60), 0),
  resultRelease: v.optional(QuizReleaseSchema, 'manual'),
  shows: v.optional(QuizShowsSchema, { marks: true, right_answers: true, solutions: true }),
};

const titleSchema = v.pipe(TextSchema, v.trim(), v.maxLength(120));
const noteSchema = v.pipe(TextSchema, v.trim(), v.maxLength(1000));

const { read, remove, restore, publish, unschedule, archive, unarchive } = teacherAssignmentCalls({
  base: '/teacher/quiz/',
  noun: 'quiz',
  view: TeacherQuizSchema,
});

const id = v.object({ id: IdSchema });
const ofStudent = v.object({ id: IdSchema, studentId: IdSchema });
const ofQuestion = v.object({ id: IdSchema, position: QueryCountSchema });
const notFound = { 404: 'No such quiz among the teacher’s own.' };
const version = v.strictObject({ version: CountSchema });
const regradeBody = {
  change: v.picklist(['none', 'all_points', 'dropped', 'key', 'also']),
  /** With `key` the answers that are right in place of those that were, with `also` beside them. */
  inputs: v.optional(v.pipe(v.array(RawInputSchema), v.maxLength(5)), []),
};

export const teacherQuiz = {
  list: defineCall({
    method: 'GET',
    path: '/teacher/quiz/get-all-quiz/',
    access: teacher,
    summary: 'Every quiz of the teacher, newest first.',
    query: v.object({ ...PagingSchema.entries, classId: v.optional(IdSchema), state: v.optional(QuizStateSchema) }),
    response: pageOf(TeacherQuizSchema),
  }),
  skills: defineCall({
    method: 'GET',
    path: '/teacher/quiz/skills/',
    access: teacher,
    summary: 'The skills a quiz of this class may ask: those of its book, or of some pages of it.',
    query: v.object({
      classId: IdSchema,
      firstPage: v.optional(QueryCountSchema),
      lastPage: v.optional(QueryCountSchema),
    }),
    response: v.array(QuizSkillSchema),
    errors: {
      404: 'No such class among the teacher’s own.',
      422: 'These pages have no skill, or are not in the book.',
    },
  }),
  create: defineCall({
    method: 'POST',
    path: '/teacher/quiz/create/',
    access: teacher,
    summary: 'Sets a quiz; its questions are made now and are the same for all. The same `id` sent twice creates once.',
    status: 201,
    body: v.strictObject({
      id: IdSchema,
      classId: IdSchema,
      /** Kept for its teacher alone until it is published. */
      draft: v.optional(v.boolean(), false),
      title: v.optional(titleSchema, ''),
      note: v.optional(noteSchema, ''),
      skills: v.pipe(
        v.array(
          v.strictObject({
            skillId: NameSchema,
            items: between(1, 10),
            /** Of each of its questions. */
            points: v.optional(between(1, 20), 1),
            /** The skill’s own where left out; a level that it does not have gives the nearest. */
            levels: v.optional(v.pipe(v.array(LevelSchema), v.maxLength(10)), []),
          }),
        ),
        v.minLength(1),
        v.maxLength(30),
      ),
      groupIds: v.optional(v.pipe(v.array(IdSchema), v.maxLength(20)), []),
      studentIds: v.optional(v.pipe(v.array(IdSchema), v.maxLength(200)), []),
      startDate: v.optional(InstantSchema),
      endDate: InstantSchema,
      ...settings,
    }),
    response: TeacherQuizSchema,
    errors: {
      404: 'No such class among the teacher’s own, or no such group or child in it.',
      409: 'Nobody is in the groups, or the school has no quizzes.',
      422: 'A skill has no questions, or the dates cannot be; `detail` names the reason.',
    },
  }),
  read,
  remove,
  restore,
  publish,
  unschedule,
  archive,
  unarchive,
  update: defineCall({
    method: 'PATCH',
    path: '/teacher/quiz/{id}/',
    access: teacher,
    summary:
      'Changes title, note, end, tries and what is shown; the start until it has come, the other rules while nobody has begun.',
    params: id,
    body: v.strictObject({
      version: CountSchema,
      title: v.optional(v.pipe(titleSchema, v.minLength(1))),
      note: v.optional(noteSchema),
      startDate: v.optional(InstantSchema),
      endDate: v.optional(InstantSchema),
      timeLimitMinutes: v.optional(v.nullable(between(1, 300))),
      navigation: v.optional(QuizNavigationSchema),
      shuffle: v.optional(v.boolean()),
      triesAllowed: v.optional(between(1, 10)),
      gradeMethod: v.optional(QuizGradeMethodSchema),
      graceMinutes: v.optional(between(0, 60)),
      resultRelease: v.optional(QuizReleaseSchema),
      shows: v.optional(QuizShowsSchema),
    }),
    response: TeacherQuizSchema,
    errors: {
      ...notFound,
      409: 'It changed in the meantime, has started, children have begun, or results are out.',
      422: 'The end lies in the past, or before the start.',
    },
  }),
  questions: defineCall({
    method: 'GET',
    path: '/teacher/quiz/{id}/questions/',
    access: teacher,
    summary: 'Every question of a quiz with its key and solution.',
    params: id,
    response: v.array(QuizQuestionSchema),
    errors: notFound,
  }),
  swap: defineCall({
    method: 'POST',
    path: '/teacher/quiz/{id}/questions/{position}/swap/',
    access: teacher,
    summary: 'Puts another question of the same skill in the place of one, while nobody has begun.',
    params: ofQuestion,
    body: version,
    response: v.array(QuizQuestionSchema),
    errors: { 404: 'No such quiz or question.', 409: 'It changed in the meantime, or children have begun.' },
  }),
  regradePreview: defineCall({
    method: 'POST',
    path: '/teacher/quiz/{id}/questions/{position}/regrade-preview/',
    access: teacher,
    summary: 'What a regrade of a question would change, child by child. It stores nothing.',
    params: ofQuestion,
    body: v.strictObject(regradeBody),
    response: QuizRegradePreviewSchema,
    errors: { 404: 'No such quiz or question.', 422: 'An answer that cannot be read, or none with `key` or `also`.' },
  }),
  regrade: defineCall({
    method: 'POST',
    path: '/teacher/quiz/{id}/questions/{position}/regrade/',
    access: teacher,
    summary:
      'Gives a question’s points to all, drops it, or grades it by other or by more right answers. A repeated request changes nothing.',
    params: ofQuestion,
    body: v.strictObject({ ...regradeBody, version: CountSchema }),
    response: QuizRegradePreviewSchema,
    errors: {
      404: 'No such quiz or question.',
      409: 'It changed in the meantime.',
      422: 'An answer that cannot be read, or none with `key` or `also`.',
    },
  }),
  pause: defineCall({
    method: 'POST',
    path: '/teacher/quiz/{id}/pause/',
    access: teacher,
    summary: 'Stops the clock of everybody. A repeated request changes nothing.',
    params: id,
    response: TeacherQuizSchema,
    errors: { ...notFound, 409: 'It is not open.' },
  }),
  resume: defineCall({
    method: 'POST',
    path: '/teacher/quiz/{id}/resume/',
    access: teacher,
    summary: 'Goes on; the pause is added to the time of every running try. A repeated request changes nothing.',
    params: id,
    response: TeacherQuizSchema,
    errors: notFound,
  }),
  close: defineCall({
    method: 'POST',
    path: '/teacher/quiz/{id}/close/',
    access: teacher,
    summary:
      'Ends an open quiz now. Extra minutes and own ends of single children stay. A repeated request changes nothing.',
    params: id,
    response: TeacherQuizSchema,
    errors: { ...notFound, 409: 'It is not open.' },
  }),
  release: defineCall({
    method: 'POST',
    path: '/teacher/quiz/{id}/release/',
    access: teacher,
    summary: 'Shows every child its result. A repeated request changes nothing.',
    params: id,
    response: TeacherQuizSchema,
    errors: { ...notFound, 409: 'It is not over, or a try is running.' },
  }),
  allow: defineCall({
    method: 'PATCH',
    path: '/teacher/quiz/{id}/student/{studentId}/',
    access: teacher,
    summary:
      'Gives one child more time, more tries or an own window, takes a try that was not handed in, or excuses the child.',
    params: ofStudent,
    body: v.strictObject({
      extraMinutes: v.optional(between(0, 300)),
      extraTries: v.optional(between(0, 5)),
      /** When its window opens and closes; null: as for the others. */
      startDate: v.optional(v.nullable(InstantSchema)),
      endDate: v.optional(v.nullable(InstantSchema)),
      /** Counts the newest try, which was not handed in within the grace. */
      accept: v.optional(v.literal(true)),
      excused: v.optional(v.boolean()),
    }),
    response: QuizStudentRowSchema,
    errors: {
      404: 'No such quiz, or no such child in it.',
      409: 'The child has its result already, has begun, or has no such try.',
      422: 'The end lies in the past, or before the start.',
    },
  }),
  makeUp: defineCall({
    method: 'POST',
    path: '/teacher/quiz/{id}/student/{studentId}/make-up/',
    access: teacher,
    summary:
      'Gives a quiz that has ended to one student who was away: itself in an own window, or once its answers are known a quiz with other numbers. Nobody else’s result changes. A repeated request changes nothing.',
    params: ofStudent,
    status: 201,
    body: v.strictObject({
      /** Of the quiz with other numbers, made by the caller. */
      id: IdSchema,
      /** Now when left out. */
      startDate: v.optional(InstantSchema),
      endDate: InstantSchema,
    }),
    /** The quiz that the student takes: this one, or its make-up. */
    response: TeacherQuizSchema,
    errors: {
      404: 'No such quiz, or no such child in it or in its class.',
      409: 'The quiz has not ended, or the child has taken it.',
      422: 'The dates cannot be, or a skill has no questions any more; `detail` names the reason.',
    },
  }),
  report: defineCall({
    method: 'GET',
    path: '/teacher/quiz/{id}/report/',
    access: teacher,
    summary: 'Who is where, the distribution, each skill and each question.',
    params: id,
    response: QuizReportSchema,
    errors: notFound,
  }),
  student: defineCall({
    method: 'GET',
    path: '/teacher/quiz/{id}/student/{studentId}/',
    access: teacher,
    summary: 'One child’s tries with every question.',
    params: ofStudent,
    response: QuizStudentReportSchema,
    errors: { 404: 'No such quiz, or no such child in it.' },
  }),
  answer: defineCall({
    method: 'GET',
    path: '/teacher/quiz/{id}/student/{studentId}/questions/{position}/',
    access: teacher,
    summary: 'One question of one child with every answer as typed.',
    params: v.object({ ...ofStudent.entries, position: QueryCountSchema }),
    response: QuizAnswerReportSchema,
    errors: { 404: 'No such quiz, child or question, or the child has not begun.' },
  }),
};

const quizTables = ['students', 'answers', 'skills', 'questions', 'facts'] as const;

/** The report of a quiz as a file, for its teacher or for the manager of its school. */
export function quizExport(role: 'teacher' | 'school') {
  return defineFileCall({
    method: 'GET',
    path: `/${role}/quiz/{id}/export/`,
    access: [role],
    summary: 'The report of a quiz as a file.',
    params: v.object({ id: IdSchema }),
    query: v.object(exportQuery(quizTables)),
    mediaTypes,
    errors: {
      404: role === 'teacher' ? 'No such quiz among the teacher’s own.' : 'No such quiz in the manager’s school.',
    },
  });
}
