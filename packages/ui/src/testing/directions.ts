/** Keys by meaning, for `user.keyboard`: the arrow that goes on in reading order is the left one in Persian. */
export interface DirectionKeys {
  dir: 'rtl' | 'ltr';
  /** The arrow key towards the next thing in reading order. */
  next: '{ArrowLeft}' | '{ArrowRight}';
  /** The arrow key towards the one before. */
  previous: '{ArrowLeft}' | '{ArrowRight}';
}

/** Both directions, to run a keyboard test in each: `it.each(DIRECTIONS)('… in $dir', async ({ dir, next }) => …)`. */
export const DIRECTIONS: readonly DirectionKeys[] = [
  { dir: 'rtl', next: '{ArrowLeft}', previous: '{ArrowRight}' },
  { dir: 'ltr', next: '{ArrowRight}', previous: '{ArrowLeft}' },
];
