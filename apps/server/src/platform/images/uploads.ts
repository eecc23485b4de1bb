import { Buffer } from 'node:buffer';
import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../actor.ts';
import { AppError, conflict, notFound } from '../app-error.ts';
import type { Context } from '../context.ts';

type Upload = Contract['upload'];

const UploadRow = v.object({
  size: v.number(),
  received: v.number(),
});

/** What one account may have begun and not finished at a time. */
const MAX_UNFINISHED = 10;

export const missingUpload = () => notFound('این فایل پیدا نشد. دوباره آن را انتخاب کنید.');

const chunkKey = (schoolId: string, id: string, offset: number) => `${schoolId}/upload/${id}/${offset}`;

const ChunkOffsetsRow = v.object({ offset: v.number() });

const BeginRow = v.object({ ...UploadRow.entries, ownerId: v.string() });

const StaleRow = v.object({ schoolId: v.string(), id: v.string() });

/** Files of people on their way: sent in chunks, so that a bad network goes on where it broke off. */
export function uploadService({ db, clock, storage }: Pick<Context, 'db' | 'clock' | 'storage'>) {
  async function chunkOffsets(schoolId: string, id: string): Promise<number[]> {
    const rows = await db.query(
      ChunkOffsetsRow,
      sql`
      select start_byte as offset from upload_chunk where school_id = ${schoolId} and upload_id = ${id} order by start_byte`,
    );
    return rows.map(({ offset }) => offset);
  }

  async function drop(schoolId: string, id: string): Promise<void> {
    for (const offset of await chunkOffsets(schoolId, id)) await storage.remove(chunkKey(schoolId, id, offset));
    await db.transaction(async ({ execute }) => {
      await execute(sql`delete from upload_chunk where school_id = ${schoolId} and upload_id = ${id}`);
      await execute(sql`delete from upload where school_id = ${schoolId} and id = ${id}`);
    });
  }

  return {
    /** Begins an upload, or gives how much of it has arrived. */
    begin: async (
      actor: Actor,
      { id, size }: ParsedOf<Upload['begin']>['body'],
    ): Promise<ResponseOf<Upload['begin']>> => {
      const { schoolId, id: ownerId } = actor;
      const now = clock().toISOString();
      const rows = await db.query(
        BeginRow,
        sql`
        with begun as (
          insert into upload (school_id, id, owner_id, size, received, created_at)
          select ${schoolId}::uuid, ${id}::uuid, ${ownerId}::uuid, ${size}::int, 0, ${now}::timestamptz
          where (select count(*) from upload where school_id = ${schoolId} and owner_id = ${ownerId} and id <> ${id}) < ${MAX_UNFINISHED}
          on conflict do nothing
          returning size, received, owner_id
        )
        select size, received, owner_id as "ownerId" from begun
        union all
        select size, received, owner_id from upload where school_id = ${schoolId} and id = ${id}`,
      );
      const [row] = rows;
      if (row === undefined) {
        throw new AppError('too-many', 'چند فایل نیمه‌کاره دارید. کمی بعد دوباره تلاش کنید.', { retryAfter: 600 });
      }
      if (row.ownerId !== ownerId || row.size !== size) {
        throw conflict('upload-id', 'این فایل پیش‌تر با اندازهٔ دیگری شروع شده است. دوباره آن را انتخاب کنید.');
      }
      return { id, received: row.received };
    },

    /** Stores the next bytes. Those that have arrived already change nothing. */
    append: async (
      { schoolId, id: ownerId }: Actor,
      id: string,
      { offset, data }: ParsedOf<Upload['append']>['body'],
    ): Promise<ResponseOf<Upload['append']>> => {
      const bytes = Buffer.from(data, 'base64');
      return db.transaction(async ({ execute, query }) => {
        const [row] = await query(
          UploadRow,
          sql`
          select size, received from upload
          where school_id = ${schoolId} and id = ${id} and owner_id = ${ownerId} for update`,
        );
        if (row === undefined) throw missingUpload();
        if (offset < row.received) return { id, received: row.received };
        if (offset > row.received || bytes.length === 0 || offset + bytes.length > row.size) {
          throw conflict('upload-offset', 'بخشی از فایل نرسیده است. ارسال از همان‌جا ادامه پیدا می‌کند.');
        }
        await storage.put(chunkKey(schoolId, id, offset), bytes);
        await execute(sql`
          insert into upload_chunk (school_id, upload_id, start_byte) values (${schoolId}, ${id}, ${offset})`);
        const received = offset + bytes.length;
        await execute(sql`update upload set received = ${received} where school_id = ${schoolId} and id = ${id}`);
        return { id, received };
      });
    },

    /**
     * Hands the whole file to `store`, and removes its chunks whatever came of that: what `store` refuses leaves nothing behind.
     * They stay where it is too busy, for the next try.
     * Throws `not-found` for no upload of the person, and `upload-incomplete` while bytes are missing.
     */
    finish: async (
      { schoolId, id: ownerId }: Actor,
      id: string,
      store: (bytes: Buffer) => Promise<void>,
    ): Promise<void> => {
      const [row] = await db.query(
        UploadRow,
        sql`
        select size, received from upload where school_id = ${schoolId} and id = ${id} and owner_id = ${ownerId}`,
      );
      if (row === undefined) throw missingUpload();
      if (row.received < row.size) {
        throw conflict('upload-incomplete', 'هنوز همهٔ فایل نرسیده است. ارسال از همان‌جا ادامه پیدا می‌کند.');
      }
      const chunks: Uint8Array[] = [];
      for (const offset of await chunkOffsets(schoolId, id)) {
        const chunk = await storage.get(chunkKey(schoolId, id, offset));
        if (chunk === undefined) throw missingUpload();
        chunks.push(chunk);
      }
      try {
        await store(Buffer.concat(chunks));
      } catch (error) {
        if (!(error instanceof AppError && error.kind === 'unavailable')) await drop(schoolId, id);
        throw error;
      }
      await drop(schoolId, id);
    },

    /** Removes uploads that nobody has finished for a day. Returns how many. */
    sweep: async (): Promise<number> => {
      const before = new Date(clock().getTime() - 24 * 60 * 60_000).toISOString();
      const stale = await db.query(
        StaleRow,
        sql`
        /* across schools: unfinished uploads of all */
        select school_id as "schoolId", id from upload where created_at < ${before}::timestamptz limit 100`,
      );
      for (const { schoolId, id } of stale) await drop(schoolId, id);
      return stale.length;
    },
  };
}
