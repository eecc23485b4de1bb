import type { RawInput } from '../../src/index.ts';

/** What the properties of all skills need to know of a kind of answer. */
export interface TestedKind<Form, Key> {
  readonly kind: string;
  /** Ways to give the right answer; at least one. */
  readonly forms: (key: Key, form: Form) => readonly RawInput[];
  /** Inputs near the right answer that must never be called right. */
  readonly misses: (key: Key, form: Form) => readonly RawInput[];
  /** Words, and numbers in their canonical spelling, that can be read in the form. */
  readonly texts: (form: Form) => { readonly words: readonly string[]; readonly numbers: readonly string[] };
  /** The right answer in plain text, piece by piece: every piece is in the last step of a solution. */
  readonly printed: (key: Key, form: Form) => readonly string[];
  /** Whether the printed key may be looked for in hints; false where its pieces are in the question anyway. */
  readonly isTelling: boolean;
}
