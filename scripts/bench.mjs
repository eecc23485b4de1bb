/**
 * `pnpm bench`: answering and reporting under load on a real Postgres, question making, and first-load sizes.
 * Prints its tables; with `--write` they replace the measured part of docs/benchmarks.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './workshop/postgres.mjs';
import { capture, ENVIRONMENT, install, NODE, run, TOP } from './workshop/run.mjs';

await install();
const sections = [];
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const wants = (name) => asked.length === 0 || asked.includes(name);

async function section(title, folder, parameters, env = {}) {
  const { code, output } = await capture(NODE, parameters, { cwd: join(TOP, folder), env: { ...ENVIRONMENT, ...env } });
  if (code !== 0) {
    console.error(output);
    throw new Error(`${title} failed`);
  }
  const text = `## ${title}\n\n${output.trim()}\n`;
  sections.push(text);
  console.log(`\n${text}`);
}

const postgres = wants('server') ? await startPostgres() : null;
try {
  if (postgres) await section('Server on Postgres', 'apps/server', ['bench/main.ts'], { DATABASE_URL: postgres.url });
  if (wants('curriculum')) await section('Making and checking questions', 'packages/curriculum', ['bench/generate.ts']);
  if (wants('size')) {
    const code = await run(join(TOP, 'apps/web/node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], {
      cwd: join(TOP, 'apps/web'),
    });
    if (code !== 0) throw new Error('The app did not build');
    await section('First-load sizes', 'apps/web', ['scripts/size.ts']);
  }
} finally {
  await postgres?.stop();
}

if (process.argv.includes('--write')) {
  const file = join(TOP, 'docs/benchmarks.md');
  const marker = '<!-- measured below -->';
  const head = readFileSync(file, 'utf8').split(marker)[0];
  const { output: node } = await capture(NODE, ['--version']);
  const machine = `Machine: ${cpus().length} × ${cpus()[0]?.model.trim() || 'virtual CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()}, Node ${node.trim()}; server, database and load share the cores. Measured ${new Date().toISOString().slice(0, 10)}.`;
  writeFileSync(file, `${head}${marker}\n\n${machine}\n\n${sections.join('\n')}`);
  console.log('Written to docs/benchmarks.md');
}
