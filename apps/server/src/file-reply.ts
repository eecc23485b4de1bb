import type { Buffer } from 'node:buffer';

/** A file as the reply of a call. */
export class FileReply {
  readonly bytes: Buffer;
  readonly mediaType: string;
  /** Name under which a browser saves it, with its extension. */
  readonly name: string;

  constructor(bytes: Buffer, mediaType: string, name: string) {
    this.bytes = bytes;
    this.mediaType = mediaType;
    this.name = name;
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
