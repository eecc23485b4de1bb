import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { KitMessages } from './kit-messages.ts';
import { MessagesContext } from './language.ts';
import { type CalendarName, type DigitsName, type DirectionName, setPageLanguage } from './page-language.ts';
import { setReactAriaMessages } from './react-aria-fa.ts';

setReactAriaMessages();

export interface MashqProviderProps {
  children: ReactNode;
  /**
   * What the kit says: `enMessages` of `@mashq/ui/i18n/en` for English, from left to right, with Latin digits and Gregorian
   * dates. @default Persian
   */
  messages?: KitMessages;
  /** Digits that number fields, calendars and meters print. @default 'fa', or those of the language */
  digits?: DigitsName;
  /** Direction of the keyboard in menus, tabs and sliders; keep it equal to `dir` of `<html>`. @default 'rtl', or that of the language */
  dir?: DirectionName;
  /** Calendar that dates are shown and typed in; another one than Jalali needs `messages`. @default 'persian', or that of the language */
  calendar?: CalendarName;
}

const LOCALES = {
  rtl: { fa: 'fa-IR', latn: 'fa-IR-u-nu-latn' },
  // react-aria takes the direction from the script of the locale: Persian in Latin script runs left to right.
  ltr: { fa: 'fa-Latn-IR-u-ca-persian-nu-arabext', latn: 'fa-Latn-IR-u-ca-persian-nu-latn' },
} as const;

/**
 * Put once around an app: react-aria then speaks Persian and reads from right to left, or as `messages` say. It adds nothing to
 * the page. Numbers and dates that an app formats by itself follow the last one that was rendered.
 */
export function MashqProvider({ children, messages, digits, dir, calendar }: MashqProviderProps) {
  // While rendering, as what is inside formats numbers and dates while it renders.
  const locale = setPageLanguage(messages?.language, { digits, dir, calendar });
  return (
    <MessagesContext value={messages}>
      <I18nProvider locale={locale ?? LOCALES[dir ?? 'rtl'][digits ?? 'fa']}>{children}</I18nProvider>
    </MessagesContext>
  );
}
