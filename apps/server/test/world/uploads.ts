import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { expect } from 'vitest';
import type { Actor } from '../../src/platform/actor.ts';
import type { World } from './world.ts';

const { begin, append, finish, finishFile } = contract.upload;

/** Bytes of one chunk, as browsers send them. */
export const CHUNK = 192 * 1024;

/** Sends a file in chunks, without saying what it is. */
export async function sendBytes(world: World, actor: Actor, bytes: Buffer, id: string = randomUUID()): Promise<string> {
  expect((await world.call(actor, begin, { body: { id, size: bytes.length } })).status).toBe(200);
  for (let offset = 0; offset < bytes.length; offset += CHUNK) {
    const data = bytes.subarray(offset, offset + CHUNK).toString('base64');
    expect((await world.call(actor, append, { params: { uploadId: id }, body: { offset, data } })).status).toBe(200);
  }
  return id;
}

export async function sendPicture(world: World, actor: Actor, bytes: Buffer) {
  const uploadId = await sendBytes(world, actor, bytes);
  return { id: uploadId, ...(await world.call(actor, finish, { params: { uploadId } })) };
}

export async function sendFile(world: World, actor: Actor, bytes: Buffer, name = 'برگه.pdf') {
  const uploadId = await sendBytes(world, actor, bytes);
  return { id: uploadId, ...(await world.call(actor, finishFile, { params: { uploadId }, body: { name } })) };
}
