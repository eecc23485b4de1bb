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

/**
 * Share of a run's responses left out at either end: connections opening, and those that are done while others still
 * work. Between them every connection is busy.
 */
const ENDS = 0.1;

/**
 * Sends `amount` requests over a number of connections, each made by `next` when its turn comes. Responses are timed
 * here, one by one: autocannon's own duration is whole samples of a second.
 */
export async function fire(url: string, connections: number, amount: number, next: () => Shot): Promise<Measured> {
  const at: number[] = [];
  const times: number[] = [];
  let failed = 0;
  const run = autocannon({
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
  run.on('response', (_client, status, _bytes, milliseconds) => {
    at.push(performance.now());
    times.push(milliseconds);
    if (status < 200 || status > 299) failed += 1;
  });
  const { errors } = await run;
  const first = Math.floor(at.length * ENDS);
  const last = at.length - 1 - first;
  const from = at[first];
  const until = at[last];
  if (from === undefined || until === undefined || until <= from)
    throw new Error(`${url} answered too little to measure`);
  const steady = times.slice(first, last + 1).sort((a, b) => a - b);
  return {
    requestsPerSecond: ((last - first) * 1000) / (until - from),
    p50: quantile(steady, 0.5),
    p99: quantile(steady, 0.99),
    failed: failed + errors,
  };
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle of several runs, each figure by itself; failures are added up. */
export function middleOf(runs: readonly Measured[]): Measured {
  const middle = (figure: (run: Measured) => number) =>
    quantile(
      runs.map(figure).sort((a, b) => a - b),
      0.5,
    );
  return {
    requestsPerSecond: middle((run) => run.requestsPerSecond),
    p50: middle((run) => run.p50),
    p99: middle((run) => run.p99),
    failed: runs.reduce((sum, run) => sum + run.failed, 0),
  };
}

/** The cells of a measure: requests a second, p50, p99, failures. */
export function cells({ requestsPerSecond, p50, p99, failed }: Measured): (string | number)[] {
  return [Math.round(requestsPerSecond), p50.toFixed(1), p99.toFixed(1), failed];
}

/** A Markdown table; the first column is words, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
