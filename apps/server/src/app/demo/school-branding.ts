import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { schoolHostService } from '../../school/branding/hosts.ts';
import type { Services } from '../services.ts';
import { steadyId } from './simulated-student.ts';

/** The schools that show the kit under their own color, logo and host; browsers take `*.localhost` for this machine. */
const LOOKS = [
  { manager: 'modir2', logo: 'sepehr', color: '#0b6bcb' },
  { manager: 'modir3', logo: 'pouya', color: '#0f8a5f' },
  { manager: 'modir4', logo: 'aftab', color: '#e08a00' },
  { manager: 'modir5', logo: 'kian', color: '#b0245a' },
] as const;

const CHUNK_BYTES = 192 * 1024;

/** Uploads a drawing of the demo as a browser does, under an id that is the same each time; `place` says apart those of one account. */
export async function uploadDrawing({ images }: Services, actor: Actor, file: string, place: number): Promise<string> {
  const bytes = await readFile(join(import.meta.dirname, 'logos', `${file}.png`));
  const id = steadyId('logo', actor.schoolId, place);
  await images.begin(actor, { id, size: bytes.length });
  for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES) {
    const data = Buffer.from(bytes.subarray(offset, offset + CHUNK_BYTES)).toString('base64');
    await images.append(actor, id, { offset, data });
  }
  return (await images.finish(actor, id)).id;
}

const MakeLooksRow = v.object({ id: v.string(), schoolId: v.string() });

/** Color, logo and host of the schools that have their own. */
export async function makeLooks(services: Services, context: Context): Promise<void> {
  const hosts = schoolHostService(context);
  for (const { manager, logo, color } of LOOKS) {
    const [row] = await context.db.query(
      MakeLooksRow,
      sql`
      select id, school_id as "schoolId" from account where username = ${manager}`,
    );
    if (row === undefined) continue;
    const actor: Actor = { ...row, role: 'school' };
    await services.look.choose(actor, {
      color,
      logo: await uploadDrawing(services, actor, logo, 0),
      dark_logo: await uploadDrawing(services, actor, `${logo}-dark`, 1),
    });
    await hosts.add({ actor: 'demo' }, `${logo}.localhost`, actor.schoolId);
  }
}
