import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { DigitsName } from './digits.ts';
import { setReactAriaMessages } from './react-aria-fa.ts';

setReactAriaMessages();

export interface MashqProviderProps {
  children: ReactNode;
  /** Digits that number fields, calendars and meters print. @default 'fa' */
  digits?: DigitsName;
  /** Direction of the keyboard in menus, tabs and sliders; keep it equal to `dir` of `<html>`. @default 'rtl' */
  dir?: 'rtl' | 'ltr';
}

const LOCALES = {
  rtl: { fa: 'fa-IR', latn: 'fa-IR-u-nu-latn' },
  // react-aria takes the direction from the script of the locale: Persian in Latin script runs left to right.
  ltr: { fa: 'fa-Latn-IR-u-ca-persian-nu-arabext', latn: 'fa-Latn-IR-u-ca-persian-nu-latn' },
} as const;

/** Put once around an app: react-aria then speaks Persian and reads from right to left. It adds nothing to the page. */
export function MashqProvider({ children, digits = 'fa', dir = 'rtl' }: MashqProviderProps) {
  return <I18nProvider locale={LOCALES[dir][digits]}>{children}</I18nProvider>;
}
