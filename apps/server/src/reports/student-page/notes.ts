import type { StudentNote } from '@mashq/api/contract';
import { StudentNoteSchema } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';

const noSuchNote = () => notFound('این یادداشت پیدا نشد.');

const NoteRow = v.object({
  ...v.pick(StudentNoteSchema, ['id', 'author_name', 'is_own', 'body', 'version']).entries,
  createdAt: v.date(),
  updatedAt: v.date(),
  isRemoved: v.boolean(),
});
type NoteRow = v.InferOutput<typeof NoteRow>;

const view = ({ createdAt, updatedAt, isRemoved: _isRemoved, ...note }: NoteRow): StudentNote => ({
  ...note,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

/** Notes on a child, newest first, or one of them; removed ones too. */
function findNotes(
  { query }: Session,
  { id, schoolId }: Actor,
  studentId: string,
  noteId?: string,
): Promise<NoteRow[]> {
  return query(
    NoteRow,
    sql`
    select n.id, t.first_name || ' ' || t.last_name as author_name, n.author_id = ${id}::uuid as is_own, n.body, n.version,
      n.created_at as "createdAt", n.updated_at as "updatedAt", n.removed_at is not null as "isRemoved"
    from student_note n join account t on t.id = n.author_id
    where n.school_id = ${schoolId} and n.student_id = ${studentId}
      ${noteId === undefined ? sql`` : sql`and n.id = ${noteId}`}
    order by n.created_at desc, n.id`,
  );
}

export async function notesOf(session: Session, actor: Actor, studentId: string): Promise<StudentNote[]> {
  return (await findNotes(session, actor, studentId)).filter(({ isRemoved }) => !isRemoved).map(view);
}

/**
 * Notes on children that the caller has found to be the actor's own. The audit log says who changed which note and when, not
 * its text: nothing can be removed from that log, and a note about a child must be removable.
 */
export function noteChanges({ db, clock }: Context) {
  /** A note of the actor's own; makes other changes of it wait. */
  async function ownNote(tx: Session, actor: Actor, studentId: string, noteId: string): Promise<NoteRow> {
    await tx.execute(sql`
      select from student_note where school_id = ${actor.schoolId} and id = ${noteId} for update`);
    const [note] = await findNotes(tx, actor, studentId, noteId);
    if (!note?.is_own) throw noSuchNote();
    return note;
  }

  return {
    add: async (actor: Actor, studentId: string, { id, body }: { id: string; body: string }): Promise<StudentNote> => {
      const now = clock();
      await db.execute(sql`
        insert into student_note (school_id, id, student_id, author_id, body, created_at, updated_at)
        values (${actor.schoolId}, ${id}, ${studentId}, ${actor.id}, ${body}, ${now}::timestamptz, ${now}::timestamptz)
        on conflict (school_id, id) do nothing`);
      const [note] = await findNotes(db, actor, studentId, id);
      if (!note?.is_own || note.isRemoved) throw noSuchNote();
      return view(note);
    },

    update: (
      actor: Actor,
      studentId: string,
      noteId: string,
      { version, body }: { version: number; body: string },
    ): Promise<StudentNote> => {
      const now = clock();
      return db.transaction(async (tx) => {
        const before = await ownNote(tx, actor, studentId, noteId);
        if (before.isRemoved) throw noSuchNote();
        // The same change sent again: it is there already.
        if (before.version === version + 1 && before.body === body) return view(before);
        if (before.version !== version) {
          throw conflict('stale', 'این یادداشت در این میان تغییر کرده است. آن را دوباره بخوانید.');
        }
        if (before.body === body) return view(before);
        await tx.execute(sql`
          update student_note set body = ${body}, version = version + 1, updated_at = ${now}::timestamptz
          where school_id = ${actor.schoolId} and id = ${noteId}`);
        await recordAudit(tx, now, originOf(actor.id), {
          action: 'student-note.update',
          target: noteId,
          schoolId: actor.schoolId,
          before: { studentId, version },
          after: { studentId, version: version + 1 },
        });
        return view({ ...before, body, version: version + 1, updatedAt: now });
      });
    },

    remove: (actor: Actor, studentId: string, noteId: string): Promise<{ ok: true }> => {
      const now = clock();
      return db.transaction(async (tx) => {
        const before = await ownNote(tx, actor, studentId, noteId);
        if (!before.isRemoved) {
          await tx.execute(sql`
            update student_note set body = '', version = version + 1, removed_at = ${now}::timestamptz
            where school_id = ${actor.schoolId} and id = ${noteId}`);
          await recordAudit(tx, now, originOf(actor.id), {
            action: 'student-note.remove',
            target: noteId,
            schoolId: actor.schoolId,
            before: { studentId, version: before.version },
          });
        }
        return { ok: true } as const;
      });
    },
  };
}
