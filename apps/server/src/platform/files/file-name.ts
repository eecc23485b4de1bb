/** Characters that no file system or reader wants in a name: separators, wildcards, controls, and marks that turn the direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const UNWANTED = /[\u0000-\u001f\u007f-\u009f"*/:<>?\\|\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Characters of a name at most, without its extension. */
const MAX = 100;

const NAMELESS = 'پیوست';

/** The name under which a file is saved: what the sender called it, with the extension of what it is. */
export function fileName(given: string, extension: string): string {
  const plain = given.replaceAll(UNWANTED, ' ').replaceAll(/\s+/g, ' ').trim();
  const base = plain.replace(/\.[A-Za-z0-9]{1,5}$/, '').replaceAll(/^[. ]+|[. ]+$/g, '');
  return `${[...base].slice(0, MAX).join('').trim() || NAMELESS}${extension}`;
}
