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
  /** Ends at once, without a word to anybody and without writing down what it has in memory. */
  readonly crash: () => Promise<void>;
  /** A replica that follows it, running. */
  readonly replicate: () => Promise<OwnPostgres>;
  /** Makes a primary of a replica. */
  readonly promote: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

interface OwnSettings {
  /** What is stored is written to the disk, as an operator has it. @default false */
  readonly isDurable?: boolean;
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

type Filling = (data: string, options: { readonly cwd: string }) => Promise<unknown>;

/** A Postgres in a folder of its own, which `fill` fills with data. */
async function makePostgres(bin: string, settings: OwnSettings, fill: Filling): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'mashq-own-postgres-'));
  const user = await owner();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const options = { cwd: folder, ...user };
  await fill(data, options);
  const control = async (...args: string[]) => {
    await run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), ...args], options);
  };
  const parameters = [
    ...[`-p ${port}`, '-c listen_addresses=127.0.0.1', `-c unix_socket_directories=${folder}`],
    ...(settings.isDurable ? [] : ['-c fsync=off']),
  ].join(' ');
  const start = () => control('-o', parameters, 'start');
  const crash = () => control('-m', 'immediate', 'stop');
  await start();
  const url = `postgres://mashq@127.0.0.1:${port}/postgres`;
  return {
    url,
    start,
    stop: () => control('-m', 'fast', 'stop'),
    crash,
    promote: () => control('promote'),
    replicate: () =>
      makePostgres(bin, settings, (copy, own) =>
        run(join(bin, 'pg_basebackup'), ['-D', copy, '-R', '-X', 'stream', '-c', 'fast', '-d', url], own),
      ),
    remove: async () => {
      await crash().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A Postgres of the test's own, which it may stop; null where Debian's server programs are not installed. */
export async function ownPostgres(settings: OwnSettings = {}): Promise<OwnPostgres | null> {
  const bin = programs();
  if (bin === null) return null;
  return makePostgres(bin, settings, (data, options) =>
    run(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'mashq', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
      options,
    ),
  );
}
