import { createElement, type ReactNode } from 'react';

// Letters alone: digits and marks of either script have no direction of their own; Latin has none that are its own.
const RIGHT_TO_LEFT = /(?=\p{L})[֐-ۿ]/u;
const LEFT_TO_RIGHT = /\p{Script=Latin}/u;
// A number with its sign, or a telephone number by its plus or its code: from right to left sign and groups would change places.
const NUMBER = /^(?:[+−-]|\(?[0۰٠]\p{Nd}{2,3}[) -])[\p{Nd} ().,%٪-٬-]+$/u;

/**
 * For `dir`: a text of one script has its own direction, so that «Hello!» ends with its mark, and so has a telephone number or one with a sign. A text
 * of two scripts, of other digits or of nothing is read as the page is: `dir=auto` would turn a Persian sentence round that begins with a Latin name,
 * and put the caret of an empty field to the left.
 */
export function ownDirection(text: string): 'ltr' | 'rtl' | undefined {
  const [isRtl, isLtr] = [RIGHT_TO_LEFT.test(text), LEFT_TO_RIGHT.test(text)];
  if (isRtl === isLtr) return NUMBER.test(text) ? 'ltr' : undefined;
  return isRtl ? 'rtl' : 'ltr';
}

/**
 * Attributes of a text that is written in Latin letters alone, so that a screen reader says it with an English voice (WCAG 3.1.2)
 * and its marks are at its own end; a number has a direction and no language, and all others have none.
 */
export function ownLanguage(text: string): { readonly lang?: 'en'; readonly dir?: 'ltr' } {
  return ownDirection(text) === 'ltr' ? { dir: 'ltr', ...(LEFT_TO_RIGHT.test(text) && { lang: 'en' }) } : {};
}

/** What somebody wrote, such as a name or a number to call, in a place that begins at the page's side; anything but a text stays. */
export function ownText(value: ReactNode): ReactNode {
  return typeof value === 'string' && ownDirection(value) === 'ltr'
    ? createElement('bdi', ownLanguage(value), value)
    : value;
}
