/** The words of a palette in an English app: `<CommandPalette {...ENGLISH_PALETTE} … />`. Persian is the default. */
export const ENGLISH_PALETTE = {
  label: 'Search',
  placeholder: 'Search...',
  emptyText: 'Please enter keywords',
} as const;
