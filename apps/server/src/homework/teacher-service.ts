import type { Contract, HomeworkSkillSchema, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { skillById } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Actor } from '../actor.ts';
import { conflict } from '../app-error.ts';
import { recordAudit } from '../audit/audit.ts';
import { originOf } from '../audit/request-origin.ts';
import type { Context } from '../context.ts';
import { skillInfo } from '../questions/skill-info.ts';
import { commentOnHomework, moveDeadline, noSuchChild, removeHomework, updateHomework } from './change.ts';
import type { CommentView } from './comments.ts';
import { createHomework } from './create.ts';
import { resolveRange } from './source.ts';
import { type StudentRow, studentRows } from './submissions.ts';
import {
  countHomeworks,
  findHomeworks,
  inState,
  ownHomework,
  ownHomeworkRow,
  skillsOfHomework,
  type TeacherHomework,
  teacherHomework,
} from './teacher-queries.ts';

type Calls = Contract['teacher']['homework'];
type Body<Name extends keyof Calls> = ParsedOf<Calls[Name]>['body'];
type Query<Name extends keyof Calls> = ParsedOf<Calls[Name]>['query'];
type HomeworkSkill = InferOutput<typeof HomeworkSkillSchema>;

function homeworkSkill(id: string): HomeworkSkill {
  return { ...skillInfo(id), available: skillById(id) !== undefined };
}

/** A teacher's homeworks: setting, changing, looking after. Only the teacher's own exist here. */
export function teacherHomeworkService(context: Context) {
  const { db, clock } = context;

  return {
    list: async (actor: Actor, { page, size, classId, state }: Query<'list'>): Promise<ResponseOf<Calls['list']>> => {
      const now = clock();
      const condition = sql.join(
        [
          ownHomework(actor, now),
          ...(classId === undefined ? [] : [sql`h.class_id = ${classId}`]),
          ...(state === undefined ? [] : [inState(state, now)]),
        ],
        sql` and `,
      );
      const [total, found] = await Promise.all([
        countHomeworks(db, condition),
        findHomeworks(db, condition, now, { limit: size, offset: (page - 1) * size }),
      ]);
      return { page, size, total, items: found.map((row) => teacherHomework(row, now)) };
    },

    /** The skills of a range before anything is set. */
    skills: async ({ grade, ...range }: Query<'skills'>): Promise<HomeworkSkill[]> =>
      resolveRange(grade, range).skills.map(({ id }) => homeworkSkill(id)),

    create: (actor: Actor, body: Body<'create'>): Promise<TeacherHomework> => createHomework(context, actor, body),

    read: async (actor: Actor, id: string): Promise<TeacherHomework> => {
      const now = clock();
      return teacherHomework(await ownHomeworkRow(db, actor, id, now), now);
    },

    update: (actor: Actor, id: string, body: Body<'update'>): Promise<TeacherHomework> =>
      updateHomework(context, actor, id, body),

    remove: (actor: Actor, id: string): Promise<{ ok: true }> => removeHomework(context, actor, id),

    comment: (actor: Actor, id: string, body: Body<'comment'>): Promise<CommentView> =>
      commentOnHomework(context, actor, id, body),

    deadline: (actor: Actor, id: string, body: Body<'deadline'>): Promise<TeacherHomework> =>
      moveDeadline(context, actor, id, body),

    briefSkills: async (actor: Actor, id: string): Promise<HomeworkSkill[]> => {
      await ownHomeworkRow(db, actor, id, clock());
      return (await skillsOfHomework(db, actor.schoolId, id)).map(homeworkSkill);
    },

    /** Excuses a child from a homework, takes the excuse back, or gives a handed-in one back to be worked on. */
    setStudentState: async (
      actor: Actor,
      id: string,
      studentId: string,
      { action }: Body<'setStudentState'>,
    ): Promise<StudentRow> => {
      const now = clock();
      await ownHomeworkRow(db, actor, id, now);
      const submission = async () => {
        const [row] = await studentRows(db, actor.schoolId, id, now, studentId);
        if (!row) throw noSuchChild();
        return row;
      };
      const before = await submission();
      const mine = sql`school_id = ${actor.schoolId} and homework_id = ${id} and student_id = ${studentId}`;
      await db.transaction(async (tx) => {
        switch (action) {
          case 'excuse':
            await tx.rows(sql`
              update student_homework set excused_at = coalesce(excused_at, ${now}::timestamptz) where ${mine}`);
            break;
          case 'unexcuse':
            await tx.rows(sql`update student_homework set excused_at = null where ${mine}`);
            break;
          case 'reopen': {
            const handedIn =
              before.state === 'submitted' || before.state === 'reviewed' || before.state === 'auto_submitted';
            if (!handedIn) throw conflict('not-submitted', 'این دانش‌آموز تکلیف را هنوز تحویل نداده است.');
            const reopened = await tx.rows(sql`
              update student_homework sh
              set submitted_at = null, reviewed_at = null, reopened_at = ${now}::timestamptz
              from homework h
              where h.school_id = sh.school_id and h.id = sh.homework_id
                and sh.school_id = ${actor.schoolId} and sh.homework_id = ${id} and sh.student_id = ${studentId}
                and (h.late_policy = 'accept_marked' or ${now}::timestamptz < coalesce(sh.own_end_at, h.end_at))
              returning sh.student_id`);
            if (reopened.length === 0) {
              throw conflict('deadline-passed', 'مهلت این تکلیف گذشته است. اول مهلت این دانش‌آموز را عقب ببرید.');
            }
            break;
          }
        }
        await recordAudit(tx, now, originOf(actor.id), {
          action: `homework.${action}`,
          target: studentId,
          schoolId: actor.schoolId,
          before: { homeworkId: id, state: before.state },
        });
      });
      return submission();
    },
  };
}
