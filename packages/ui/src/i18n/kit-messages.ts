import type { groups } from './en/groups.ts';
import type { LanguageRules } from './page-language.ts';

/** Messages of the kit by groups; what is left out is said in Persian. */
export type KitMessages = Partial<typeof groups> & {
  /** Direction, digits, calendar and formats. @default those of Persian */
  readonly language?: LanguageRules;
};
