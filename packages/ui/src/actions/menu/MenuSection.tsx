import * as css from './MenuSeparator.css.ts'; /** Items of a `Menu` under one name. */

export {
  OptionListSection as MenuSection,
  type OptionListSectionProps as MenuSectionProps,
} from '../../primitives/option-list/OptionListSection.tsx';

/** Keeps what is weighty apart from the rest of a `Menu`. */
export function MenuSeparator() {
  // biome-ignore lint/a11y/useSemanticElements: in a menu, where a rule of the text has no place.
  return <div role="separator" className={css.separator} />;
}
