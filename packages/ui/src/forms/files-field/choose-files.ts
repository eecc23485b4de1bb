import { fileFault } from '../file-field/file-fault.ts';

/** What a field of several files accepts. Sizes are in bytes. */
export interface FileLimits {
  accept: readonly string[];
  maxFiles: number;
  maxBytes: number;
  maxTotalBytes: number;
}

/** Why a file was not taken: kind, size, nothing in it, chosen already, too many, or too much together. */
export type FilesFault = 'kind' | 'size' | 'empty' | 'twice' | 'many' | 'total';

export interface Refusal {
  name: string;
  fault: FilesFault | 'folder';
}

/** The same file chosen twice is two `File` objects; its name, size and last change are the same. */
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const bytesOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);

function faultOf(file: File, chosen: readonly File[], limits: FileLimits): FilesFault | null {
  if (chosen.some((each) => isSame(each, file))) return 'twice';
  const fault = fileFault(file, limits.accept, limits.maxBytes);
  if (fault !== null) return fault;
  if (file.size === 0) return 'empty';
  if (chosen.length >= limits.maxFiles) return 'many';
  return bytesOf(chosen) + file.size > limits.maxTotalBytes ? 'total' : null;
}

/** Adds to the chosen files those that fit, in their order, and says of each other one why it does not. */
export function chooseFiles(
  chosen: readonly File[],
  added: Iterable<File>,
  limits: FileLimits,
): { files: readonly File[]; refusals: Refusal[] } {
  const files = [...chosen];
  const refusals: Refusal[] = [];
  for (const file of added) {
    const fault = faultOf(file, files, limits);
    if (fault === null) files.push(file);
    else refusals.push({ name: file.name, fault });
  }
  return { files, refusals };
}
