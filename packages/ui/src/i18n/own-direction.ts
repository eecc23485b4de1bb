// Letters alone: digits and marks of either script have no direction of their own.
const RIGHT_TO_LEFT = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LEFT_TO_RIGHT = /(?=\p{L})\p{Script=Latin}/u;

/**
 * For `dir`: a text of one script has its own direction, so that «Hello!» ends with its mark. A text of two scripts, of
 * digits or of nothing is read as the page is: `dir=auto` would turn a Persian sentence round that begins with a Latin name,
 * and put the caret of an empty field to the left.
 */
export function ownDirection(text: string): 'ltr' | 'rtl' | undefined {
  const [isRtl, isLtr] = [RIGHT_TO_LEFT.test(text), LEFT_TO_RIGHT.test(text)];
  if (isRtl === isLtr) return undefined;
  return isRtl ? 'rtl' : 'ltr';
}

/**
 * Attributes of a text that is written in Latin letters alone, so that a screen reader says it with an English voice (WCAG 3.1.2)
 * and its marks are at its own end; none for all others.
 */
export function ownLanguage(text: string): { readonly lang?: 'en'; readonly dir?: 'ltr' } {
  return ownDirection(text) === 'ltr' ? { lang: 'en', dir: 'ltr' } : {};
}
