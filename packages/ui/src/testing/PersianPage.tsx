import type { ReactNode } from 'react';
import { MashqProvider } from '../i18n/MashqProvider.tsx';
import type { DigitsName } from '../theme/apply-theme.ts';

export interface PersianPageProps {
  children: ReactNode;
  /** @default 'rtl' */
  dir?: 'rtl' | 'ltr';
  /** @default 'fa' */
  digits?: DigitsName;
}

/** What is around a component in the product: its provider. The attributes of `<html>` are set by `renderPersian`. */
export function PersianPage({ children, dir = 'rtl', digits = 'fa' }: PersianPageProps) {
  return (
    <MashqProvider dir={dir} digits={digits}>
      {children}
    </MashqProvider>
  );
}
