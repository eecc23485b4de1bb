import type { Buffer } from 'node:buffer';
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Call, ParsedOf, ResponseOf } from '@mashq/api/contract';
import type { Actor } from './actor.ts';
import type { FileReply } from './file-reply.ts';

/** JSON the database has already written: passed on unparsed, because parsing a class's cells costs more than reading them. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** One object of plain fields, and of fields whose JSON is at hand. */
  static object(fields: object, written: Readonly<Record<string, string>>): JsonText {
    const plain = JSON.stringify(fields).slice(1, -1);
    const parts = Object.entries(written).map(([name, text]) => `${JSON.stringify(name)}:${text}`);
    return new JsonText(`{${[...(plain === '' ? [] : [plain]), ...parts].join(',')}}`);
  }
}

/** Where a request comes from. */
export interface ClientInfo {
  readonly ip: string;
  /** The device token the browser keeps. */
  readonly device?: string | undefined;
  readonly userAgent?: string | undefined;
}

/** What a handler gives back: the reply, its JSON from the database, or the file that the call replies with. */
export type Reply<C> = ResponseOf<C> | JsonText | FileReply<Buffer | Readable>;
type PublicRequest<C> = ParsedOf<C> & ClientInfo;
type AuthenticatedRequest<C> = PublicRequest<C> & { readonly actor: Actor };

export interface StreamRequest {
  readonly actor: Actor;
  /** Who the same token speaks for by now; throws where its time is over or its session was ended. */
  readonly identify: () => Promise<Actor>;
  /** The event that the header `Last-Event-ID` names, 0 for one that is not ours, null without it. */
  readonly after: number | null;
}

/** Joins calls of the contract to handlers. Roles, reading of input, status and (in tests) the reply are all the contract's. */
export interface CallRegistry {
  /** For calls whose access is `public`. */
  readonly public: <C extends Call>(call: C, handler: (request: PublicRequest<C>) => Promise<Reply<C>>) => void;
  /** For every other: `actor` has passed the call's roles. */
  readonly authenticated: <C extends Call>(
    call: C,
    handler: (request: AuthenticatedRequest<C>) => Promise<Reply<C>>,
  ) => void;
  /** For calls whose reply goes on until one side ends it: what `open` returns writes it. A call that fails before is refused as others are. */
  readonly stream: (call: Call, open: (request: StreamRequest) => Promise<(response: ServerResponse) => void>) => void;
}
