import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';

/** The measure of all: a bare Fastify route that makes one insert into the same database and answers with its id. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query('create table if not exists bare (id uuid primary key, body jsonb not null, at timestamptz not null)');
const app = fastify();
app.post('/bare', async ({ body }) => {
  const { rows } = await pool.query({
    name: 'bare',
    text: 'insert into bare (id, body, at) values ($1, $2, $3) returning id',
    values: [randomUUID(), JSON.stringify(body), new Date()],
  });
  return rows[0];
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.on('SIGTERM', async () => {
  await app.close();
  await pool.end();
  process.exit(0);
});
