import type { Call, ParsedOf, ResponseOf } from '@mashq/api/contract';
import type { Actor } from './actor.ts';
import type { Caller } from './caller.ts';
import type { FileReply } from './file-reply.ts';
import type { JsonText } from './json-text.ts';

/** What a handler gives back: the reply, its JSON from the database, or the file that the call replies with. */
export type Reply<C> = ResponseOf<C> | JsonText | FileReply;
type PublicRequest<C> = ParsedOf<C> & Caller;
type AuthenticatedRequest<C> = PublicRequest<C> & { readonly actor: Actor };

/** Joins calls of the contract to handlers. Roles, reading of input, status and (in tests) the reply are all the contract's. */
export interface Bind {
  /** For calls whose access is `public`. */
  readonly public: <C extends Call>(call: C, handler: (request: PublicRequest<C>) => Promise<Reply<C>>) => void;
  /** For every other: `actor` has passed the call's roles. */
  readonly authenticated: <C extends Call>(
    call: C,
    handler: (request: AuthenticatedRequest<C>) => Promise<Reply<C>>,
  ) => void;
}
