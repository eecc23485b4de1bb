/** Characters of a note, as the contract has it. */
export const LONGEST_NOTE = 2000;
