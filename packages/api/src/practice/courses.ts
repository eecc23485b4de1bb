import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { CountSchema, IdSchema, InstantSchema, NameSchema, QueryCountSchema } from '../platform/primitives.schemas.ts';
import { QuestionViewSchema } from '../questions/answered-question.schemas.ts';
import { CourseDetailSchema, CourseSummarySchema } from './courses.schemas.ts';
import { PracticeSessionSchema, SessionKindSchema, SkillWithMasterySchema } from './sessions.schemas.ts';

const student = ['student'] as const;
const sessionParams = v.object({ sessionId: IdSchema });
const noSession = { 404: 'No such practice session of this student.' };

export const memberCourses = {
  list: defineCall({
    method: 'GET',
    path: '/member/courses/',
    access: student,
    summary: 'The three courses of the student’s grade, with how far the student is.',
    response: v.array(CourseSummarySchema),
  }),
  read: defineCall({
    method: 'GET',
    path: '/member/courses/{courseId}/',
    access: student,
    summary: 'One course: its book by chapter and lesson, the student’s mastery, and what is assigned in it.',
    params: v.object({ courseId: QueryCountSchema }),
    response: CourseDetailSchema,
    errors: { 404: 'No course of this student’s grade.' },
  }),
};

export const memberSessions = {
  start: defineCall({
    method: 'POST',
    path: '/member/skills/sessions/',
    access: student,
    summary:
      'A practice session of about ten questions. Of the named skills or chapters, else of skills that are chosen for the student; a `review` is of what is due. The same `id`, and the same choice while no question of it was tried, gives the same session.',
    body: v.strictObject({
      /** Made by the client: the idempotency key. */
      id: IdSchema,
      kind: SessionKindSchema,
      skillIds: v.optional(v.pipe(v.array(NameSchema), v.maxLength(20)), []),
      /** Numbers of chapters of the student’s mathematics book. */
      chapters: v.optional(v.pipe(v.array(CountSchema), v.maxLength(20)), []),
    }),
    response: PracticeSessionSchema,
    errors: { 404: 'No such skill or chapter in the student’s book.', 409: 'No review is due.' },
  }),
  open: defineCall({
    method: 'GET',
    path: '/member/skills/open-session/',
    access: student,
    summary: 'The newest practice session of the student’s own choice that has an open question, to be gone on with.',
    response: v.strictObject({
      /** Null where no session has an open question. */
      session: v.nullable(PracticeSessionSchema),
    }),
  }),
  read: defineCall({
    method: 'GET',
    path: '/member/skills/sessions/{sessionId}/',
    access: student,
    summary: 'A practice session: its questions’ states, and what came of it once none is open.',
    params: sessionParams,
    response: PracticeSessionSchema,
    errors: { ...noSession, 409: 'Its answers are archived.' },
  }),
  questions: defineCall({
    method: 'GET',
    path: '/member/skills/sessions/{sessionId}/questions/',
    access: student,
    summary:
      'All questions of a practice session without their answers, so that a lost network does not stop the child.',
    params: sessionParams,
    response: v.array(QuestionViewSchema),
    errors: { ...noSession, 409: 'Its answers are archived.' },
  }),
  due: defineCall({
    method: 'GET',
    path: '/member/skills/due/',
    access: student,
    summary: 'Skills whose review is due today or within the week, and when the next one is.',
    response: v.strictObject({
      today: v.array(SkillWithMasterySchema),
      this_week: v.array(v.strictObject({ ...SkillWithMasterySchema.entries, due_at: InstantSchema })),
      /** The next after today; null where nothing is learned yet. */
      next_at: v.nullable(InstantSchema),
    }),
  }),
};
