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

/** A PDF of one empty page, with more objects where they are given. */
export function pdf(objects = '', trailer = ''): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n${objects}\nxref\n0 1\ntrailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  );
}
