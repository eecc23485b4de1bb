import type { ReactNode } from 'react';

/** Prose of a page that is in English alone, whatever the toolbar's language. The samples between are not: they follow the toolbar. */
export const EnglishProse = ({ children }: { children: ReactNode }) => (
  <div dir="ltr" lang="en">
    {children}
  </div>
);
