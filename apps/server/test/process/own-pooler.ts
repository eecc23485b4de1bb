import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './own-postgres.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

export interface OwnPooler {
  /** The database at the URL, through the pooler. */
  readonly through: (url: string) => string;
  readonly stop: () => Promise<void>;
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** Debian's PgBouncer before a Postgres server, in one mode; null where it is not installed. It does not run as root. */
export async function ownPooler(url: string, mode: 'transaction' | 'session'): Promise<OwnPooler | null> {
  if (!existsSync(PROGRAM)) return null;
  const { hostname, port: target } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'mashq-pooler-'));
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    [
      // The role is named here, as nobody is asked who they are.
      ...['[databases]', `* = host=${hostname} port=${target} user=mashq`, '[pgbouncer]', `listen_port=${port}`],
      ...['listen_addr=127.0.0.1', 'unix_socket_dir=', 'auth_type=any', `pool_mode=${mode}`, 'default_pool_size=20'],
    ].join('\n'),
  );
  const owner: { uid?: number; gid?: number } = {};
  if (process.getuid?.() === 0) {
    owner.uid = Number(execFileSync('id', ['-u', 'postgres']));
    owner.gid = Number(execFileSync('id', ['-g', 'postgres']));
    chownSync(folder, owner.uid, owner.gid);
  }
  const child = spawn(PROGRAM, [settings], { cwd: folder, stdio: 'ignore', ...owner });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('PgBouncer did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    through: (each) => {
      const own = new URL(each);
      own.port = String(port);
      // A URL may name the folder of a socket, past the network.
      own.searchParams.delete('host');
      return own.href;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
