import type { StudentPackageDetailSchema, WorkedExampleSchema } from '@mashq/api/contract';
import { newProgress, printAnswer } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { jsonAs, textAs } from '../../platform/db/row.ts';
import type { OrderMode } from '../../platform/db/schema/index.ts';
import { readRestedProgress } from '../../progress/progress.ts';
import { askedSkills } from '../../questions/asked-skills.ts';
import { takesAnswers } from '../../questions/assignment-state.ts';
import { stableSeed } from '../../questions/different-question.ts';
import { explanations } from '../../questions/grading/view.ts';
import { knownSkill, makeQuestion, sheetOf } from '../../questions/make-question.ts';
import type { QuestionCache } from '../../questions/question-cache.ts';
import { contentJson } from '../../questions/question-content.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import { chooseQuestions } from '../assignments/choose-questions.ts';
import { noSuchAssignment } from '../assignments/kinds.ts';
import { type MemberAssignmentRow, memberAssignmentRow } from '../assignments/member-queries.ts';
import { memberAssignments } from '../assignments/member-service.ts';
import { ACTIVITIES, type ActivityRow } from '../assignments/teacher-queries.ts';
import { activityView } from './content.ts';
import { progressOfChild } from './progress.ts';

type Detail = InferOutput<typeof StudentPackageDetailSchema>;
type WorkedExample = InferOutput<typeof WorkedExampleSchema>;

const Content = v.object({
  orderMode: textAs<OrderMode>(),
  isArchived: v.boolean(),
  activities: v.array(jsonAs<ActivityRow>()),
});
type Content = v.InferOutput<typeof Content>;

const noSuchActivity = () => notFound('این فعالیت در بسته نیست.');
const locked = () => conflict('locked', 'این فعالیت هنوز قفل است. اول فعالیت قبلی را تمام کن.');
const putAway = () => conflict('closed', 'این بسته دیگر باز نیست.');

async function contentOf({ query }: Session, { schoolId }: Actor, id: string): Promise<Content> {
  const [row] = await query(
    Content,
    sql`
    select w.order_mode as "orderMode", w.archived_at is not null as "isArchived", ${ACTIVITIES} as activities
    from assignment w where w.school_id = ${schoolId} and w.id = ${id} and w.kind = 'package'`,
  );
  if (!row) throw noSuchAssignment('package');
  return row;
}

/** Of an activity, the same whenever it is opened; starting over gives other questions. */
function seedOf({ seed, startedOver }: MemberAssignmentRow, { position }: ActivityRow): number {
  return stableSeed(seed, 'activity', position, startedOver);
}

/**
 * Notes that a child has opened an activity, with its questions, and begun the package by it: an example is read once it is opened.
 * The same child and activity always get the same ones, and a second request at the same time finds them there. Content that was replaced since `row` was read is not opened.
 */
async function openActivity(
  { db }: Context,
  actor: Actor,
  row: MemberAssignmentRow,
  activity: ActivityRow,
  now: Date,
): Promise<void> {
  const { schoolId } = actor;
  const asked = await askedSkills(db);
  const skillIds = activity.skillIds.filter((id) => asked(id) !== undefined);
  const progress = await readRestedProgress(db, actor, skillIds, now);
  const questions =
    activity.itemsPerSkill === 0
      ? []
      : chooseQuestions({
          seed: seedOf(row, activity),
          studentId: actor.id,
          skills: skillIds.map((skillId) => ({ skillId, items: activity.itemsPerSkill })),
          asked,
          fixed: row.itemMode === 'fixed',
          progressOf: (skillId) => progress.get(skillId) ?? newProgress,
        });
  const column = (values: readonly (string | number)[]) => sql.param([...values]);
  const opened = await db.execute(sql`
    with opened as (
      update student_assignment sa set assigned_at = coalesce(sa.assigned_at, ${now}::timestamptz),
        started_at = coalesce(sa.started_at, ${now}::timestamptz)
      from assignment w
      where w.school_id = sa.school_id and w.id = sa.assignment_id and w.version = ${row.version}
        and sa.school_id = ${schoolId} and sa.assignment_id = ${row.assignmentId} and sa.student_id = ${actor.id}
        and sa.started_over = ${row.startedOver}
      returning sa.school_id, sa.assignment_id, sa.student_id
    ), noted as (
      insert into student_activity (school_id, assignment_id, student_id, position, opened_at)
      select school_id, assignment_id, student_id, ${activity.position}::int, ${now}::timestamptz from opened
      on conflict do nothing
    ), asked as (
      insert into question (school_id, student_id, assignment_id, context, skill_id, level, seed, content, position,
        activity, created_at)
      select opened.school_id, opened.student_id, opened.assignment_id, 'assignment', q.skill_id, q.level, q.seed,
        q.content::json, ${activity.firstItem}::int + q.place - 1, ${activity.position}::int, ${now}::timestamptz
      from opened, unnest(
        ${column(questions.map(({ skillId }) => skillId))}::text[],
        ${column(questions.map(({ level }) => level))}::int[],
        ${column(questions.map(({ seed }) => seed))}::int[],
        ${column(questions.map(contentJson))}::text[]) with ordinality as q (skill_id, level, seed, content, place)
      on conflict do nothing
    )
    select 1 as one from opened`);
  if (opened.length === 0) throw conflict('changed-meanwhile', 'این بسته همین حالا عوض شد. دوباره تلاش کن.');
}

/** The child's side of packages. Looking assigns nothing: an activity gets its questions when it is opened. */
export function memberPackageService(context: Context, known: QuestionCache) {
  const { db, clock } = context;
  const shared = memberAssignments(
    context,
    known,
    'package',
    () => ({}),
    async () => {},
  );

  async function withActivities(actor: Actor, detail: Awaited<ReturnType<typeof shared.read>>): Promise<Detail> {
    const content = await contentOf(db, actor, detail.id);
    const progress = await progressOfChild(db, actor, detail.id, content);
    return {
      ...detail,
      order_mode: content.orderMode,
      is_active: !content.isArchived,
      activities: content.activities.map((activity, index) => ({
        ...activityView(activity, index),
        state: progress[index]?.state ?? 'locked',
        items_done: progress[index]?.done ?? 0,
        right: progress[index]?.right ?? 0,
        first_item: activity.firstItem,
      })),
    };
  }

  async function activityOf(actor: Actor, id: string, number: number) {
    const row = await memberAssignmentRow(db, actor, 'package', id, clock());
    const content = await contentOf(db, actor, id);
    const activity = content.activities[number - 1];
    if (activity === undefined) throw noSuchActivity();
    const progress = await progressOfChild(db, actor, id, content);
    return { row, activity, state: progress[number - 1]?.state, isOpened: progress[number - 1]?.isOpened === true };
  }

  return {
    list: shared.list,
    questions: shared.questions,
    read: async (actor: Actor, id: string) => withActivities(actor, await shared.read(actor, id)),
    submit: async (actor: Actor, id: string) => withActivities(actor, await shared.submit(actor, id)),

    open: async (actor: Actor, id: string, number: number): Promise<Detail> => {
      const now = clock();
      const { row, activity, state, isOpened } = await activityOf(actor, id, number);
      if (!isOpened) {
        if (state === 'locked') throw locked();
        if (!takesAnswers(row, row, now)) throw putAway();
        await openActivity(context, actor, row, activity, now);
      }
      return withActivities(actor, await shared.read(actor, id));
    },

    example: async (actor: Actor, id: string, number: number): Promise<WorkedExample> => {
      const { row, activity, isOpened } = await activityOf(actor, id, number);
      const [skillId] = activity.skillIds;
      if (activity.kind !== 'example' || skillId === undefined) throw noSuchActivity();
      if (!isOpened) throw locked();
      const question = makeQuestion({ skillId, level: knownSkill(skillId).targetLevel, seed: seedOf(row, activity) });
      return {
        skill: skillInfo(skillId),
        sheet: sheetOf(question),
        key: [...printAnswer(question.key, question.answer)],
        solution: explanations(question.solution),
      };
    },
  };
}
