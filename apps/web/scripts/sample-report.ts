/**
 * Records the report of a homework of the demo world for the public pages (src/site/sample-report): of the teacher's
 * homeworks the one with the most confirmed mistakes and children who need help. Run it when the contract of the report changes: a test
 * says so. JOURNEY_DATA names a folder with demo data to reuse.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Contract, ResponseOf } from '@mashq/api/contract';
import { startApp } from '../journeys/run-app.ts';
import { PASSWORD } from '../journeys/sign-in.ts';

type Teacher = Contract['teacher'];
type Report = ResponseOf<Teacher['homework']['report']>;

const FILE = join(import.meta.dirname, '../src/site/sample-report/report.json');
/** A teacher of the demo world. */
const TEACHER = 'rezaei';
const READ = 20;

const app = await startApp();
try {
  const json = async (path: string, init: RequestInit = {}) => {
    let reply = await fetch(`${app.url}/api${path}`, init);
    // A server that has just started is busy for a moment.
    for (let tries = 1; reply.status === 503 && tries < 20; tries += 1) {
      await setTimeout(1000);
      reply = await fetch(`${app.url}/api${path}`, init);
    }
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return reply.json();
  };
  const { access } = await json('/auth/login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: TEACHER, password: PASSWORD }),
  });
  const headers = { authorization: `Bearer ${access}` };
  const { items } = (await json(`/teacher/homework/?size=${READ}`, { headers })) as ResponseOf<
    Teacher['homework']['list']
  >;
  const reports: Report[] = [];
  for (const { id, state } of items)
    if (state === 'closed') reports.push(await json(`/teacher/homework/${id}/report/`, { headers }));
  const worth = ({ mistakes, help }: Report) => mistakes.filter(({ confirmed }) => confirmed > 0).length + help.length;
  const [best] = reports.sort((a, b) => worth(b) - worth(a));
  if (best === undefined) throw new Error('the demo world has no closed homework');
  // What a teacher wrote to the class is not shown.
  writeFileSync(FILE, `${JSON.stringify({ ...best, comments: [] }, null, 1)}\n`);
  console.log(`${best.homework.title}: ${best.students.length} students, ${best.mistakes.length} mistakes`);
} finally {
  await app.stop();
}
