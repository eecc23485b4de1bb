import type { Contract, ResponseOf } from '@mashq/api/contract';
import { check, type Question, type RawInput, rawFromAnswer, stepsBeforeResult } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { differentQuestion, fingerprint, stableSeed } from './different-question.ts';
import { explanations } from './grading/view.ts';
import { canMake, makeQuestion, sheetOf } from './make-question.ts';
import { noSuchQuestion, storedQuestion } from './question-content.ts';
import { type QuestionRecord, questionRecord } from './question-record.ts';

type Calls = Contract['member']['questions'];

const SeenRow = v.object({ seen: v.boolean() });

interface Examples {
  readonly whole: Question;
  /** The student gives its result. */
  readonly faded: Question | null;
}

/** Two further questions like the one of the record, the same ones each time; null where the skill has no other one. */
function examplesOf(record: QuestionRecord): Examples | null {
  if (!canMake(record)) return null;
  const own = storedQuestion(record);
  const taken = new Set([fingerprint(own)]);
  const draw = (name: string, fits: (question: Question) => boolean): Question | null => {
    const before = taken.size;
    const source = differentQuestion(record.skillId, record.level, taken, (n) => stableSeed(name, record.id, n), fits);
    // One that looks like an earlier one adds nothing to those taken.
    return taken.size > before ? makeQuestion(source) : null;
  };
  const whole = draw('example', ({ form, answer }) => form === own.form && answer.kind === own.answer.kind);
  if (whole === null) return null;
  const faded = draw('faded example', (question) => question.form === own.form && stepsBeforeResult(question) > 0);
  return { whole, faded: faded !== null && stepsBeforeResult(faded) > 0 ? faded : null };
}

/** Worked examples before the first practice of a skill (ADR 0095). */
export function exampleService({ db, clock }: Context) {
  /** Only what a student practices by itself has examples: assigned work is done as its teacher set it. */
  async function practiced(actor: Actor, questionId: string): Promise<QuestionRecord> {
    const record = await questionRecord(db, actor, questionId);
    if (record.assignment !== null) throw noSuchQuestion();
    return record;
  }

  function made(record: QuestionRecord): Examples {
    const examples = examplesOf(record);
    if (examples === null) throw noSuchQuestion();
    return examples;
  }

  async function isDue({ schoolId, studentId, skillId, ...record }: QuestionRecord): Promise<boolean> {
    if (record.hasProgress || record.state !== 'open' || record.tries > 0 || record.hintsOpened > 0) return false;
    const [row] = await db.query(
      SeenRow,
      sql`
      select exists (
        select from seen_example
        where school_id = ${schoolId} and student_id = ${studentId} and skill_id = ${skillId}
      ) as seen`,
    );
    return row?.seen === false;
  }

  return {
    example: async (actor: Actor, questionId: string): Promise<ResponseOf<Calls['example']>> => {
      const record = await practiced(actor, questionId);
      const { whole, faded } = made(record);
      return {
        is_due: await isDue(record),
        whole: { sheet: sheetOf(whole), solution: explanations(whole.solution), answer: rawFromAnswer(whole.key) },
        faded: faded && {
          sheet: sheetOf(faded),
          solution: explanations(faded.solution.slice(0, stepsBeforeResult(faded))),
        },
      };
    },

    seen: async (actor: Actor, questionId: string): Promise<ResponseOf<Calls['exampleSeen']>> => {
      const { skillId } = await practiced(actor, questionId);
      await db.execute(sql`
        insert into seen_example (school_id, student_id, skill_id, seen_at)
        values (${actor.schoolId}, ${actor.id}, ${skillId}, ${clock()}::timestamptz) on conflict do nothing`);
      return { ok: true };
    },

    tryExample: async (
      actor: Actor,
      questionId: string,
      raw: RawInput | null,
    ): Promise<ResponseOf<Calls['tryExample']>> => {
      const { faded } = made(await practiced(actor, questionId));
      if (faded === null) throw noSuchQuestion();
      const { verdict, message } = raw === null ? { verdict: 'shown' as const, message: [] } : check(faded, raw);
      const isOpen = verdict === 'right' || verdict === 'shown';
      return { verdict, message: [...message], solution: isOpen ? explanations(faded.solution) : null };
    },
  };
}
