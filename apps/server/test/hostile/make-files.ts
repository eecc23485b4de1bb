import { Buffer } from 'node:buffer';
import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const MEGABYTE = 1024 * 1024;

interface Part {
  /** Bytes that it unpacks to, all of them zero: a few thousand bytes are a part of hundreds of megabytes. */
  readonly zeros: number;
  /** Bytes that the archive says it unpacks to, where that is false. */
  readonly saidSize?: number;
  /** Whether the list of parts names it: who reads from the beginning unpacks it all the same. @default true */
  readonly isListed?: boolean;
}

const BLOCK = deflateRawSync(Buffer.alloc(MEGABYTE), { finishFlush: constants.Z_FULL_FLUSH });
const packedZeros = (bytes: number) =>
  Buffer.concat([...Array.from({ length: bytes / MEGABYTE }, () => BLOCK), Buffer.from([3, 0])]);

/** An archive; libraries make no false ones. */
export function zip(parts: Readonly<Record<string, string | Uint8Array | Part>>): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, given] of Object.entries(parts)) {
    const isPlain = typeof given === 'string' || given instanceof Uint8Array;
    const content = isPlain ? Buffer.from(given) : Buffer.alloc(0);
    const packed = isPlain ? deflateRawSync(content) : packedZeros(given.zeros);
    const { saidSize = isPlain ? content.length : given.zeros, isListed = true } = isPlain ? {} : given;
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt16LE(20, 6);
    head.writeUInt16LE(8, 10);
    head.writeUInt32LE(crc32(content), 16);
    head.writeUInt32LE(packed.length, 20);
    head.writeUInt32LE(saidSize, 24);
    head.writeUInt16LE(Buffer.byteLength(name), 28);
    head.writeUInt32LE(at, 42);
    // The head of a part is the same without two numbers at the beginning and those at the end.
    const before = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head.subarray(6, 32)]);
    const body = Buffer.concat([before, Buffer.from(name), packed]);
    bodies.push(body);
    if (isListed) list.push(head, Buffer.from(name));
    at += body.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(list.length / 2, 8);
  end.writeUInt16LE(list.length / 2, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, ...list, end]);
}

export const TYPES = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
export const LAUGHS = `<!DOCTYPE x [<!ENTITY a "ha">${Array.from(
  { length: 20 },
  (_, index) => `<!ENTITY ${'a'.repeat(index + 2)} "${`&${'a'.repeat(index + 1)};`.repeat(20)}">`,
).join('')}]>`;
export const deep = (levels: number) => `${'<a>'.repeat(levels)}${'</a>'.repeat(levels)}`;

/** A workbook of one sheet with these rows. */
export const book = (rows: string, more: Readonly<Record<string, string | Uint8Array | Part>> = {}) => ({
  '[Content_Types].xml': TYPES,
  'xl/workbook.xml':
    '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/styles.xml': '<styleSheet/>',
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  ...more,
});
export const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
export const HONEST_ROWS = ['نام,نام خانوادگی,کلاس,پایه', 'علی,کریمی,پنجم,۵']
  .map((line, row) => {
    const cells = line.split(',').map((text, column) => cell(`${'ABCD'[column]}${row + 1}`, text));
    return `<row r="${row + 1}">${cells.join('')}</row>`;
  })
  .join('');

export function nested(levels: number): Buffer {
  let inner = zip({ 'a.txt': 'A'.repeat(MEGABYTE) });
  for (let level = 0; level < levels; level += 1) inner = zip({ 'a.zip': inner, 'b.zip': inner });
  return inner;
}

function pngPart(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** A black-and-white PNG; `rows` are its packed bytes. */
export function png(
  width: number,
  height: number,
  rows: Buffer,
  more: readonly Buffer[] = [],
  isInterlaced = false,
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngPart('IHDR', head),
    ...more,
    pngPart('IDAT', deflateSync(rows)),
    pngPart('IEND', Buffer.alloc(0)),
  ]);
}
export const blank = (width: number, height: number) => Buffer.alloc((Math.ceil(width / 8) + 1) * height);
export const packedText = (bytes: number) =>
  pngPart('zTXt', Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes, 'A'))]));

export const photo = (width = 200, height = 100) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } });

/** A JPEG whose head says 65,500 by 65,500. */
export async function hugeJpeg(): Promise<Buffer> {
  const bytes = Buffer.from(await photo().jpeg().toBuffer());
  const at = bytes.indexOf(Buffer.from('ffc0', 'hex'));
  bytes.writeUInt16BE(65_500, at + 5);
  bytes.writeUInt16BE(65_500, at + 7);
  return bytes;
}

/** A JPEG that begins with this many full segments of a camera's notes. */
export async function longNotes(count: number): Promise<Buffer> {
  const bytes = await photo().jpeg().toBuffer();
  const note = Buffer.alloc(65_537, 'A');
  note.set([0xff, 0xe1, 0xff, 0xff, 0x45, 0x78, 0x69, 0x66, 0, 0]);
  return Buffer.concat([bytes.subarray(0, 2), ...Array.from({ length: count }, () => note), bytes.subarray(2)]);
}

/** A WebP in the extended form that says 16,384 by 16,384. */
export async function hugeWebp(): Promise<Buffer> {
  const bytes = Buffer.from(
    await photo()
      .webp()
      .withExif({ IFD0: { Copyright: 'a' } })
      .toBuffer(),
  );
  bytes.writeUIntLE(16_383, 24, 3);
  bytes.writeUIntLE(16_383, 27, 3);
  return bytes;
}

/** A GIF of as many frames of one pixel. */
export function film(frames: number, width = 1): Buffer {
  const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(width, 8);
  const frame = Buffer.from('21f904000100000021fe0161002c00000000010001000002024401 00'.replaceAll(' ', ''), 'hex');
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from('3b', 'hex')]);
}

export const packed = (text: string, dictionary = '/Type /ObjStm /Filter /FlateDecode') => {
  const data = deflateSync(Buffer.from(text, 'latin1')).toString('latin1');
  return `9 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\n${data}\nendstream\nendobj\n`;
};

export const svg = (content: string, before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`);
