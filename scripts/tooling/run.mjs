import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const TOP = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The pnpm version of this repository; npx downloads it, so that nobody has to install it. */
export const PNPM = 'pnpm@12.21.0';

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

/** A package's programs and the repository's come first, as in a pnpm script; among them the Node that runs everything. */
export const programsOf = (folder) =>
  [join(TOP, folder, 'node_modules/.bin'), join(TOP, 'node_modules/.bin'), process.env.PATH].join(delimiter);

/** Process groups that run now: a test run that is interrupted ends them. */
const groups = new Set();

/** Ends every program that `capture` started and that still runs. */
export function killAll() {
  for (const pid of groups) killGroup(pid);
}

function killGroup(pid) {
  try {
    process.kill(isWindows ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Resolves to the exit code of a command when its streams have ended. */
function ended(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Begins a command, whose output goes where ours goes. `ended` resolves to its exit code, `stop` asks it to end.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {{ ended: Promise<number>, stop: () => void }}
 */
export function begin(command, parameters, options = {}) {
  const child = spawn(command, parameters, {
    cwd: TOP,
    stdio: 'inherit',
    env: ENVIRONMENT,
    shell: isWindows,
    ...options,
  });
  return { ended: ended(child), stop: () => child.kill() };
}

/**
 * Runs a command to its end and resolves to its exit code; the output goes where ours goes.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, parameters, options = {}) {
  return begin(command, parameters, options).ended;
}

/** Lets the shell say on stream 3 how much of the processor the command and all it waited for took. */
const TIMED = ['-c', '"$@"; code=$?; times >&3; exit $code', 'sh'];

/** Seconds of the processor, from the second line of the shell's `times`: «1m3.25s 0m1.50s», in user and system mode. */
function cpuSeconds(text) {
  const [, children = ''] = text.split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, s]) => sum + Number(minutes) * 60 + Number(s),
    0,
  );
}

/** How often processes are looked at, in milliseconds: what one takes after it was last seen is not counted. */
const LOOK_EVERY_MS = 500;
/** Ticks of the kernel in a second, by which /proc counts; the same on every Linux. */
const TICKS = 100;

/**
 * Counts what a process and all it starts take of the processor, on Linux. The shell's own sum lacks those that nobody waited for,
 * which are most of a browser's.
 * @param {number} first
 * @returns {{ seconds: () => number, stop: () => void }}
 */
function watchProcesses(first) {
  /** Ticks by the id of each process that was ever seen below the first. */
  const ticks = new Map([[first, 0]]);
  const look = () => {
    const parents = new Map();
    const now = new Map();
    for (const pid of processIds()) {
      try {
        // The fields after the name of the program, which may itself have spaces and brackets.
        const [, rest = ''] = /.*\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
        const fields = rest.split(' ');
        parents.set(pid, Number(fields[1]));
        now.set(pid, Number(fields[11]) + Number(fields[12]));
      } catch {
        // It has ended meanwhile.
      }
    }
    const belongs = (pid) => pid !== undefined && (ticks.has(pid) || belongs(parents.get(pid)));
    for (const [pid, spent] of now) if (belongs(pid)) ticks.set(pid, spent);
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    seconds: () => [...ticks.values()].reduce((sum, each) => sum + each, 0) / TICKS,
    stop: () => clearInterval(timer),
  };
}

/** None where there is no /proc. */
function processIds() {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0);
  } catch {
    return [];
  }
}

/**
 * Runs a command, as `run` does, and resolves to its exit code, what it printed, and the seconds of the processor it took (0 on
 * Windows). With a limit in milliseconds, a command that takes longer is killed with all it started and resolves to 1: one
 * process left open would keep everything after it waiting, without a word.
 */
export async function capture(command, parameters, { limit, ...options } = {}) {
  // Who names its own streams has none for the times.
  const [program, list] =
    isWindows || options.stdio ? [command, parameters] : ['/bin/sh', [...TIMED, command, ...parameters]];
  const child = spawn(program, list, {
    cwd: TOP,
    env: ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    shell: isWindows,
    detached: !isWindows,
    ...options,
  });
  groups.add(child.pid);
  const processes = watchProcesses(child.pid);
  let output = '';
  let times = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  child.stdio?.[3]?.setEncoding('utf8').on('data', (chunk) => {
    times += chunk;
  });
  const end = ended(child);
  const timer =
    limit &&
    setTimeout(() => {
      output += `\nNo end after ${limit / 60_000} minutes, killed: ${command} ${parameters.join(' ')}\n`;
      killGroup(child.pid);
      // A program that left the group may hold the streams open, so they are not waited for.
      child.once('exit', () => {
        for (const stream of child.stdio) stream?.destroy();
      });
    }, limit);
  const code = await end;
  clearTimeout(timer);
  processes.stop();
  groups.delete(child.pid);
  // Each sum lacks something: the shell's what nobody waited for, the other what lived too short to be seen.
  return { code, output, cpu: Math.max(cpuSeconds(times), processes.seconds()) };
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
