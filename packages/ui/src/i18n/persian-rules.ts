import { shownDigits } from './digits.ts';
import { formatByBrowser } from './format-by-browser.ts';
import type { LanguageRules } from './page-language.ts';

/** Persian as the kit has it by itself, and with the Gregorian calendar where the page asks for it. */
export const persian: LanguageRules = {
  resolve: ({ digits = 'fa', dir = 'rtl', calendar = 'persian' }) => {
    // Without numerals digits of every set are taken where they are typed.
    const numerals = dir === 'ltr' || digits === 'latn' ? `-nu-${digits === 'fa' ? 'arabext' : 'latn'}` : '';
    return {
      locale: `${dir === 'ltr' ? 'fa-Latn-IR' : 'fa-IR'}-u-ca-${calendar}${numerals}`,
      digits: undefined,
      isPersian: true,
      ...(calendar === 'gregory' && {
        formatDate: (moment: Date, style: string) => formatByBrowser('fa-IR', moment, style, calendar, shownDigits()),
      }),
    };
  },
};
