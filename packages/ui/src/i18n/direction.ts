import { useLocale } from 'react-aria-components/I18nProvider';

export { isolate } from './isolate.ts';

export type Direction = 'rtl' | 'ltr';

/** The direction in force, for what CSS cannot decide: which arrow key goes on, from which side a thing is dragged. */
export function useDirection(): Direction {
  return useLocale().direction;
}
