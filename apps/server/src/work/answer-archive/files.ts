import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { jalaliMonthText } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { StartError } from '../../platform/start-error.ts';

/*
 * Old answers leave `attempt` for files, one for each school and month, and come back from them (docs/adr/0134). A question's
 * answers are in one place: all in the table, or all in the file of the month in which it was last answered. So a question with
 * tries and without answers is one whose answers are archived, and what reads it can say so.
 */

/** Of the lines of a file; raised when they change so that a file of before cannot be read as one of now. */
export const FORMAT = 1;

/** Questions, or answers, of one statement. */
export const PAGE = 500;

/** What archiving is given of the server. */
export type ArchiveNeeds = Pick<Context, 'db' | 'clock' | 'storage'>;

export interface FileOf {
  readonly schoolId: string;
  readonly month: number;
  readonly part: number;
}

export const keyOf = ({ schoolId, month, part }: FileOf) => `${schoolId}/answers/${month}.${part}.jsonl.gz`;

export const nameOf = (file: FileOf) =>
  `The archive of ${jalaliMonthText(file.month)} of school ${file.schoolId} (${keyOf(file)})`;

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Held while answers of a school leave or come back: of two at once one waits. */
export const lockArchive = ({ execute }: Session, schoolId: string) =>
  execute(sql`select pg_advisory_xact_lock(hashtextextended(${`answer archive ${schoolId}`}, 0))`);

/** The first line of a file. */
const HeaderSchema = v.object({
  format: v.literal(FORMAT),
  school: v.string(),
  month: v.number(),
  part: v.number(),
  answers: v.number(),
  questions: v.number(),
});

const ArchiveRow = v.object({
  schoolId: v.string(),
  month: v.number(),
  part: v.number(),
  answers: v.number(),
  questions: v.number(),
  size: v.number(),
  hash: v.string(),
  archivedAt: v.date(),
  expiredAt: v.nullable(v.date()),
});
export type ArchiveRow = v.InferOutput<typeof ArchiveRow>;

/** Files by a condition on `answer_archive`, those whose term is over too, oldest months first. */
export function findArchives({ query }: Session, condition: SQL, limit?: number): Promise<ArchiveRow[]> {
  return query(
    ArchiveRow,
    sql`
    select school_id as "schoolId", month, part, answers, questions, size, hash, archived_at as "archivedAt",
      expired_at as "expiredAt"
    from answer_archive where ${condition} order by month, school_id, part
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`,
  );
}

/** Throws `StartError` where it is not the file that was written. */
async function bytesOf({ storage }: Pick<ArchiveNeeds, 'storage'>, file: ArchiveRow): Promise<Uint8Array> {
  const bytes = await storage.get(keyOf(file));
  if (bytes === undefined) {
    throw new StartError(`${nameOf(file)} is missing. Bring it back from a backup of the files, and run this again.`);
  }
  if (hashOf(bytes) !== file.hash) {
    throw new StartError(
      `${nameOf(file)} is damaged: its checksum is not the one that was noted. Bring it back from a backup of the files, and run this again.`,
    );
  }
  return bytes;
}

/** How many files there are, and what is wrong with the one that was written last; null where nothing is. */
export async function examineArchives(
  needs: Pick<ArchiveNeeds, 'db' | 'storage'>,
): Promise<{ readonly files: number; readonly fault: string | null }> {
  const files = await findArchives(needs.db, sql`expired_at is null`);
  const [newest] = files.toSorted((a, b) => b.archivedAt.getTime() - a.archivedAt.getTime());
  try {
    if (newest !== undefined) await bytesOf(needs, newest);
    return { files: files.length, fault: null };
  } catch (error) {
    return { files: files.length, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** The lines of a file behind its first one, by pages. */
export async function* linesOf(needs: ArchiveNeeds, file: ArchiveRow): AsyncGenerator<string[]> {
  const bytes = await bytesOf(needs, file);
  let header: unknown;
  let page: string[] = [];
  for await (const line of createInterface({ input: Readable.from([bytes]).pipe(createGunzip()) })) {
    if (header === undefined) {
      header = JSON.parse(line);
      const { success, output } = v.safeParse(HeaderSchema, header);
      if (!success || output.answers !== file.answers) {
        throw new StartError(`${nameOf(file)} is of another version of the program, which has to restore it.`);
      }
      continue;
    }
    page.push(line);
    if (page.length === PAGE) {
      yield page;
      page = [];
    }
  }
  if (page.length > 0) yield page;
}
