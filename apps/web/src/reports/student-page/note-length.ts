/** Characters of a note, as the contract has it. */
export const MAX_NOTE = 2000;
