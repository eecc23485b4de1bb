import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { openPostgres } from '../src/platform/db/postgres.ts';
import { IdRow } from '../src/platform/db/row.ts';

/**
 * The measure of all: a bare Fastify route that makes one insert of an answer's row into the same database and answers with
 * what it stored. Pool, connection settings, log, body and row are those of the real route; there is nothing else.
 */
const db = await openPostgres({ url: process.env.DATABASE_URL ?? '', poolSize: 10 });
await db.execute(sql`create table if not exists bare (like attempt including defaults, primary key (school_id, id))`);

const REPLY = {
  verdict: 'right',
  reason: null,
  message: [{ t: 'text', text: 'آفرین، درست است.' }],
  right_parts: null,
  state: 'right',
  tries: 1,
  more_hints: false,
  may_open_solution: true,
  offer_example: false,
  mastery: { skill_id: 'g5-mixed-to-improper', band: 'learning', n: 3, estimate: 4 },
  items_done: 3,
  items_total: 40,
  next_question_id: '0190b7a2-0000-4000-8000-000000000000',
  homework_state: 'in_progress',
};

const INSERT = {
  name: 'bare',
  text: `insert into bare (school_id, id, student_id, question_id, context, skill_id, level, shown_at, answered_at, received_at, active_ms,
    raw, normalized, verdict, first_try, hints_opened, offline, reply)
    values ($1::uuid, $1::uuid, $1::uuid, $1::uuid, 'assignment', 'g5-mixed-to-improper', 2, $2::timestamptz, $3::timestamptz,
    $4::timestamptz, $5::bigint, $6::jsonb, '7/3', 'right', true, 0, false, $7::jsonb) returning id`,
};

interface Body {
  readonly id: string;
  readonly raw: unknown;
  readonly shownAt: string;
  readonly answeredAt: string;
  readonly activeMs: number;
}

const app = fastify({ logger: { level: 'warn', base: null } });
app.post<{ Body: Body }>('/bare', async ({ body: { id, raw, shownAt, answeredAt, activeMs } }) => {
  const reply = { attempt_id: id, ...REPLY };
  const now = new Date().toISOString();
  await db.runPrepared(IdRow, INSERT, [
    id,
    shownAt,
    answeredAt,
    now,
    activeMs,
    JSON.stringify(raw),
    JSON.stringify(reply),
  ]);
  return reply;
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.on('SIGTERM', async () => {
  await app.close();
  await db.close();
  process.exit(0);
});
