export { uploadFetch } from './upload-fetch.ts';

interface Reply {
  readonly data: unknown;
  readonly headers: Headers;
}

/** The body of a reply that is a file, under the name that the server gives it; of a refusal, which is JSON, its value. */
export async function readFile({ data, headers }: Reply): Promise<unknown> {
  const blob = data as Blob;
  if (headers.get('content-type')?.includes('json')) return JSON.parse(await blob.text());
  const [, name = ''] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  return new File([blob], decodeURIComponent(name), { type: blob.type });
}
