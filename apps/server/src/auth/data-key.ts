import type { Config } from '../platform/config.ts';
import { secretFromFile } from './session-secret.ts';

/** The secret that personal data is encrypted by: from the environment, or one made once for this data folder. */
export async function dataKey({ dataKey: given, dataDir }: Config): Promise<string> {
  return given ?? secretFromFile(dataDir, 'data-key');
}
