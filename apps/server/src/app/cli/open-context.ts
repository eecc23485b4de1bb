import { userInfo } from 'node:os';
import { dataKey, sessionSecret } from '../../auth/server-secrets.ts';
import { openGateway } from '../../payments/zarinpal.ts';
import type { Origin } from '../../platform/audit/audit.ts';
import { readConfig } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { connect } from '../../platform/db/connect.ts';
import { countPending } from '../../platform/db/migrate.ts';
import { makeKeyring } from '../../platform/security/keys.ts';
import { makePasswords } from '../../platform/security/passwords.ts';
import { makePhoneCipher } from '../../platform/security/phone-cipher.ts';
import { makeTokens } from '../../platform/security/tokens.ts';
import { openSms } from '../../platform/sms/queue.ts';
import { StartError } from '../../platform/start-error.ts';
import { openStorage } from '../../platform/storage/unavailable.ts';
import { enrolmentHooks } from '../services.ts';

/** Who is named in the audit log for what a command does. */
export function cliOrigin(): Origin {
  try {
    return { actor: `cli:${userInfo().username}` };
  } catch {
    // A user without an entry in the machine's list, as in a container.
    return { actor: `cli:${process.getuid?.() ?? 'unknown'}` };
  }
}

/** Works on the database of the environment and closes it. Throws `StartError` where its schema is not the program's. */
export async function withContext<T>(
  environment: NodeJS.ProcessEnv,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const config = readConfig(environment);
  const keyring = makeKeyring(await sessionSecret(config), config.previousSecrets);
  const dataKeys = makeKeyring(await dataKey(config), config.previousDataKeys);
  const phones = makePhoneCipher(dataKeys);
  const db = await connect(config);
  const clock = () => new Date();
  try {
    if ((await countPending(db)) > 0) throw new StartError('The database lacks migrations. Run `mashq migrate` first.');
    return await work({
      db,
      enrolmentHooks,
      clock,
      passwords: makePasswords(),
      tokens: makeTokens(keyring),
      keyring,
      dataKeys,
      phones,
      sms: openSms(config, { db, clock, keyring, phones }).sms,
      storage: await openStorage(config),
      paymentGateway: openGateway(config.payments),
      ...(config.vapid && { vapid: config.vapid }),
      publicOrigin: config.origin,
      status: config.status,
    });
  } finally {
    await db.close();
  }
}
