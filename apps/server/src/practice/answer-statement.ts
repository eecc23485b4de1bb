import type { RawInput, SkillProgress } from '@mashq/curriculum';
import { errorCode, isUniqueViolation, type Session, type Statement } from '../db/database.ts';
import type { HelpReason, QuestionState, StoredVerdict } from '../db/schema/index.ts';
import type { QuestionFacts } from './question-facts.ts';
import { estimateOf } from './standing.ts';

/** An answer that was judged, with all that follows from it, ready to be stored. */
export interface JudgedAnswer {
  readonly id: string;
  readonly raw: RawInput;
  readonly normalized: string | null;
  readonly verdict: StoredVerdict;
  readonly misconceptionId: string | null;
  readonly shownAt: Date;
  readonly answeredAt: Date;
  readonly receivedAt: Date;
  readonly activeMs: number;
  readonly offline: boolean;
  readonly reply: unknown;
  /** Of the question after it. */
  readonly state: QuestionState;
  readonly tries: number;
  /** Added to the child's part in the homework. */
  readonly done: number;
  readonly firstTryRight: number;
  readonly finalRight: number;
  /** The homework is handed in by itself when all of it is done. */
  readonly mayFinish: boolean;
  /** Null where the skill's progress does not change. */
  readonly progress: SkillProgress | null;
  readonly learnedAt: Date | null;
  /** Only with progress. */
  readonly help: HelpReason | null;
  /** The day in Asia/Tehran, as 2026-11-21. */
  readonly day: string;
}

/**
 * Everything an answer changes, in one statement: atomic without a transaction's round trips, and there is no moment at
 * which a crash leaves half of it. It changes nothing unless the question still stands as it was judged ($3 tries,
 * $4 state, $5 hints): a second answer at the same time finds no row and is judged again.
 */
const QUESTION_AND_LOG = `
  with q as (
    update question set tries = $6::int, state = $7::text, first_verdict = coalesce(first_verdict, $8::text),
      first_try_right = first_try_right or $22::int = 1,
      done_at = case when $7::text in ('right', 'corrected', 'wrong') then coalesce(done_at, $12::timestamptz) else done_at end
    where id = $1::uuid and student_id = $2::uuid and tries = $3::int and state = $4::text and hints_opened = $5::int
    returning id, school_id, student_id, homework_id, context, skill_id, level, hints_opened, twin_of
  ), logged as (
    insert into attempt (id, school_id, student_id, question_id, homework_id, context, skill_id, level, shown_at,
      answered_at, received_at, active_ms, raw, normalized, verdict, misconception_id, first_try, hints_opened, offline, reply)
    select $9::uuid, school_id, student_id, id, homework_id, context, skill_id, level, $10::timestamptz, $11::timestamptz,
      $12::timestamptz, $13::bigint, $14::jsonb, $15::text, $16::text, $17::text, $18::boolean, hints_opened, $19::boolean, $20::jsonb
    from q
    returning id
  )`;

/** The question a twin was opened for is mended by it, and so is its homework's counter. */
const PARENT = `, parent as (
    update question set state = 'corrected'
    from q
    where question.id = q.twin_of and question.state = 'revealed' and $16::text = 'right'
    returning question.homework_id, question.student_id
  ), mended as (
    update student_homework sh set final_right = sh.final_right + 1
    from parent
    where sh.homework_id = parent.homework_id and sh.student_id = parent.student_id
    returning sh.homework_id
  )`;

/** The child's part in the homework. */
const PART = `, part as (
    update student_homework sh set
      started_at = case when $16::text = 'invalid' then sh.started_at else coalesce(sh.started_at, $11::timestamptz) end,
      last_activity_at = greatest(sh.last_activity_at, $11::timestamptz),
      items_done = sh.items_done + $21::int,
      first_try_right = sh.first_try_right + $22::int,
      final_right = sh.final_right + $23::int,
      active_ms = sh.active_ms + $13::bigint,
      submitted_at = case when $24::boolean and sh.items_done + $21::int >= h.items_total
        then coalesce(sh.submitted_at, $11::timestamptz) else sh.submitted_at end
    from q join homework h on h.id = q.homework_id
    where sh.homework_id = q.homework_id and sh.student_id = q.student_id
    returning sh.homework_id
  )`;

/**
 * The skill's progress, computed from what was read ($25 first tries then). Where another question of the skill was
 * counted in between, the row is not taken and the division by zero undoes the whole statement: it is judged again.
 */
const STANDING = `, standing as (
    insert into skill_standing as s (school_id, student_id, skill_id, score, counted, tries, last_right, wrong_in_a_row,
      below_in_a_row, rating, band, reviews_passed, estimate, last_at, learned_at)
    select school_id, student_id, skill_id, $26::float8, $27::int, $28::int, $29::boolean, $30::int, $31::int, $32::float8,
      $33::text, $34::int, $35::int, $12::timestamptz, $36::timestamptz
    from q
    on conflict (student_id, skill_id) do update set
      score = excluded.score, counted = excluded.counted, tries = excluded.tries, last_right = excluded.last_right,
      wrong_in_a_row = excluded.wrong_in_a_row, below_in_a_row = excluded.below_in_a_row, rating = excluded.rating,
      band = excluded.band, reviews_passed = excluded.reviews_passed, estimate = excluded.estimate,
      last_at = excluded.last_at, learned_at = excluded.learned_at
    where s.tries = $25::int
    returning s.tries
  )`;

const ALERT = `, alert as (
    insert into help_alert (school_id, student_id, skill_id, homework_id, reason, raised_on, raised_at)
    select school_id, student_id, skill_id, homework_id, $37::text, $38::date, $12::timestamptz from q
    on conflict (student_id, skill_id, raised_on) do nothing
  )`;

/** What of the statement an answer needs: each part costs the locks of its tables and indexes even where it changes nothing. */
interface Needs {
  readonly twin: boolean;
  readonly progress: boolean;
  readonly help: boolean;
}

/** The parameters of the progress stand after those all answers have, the alert's after them: no statement has a gap. */
function makeStatement({ twin, progress, help }: Needs): Statement {
  const parts = [QUESTION_AND_LOG, twin ? PARENT : '', PART, progress ? STANDING : '', help ? ALERT : ''];
  const standings = progress ? '1 / (select count(*)::int from standing)' : '1';
  return {
    name: ['answer', twin ? 'twin' : '', progress ? 'progress' : '', help ? 'help' : ''].filter(Boolean).join('_'),
    text: `${parts.join('')} select id, ${standings} as "standings" from logged`,
  };
}

const kinds = (twin: boolean) => ({
  plain: makeStatement({ twin, progress: false, help: false }),
  progress: makeStatement({ twin, progress: true, help: false }),
  help: makeStatement({ twin, progress: true, help: true }),
});
const OF_TWIN = kinds(true);
const OF_OTHERS = kinds(false);

const DIVISION_BY_ZERO = '22012';

/** Stores a judged answer. False where something else happened on the question or skill in between: nothing was changed. */
export async function storeAnswer(session: Session, facts: QuestionFacts, answer: JudgedAnswer): Promise<boolean> {
  const { progress } = answer;
  const values: unknown[] = [
    facts.id,
    facts.studentId,
    facts.tries,
    facts.state,
    facts.hintsOpened,
    answer.tries,
    answer.state,
    answer.verdict === 'invalid' ? null : answer.verdict,
    answer.id,
    answer.shownAt.toISOString(),
    answer.answeredAt.toISOString(),
    answer.receivedAt.toISOString(),
    answer.activeMs,
    JSON.stringify(answer.raw),
    answer.normalized,
    answer.verdict,
    answer.misconceptionId,
    facts.tries === 0 && answer.verdict !== 'invalid',
    answer.offline,
    JSON.stringify(answer.reply),
    answer.done,
    answer.firstTryRight,
    answer.finalRight,
    answer.mayFinish,
  ];
  const statements = facts.twinOf === null ? OF_OTHERS : OF_TWIN;
  let statement = statements.plain;
  if (progress !== null) {
    values.push(facts.progress.tries, ...progressValues(answer, progress));
    statement = statements.progress;
    if (answer.help !== null) {
      values.push(answer.help, answer.day);
      statement = statements.help;
    }
  }
  try {
    const stored = await session.query(statement, values);
    return stored.length > 0;
  } catch (error) {
    // The same id arrived twice at once, or the skill moved on: the caller reads again and finds out which.
    if (isUniqueViolation(error) || errorCode(error) === DIVISION_BY_ZERO) return false;
    throw error;
  }
}

function progressValues({ learnedAt }: JudgedAnswer, progress: SkillProgress): unknown[] {
  return [
    progress.score,
    progress.counted,
    progress.tries,
    progress.lastRight,
    progress.wrongInARow,
    progress.belowInARow,
    progress.rating,
    progress.band,
    progress.reviewsPassed,
    estimateOf(progress),
    learnedAt?.toISOString() ?? null,
  ];
}
