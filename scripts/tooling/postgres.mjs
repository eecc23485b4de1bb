import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture } from './run.mjs';

/**
 * Nothing waits for the disk. Statements are not compiled, and no tables are analyzed beside the tests: a database lives for
 * seconds, and its many empty tables look large to the planner.
 */
const FOR_TESTS = ['fsync', 'synchronous_commit', 'full_page_writes', 'jit', 'autovacuum'].map(
  (name) => `-c ${name}=off`,
);

/**
 * A real Postgres for one run: Debian's server programs, in a temporary folder, as a user that is not root, on a free
 * port of the loopback address. Where those programs are missing, `TEST_DATABASE_URL` names a server instead.
 * @param {{ durable?: boolean }} [options] With `durable: false` nothing waits for the disk: for data that need not outlive a
 * crash of the machine, as in tests. A benchmark leaves it as an operator has it.
 * @returns {Promise<{ url: string, socketUrl: string, stop: () => Promise<number | undefined> } | null>} null where there is
 * neither. `socketUrl` leads past the network, for programs of the same user: a statement takes both sides a third less of the
 * processor. `stop` resolves to the seconds of the processor that the server took, where Linux says them.
 */
export async function startPostgres({ durable = true } = {}) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, socketUrl: given, stop: async () => undefined };
  const programs = serverPrograms();
  if (!programs) return null;

  const folder = mkdtempSync(join(tmpdir(), 'mashq-postgres-'));
  const owner = await unprivileged();
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  const options = { cwd: folder, ...owner };

  await must(
    capture(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'mashq', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
      options,
    ),
  );
  const settings = [
    ...[
      `-p ${port}`,
      '-c listen_addresses=127.0.0.1',
      `-c unix_socket_directories=${folder}`,
      '-c max_connections=200',
    ],
    ...(durable ? [] : FOR_TESTS),
  ].join(' ');
  await must(
    capture(join(programs, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'], {
      ...options,
      stdio: 'ignore',
    }),
  );

  let stopped = false;
  const stop = async () => {
    if (stopped) return undefined;
    stopped = true;
    const cpu = cpuSeconds(data);
    await capture(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], options);
    rmSync(folder, { recursive: true, force: true });
    return cpu;
  };
  const address = `postgres://mashq@127.0.0.1:${port}/postgres`;
  return { url: address, socketUrl: `${address}?host=${encodeURIComponent(folder)}`, stop };
}

/** Clock ticks a second of Linux, in which /proc counts. */
const TICKS = 100;

/** Seconds of the processor that the server and its ended processes took: fields 14 to 17 of /proc/<pid>/stat. */
function cpuSeconds(data) {
  try {
    const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
  } catch {
    return undefined;
  }
}

function serverPrograms() {
  const home = '/usr/lib/postgresql';
  if (existsSync(home)) {
    const versions = readdirSync(home).sort((a, b) => Number(b) - Number(a));
    const bin = versions.map((version) => join(home, version, 'bin')).find((path) => existsSync(join(path, 'initdb')));
    if (bin) return bin;
  }
  return (
    ['/usr/local/pgsql/bin', '/opt/homebrew/bin', '/usr/local/bin'].find((path) => existsSync(join(path, 'initdb'))) ??
    null
  );
}

/** Postgres refuses to run as root, so root lends it the `postgres` user, or else `nobody`. */
async function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const uid = await capture('id', ['-u', user]);
    const gid = await capture('id', ['-g', user]);
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new Error('Postgres may not run as root, and this machine has neither a user “postgres” nor “nobody”.');
}

async function must(command) {
  const { code, output } = await command;
  if (code !== 0) throw new Error(`Postgres did not start:\n${output}`);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
