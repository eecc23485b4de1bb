import type { Block, RawInput } from '../../src/index.ts';

/** What the properties of all skills need to know of a kind of answer. */
export interface TestedKind<Form, Key> {
  readonly kind: string;
  /** Ways to give the right answer: at least twenty of a typed kind, at least one of a picked kind. */
  readonly forms: (key: Key, form: Form) => readonly RawInput[];
  /** Inputs near the right answer that must never be called right. */
  readonly misses: (key: Key, form: Form) => readonly RawInput[];
  /** Words, and numbers in their canonical spelling, that can be read in the form. */
  readonly texts: (form: Form) => { readonly words: readonly string[]; readonly numbers: readonly string[] };
  /** The right answer in plain text, piece by piece or in each way it may be written. */
  readonly printed: (key: Key, form: Form) => readonly string[];
  /** Whether the worked solution's last step shows the right answer. @default every piece of `printed` is in it */
  readonly isWritten?: (end: SolutionEnd, key: Key, form: Form) => boolean;
  /** Whether the printed key may be looked for in hints; false where its pieces are in the question anyway. */
  readonly isTelling: boolean | ((key: Key) => boolean);
  /** What would state the key before its time. @default `printed` */
  readonly stated?: (key: Key, form: Form) => readonly string[];
  /** Whether the stem may hold the key, as a number that is asked back. @default always */
  readonly mayBeInStem?: (key: Key) => boolean;
  /** Where the form itself shows its key, or null. */
  readonly shownIn?: (form: Form, key: Key) => string | null;
}

/** The last step of a worked solution: its blocks and their plain text. */
export interface SolutionEnd {
  readonly blocks: readonly Block[];
  readonly text: string;
}

/** Nothing can be read in a form of this kind. */
export const NO_TEXTS = { words: [], numbers: [] } as const;

/** What nobody can mean as a number. */
export const UNREADABLE = ['', ' ', 'سه', 'x', '--1', '1/0/1', '1..2', '؟', 'NaN', 'null', '1e3', '٪'] as const;
