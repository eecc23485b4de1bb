import { useLocale } from 'react-aria-components/I18nProvider';

export type Direction = 'rtl' | 'ltr';

/** The direction in force, for what CSS cannot decide: which arrow key goes on, from which side a thing is dragged. */
export function useDirection(): Direction {
  return useLocale().direction;
}

/** Keeps a foreign run (a formula, a phone number, a code) in one piece and in its own direction within Persian text. */
export function isolate(text: string, direction: Direction = 'ltr'): string {
  return `${direction === 'ltr' ? '\u2066' : '\u2067'}${text}\u2069`;
}
