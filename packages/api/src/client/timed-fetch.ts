export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * A fetch that gives up: after `timeout` milliseconds, or when `signal` says so. The time covers the body too, which is
 * read here in full, so that a connection cut in the middle of a reply fails instead of passing for an empty success.
 */
export function timedFetch(fetch: Fetch, timeout: number, signal: AbortSignal | undefined): Fetch {
  return async (input, init) => {
    const controller = new AbortController();
    const abort = () => controller.abort(signal?.reason);
    const timer = setTimeout(() => controller.abort(new TimeoutError()), timeout);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    try {
      const response = await fetch(input, { ...init, signal: controller.signal });
      const body = await response.blob();
      // Status and headers of the response; its body has been read.
      return new Response(body.size ? body : null, response);
    } catch (error) {
      throw controller.signal.aborted ? controller.signal.reason : error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  };
}
