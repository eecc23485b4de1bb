import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { conflict } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { jsonAs, textAs } from '../../platform/db/row.ts';
import type { ReportState } from '../../platform/db/schema/index.ts';
import { tooEarly } from '../../platform/security/attempt-counters.ts';
import { teachesClass } from '../../school/find-classes.ts';
import { knownSkill, type QuestionSource } from '../make-question.ts';
import { readPreviewId } from '../preview-id.ts';
import { answersArchived, noSuchQuestion, requireContent, StoredQuestion } from '../question-content.ts';

type MemberReport = ParsedOf<Contract['member']['questions']['report']>['body'];
type TeacherReport = ParsedOf<Contract['teacher']['questions']['report']>['body'];
type Report = ResponseOf<Contract['member']['questions']['report']>;

/** Reports one person may send in a day: more is play, or a broken client. */
const MAX_A_DAY = 20;
const DAY_MS = 24 * 60 * 60_000;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a report is about. */
interface Subject extends QuestionSource {
  /** The child's question; null for one that is only previewed. */
  readonly questionId: string | null;
  readonly revision: number;
  /** The newest answer that counted. */
  readonly raw: RawInput | null;
}

const Sent = v.object({
  reporterId: v.string(),
  questionId: v.nullable(v.string()),
  skillId: v.string(),
  level: v.number(),
  seed: v.number(),
  reason: textAs<Report['reason']>(),
  state: textAs<ReportState>(),
});
type Sent = v.InferOutput<typeof Sent>;

const tooMany = (wait: string) =>
  `امروز گزارش‌های زیادی فرستاده شده است. ممنون؛ ${wait} دیگر می‌شود باز هم گزارش فرستاد.`;

const RequireFewRow = v.object({ count: v.number(), oldest: v.nullable(v.date()) });

const QuestionOfRow = v.object({
  ...StoredQuestion.entries,
  id: v.string(),
  tries: v.number(),
  raw: v.nullable(jsonAs<RawInput>()),
});

/** Reports of wrong questions by children and teachers. */
export function questionReportService({ db, clock }: Context) {
  async function sentBefore({ query }: Session, actor: Actor, id: string): Promise<Sent | undefined> {
    const [found] = await query(
      Sent,
      sql`
      select reporter_id as "reporterId", question_id as "questionId", skill_id as "skillId", level, seed, reason, state
      from question_report where school_id = ${actor.schoolId} and id = ${id}`,
    );
    return found;
  }

  /** The reply to a report that is stored; throws where its id is of another person's, or about another question. */
  function replyTo(actor: Actor, id: string, subject: Subject, sent: Sent): Report {
    const isSame =
      sent.reporterId === actor.id &&
      sent.questionId === subject.questionId &&
      sent.skillId === subject.skillId &&
      sent.level === subject.level &&
      sent.seed === subject.seed;
    if (!isSame) throw conflict('report-id', 'این گزارش ثبت نشد. صفحه را تازه کنید و دوباره تلاش کنید.');
    return { id, reason: sent.reason, state: sent.state };
  }

  async function requireFew({ query }: Session, { id, schoolId }: Actor, now: Date): Promise<void> {
    const [found] = await query(
      RequireFewRow,
      sql`
      select count(*)::int as count, min(created_at) as oldest from question_report
      where school_id = ${schoolId} and reporter_id = ${id}
        and created_at > ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz`,
    );
    if (!found || found.count < MAX_A_DAY) return;
    throw tooEarly((found.oldest?.getTime() ?? now.getTime()) + DAY_MS - now.getTime(), tooMany);
  }

  async function store(actor: Actor, subject: Subject, { id, reason, note, raw }: MemberReport): Promise<Report> {
    const now = clock();
    return db.transaction(async (tx) => {
      // One at a time for each person, so that many at once are no more than one after another.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`question report ${actor.id}`}, 0))`);
      const before = await sentBefore(tx, actor, id);
      if (before !== undefined) return replyTo(actor, id, subject, before);
      await requireFew(tx, actor, now);
      const answer = raw ?? subject.raw;
      await tx.execute(sql`
        insert into question_report (school_id, id, reporter_id, question_id, skill_id, level, seed, revision, reason, note,
          raw, created_at)
        values (${actor.schoolId}, ${id}, ${actor.id}, ${subject.questionId}::uuid, ${subject.skillId}, ${subject.level},
          ${subject.seed}, ${subject.revision}, ${reason}, ${note},
          ${answer === null ? null : JSON.stringify(answer)}::jsonb, ${now.toISOString()}::timestamptz)
        on conflict do nothing`);
      const sent = await sentBefore(tx, actor, id);
      if (sent === undefined) throw new Error('a report that was just stored is gone');
      return replyTo(actor, id, subject, sent);
    });
  }

  /** A child's question with its newest answer, by a further condition on `question q`; throws `not-found`. */
  async function questionOf({ schoolId }: Actor, questionId: string, condition = sql`true`): Promise<Subject> {
    const [row] = await db.query(
      QuestionOfRow,
      sql`
      select q.id, q.skill_id as "skillId", q.level, q.seed, q.content, q.tries, last.raw
      from question q
      left join assignment w on w.school_id = q.school_id and w.id = coalesce(q.assignment_id, q.former_assignment_id)
      left join class c on c.school_id = w.school_id and c.id = w.class_id
      left join lateral (
        select a.raw from attempt a
        where a.school_id = q.school_id and a.question_id = q.id and a.verdict <> 'invalid'
        order by a.answered_at desc, a.received_at desc, a.first_try, a.id limit 1
      ) last on true
      where q.school_id = ${schoolId} and q.id = ${questionId} and w.removed_at is null and ${condition}`,
    );
    if (!row) throw noSuchQuestion();
    if (row.tries > 0 && row.raw === null) throw answersArchived();
    const { revision } = requireContent(row);
    return { questionId: row.id, skillId: row.skillId, level: row.level, seed: row.seed, revision, raw: row.raw };
  }

  /** A question of one's own homework, or of a preview, which anybody who teaches may see. */
  async function subjectOf(actor: Actor, questionId: string): Promise<Subject> {
    if (UUID.test(questionId)) {
      return questionOf(actor, questionId, teachesClass(actor, clock()));
    }
    const { skillId, level, seed } = readPreviewId(questionId);
    return { questionId: null, skillId, level, seed, revision: knownSkill(skillId).revision, raw: null };
  }

  return {
    byMember: async (actor: Actor, questionId: string, body: MemberReport): Promise<Report> =>
      store(actor, await questionOf(actor, questionId, sql`q.student_id = ${actor.id}`), body),

    byTeacher: async (actor: Actor, { questionId, ...body }: TeacherReport): Promise<Report> =>
      store(actor, await subjectOf(actor, questionId), body),
  };
}
