import * as v from 'valibot';
import type { Session } from '../../platform/db/database.ts';
import { type NamedStatement, namedStatement } from '../../platform/db/named-statement.ts';
import type { LateReason } from '../../platform/db/schema/index.ts';
import { estimateOf } from '../../progress/mastery.ts';
import { badgesPossible, type Earning, earningRows } from '../../progress/rewards/award.ts';
import { ACCEPTS_AT } from '../assignment-state.ts';
import type { QuestionRecord } from '../question-record.ts';
import type { AfterAnswer, GradedAnswer, LoggedAnswer } from './graded-answer.ts';

/**
 * Everything an answer changes, in one statement: atomic without a transaction's round trips, and there is no moment at
 * which a crash leaves half of it. It first locks the rows it depends on and compares them with what the answer was
 * graded against (a server may have that from its own memory, and another copy may have changed it since): the question
 * is as it was and what is right was not shown, the assignment still accepts answers, the skill has no newer first try. An
 * answer that the teacher counts needs the first of these alone, and that the child is not excused. Unless all of it holds, and the
 * id is new, nothing is changed and no row comes back. Every statement locks a question before the child's submission of a
 * assignment, and that before the mastery of a skill.
 */
const QUESTION = `
  with q as materialized (
    select id, school_id, student_id, assignment_id, context, skill_id, level, hints_opened, similar_to, position from question
    where school_id = :schoolId::uuid and id = :questionId::uuid and student_id = :studentId::uuid and tries = :knownTries::int
      and withdrawn_at is null and state = :knownState::text and hints_opened = :hintsOpened::int
      and (:isDecided::boolean or assignment_id is null or revealed_at is null)
    for no key update
  )`;

/**
 * The child's submission of the assignment, while it accepts this answer. The row of the assignment, which a whole class
 * uses, is read and not locked: who could know what was shown sends the answer after that was stored.
 */
const SUBMISSION = `, submission as materialized (
    select sa.assignment_id from student_assignment sa join q on q.assignment_id = sa.assignment_id and q.student_id = sa.student_id
    where sa.school_id = :schoolId::uuid and (sa.open_position is null or sa.open_position = q.position)
      and (:isDecided::boolean or sa.started_over > 0 or not exists (
        select from assignment w
        where w.school_id = sa.school_id and w.id = sa.assignment_id and w.keys_shown_at is not null))
      and case when :isDecided::boolean then sa.excused_at is null when :isEarlier::boolean
      then sa.excused_at is null and :answeredAt::timestamptz < sa.accepts_until
        and (sa.submitted_at is null or :answeredAt::timestamptz <= sa.submitted_at)
      else ${ACCEPTS_AT} end
    for no key update of sa
  )`;

/** The mastery the new one was computed from. */
const MASTERY = `, mastery as materialized (
    select s.skill_id from skill_mastery s join q on q.student_id = s.student_id and q.skill_id = s.skill_id
    where s.school_id = :schoolId::uuid and s.tries = :skillTries::int
    for no key update of s
  )`;

const LOG_COLUMNS = `id, school_id, student_id, question_id, assignment_id, context, skill_id, level, shown_at, answered_at,
      received_at, time_adjusted, active_ms, raw, normalized, verdict, misconception_id, first_try, hints_opened, offline,
      late_reason, reply`;

const LOG_VALUES = `:attemptId::uuid, q.school_id, q.student_id, q.id, q.assignment_id, q.context, q.skill_id, q.level,
      :shownAt::timestamptz, :answeredAt::timestamptz, :now::timestamptz, :timeAdjusted::boolean, :activeMs::bigint,
      :raw::jsonb, :normalized::text, :verdict::text, :misconceptionId::text`;

/** The id of an answer is taken here: `attempt` is partitioned by time, and could hold an id once in each month. */
const KEY = `insert into attempt_key (school_id, id, answered_at)
    select q.school_id, :attemptId::uuid, :answeredAt::timestamptz`;

const LOG_AND_QUESTION = (from: string) => `, key as (
    ${KEY}
    from ${from}
    on conflict do nothing
    returning id
  ), logged as (
    insert into attempt (${LOG_COLUMNS})
    select ${LOG_VALUES}, :firstTry::boolean, q.hints_opened, :offline::boolean, null, :reply::jsonb
    from ${from} cross join key
    returning question_id
  ), answered as (
    update question set tries = :tries::int, state = :state::text,
      first_verdict = coalesce(first_verdict, :firstVerdict::text),
      first_try_right = first_try_right or :firstTryRight::int = 1,
      revealed_at = case when :isRevealed::boolean then coalesce(revealed_at, :now::timestamptz) else revealed_at end,
      counted_at = case when :isCounted::boolean then coalesce(counted_at, :now::timestamptz) else counted_at end,
      done_at = case when :state::text in ('right', 'corrected', 'wrong')
        then coalesce(done_at, :now::timestamptz) else done_at end
    from logged where question.school_id = :schoolId::uuid and question.id = logged.question_id
  )`;

/** The question a similar one was opened for is corrected by it, and so is its assignment's counter. */
const ORIGINAL = `, original as (
    update question set state = 'corrected'
    from logged, q
    where question.school_id = :schoolId::uuid and question.id = q.similar_to and question.state = 'revealed' and :verdict::text = 'right'
    returning question.assignment_id, question.student_id
  ), corrected as (
    update student_assignment sa set final_right = sa.final_right + 1
    from original
    where sa.school_id = :schoolId::uuid and sa.assignment_id = original.assignment_id and sa.student_id = original.student_id
  )`;

const SUBMISSION_AFTER = `, submission_after as (
    update student_assignment sa set
      started_at = case when :verdict::text = 'invalid' then sa.started_at
        else coalesce(sa.started_at, :answeredAt::timestamptz) end,
      last_activity_at = greatest(sa.last_activity_at, :answeredAt::timestamptz),
      items_done = sa.items_done + :done::int,
      first_try_right = sa.first_try_right + :firstTryRight::int,
      final_right = sa.final_right + :finalRight::int,
      active_ms = sa.active_ms + :activeMs::bigint,
      results_pending = sa.results_pending or :hidesResult::boolean,
      submitted_at = case when :mayFinish::boolean and sa.items_done + :done::int >= :itemsTotal::int
        then coalesce(sa.submitted_at, :answeredAt::timestamptz) else sa.submitted_at end
    from logged, q
    where sa.school_id = :schoolId::uuid and sa.assignment_id = q.assignment_id and sa.student_id = q.student_id
    returning sa.items_done, sa.started_at, sa.submitted_at
  )`;

const MASTERY_AFTER = `, mastery_after as (
    update skill_mastery s set score = :score::float8, counted = :counted::int, tries = :newSkillTries::int,
      last_right = :lastRight::boolean, wrong_in_a_row = :wrongInARow::int, below_in_a_row = :belowInARow::int,
      rating = :rating::float8, band = :band::text, reviews_passed = :reviewsPassed::int, estimate = :estimate::int,
      last_at = :now::timestamptz, learned_at = :learnedAt::timestamptz
    from logged, q
    where s.school_id = :schoolId::uuid and s.student_id = q.student_id and s.skill_id = q.skill_id
  )`;

const ALERT = `, alert as (
    insert into help_alert (school_id, student_id, skill_id, assignment_id, reason, raised_on, raised_at)
    select q.school_id, q.student_id, q.skill_id, q.assignment_id, :help::text, :day::date, :now::timestamptz
    from logged, q
    on conflict do nothing
  )`;

/** What the answer earns: a second time for the same reason it is nothing. */
const EARNED = `, earned as (
    insert into reward_earning (school_id, student_id, kind, reason_key, steps, earned_at)
    select q.school_id, q.student_id, e.kind, e.reason, e.steps, :now::timestamptz
    from logged cross join q cross join json_to_recordset(:earnings::json) as e (kind text, reason text, steps int)
    on conflict do nothing
    returning student_id, kind
  )`;

/** From the place of the question, or of the one it is similar to, on, and then from the start. */
const nextFrom = (comparison: string) => `(select n.id from question n
      where n.school_id = :schoolId::uuid and n.assignment_id = :nextIn::uuid and n.student_id = :studentId::uuid
        and n.similar_to is null and n.state = 'open' and n.id <> :questionId::uuid and n.position ${comparison} :position::int
      order by n.position limit 1)`;

/** A statement does not see the answer it stores: this is the one before. */
const PREVIOUS = `(select max(before.answered_at) from attempt before
      where before.school_id = :schoolId::uuid and before.student_id = :studentId::uuid and before.late_reason is null)`;

interface Values {
  readonly schoolId: string;
  readonly questionId: string;
  readonly studentId: string;
  readonly knownTries: number;
  readonly knownState: string;
  readonly hintsOpened: number;
  readonly isEarlier: boolean;
  readonly isDecided: boolean;
  readonly attemptId: string;
  readonly shownAt: string;
  readonly answeredAt: string;
  readonly now: string;
  readonly timeAdjusted: boolean;
  readonly activeMs: number;
  readonly raw: string;
  readonly normalized: string | null;
  readonly verdict: string;
  readonly misconceptionId: string | null;
  readonly firstTry: boolean;
  readonly offline: boolean;
  readonly reply: string;
  readonly tries: number;
  readonly state: string;
  readonly firstVerdict: string | null;
  readonly firstTryRight: number;
  readonly isRevealed: boolean;
  readonly isCounted: boolean;
  readonly hidesResult: boolean;
  readonly done: number;
  readonly finalRight: number;
  readonly mayFinish: boolean;
  readonly itemsTotal: number;
  readonly nextIn: string | null;
  readonly position: number;
  readonly skillTries: number;
  readonly score: number | null;
  readonly counted: number | null;
  readonly newSkillTries: number | null;
  readonly lastRight: boolean | null;
  readonly wrongInARow: number | null;
  readonly belowInARow: number | null;
  readonly rating: number | null;
  readonly band: string | null;
  readonly reviewsPassed: number | null;
  readonly estimate: number | null;
  readonly learnedAt: string | null;
  readonly help: string | null;
  readonly day: string;
  readonly earnings: string;
}

const AnswerRow = v.object({
  stored: v.number(),
  nextId: v.nullable(v.string()),
  itemsDone: v.nullable(v.number()),
  startedAt: v.nullable(v.date()),
  submittedAt: v.nullable(v.date()),
  previousAt: v.nullable(v.date()),
  badgesPossible: v.number(),
});

/** What of the statement an answer needs: each part costs the locks of its tables even where it changes nothing. */
interface Needs {
  readonly assignment: boolean;
  readonly similar: boolean;
  readonly progress: boolean;
  readonly help: boolean;
  /** Whether the child's answer before this one is looked for. */
  readonly previous: boolean;
  readonly earns: boolean;
}

function makeStatement({
  assignment,
  similar,
  progress,
  help,
  previous,
  earns,
}: Needs): NamedStatement<Values, typeof AnswerRow> {
  const locked = ['q', assignment ? 'submission' : '', progress ? 'mastery' : ''].filter(Boolean);
  const parts = [
    QUESTION,
    assignment ? SUBMISSION : '',
    progress ? MASTERY : '',
    LOG_AND_QUESTION(locked.join(' cross join ')),
    similar ? ORIGINAL : '',
    assignment ? SUBMISSION_AFTER : '',
    progress ? MASTERY_AFTER : '',
    help ? ALERT : '',
    earns ? EARNED : '',
  ];
  const next = assignment || similar ? `coalesce(${nextFrom('>=')}, ${nextFrom('<')})` : 'null::uuid';
  const name = [
    'answer',
    assignment && 'assignment',
    similar && 'similar',
    progress && 'progress',
    help && 'help',
    previous && 'previous',
    earns && 'earns',
  ];
  return namedStatement<Values, typeof AnswerRow>(
    name.filter(Boolean).join('_'),
    AnswerRow,
    `${parts.join('')}
    select 1 as stored, ${next} as "nextId", ${assignment ? 'p.items_done' : 'null::int'} as "itemsDone",
      ${assignment ? 'p.started_at' : 'null::timestamptz'} as "startedAt",
      ${assignment ? 'p.submitted_at' : 'null::timestamptz'} as "submittedAt",
      ${previous ? PREVIOUS : 'null::timestamptz'} as "previousAt",
      ${earns ? badgesPossible : '0'} as "badgesPossible"
    from logged ${assignment ? 'cross join submission_after p' : ''}`,
  );
}

const statements = new Map<string, NamedStatement<Values, typeof AnswerRow>>();

function statementFor(needs: Needs): NamedStatement<Values, typeof AnswerRow> {
  const name = JSON.stringify(needs);
  const known = statements.get(name) ?? makeStatement(needs);
  statements.set(name, known);
  return known;
}

function loggedValues(record: QuestionRecord, answer: LoggedAnswer) {
  return {
    schoolId: record.schoolId,
    questionId: record.id,
    studentId: record.studentId,
    attemptId: answer.id,
    shownAt: answer.shownAt.toISOString(),
    answeredAt: answer.answeredAt.toISOString(),
    now: answer.receivedAt.toISOString(),
    timeAdjusted: answer.timeAdjusted,
    activeMs: answer.activeMs,
    raw: JSON.stringify(answer.raw),
    normalized: answer.normalized,
    verdict: answer.verdict,
    misconceptionId: answer.misconceptionId,
    offline: answer.offline,
    reply: JSON.stringify(answer.reply),
  };
}

/** Stores a graded answer. Null where the id is not new, or something it was graded against has changed: nothing was stored. */
export async function storeAnswer(
  session: Session,
  record: QuestionRecord,
  answer: GradedAnswer,
  { previous = false, earnings = [] }: { readonly previous?: boolean; readonly earnings?: readonly Earning[] } = {},
): Promise<AfterAnswer | null> {
  const { progress } = answer;
  const statement = statementFor({
    assignment: record.assignment !== null,
    similar: record.similarTo !== null,
    progress: progress !== null,
    help: progress !== null && answer.help !== null,
    previous,
    earns: earnings.length > 0,
  });
  const [row] = await statement.run(session, {
    ...loggedValues(record, answer),
    knownTries: record.tries,
    knownState: record.state,
    hintsOpened: record.hintsOpened,
    isEarlier: answer.isEarlier,
    isDecided: answer.isDecided,
    firstTry: record.tries === 0 && answer.verdict !== 'invalid',
    tries: answer.tries,
    state: answer.state,
    firstVerdict: answer.verdict === 'invalid' ? null : answer.verdict,
    firstTryRight: answer.firstTryRight,
    isRevealed: answer.isRevealed,
    isCounted: answer.isCounted,
    hidesResult: answer.hidesResult,
    done: answer.done,
    finalRight: answer.finalRight,
    mayFinish: answer.mayFinish,
    itemsTotal: record.assignment?.itemsTotal ?? 1,
    nextIn: record.assignment?.assignmentId ?? record.backTo?.id ?? null,
    position: record.position,
    skillTries: record.progress.tries,
    score: progress?.score ?? null,
    counted: progress?.counted ?? null,
    newSkillTries: progress?.tries ?? null,
    lastRight: progress?.lastRight ?? null,
    wrongInARow: progress?.wrongInARow ?? null,
    belowInARow: progress?.belowInARow ?? null,
    rating: progress?.rating ?? null,
    band: progress?.band ?? null,
    reviewsPassed: progress?.reviewsPassed ?? null,
    estimate: progress === null ? null : estimateOf(record.skillId, progress),
    learnedAt: answer.learnedAt?.toISOString() ?? null,
    help: answer.help,
    day: answer.day,
    earnings: earningRows(earnings),
  });
  return row ?? null;
}

type LateValues = ReturnType<typeof loggedValues> & { readonly lateReason: string; readonly waits: boolean };

const StoredRow = v.object({ stored: v.number() });

const LATE = namedStatement<LateValues, typeof StoredRow>(
  'late_answer',
  StoredRow,
  `with q as materialized (
    select id, school_id, student_id, assignment_id, context, skill_id, level, hints_opened from question
    where school_id = :schoolId::uuid and id = :questionId::uuid and student_id = :studentId::uuid
  ), key as (
    ${KEY}
    from q
    on conflict do nothing
    returning id
  ), waiting as (
    insert into waiting_answer (school_id, id, student_id, assignment_id, question_id, answered_at)
    select q.school_id, :attemptId::uuid, q.student_id, q.assignment_id, q.id, :answeredAt::timestamptz
    from q cross join key where :waits::boolean
  )
  insert into attempt (${LOG_COLUMNS})
  select ${LOG_VALUES}, false, q.hints_opened, :offline::boolean, :lateReason::text, :reply::jsonb
  from q cross join key
  returning 1 as stored`,
);

/** Stores an answer that does not count by itself; false where its id is not new. Nothing but the log changes, and what waits for the teacher. */
export async function storeLateAnswer(
  session: Session,
  record: QuestionRecord,
  answer: LoggedAnswer,
  lateReason: LateReason,
  waits: boolean,
): Promise<boolean> {
  return (await LATE.run(session, { ...loggedValues(record, answer), lateReason, waits })).length > 0;
}
