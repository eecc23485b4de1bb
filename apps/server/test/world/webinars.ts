import { randomUUID } from 'node:crypto';
import { contract, type Webinar } from '@mashq/api/contract';
import sharp from 'sharp';
import type { Actor } from '../../src/platform/actor.ts';
import { makePerson } from './people.ts';
import type { World } from './world.ts';

/** Uploads a picture as a browser does; returns its id. */
export async function uploadPicture(world: World, actor: Actor): Promise<string> {
  const bytes = await sharp({ create: { width: 90, height: 40, channels: 3, background: '#08c' } })
    .png()
    .toBuffer();
  const id = randomUUID();
  const params = { uploadId: id };
  await world.call(actor, contract.upload.begin, { body: { id, size: bytes.length } });
  await world.call(actor, contract.upload.append, { params, body: { offset: 0, data: bytes.toString('base64') } });
  const { status } = await world.call(actor, contract.upload.finish, { params });
  if (status !== 200) throw new Error(`The picture was refused with ${status}.`);
  return id;
}

/** A webinar of tomorrow, of an hour. */
export function webinarOf(world: World, more: Partial<Webinar> = {}): Webinar {
  const at = (hours: number) => new Date(world.now().getTime() + hours * 3_600_000).toISOString();
  return {
    id: randomUUID(),
    title: 'هوش مصنوعی در کلاس ریاضی',
    summary: 'کجا آری، کجا نه',
    starts_at: at(24),
    ends_at: at(25),
    place: 'برخط',
    agenda: [{ title: 'آغاز', text: 'سلام' }],
    ...more,
  };
}

/** Announces one; returns it. */
export async function announceWebinar(world: World, more: Partial<Webinar> = {}): Promise<Webinar> {
  const webinar = webinarOf(world, more);
  const admin = await makePerson(world, { role: 'SYS_ADMIN' });
  const { status } = await world.call(admin, contract.admin.webinars.create, { body: webinar });
  if (status !== 201) throw new Error(`The webinar was refused with ${status}.`);
  return webinar;
}
