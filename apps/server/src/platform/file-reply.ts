import type { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';

/** A file as the reply of a call. */
export class FileReply<Bytes extends Buffer | Readable = Buffer> {
  /** A stream where they are too many to be held at once. */
  readonly bytes: Bytes;
  readonly mediaType: string;
  /** Name under which a browser saves it, with its extension. */
  readonly name: string;
  /** The address always gives the same bytes, to everybody: browsers and proxies may keep them. */
  readonly isPublicForEver: boolean;
  /** How long the reader's own browser may store it; 0 not at all. */
  readonly storedSeconds: number;

  constructor(bytes: Bytes, mediaType: string, name: string, { isPublicForEver = false, storedSeconds = 0 } = {}) {
    this.bytes = bytes;
    this.mediaType = mediaType;
    this.name = name;
    this.isPublicForEver = isPublicForEver;
    this.storedSeconds = storedSeconds;
  }

  /** For browsers that cannot read the name in UTF-8 there is one of ASCII letters. */
  get contentDisposition(): string {
    const extension = this.name.slice(this.name.lastIndexOf('.'));
    const encoded = encodeURIComponent(this.name).replaceAll(
      /['()*]/g,
      (character) => `%${character.charCodeAt(0).toString(16)}`,
    );
    return `attachment; filename="report${extension}"; filename*=UTF-8''${encoded}`;
  }
}
