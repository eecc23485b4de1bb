import { accountApi } from '../api/account.ts';
import { ApiError } from '../api/api.ts';

/** Bytes of a chunk: what a slow network sends within seconds, and what the server takes at once. */
const CHUNK_BYTES = 192 * 1024;

/** Milliseconds before each further try of one chunk. */
const WAITS = [1000, 3000, 9000] as const;

export interface UploadOptions {
  /** Made once a file: sent again with the same id, an upload goes on where it broke off. */
  readonly id: string;
  /** The share that has arrived, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

export interface UploadedPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** A file that is no picture, as the server has stored it. */
export interface UploadedFile {
  readonly id: string;
  /** With the extension of what it is. */
  readonly name: string;
  readonly media_type: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * Sends a picture in chunks. What fails for the network is tried again three times, then the error is thrown; a further call
 * with the same id goes on with the first byte that is missing. Throws `ApiError` with a sentence for the person.
 */
export async function uploadPicture(file: Blob, options: UploadOptions): Promise<UploadedPicture> {
  await sendChunks(file, options);
  const { id, signal } = options;
  return patiently(() => accountApi.upload.finish({ params: { uploadId: id } }, signal ? { signal } : {}), signal);
}

/** Sends a PDF or a workbook, as `uploadPicture` does a picture. */
export async function uploadFile(file: File, options: UploadOptions): Promise<UploadedFile> {
  await sendChunks(file, options);
  const { id, signal } = options;
  const call = { params: { uploadId: id }, body: { name: file.name } };
  return patiently(() => accountApi.upload.finishFile(call, signal ? { signal } : {}), signal);
}

async function sendChunks(file: Blob, { id, onProgress, signal }: UploadOptions): Promise<void> {
  const options = signal === undefined ? {} : { signal };
  const begin = () => accountApi.upload.begin({ body: { id, size: file.size } }, options);
  let { received } = await patiently(begin, signal);
  onProgress?.(received / file.size);
  while (received < file.size) {
    const offset = received;
    const data = await toBase64(file.slice(offset, offset + CHUNK_BYTES));
    try {
      ({ received } = await patiently(
        () => accountApi.upload.append({ params: { uploadId: id }, body: { offset, data } }, options),
        signal,
      ));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'upload-offset') throw error;
      const again = await patiently(begin, signal);
      // The server has no more than before: going on would never end.
      if (again.received === offset) throw error;
      received = again.received;
    }
    onProgress?.(received / file.size);
  }
}

async function patiently<Result>(attempt: () => Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  for (const wait of WAITS) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isTemporary || signal?.aborted === true) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return attempt();
}

/** The bytes of a file as a call takes them. */
export async function toBase64(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
