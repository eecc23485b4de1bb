import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';

/** A secret made once for this data folder and readable by its owner alone. */
export async function secretFromFile(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

/** The secret that signs tokens: from the environment, or from the data folder. */
export async function sessionSecret({ sessionSecret: given, dataDir }: Config): Promise<string> {
  return given ?? secretFromFile(dataDir, 'session-secret');
}

/** The secret that personal data is encrypted by: from the environment, or one made once for this data folder. */
export async function dataKey({ dataKey: given, dataDir }: Config): Promise<string> {
  return given ?? secretFromFile(dataDir, 'data-key');
}
