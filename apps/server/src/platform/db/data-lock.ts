import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Keeps a second server away from an embedded database: two of them on one folder would destroy it. The lock of a
 * server that was killed is taken over. Throws `StartError` while its holder lives. Returns the unlocking.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'server.pid');
  const own = `${process.pid}\n`;
  for (;;) {
    try {
      await writeFile(file, own, { flag: 'wx', mode: 0o600 });
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
    if (Number.isInteger(pid) && pid !== process.pid && isAlive(pid)) {
      throw new StartError(
        `The data in ${dataDir} is in use by a server that is running (process ${pid}). Stop it, or set DATA_DIR to another folder.`,
      );
    }
    await rm(file, { force: true });
  }
  return () => rm(file, { force: true });
}
