import type { Fetch } from './timed-fetch.ts';

export interface UploadProgress {
  /** Bytes sent so far. */
  loaded: number;
  /** Bytes in all; null while unknown. */
  total: number | null;
}

/** A fetch over XMLHttpRequest, the one way browsers tell how much of a body has left. */
export function uploadFetch(onProgress: (progress: UploadProgress) => void): Fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      init.signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', input);
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = (event) =>
        onProgress({ loaded: event.loaded, total: event.lengthComputable ? event.total : null });
      request.onload = () =>
        resolve(
          new Response(request.responseText || null, {
            status: request.status,
            statusText: request.statusText,
            headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
          }),
        );
      request.onerror = () => reject(new TypeError('The upload failed.'));
      request.onabort = () => reject(init.signal?.reason ?? new TypeError('The upload was given up.'));
      init.signal?.addEventListener('abort', () => request.abort());
      request.send((init.body ?? null) as XMLHttpRequestBodyInit | null);
    });
}
