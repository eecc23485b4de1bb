/** Punctuation that components put between words of theirs. */
export const faPunctuation = { comma: '، ' } as const;
