/** Colors that mean neither right nor wrong; the shape, not the color, says the pairs apart. */
export const PAIR_TONES = ['sky', 'turmeric', 'accent'] as const;
