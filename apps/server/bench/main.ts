/**
 * Prints, as Markdown, what the server does under load on the Postgres that DATABASE_URL names. Started by `pnpm bench`;
 * `answering`, `reporting`, `quiz`, `live`, `chat` or `organization` as an argument measures that alone.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { measureAnswering } from './answering.ts';
import { measureChat } from './chat.ts';
import { measureLive } from './live.ts';
import { measureOrganization } from './organization.ts';
import { measureQuiz } from './quiz.ts';
import { measureReporting } from './teacher-reports.ts';
import { openBench } from './world.ts';

const given = process.env.DATABASE_URL;
if (!given) throw new Error('DATABASE_URL names the Postgres to measure on; `pnpm bench` starts one.');

const name = `mashq_bench_${randomBytes(4).toString('hex')}`;
const admin = new pg.Client({ connectionString: given });
await admin.connect();
await admin.query(`create database ${name}`);
const own = new URL(given);
own.pathname = `/${name}`;

const asked = process.argv.slice(2);
const wants = (part: string) => asked.length === 0 || asked.includes(part);

let queries = 0;
const bench = await openBench(own.href, () => {
  queries += 1;
});
try {
  if (wants('answering')) {
    console.log('### Answering a question\n');
    console.log(await measureAnswering(bench, own.href));
  }
  if (wants('reporting')) {
    console.log('\n### A class report\n');
    console.log(
      await measureReporting(bench, own.href, async (work) => {
        const before = queries;
        await work();
        return queries - before;
      }),
    );
  }
  if (wants('quiz')) {
    console.log('\n### A quiz that all begin at once\n');
    console.log(await measureQuiz(bench, own.href));
  }
  if (wants('live')) {
    console.log('\n### Open event streams\n');
    console.log(await measureLive(bench, own.href));
  }
  if (wants('chat')) {
    console.log('\n### Search of the support chat\n');
    console.log(await measureChat(bench));
  }
  if (wants('organization')) {
    console.log('\n### The schools of an organization\n');
    console.log(await measureOrganization(bench, own.href));
  }
} finally {
  await bench.db.close();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
}
