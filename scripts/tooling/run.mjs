import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const TOP = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The pnpm version of this repository; npx downloads it, so that nobody has to install it. */
const PNPM = 'pnpm@12.21.0';

const isWindows = process.platform === 'win32';

/** Chromium comes from the machine, never from a test tool's own download. */
export const ENVIRONMENT = {
  ...process.env,
  // The workspace's Node comes first, so that programs which ask for “node” get it, whichever Node started this script.
  PATH: [join(TOP, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  // Node keeps what it compiled: a server or a command of ours starts in two thirds of the time.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(TOP, 'node_modules', '.cache', 'node'),
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_TELEMETRY_DISABLED: '1',
};

/**
 * Resolves to the exit code of a command when its streams have ended. With a limit in milliseconds, a command that takes longer
 * is killed and resolves to 1: one process left open would keep everything after it waiting, without a word.
 */
function ended(child, limit) {
  return new Promise((resolve, reject) => {
    let timer;
    const finish = (code) => {
      clearTimeout(timer);
      resolve(code ?? 1);
    };
    child.on('error', reject);
    child.on('close', finish);
    if (limit === undefined) return;
    timer = setTimeout(() => {
      console.error(`No end after ${limit / 60_000} minutes, killed: ${child.spawnargs.join(' ')}`);
      // What it started may hold its streams open, so they are not waited for.
      child.once('exit', () => finish(1));
      child.kill('SIGKILL');
    }, limit);
  });
}

/**
 * Runs a command to its end and resolves to its exit code; the output goes where ours goes.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {import('node:child_process').SpawnOptions & { limit?: number }} [options]
 * @returns {Promise<number>}
 */
export function run(command, parameters, { limit, ...options } = {}) {
  const defaults = { cwd: TOP, stdio: 'inherit', env: ENVIRONMENT, shell: isWindows };
  return ended(spawn(command, parameters, { ...defaults, ...options }), limit);
}

/** Runs a command, as `run` does, and resolves to its exit code and what it printed. */
export async function capture(command, parameters, { limit, ...options } = {}) {
  const child = spawn(command, parameters, {
    cwd: TOP,
    env: ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
    ...options,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  }
  const code = await ended(child, limit);
  return { code, output };
}

/** pnpm, through npx. */
export const pnpm = (...parameters) => run('npx', ['--yes', PNPM, ...parameters]);

/** Node 24 of the workspace, whichever Node started this script. */
export const NODE = join(TOP, 'node_modules', '.bin', isWindows ? 'node.cmd' : 'node');

/** Installs exactly what the lockfile names. */
export async function install() {
  const code = await pnpm('install', '--frozen-lockfile', '--reporter', 'append-only');
  if (code !== 0) {
    console.error('Installing the dependencies failed; the lines above say why.');
    process.exit(code);
  }
  if (!existsSync(NODE)) {
    console.error(`The workspace's own Node is missing at ${NODE}. Delete node_modules and try again.`);
    process.exit(1);
  }
}
