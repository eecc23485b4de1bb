import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { applyTheme, type DigitsName } from '../theme/apply-theme.ts';
import { PersianPage } from './PersianPage.tsx';

export interface PersianOptions {
  /** @default 'rtl' */
  dir?: 'rtl' | 'ltr';
  /** @default 'fa' */
  digits?: DigitsName;
}

/** Renders a component on a Persian page, with a person at its keyboard and pointer. */
export function renderPersian(
  element: ReactElement,
  { dir = 'rtl', digits = 'fa' }: PersianOptions = {},
): RenderResult & { user: UserEvent } {
  document.documentElement.lang = 'fa';
  applyTheme(document.documentElement, { dir, digits });
  const result = render(element, {
    wrapper: ({ children }) => (
      <PersianPage dir={dir} digits={digits}>
        {children}
      </PersianPage>
    ),
  });
  return { ...result, user: userEvent.setup() };
}
