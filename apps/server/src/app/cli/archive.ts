import { toLatinDigits } from '@mashq/curriculum/persian';
import { sql } from 'drizzle-orm';
import { jalaliMonthStart, jalaliMonthText } from '../../platform/calendar.ts';
import { createAttemptPartitions, dropEmptyPartitions } from '../../platform/db/attempt-partitions.ts';
import { archiveAnswers, latestArchiveLimit, usualArchiveLimit } from '../../work/answer-archive/archive.ts';
import { findArchives } from '../../work/answer-archive/files.ts';
import { restoreAnswers } from '../../work/answer-archive/restore.ts';
import { type Command, type Invocation, optional } from './command.ts';
import { cliOrigin } from './open-context.ts';
import { UsageError } from './usage-error.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A Jalali month such as 1403/07, in either digits. */
function monthOption(invocation: Invocation, name: string): number | undefined {
  const text = optional(invocation, name);
  if (text === undefined) return undefined;
  const [, year, month] = /^(1[34]\d\d)[/-](0?[1-9]|1[0-2])$/.exec(toLatinDigits(text)) ?? [];
  if (year === undefined || month === undefined) {
    throw new UsageError(`--${name} must be a Jalali month, such as 1403/07.`);
  }
  return Number(year) * 100 + Number(month);
}

function schoolOption(invocation: Invocation): string | undefined {
  const id = optional(invocation, 'school');
  if (id !== undefined && !UUID.test(id)) throw new UsageError('--school must be the id of a school.');
  return id;
}

const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

async function archive(invocation: Invocation): Promise<number> {
  const { withContext, values, print } = invocation;
  const dryRun = values['dry-run'] === true;
  const asked = monthOption(invocation, 'before');
  const schoolId = schoolOption(invocation);
  return withContext(async (context) => {
    const now = context.clock();
    const before = asked ?? usualArchiveLimit(now);
    if (before > latestArchiveLimit(now)) {
      throw new UsageError(
        `--before may be ${jalaliMonthText(latestArchiveLimit(now))} at most: reports read what is newer.`,
      );
    }
    const { months, staying } = await archiveAnswers(context, cliOrigin(), { before, schoolId, dryRun });
    for (const { month, answers, questions, bytes, files } of months) {
      print(
        `${jalaliMonthText(month)}: ${answers} answers to ${questions} questions, ${sizeText(bytes)} in ${files} files`,
      );
    }
    const answers = months.reduce((sum, month) => sum + month.answers, 0);
    const bytes = months.reduce((sum, month) => sum + month.bytes, 0);
    const end = `from before ${jalaliMonthText(before)}, ${sizeText(bytes)} of files`;
    print(dryRun ? `Would archive ${answers} answers ${end}.` : `Archived ${answers} answers ${end}.`);
    print(`${staying} older answers stay: reports, quizzes or badges read them at any age.`);
    if (dryRun) return 0;
    try {
      const dropped = await dropEmptyPartitions(context.db, jalaliMonthStart(before));
      if (dropped > 0) print(`Dropped ${dropped} empty partitions.`);
    } catch (error) {
      print(`Empty partitions are dropped by the next run: ${error instanceof Error ? error.message : String(error)}`);
    }
    return 0;
  });
}

async function restore(invocation: Invocation, month: number): Promise<number> {
  const schoolId = schoolOption(invocation);
  const { withContext, values, print } = invocation;
  if (values['dry-run'] === true || optional(invocation, 'before') !== undefined) {
    throw new UsageError('--restore goes with --school alone.');
  }
  return withContext(async (context) => {
    const { files, answers, erased, present } = await restoreAnswers(context, cliOrigin(), { month, schoolId });
    // Months whose partition was dropped get it again.
    await createAttemptPartitions(context.db, context.clock()).catch(() => print('Partitions are made by the server.'));
    if (files === 0) {
      print(`Nothing of ${jalaliMonthText(month)} is archived.`);
      return 0;
    }
    print(`Restored ${answers} answers of ${jalaliMonthText(month)} from ${files} files.`);
    if (erased > 0) print(`${erased} answers of people who were deleted did not come back.`);
    if (present > 0) print(`${present} answers were there already.`);
    return 0;
  });
}

export const archiveCommands: readonly Command[] = [
  {
    name: 'archive',
    summary: 'Moves answers of old months out of the database into files, or brings a month back.',
    options: {
      before: { type: 'string', description: 'Jalali month such as 1403/07; left out, Mehr of the last school year' },
      restore: { type: 'string', description: 'Jalali month to bring back, instead of archiving' },
      school: { type: 'string', description: 'only this school, by its id' },
      'dry-run': { type: 'boolean', description: 'only say how many answers and bytes it would be' },
    },
    run: async (invocation) => {
      const month = monthOption(invocation, 'restore');
      return month === undefined ? archive(invocation) : restore(invocation, month);
    },
  },
  {
    name: 'archive list',
    summary: 'Lists the archived months.',
    options: {},
    run: async ({ withContext, print }) => {
      const files = await withContext(({ db }) => findArchives(db, sql`true`));
      for (const [month, own] of Map.groupBy(files, (file) => file.month)) {
        const kept = own.filter(({ expiredAt }) => expiredAt === null);
        const answers = kept.reduce((sum, file) => sum + file.answers, 0);
        const size = kept.reduce((sum, file) => sum + file.size, 0);
        const gone = own.length === kept.length ? '' : `, ${own.length - kept.length} removed after their term`;
        print(`${jalaliMonthText(month)}: ${answers} answers, ${sizeText(size)} in ${kept.length} files${gone}`);
      }
      print(`${files.length} files.`);
      return 0;
    },
  },
];
