import * as css from './MenuSeparator.css.ts';

/** Keeps what is weighty apart from the rest of a `Menu`. */
export function MenuSeparator() {
  // biome-ignore lint/a11y/useSemanticElements: in a menu, where a rule of the text has no place.
  return <div role="separator" className={css.separator} />;
}
