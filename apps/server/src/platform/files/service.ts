import { Buffer } from 'node:buffer';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../actor.ts';
import { notFound } from '../app-error.ts';
import type { Context } from '../context.ts';
import { FileReply } from '../file-reply.ts';
import { missingUpload, uploadService } from '../images/uploads.ts';
import { inWorker } from '../worker/in-worker.ts';
import type { recognizeFile } from './recognize.ts';

/** Characters that no file system or reader wants in a name: separators, wildcards, controls, and marks that turn the direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const UNWANTED = /[\u0000-\u001f\u007f-\u009f"*/:<>?\\|\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Characters of a name at most, without its extension. */
const MAX = 100;

const NAMELESS = 'پیوست';

/** The name under which a file is saved: what the sender called it, with the extension of what it is. */
export function fileName(given: string, extension: string): string {
  const plain = given.replaceAll(UNWANTED, ' ').replaceAll(/\s+/g, ' ').trim();
  const base = plain.replace(/\.[A-Za-z0-9]{1,5}$/, '').replaceAll(/^[. ]+|[. ]+$/g, '');
  return `${[...base].slice(0, MAX).join('').trim() || NAMELESS}${extension}`;
}

/** What is shown of a stored file. */
export const StoredFile = v.object({
  id: v.string(),
  /** With the extension of what it is. */
  name: v.string(),
  media_type: v.string(),
  /** In bytes. */
  size: v.number(),
});
export type StoredFile = v.InferOutput<typeof StoredFile>;

const recognize = inWorker<typeof recognizeFile>(new URL('recognize.ts', import.meta.url), 'recognizeFile');

const fileKey = (schoolId: string, id: string) => `${schoolId}/file/${id}`;

/**
 * Files of people that are no pictures: PDF and workbooks, as they were sent. Who may read one is a rule of the domain that
 * shows it: it serves it with `read`, which browsers save and never open within the site.
 */
export function fileService(context: Pick<Context, 'db' | 'clock' | 'storage'>) {
  const { db, clock, storage } = context;
  const uploads = uploadService(context);

  async function fileOf({ schoolId, id: ownerId }: Actor, id: string): Promise<StoredFile | undefined> {
    const [file] = await db.query(
      StoredFile,
      sql`
      select id, name, media_type, size from stored_file
      where school_id = ${schoolId} and id = ${id} and owner_id = ${ownerId}`,
    );
    return file;
  }

  return {
    /** Stores what has arrived under a name. A repeat gives the same; what is no such file leaves nothing behind. */
    finish: async (actor: Actor, id: string, name: string): Promise<StoredFile> => {
      const { schoolId, id: ownerId } = actor;
      const before = await fileOf(actor, id);
      if (before) return before;
      await uploads.finish(actor, id, async (bytes) => {
        const { mediaType, extension } = await recognize(bytes);
        await storage.put(fileKey(schoolId, id), bytes);
        await db.execute(sql`
          insert into stored_file (school_id, id, owner_id, name, media_type, size, created_at)
          values (${schoolId}, ${id}, ${ownerId}, ${fileName(name, extension)}, ${mediaType}, ${bytes.length},
            ${clock().toISOString()}::timestamptz)
          on conflict do nothing`);
      });
      const file = await fileOf(actor, id);
      if (file === undefined) throw missingUpload();
      return file;
    },

    /** For the domain that shows the file, after it has asked who may read it. */
    read: async (schoolId: string, id: string): Promise<FileReply> => {
      const [file] = await db.query(
        StoredFile,
        sql`
        select id, name, media_type, size from stored_file where school_id = ${schoolId} and id = ${id}`,
      );
      const bytes = file && (await storage.get(fileKey(schoolId, id)));
      if (file === undefined || bytes === undefined) throw notFound('این فایل پیدا نشد.');
      return new FileReply(Buffer.from(bytes), file.media_type, file.name);
    },

    /** Removes a file with its bytes; removing what is not there changes nothing. */
    remove: async (schoolId: string, id: string): Promise<void> => {
      await db.execute(sql`delete from stored_file where school_id = ${schoolId} and id = ${id}`);
      await storage.remove(fileKey(schoolId, id));
    },
  };
}
