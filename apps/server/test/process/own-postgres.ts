import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const HOME = '/usr/lib/postgresql';

export interface OwnPostgres {
  readonly url: string;
  readonly start: () => Promise<void>;
  /** Ends every connection, as a restart of the machine does. */
  readonly stop: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

function programs(): string | null {
  if (!existsSync(HOME)) return null;
  const versions = readdirSync(HOME).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(HOME, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

/** Postgres refuses to run as root, which lends it the `postgres` user. */
async function owner(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

/** A port of the loopback address that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** A Postgres of the test's own, which it may stop; null where Debian's server programs are not installed. */
export async function ownPostgres(): Promise<OwnPostgres | null> {
  const bin = programs();
  if (bin === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'mashq-own-postgres-'));
  const user = await owner();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'mashq', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'], {
    cwd: folder,
    ...user,
  });
  const control = (...args: string[]) =>
    run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), ...args], { cwd: folder, ...user });
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  const start = async () => {
    await control('-o', settings, 'start');
  };
  const stop = async () => {
    await control('-m', 'fast', 'stop');
  };
  await start();
  return {
    url: `postgres://mashq@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove: async () => {
      await stop().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
