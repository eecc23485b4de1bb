/** What the bench uses of autocannon, which ships no types of its own. */
declare module 'autocannon' {
  export interface Result {
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly non2xx: number;
    readonly errors: number;
    readonly '2xx': number;
  }
  export interface Options {
    readonly url: string;
    readonly connections: number;
    readonly amount: number;
    readonly requests: readonly { readonly setupRequest: (request: object) => object }[];
  }
  function autocannon(options: Options): Promise<Result>;

  export { autocannon as default };
}
