import { formatByBrowser } from '../format-by-browser.ts';
import type { LanguageRules } from '../page-language.ts';
import { prepareReactAria } from './react-aria.ts';
import { speakEnglishMath } from './speak-math.ts';

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** English from left to right, with Latin digits and Gregorian dates, unless the page asks otherwise. */
export const english: LanguageRules = {
  resolve: ({ digits = 'latn', dir = 'ltr', calendar = 'gregory' }) => {
    prepareReactAria();
    return {
      // react-aria takes the direction from the script.
      locale: `${dir === 'rtl' ? 'en-Arab-US' : 'en-US'}-u-ca-${calendar}-nu-${digits === 'fa' ? 'arabext' : 'latn'}`,
      digits,
      isPersian: false,
      formatDate: (moment, style) => formatByBrowser('en-US', moment, style, calendar, digits),
      formatRelativeDay: (days) => relative.format(days, 'day'),
      joinDateAndTime: (date, time) => `${date}, ${time}`,
      speakMath: speakEnglishMath,
    };
  },
};
