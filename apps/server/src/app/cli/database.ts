import { resolve } from 'node:path';
import { encryptPhones } from '../../auth/encrypt-phones.ts';
import { resealSecondFactors } from '../../auth/second-factor.ts';
import { dataKey } from '../../auth/server-secrets.ts';
import { readConfig } from '../../platform/config.ts';
import { connect } from '../../platform/db/connect.ts';
import { citusScript } from '../../platform/db/distribution.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { makeKeyring } from '../../platform/security/keys.ts';
import { makePhoneCipher } from '../../platform/security/phone-cipher.ts';
import { backUp, type Manifest, restore } from './backup.ts';
import type { Command, Invocation } from './command.ts';
import { doctor } from './doctor.ts';
import { runPurge } from './purge.ts';
import { UsageError } from './usage-error.ts';

function fileOf({ positionals }: Invocation): string {
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError('One file is needed.');
  return resolve(file);
}

const rowsOf = ({ totals }: Manifest) => Object.values(totals).reduce((sum, count) => sum + count, 0);

export const databaseCommands: readonly Command[] = [
  {
    name: 'migrate',
    summary: 'Brings the database to the schema of this version.',
    options: {},
    run: async ({ environment, print }) => {
      const config = readConfig(environment);
      const db = await connect(config);
      try {
        const count = await migrate(db);
        const dataKeys = makeKeyring(await dataKey(config), config.previousDataKeys);
        await encryptPhones(db, makePhoneCipher(dataKeys));
        await resealSecondFactors(db, dataKeys);
        print(count === 0 ? 'The schema is this version’s already.' : `Ran ${count} migrations.`);
      } finally {
        await db.close();
      }
      return 0;
    },
  },
  {
    name: 'citus',
    summary: 'Prints the statements that distribute this schema by school on Citus. It asks no database.',
    options: {},
    run: async ({ print }) => {
      for (const statement of citusScript()) print(statement);
      return 0;
    },
  },
  {
    name: 'backup',
    summary: 'Writes the database to a file, and its row counts beside it. The server may run on Postgres.',
    parameters: '<file>',
    options: {},
    run: async (invocation) => {
      const file = fileOf(invocation);
      const { environment, print } = invocation;
      const config = readConfig(environment);
      const manifest = await backUp(config, file);
      print(`Wrote ${rowsOf(manifest)} rows of ${Object.keys(manifest.totals).length} tables to ${file}`);
      return 0;
    },
  },
  {
    name: 'restore',
    summary: 'Reads a backup into an empty database and compares the row counts. No server may run on it.',
    parameters: '<file>',
    options: { force: { type: 'boolean', description: 'restore over what the database holds: that is lost' } },
    run: async (invocation) => {
      const file = fileOf(invocation);
      const { environment, values, print } = invocation;
      const manifest = await restore(readConfig(environment), file, { force: values.force === true });
      print(`Restored ${rowsOf(manifest)} rows of ${Object.keys(manifest.totals).length} tables, as counted before.`);
      return 0;
    },
  },
  {
    name: 'doctor',
    summary: 'Tries settings, keys, clock, disk, files, SMS, payments, database, its rights and schema.',
    options: {},
    run: doctor,
  },
  {
    name: 'purge',
    summary: 'Removes expired codes, counters and sessions, and messages that were sent.',
    options: { 'dry-run': { type: 'boolean', description: 'only say what would be removed' } },
    run: runPurge,
  },
];
