import { randomInt } from 'node:crypto';
import type { Contract, ParsedOf } from '@mashq/api/contract';
import { type Grade, persianNumber, type RangeSkill } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { notFound, unprocessable } from '../app-error.ts';
import { acceptsUntil } from '../assignments/state.ts';
import type { Context } from '../context.ts';
import type { Session } from '../db/database.ts';
import { homework, homeworkSkill } from '../db/schema/index.ts';
import { taughtBy } from '../school/classes.ts';
import { defaultTitle, resolveRange } from './source.ts';
import { ownHomeworkRow, type TeacherHomework, teacherHomework } from './teacher-queries.ts';

type Body = ParsedOf<Contract['teacher']['homework']['create']>['body'];

/** Edition of the books the skills are resolved from. */
const CURRICULUM_VERSION = '1405-1406';

/** Questions a homework may have at most: more is a mistyped page, not a homework. */
const MOST_ITEMS = 200;

/** Seeds are positive 32-bit integers. */
const SEEDS = 2 ** 31;

function chosenSkills(skills: readonly RangeSkill[], skillIds: readonly string[] | undefined): string[] {
  const available = skills.filter((skill) => skill.available).map(({ id }) => id);
  if (skillIds === undefined) return available;
  const wanted = new Set(skillIds);
  const chosen = available.filter((id) => wanted.has(id));
  if (chosen.length < wanted.size) {
    throw unprocessable(
      'skill-not-in-range',
      'بعضی از مهارت‌های انتخاب‌شده در این محدودهٔ کتاب نیستند یا هنوز پرسش ندارند.',
    );
  }
  if (chosen.length === 0) throw unprocessable('no-skill', 'دست‌کم یک مهارت را انتخاب کنید.');
  return chosen;
}

function readTimes({ startDate, endDate }: Body, now: Date): { startAt: Date; endAt: Date } {
  const asked = startDate === undefined ? now : new Date(startDate);
  // A start that has just passed, or a clock that runs behind, means now.
  const startAt = asked < now ? now : asked;
  const endAt = new Date(endDate);
  if (endAt <= now) throw unprocessable('end-in-past', 'زمان پایان گذشته است. زمانی در آینده را انتخاب کنید.');
  if (endAt <= startAt) throw unprocessable('end-before-start', 'زمان پایان باید بعد از زمان شروع باشد.');
  return { startAt, endAt };
}

/** The class if the teacher teaches it now. */
async function taughtClass({ rows }: Session, actor: Actor, classId: string, now: Date) {
  const [found] = await rows<{ grade: Grade }>(sql`
    select c.grade from class c
    where c.school_id = ${actor.schoolId} and c.id = ${classId} and c.archived_at is null and ${taughtBy(actor, now)}`);
  if (!found) throw notFound('این کلاس پیدا نشد.');
  return found;
}

/** Every child of the class gets its submission; each is notified when the homework opens. */
async function handOut({ rows }: Session, schoolId: string, homeworkId: string): Promise<void> {
  await rows(sql`
    with submission as (
      insert into student_homework (school_id, homework_id, student_id, accepts_until)
      select h.school_id, h.id, e.student_id, ${acceptsUntil(sql`null::timestamptz`)}
      from homework h
      join enrolment e on e.school_id = h.school_id and e.class_id = h.class_id and e.state = 'active'
      where h.school_id = ${schoolId} and h.id = ${homeworkId}
      on conflict do nothing
      returning school_id, student_id
    )
    insert into notification (school_id, account_id, title, body, path, homework_id, created_at)
    select submission.school_id, submission.student_id, 'تکلیف تازه', h.title, '/student/homeworks/' || h.id, h.id, h.start_at
    from submission, homework h where h.school_id = ${schoolId} and h.id = ${homeworkId}`);
}

/**
 * Sets a homework for a class the teacher teaches. The range becomes a list of skills here and stays it: later changes of
 * the books do not reach it. All or nothing; the same id again gives what it made the first time.
 */
export async function createHomework(context: Context, actor: Actor, body: Body): Promise<TeacherHomework> {
  const { db, clock } = context;
  const now = clock();
  const { id, classId, itemsPerSkill } = body;
  const { schoolId } = actor;
  const { grade } = await taughtClass(db, actor, classId, now);
  const { source, skills } = resolveRange(grade, body);
  const skillIds = chosenSkills(skills, body.skillIds);
  const itemsTotal = skillIds.length * itemsPerSkill;
  if (itemsTotal > MOST_ITEMS) {
    const [asked, most] = [persianNumber(itemsTotal), persianNumber(MOST_ITEMS)];
    throw unprocessable(
      'too-many-items',
      `این تکلیف ${asked} پرسش می‌شود؛ بیشتر از ${most} پرسش زیاد است. محدوده یا شمار پرسش‌ها را کمتر کنید.`,
    );
  }
  const times = readTimes(body, now);

  await db.transaction(async (tx) => {
    const made = await tx.orm
      .insert(homework)
      .values({
        id,
        schoolId,
        classId,
        teacherId: actor.id,
        title: body.title === '' ? defaultTitle(source) : body.title,
        grade,
        sourceKind: source.kind,
        sourceFirst: source.first,
        sourceLast: source.last,
        curriculumVersion: CURRICULUM_VERSION,
        itemMode: body.itemMode,
        itemsPerSkill,
        itemsTotal,
        seed: randomInt(SEEDS),
        ...times,
        latePolicy: body.latePolicy,
        hintsAllowed: body.hintsAllowed,
        showAnswers: body.showAnswers,
        note: body.note,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: homework.id });
    if (made.length === 0) return;
    await tx.orm
      .insert(homeworkSkill)
      .values(skillIds.map((skillId, position) => ({ schoolId, homeworkId: id, skillId, position })));
    await handOut(tx, schoolId, id);
  });
  return teacherHomework(await ownHomeworkRow(db, actor, id, now), now);
}
