/** What the bench uses of autocannon, which ships no types of its own. */
declare module 'autocannon' {
  export interface Result {
    readonly errors: number;
  }
  export interface Options {
    readonly url: string;
    readonly connections: number;
    readonly amount: number;
    readonly requests: readonly { readonly setupRequest: (request: object) => object }[];
  }
  export interface Run extends PromiseLike<Result> {
    readonly on: (
      event: 'response',
      listen: (client: object, status: number, bytes: number, milliseconds: number) => void,
    ) => void;
  }
  function autocannon(options: Options): Run;

  export { autocannon as default };
}
