import type { Contract, ParsedOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { AppError, notFound, unprocessable } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { nestedTransaction } from '../../platform/db/nested-transaction.ts';
import { teachesClass } from '../../school/find-classes.ts';
import type { AssignmentRow } from '../assignments/teacher-queries.ts';
import { settingHomework } from './create.ts';
import { dueSkillsOfClass } from './review-skills.ts';

type Body = ParsedOf<Contract['teacher']['homework']['createForClasses']>['body'];

const ClassRow = v.object({ id: v.string(), title: v.string(), grade: v.number() });

/** What is wrong with the homework of one class, with the class and its place in the request. */
function ofClass(error: unknown, title: string, place: number): unknown {
  if (!(error instanceof AppError)) return error;
  const { code } = error.extra;
  const detail = `${title}: ${error.detail}`;
  return new AppError(error.kind, detail, {
    ...(code !== undefined && { code }),
    fields: { [`classes.${place}`]: detail },
  });
}

/**
 * Sets one homework for several classes of a grade, each with its own times and what is due for review in it: for all of them or for
 * none. Each class has a homework of its own from then on.
 */
export async function createForClasses(
  context: Context,
  actor: Actor,
  { classes, withReviews, ...content }: Body,
): Promise<AssignmentRow[]> {
  const { db, clock } = context;
  const now = clock();
  const { schoolId } = actor;
  const wanted = classes.map(({ classId }) => classId);
  const found = await db.query(
    ClassRow,
    sql`
    select c.id, c.title, c.grade from class c
    where c.school_id = ${schoolId} and c.id = any(${sql.param(wanted)}::uuid[]) and c.archived_at is null
      and ${teachesClass(actor, now)}`,
  );
  if (found.length < wanted.length) throw notFound('این کلاس پیدا نشد.');
  if (new Set(found.map(({ grade }) => grade)).size > 1) {
    throw unprocessable('other-grade', 'این کلاس‌ها از یک پایه نیستند؛ کتابشان یکی نیست.');
  }
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  return db.transaction(async (tx) => {
    const nested = { ...context, db: nestedTransaction(db.engine, tx) };
    const setting = settingHomework(nested);
    const made: AssignmentRow[] = [];
    // One after the other: a transaction has one connection.
    for (const [place, { id, classId, startDate, endDate }] of classes.entries()) {
      const due = withReviews ? await dueSkillsOfClass(nested.db, schoolId, classId, now) : [];
      const reviewSkillIds = due.map(({ skillId }) => skillId);
      try {
        made.push(
          await setting.create(actor, {
            ...content,
            id,
            classId,
            startDate,
            endDate,
            reviewSkillIds,
            groupIds: [],
            studentIds: [],
          }),
        );
      } catch (error) {
        throw ofClass(error, titles.get(classId) ?? '', place);
      }
    }
    return made;
  });
}
