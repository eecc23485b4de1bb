import * as css from './FacesRating.css.ts';

/** A face; its mouth says how it is, whatever the colors. @param mood from 0, sad, to 1, happy */
export function Face({ mood }: { mood: number }) {
  // The corners of the mouth are at 26; its middle is over them for a sad face, under them for a happy one.
  const corners = 29 - 5 * mood;
  const middle = 23 + 13 * mood;
  return (
    <svg viewBox="0 0 40 40" className={css.picture} aria-hidden="true">
      <circle cx="20" cy="20" r="17" className={css.head} />
      <circle cx="14" cy="16" r="2.2" className={css.eye} />
      <circle cx="26" cy="16" r="2.2" className={css.eye} />
      <path d={`M12 ${corners}Q20 ${middle} 28 ${corners}`} className={css.mouth} />
    </svg>
  );
}
