/**
 * `pnpm bench`: answering and reporting under load on a real Postgres, question making, first-load sizes, public pages on a
 * slow phone, the app on one beside a bare page, and the kit beside others; `pnpm bench kit` is the last alone, `pnpm bench chat` a part of the first, `--rounds=3` a quick look at it. Prints its tables; with `--write`
 * they replace the same tables in docs/benchmarks.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './tooling/browser.mjs';
import { startPostgres } from './tooling/postgres.mjs';
import { capture, ENVIRONMENT, install, NODE, run, TOP } from './tooling/run.mjs';

await install();
const sections = new Map();
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
/** What `apps/server/bench/main.ts` measures; each can be asked for alone. */
const SERVER_PARTS = ['answering', 'reporting', 'quiz', 'live', 'chat', 'organization'];
const serverParts = asked.filter((name) => SERVER_PARTS.includes(name));
const wants = (name) => asked.length === 0 || asked.includes(name);

async function section(title, folder, parameters, env = {}) {
  const { code, output } = await capture(NODE, parameters, { cwd: join(TOP, folder), env: { ...ENVIRONMENT, ...env } });
  if (code !== 0) {
    console.error(output);
    throw new Error(`${title} failed`);
  }
  const text = `## ${title}\n\n${output.trim()}\n`;
  sections.set(title, text);
  console.log(`\n${text}`);
}

async function viteBuild(folder) {
  const cwd = join(TOP, folder);
  const code = await run(join(cwd, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], { cwd });
  if (code !== 0) throw new Error(`${folder} did not build`);
}

const postgres = wants('server') || serverParts.length > 0 ? await startPostgres() : null;
try {
  if (postgres)
    await section('Server on Postgres', 'apps/server', ['bench/main.ts', ...serverParts], {
      DATABASE_URL: postgres.url,
    });
  if (wants('curriculum')) await section('Making and checking questions', 'packages/curriculum', ['bench/generate.ts']);
  if (wants('size')) {
    await viteBuild('apps/web');
    await section('First-load sizes', 'apps/web', ['scripts/size.ts']);
  }
  if (wants('site')) {
    await viteBuild('apps/web');
    const rounds = process.argv.filter((word) => word.startsWith('--rounds='));
    const browser = (await findBrowser()) ?? '';
    await section('Public pages on a slow phone', 'apps/web/bench', ['site.ts', ...rounds], { CHROME_PATH: browser });
  }
  if (wants('phone')) {
    await viteBuild('apps/web');
    const rounds = process.argv.filter((word) => word.startsWith('--rounds='));
    const browser = (await findBrowser()) ?? '';
    await section('The app on a cheap phone', 'apps/web/bench', ['phone/main.ts', ...rounds], { CHROME_PATH: browser });
  }
  if (wants('kit')) {
    await viteBuild('packages/ui');
    const rounds = process.argv.filter((word) => word.startsWith('--rounds='));
    const browser = (await findBrowser()) ?? '';
    await section('The kit beside others', 'apps/storybook/bench', ['main.ts', ...rounds], { CHROME_PATH: browser });
  }
} finally {
  await postgres?.stop();
}

if (process.argv.includes('--write')) {
  const file = join(TOP, 'docs/benchmarks.md');
  const marker = '<!-- measured below -->';
  const [head = '', below = ''] = readFileSync(file, 'utf8').split(marker);
  const [machineBefore = '', ...kept] = below.trim().split(/^(?=## )/m);
  const { output: node } = await capture(NODE, ['--version']);
  const machine = `Machine: ${cpus().length} × ${cpus()[0]?.model.trim() || 'virtual CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()}, Node ${node.trim()}; server, database and load share the cores. Measured ${new Date().toISOString().slice(0, 10)}.`;
  const titleOf = (text) => text.slice(3, text.indexOf('\n'));
  // Sections that were not measured in this run stay.
  const texts = new Map([...kept.map((text) => [titleOf(text), text]), ...sections]);
  // Of a part of the server alone its own tables are replaced.
  for (const [title, text] of serverParts.length > 0 ? texts : []) {
    const before = kept.find((each) => titleOf(each) === title);
    if (!sections.has(title) || before === undefined) continue;
    const byHead = (section) =>
      new Map(section.split(/^(?=### )/m).map((part) => [part.slice(0, part.indexOf('\n')), part.trim()]));
    texts.set(title, [...new Map([...byHead(before), ...byHead(text)]).values()].join('\n\n'));
  }
  const parts = [asked.length === 0 ? machine : machineBefore, ...texts.values()].map((text) => text.trim());
  writeFileSync(file, `${head}${marker}\n\n${parts.join('\n\n')}\n`);
  // With columns of one width, as the lint asks of the repository.
  await run(join(TOP, 'node_modules/.bin/biome'), ['format', '--write', file], { cwd: TOP });
  console.log('Written to docs/benchmarks.md');
}
