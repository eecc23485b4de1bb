import type { Route } from './route-table.ts';
import type { Fetch } from './timed-fetch.ts';
import { type UploadProgress, uploadFetch } from './upload-fetch.ts';

interface Reply {
  data: unknown;
  readonly headers: Headers;
}

/** How a call that is watched, or that replies with a file, differs from others. */
interface Transfer {
  readonly fetch: Fetch | undefined;
  readonly options?: { readonly responseType: 'blob' };
  /** Makes the bytes of a reply what the call gives. */
  readonly read?: (reply: Reply) => Promise<void>;
}

export function transfer(
  onUploadProgress: ((progress: UploadProgress) => void) | undefined,
  special: Route[2],
): Transfer {
  const fetch = onUploadProgress && uploadFetch(onUploadProgress);
  return special === 'file' ? { fetch, options: { responseType: 'blob' }, read: readFile } : { fetch };
}

/** What the server names is a file, whatever its kind: a person's own data is JSON. Without a name, JSON is a refusal. */
async function readFile(reply: Reply): Promise<void> {
  const blob = reply.data as Blob;
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(reply.headers.get('content-disposition') ?? '') ?? [];
  if (name !== undefined) reply.data = new File([blob], decodeURIComponent(name), { type: blob.type });
  else if (reply.headers.get('content-type')?.includes('json')) reply.data = JSON.parse(await blob.text());
  // A login page of a network is no file.
  else throw new TypeError('The reply is no file of the server.');
}
