import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Origin, recordAudit } from '../../platform/audit/audit.ts';
import { StartError } from '../../platform/start-error.ts';
import { isSomebody } from '../../school/admin/people-queries.ts';
import { type ArchiveNeeds, type ArchiveRow, findArchives, keyOf, linesOf, lockArchive, nameOf } from './files.ts';

const RestoredRow = v.object({ found: v.number(), erased: v.number(), stored: v.number() });

/** What came back, what stayed away since its person was deleted, and what was there already. */
export interface Restored {
  readonly files: number;
  readonly answers: number;
  readonly erased: number;
  readonly present: number;
}

async function restoreFile(
  context: ArchiveNeeds,
  origin: Origin,
  known: ArchiveRow,
): Promise<Omit<Restored, 'files'> | null> {
  const { db, clock, storage } = context;
  const { schoolId, month, part } = known;
  const mine = sql`school_id = ${schoolId} and month = ${month} and part = ${part}`;
  const restored = await db.transaction(
    async (tx) => {
      await lockArchive(tx, schoolId);
      // Another run may have brought it back, or its term may be over meanwhile.
      const [file] = await findArchives(tx, sql`${mine} and expired_at is null`);
      if (file === undefined) return null;
      const total = { lines: 0, found: 0, erased: 0, stored: 0 };
      for await (const lines of linesOf(context, file)) {
        // Two accounts may have become one: a question says whose its answers are.
        const [counted] = await tx.query(
          RestoredRow,
          sql`
          with given as materialized (
            select line.value as row, q.student_id as owner, ${isSomebody} as is_somebody
            from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as line
            join question q on q.school_id = ${schoolId} and q.id = (line.value->>'question_id')::uuid
            join account a on a.id = q.student_id
          ), missing as materialized (
            select r.* from given
            cross join lateral jsonb_populate_record(null::attempt, given.row || jsonb_build_object('student_id', given.owner)) r
            where given.is_somebody and r.school_id = ${schoolId} and not exists (
              select from attempt t where t.school_id = ${schoolId} and t.question_id = r.question_id and t.id = r.id)
          ), key as (
            insert into attempt_key (school_id, id, answered_at)
            select m.school_id, m.id, m.answered_at from missing m where m.school_id = ${schoolId}
            on conflict do nothing
          ), stored as (
            insert into attempt select m.* from missing m where m.school_id = ${schoolId} returning 1 as one
          )
          select (select count(*)::int from given) as found,
            (select count(*)::int from given where not is_somebody) as erased,
            (select count(*)::int from stored) as stored`,
        );
        total.lines += lines.length;
        total.found += counted?.found ?? 0;
        total.erased += counted?.erased ?? 0;
        total.stored += counted?.stored ?? 0;
      }
      if (total.lines !== file.answers || total.found !== file.answers) {
        throw new StartError(
          `${nameOf(file)} has ${total.lines} answers, ${total.found} of questions that are there; ${file.answers} were written. Nothing was changed.`,
        );
      }
      await tx.execute(sql`delete from answer_archive where ${mine}`);
      const { stored: answers, erased } = total;
      const counts = { answers, erased, present: file.answers - answers - erased };
      await recordAudit(tx, clock(), origin, {
        action: 'answers.restore',
        target: keyOf(file),
        schoolId,
        after: counts,
      });
      return counts;
    },
    { unlimited: true },
  );
  // Only once the answers are stored for good, and not where the month was archived again meanwhile, under the same key.
  if (restored !== null) {
    await db.transaction(async (tx) => {
      await lockArchive(tx, schoolId);
      if ((await findArchives(tx, mine)).length === 0) await storage.remove(keyOf(known));
    });
  }
  return restored;
}

/**
 * Brings a month back, of one school or of all: the same rows with the same ids. Nothing comes back of people who were deleted. Each
 * file is brought back whole or not at all; throws `StartError` at the first that cannot be, and goes on there when run again.
 */
export async function restoreAnswers(
  context: ArchiveNeeds,
  origin: Origin,
  { month, schoolId }: { readonly month: number; readonly schoolId?: string | undefined },
): Promise<Restored> {
  const ofSchool = schoolId === undefined ? sql`true` : sql`school_id = ${schoolId}`;
  const files = await findArchives(context.db, sql`month = ${month} and ${ofSchool}`);
  const expired = files.find(({ expiredAt }) => expiredAt !== null);
  if (expired !== undefined && files.every(({ expiredAt }) => expiredAt !== null)) {
    throw new StartError(`${nameOf(expired)} was removed at ${expired.expiredAt?.toISOString()}, its term being over.`);
  }
  let total: Restored = { files: 0, answers: 0, erased: 0, present: 0 };
  for (const file of files.filter(({ expiredAt }) => expiredAt === null)) {
    const restored = await restoreFile(context, origin, file);
    if (restored === null) continue;
    total = {
      files: total.files + 1,
      answers: total.answers + restored.answers,
      erased: total.erased + restored.erased,
      present: total.present + restored.present,
    };
  }
  return total;
}
