import * as css from './MarkedText.css.ts';
import { markMatches } from './mark-matches.ts';

export interface MarkedTextProps {
  children: string;
  /** What was typed. */
  typed: string;
}

/** A text with the words that were looked for marked in it. */
export function MarkedText({ children, typed }: MarkedTextProps) {
  return markMatches(children, typed).map(({ text, isMatch }, place) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and hold no state
      <mark key={place} className={css.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
