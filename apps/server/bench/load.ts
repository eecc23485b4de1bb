import autocannon from 'autocannon';

export interface Measured {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

export interface Shot {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends `amount` requests over a number of connections, each made by `next` when its turn comes. */
export async function fire(url: string, connections: number, amount: number, next: () => Shot): Promise<Measured> {
  const begun = performance.now();
  const result = await autocannon({
    url,
    connections,
    amount,
    requests: [
      {
        setupRequest: (request) => {
          const { path, method, headers, body } = next();
          const given = { ...request, path, method, headers: { 'content-type': 'application/json', ...headers } };
          return body === undefined ? given : { ...given, body };
        },
      },
    ],
  });
  // autocannon rounds its own duration up to whole samples.
  const seconds = (performance.now() - begun) / 1000;
  return {
    requestsPerSecond: Math.round(result['2xx'] / seconds),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

/** A Markdown table; the first column is words, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
