export { decimalWords, fractionWords, mixedWords, numberWords, ordinalWords } from '@mashq/curriculum/persian';
export {
  type DateStyle,
  formatDate,
  formatDateTime,
  formatDeadline,
  formatDueDate,
  formatRelativeDay,
  formatTime,
  type JalaliParts,
  jalaliParts,
  MONTHS,
  type Moment,
  SCHOOL_YEAR_MONTHS,
  startOfWeek,
  TIME_ZONE,
  WEEKDAY_LETTERS,
  WEEKDAYS,
} from './dates.ts';
export {
  foldDecimal,
  foldDigits,
  formatDigits,
  formatNumber,
  formatPercent,
  type NumberOptions,
  shownDigits,
  toPersianDigits,
} from './digits.ts';
export { type Direction, isolate, useDirection } from './direction.ts';
export type { KitMessages } from './kit-messages.ts';
export { MashqProvider, type MashqProviderProps } from './MashqProvider.tsx';
export { ownDirection, ownLanguage, ownText } from './own-direction.ts';
export type { CalendarName, LanguageRules } from './page-language.ts';
export { REACT_ARIA_FA } from './react-aria/everything.ts';
export { setReactAriaMessages } from './react-aria-fa.ts';
export { foldForSearch, matchesSearch } from './search-text.ts';
