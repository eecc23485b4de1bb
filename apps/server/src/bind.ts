import type { Call, ParsedOf, ResponseOf } from '@mashq/api/contract';
import type { Actor } from './actor.ts';
import type { Caller } from './caller.ts';
import type { JsonText } from './json-text.ts';

/** What a handler gives back: the reply, or its JSON from the database. */
export type Reply<C> = ResponseOf<C> | JsonText;
type OpenRequest<C> = ParsedOf<C> & Caller;
type GuardedRequest<C> = OpenRequest<C> & { readonly actor: Actor };

/** Joins calls of the contract to handlers. Roles, reading of input, status and (in tests) the reply are all the contract's. */
export interface Bind {
  /** For calls whose access is `public`. */
  readonly open: <C extends Call>(call: C, handler: (request: OpenRequest<C>) => Promise<Reply<C>>) => void;
  /** For every other: `actor` has passed the call's roles. */
  readonly guarded: <C extends Call>(call: C, handler: (request: GuardedRequest<C>) => Promise<Reply<C>>) => void;
}
