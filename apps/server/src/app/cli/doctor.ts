import { type Config, readConfig } from '../../platform/config.ts';
import { connect } from '../../platform/db/connect.ts';
import { operatorFault } from '../../platform/operator-fault.ts';
import { StartError } from '../../platform/start-error.ts';
import {
  databaseFindings,
  type Finding,
  fail,
  lineOf,
  ok,
  storageFindings,
  surroundingFindings,
} from '../check-surroundings.ts';
import type { Invocation } from './command.ts';

async function examine(environment: NodeJS.ProcessEnv, clock: () => Date): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (error instanceof StartError) return [fail(error.message)];
    throw error;
  }
  const findings = [ok('the environment is right')];
  findings.push(
    config.sessionSecret === undefined
      ? ok('the session secret is kept in the data folder')
      : ok('SESSION_SECRET is strong enough'),
    config.dataKey === undefined
      ? ok('the key of phone numbers is kept in the data folder: copy it with the backups')
      : ok('DATA_KEY is strong enough'),
  );
  findings.push(...(await surroundingFindings(config, clock)), ...(await storageFindings(config)));
  try {
    const db = await connect(config);
    try {
      findings.push(...(await databaseFindings(db, clock, config)));
    } finally {
      await db.close();
    }
  } catch (error) {
    const fault = operatorFault(error);
    if (fault === undefined) throw error;
    findings.push(fail(fault));
  }
  return findings;
}

/** Prints one line for each thing that can keep a server from working; exit code 1 where one does. */
export async function doctor({ environment, print }: Invocation): Promise<number> {
  const findings = await examine(environment, () => new Date());
  for (const finding of findings) print(lineOf(finding));
  return findings.some(({ level }) => level === 'fail') ? 1 : 0;
}
