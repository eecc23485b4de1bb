import type { Buffer } from 'node:buffer';
import { fileTypeFromBuffer } from 'file-type';

export const PDF_TYPE = 'application/pdf';
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook whose parts are in an unusual order is known as an archive alone. */
const ARCHIVES: readonly string[] = [XLSX_TYPE, 'application/zip'];

/** Pictures that are drawn again. */
const PICTURES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** What a file is by its first bytes; undefined for text and whatever is not known. Its name counts for nothing. */
export async function mediaTypeOf(bytes: Buffer): Promise<string | undefined> {
  return (await fileTypeFromBuffer(bytes))?.mime;
}

export const isArchive = (type: string | undefined) => type !== undefined && ARCHIVES.includes(type);
export const isPicture = (type: string | undefined) => type !== undefined && PICTURES.includes(type);
