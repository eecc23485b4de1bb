/**
 * `npm start`: installs, builds the app, and serves app and API on one port over an embedded database in `.data/`,
 * with demo data. Steps whose input has not changed since the last start are skipped.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { APP_SOURCES, fingerprint } from './tooling/fingerprint.mjs';
import { begin, ENVIRONMENT, install, NODE, run, TOP } from './tooling/run.mjs';

const port = Number(process.env.PORT ?? 3000);
const stamps = join(TOP, 'node_modules', '.mashq');

// Checked first: installing, building and filling the database take minutes the first time.
if (await isTaken(port)) {
  console.error(`Port ${port} is taken by another program. Stop it, or choose another: PORT=3001 npm start`);
  process.exit(1);
}

const lockfile = fingerprint(TOP, ['pnpm-lock.yaml']);
if (!isDone('install', lockfile) || !existsSync(NODE)) {
  await install();
  done('install', lockfile);
}

const sources = fingerprint(TOP, APP_SOURCES);
const dataFolder = process.env.DATA_DIR ?? join(TOP, '.data');
/** The first start makes the demo world, which takes longer than the app does: both at once, on two cores. */
const isFirst = !existsSync(dataFolder) && !process.env.DATABASE_URL;
const isBuilt = isDone('build', sources) && existsSync(join(TOP, 'apps/web/dist/index.html'));
let serving = isFirst && !isBuilt ? serve() : null;
if (!isBuilt) {
  console.log('Building the app …');
  const code = await run(join(TOP, 'apps/web/node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], {
    cwd: join(TOP, 'apps/web'),
  });
  if (code !== 0) {
    serving?.stop();
    process.exit(code);
  }
  done('build', sources);
  // The server looks for the app once, when it begins to listen.
  if (serving && (await isTaken(port))) {
    serving.stop();
    await serving.ended;
    serving = null;
  }
}
serving ??= serve();
process.exit(await serving.ended);

/** Starts the server; `ended` resolves to its exit code. */
function serve() {
  return begin(NODE, ['--max-semi-space-size=6', '--expose-gc', 'apps/server/src/main.ts'], {
    env: {
      ...ENVIRONMENT,
      PORT: String(port),
      // A Postgres of one's own is never filled with demo schools unasked.
      DEMO: process.env.DEMO ?? (process.env.DATABASE_URL ? '0' : '1'),
      DATA_DIR: dataFolder,
    },
  });
}

function isDone(step, value) {
  const file = join(stamps, step);
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

function done(step, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, step), value);
}

function isTaken(number) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(number, () => probe.close(() => resolve(false)));
  });
}
