import type { MathNode } from '@mashq/curriculum/model';

/** Digits that are shown: Persian «۱۲» or Latin “12”. */
export type DigitsName = 'fa' | 'latn';

export type CalendarName = 'persian' | 'gregory';

export type DirectionName = 'rtl' | 'ltr';

/** What a page may ask for in place of what its language has. */
export interface LanguageChoices {
  readonly digits?: DigitsName | undefined;
  readonly dir?: DirectionName | undefined;
  readonly calendar?: CalendarName | undefined;
}

/** How dates and formulas are written in a language; it comes with a catalog, so that a Persian page loads none of it. */
export interface LanguageRules {
  /** The locale of react-aria, and the formats, with what the page asks for. */
  readonly resolve: (choices: LanguageChoices) => PageLanguage;
}

export interface PageLanguage {
  readonly locale: string;
  /** Digits, where the reader's setting does not decide them. */
  readonly digits: DigitsName | undefined;
  /** Whether react-aria says the kit's Persian, or its own strings in the language of the locale. */
  readonly isPersian: boolean;
  readonly formatDate?: (moment: Date, style: string) => string;
  readonly formatRelativeDay?: (days: number) => string;
  readonly joinDateAndTime?: (date: string, time: string) => string;
  readonly speakMath?: (node: MathNode) => string;
}

let current: PageLanguage | undefined;

/**
 * The language of the page, for functions outside of components: formats of numbers and dates, and react-aria's own strings.
 * One for the whole page, as the digits are. Undefined for the kit's Persian.
 */
export const pageLanguage = (): PageLanguage | undefined => current;

/** Called by `MashqProvider` before what is in it renders. Returns the locale, where the language has one. */
export function setPageLanguage(rules?: LanguageRules, choices: LanguageChoices = {}): string | undefined {
  current = rules?.resolve(choices);
  return current?.locale;
}
