/** A helper color of the theme; never a literal. */
export type FigureTone = 'accent' | 'turmeric' | 'leaf' | 'rose' | 'sky' | 'none';
