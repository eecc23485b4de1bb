import { levelNames, measureNames } from '@mashq/api/measures/words';
import { formatDigits } from '@mashq/ui/i18n';
import { waitingResults } from './waiting-results.ts';

/** Strings for parents, and of the links that are made for them. */
export const parent = {
  title: (name: string) => `هفتهٔ ${name}`,
  pageTitle: 'برای پدر و مادر',
  subtitle: (schoolClass: string, day: string) => `کلاس ${schoolClass}، ${day}`,
  week: {
    title: 'این هفته',
    table: 'روزهای تمرین این هفته',
    row: 'روزهای تمرین',
    days: measureNames.days,
    minutes: measureNames.minutes,
    done: measureNames.questions,
    right: measureNames.firstTryRight,
    waiting: waitingResults,
    none: 'این هفته هنوز تمرینی نبوده است. ده دقیقه در روز، کنار شما، شروع خوبی است.',
  },
  levels: {
    title: 'چه بلد است',
    note: 'چهار سطحِ کارنامهٔ دبستان، برای هر مهارت کتاب.',
    none: 'هنوز به اندازه‌ای تمرین نکرده است که سطحی نشان دهیم.',
    names: levelNames,
  },
  help: {
    title: 'در خانه چه کمک می‌کند',
    pages: (title: string, first: number, last: number) =>
      first === last
        ? `«${title}»: صفحهٔ ${formatDigits(first)} کتاب را با هم ورق بزنید.`
        : `«${title}»: صفحه‌های ${formatDigits(first)} تا ${formatDigits(last)} کتاب را با هم ورق بزنید.`,
    ask: 'بخواهید یک نمونه را برایتان توضیح دهد و بپرسید «از کجا فهمیدی؟»؛ جواب را نگویید.',
    later: (titles: readonly string[]) =>
      `روزهای دیگر، همین کار با ${titles.map((title) => `«${title}»`).join(' و ')}.`,
    short: 'ده دقیقه در روز کافی است؛ اگر خسته شد، بماند برای فردا.',
    unknown:
      'هنوز برای گفتن این‌که در چه کمک می‌خواهد، به اندازه تمرین نکرده است. ده دقیقه تمرین در روز، کنار شما، شروع خوبی است.',
    none: 'در آنچه تمرین کرده است چیزی عقب نمانده. همین روند خوب است؛ از او بخواهید یکی از سؤال‌هایی را که بلد است برایتان حل کند.',
  },
  work: { title: 'کارهای باز', until: (when: string) => `تا ${when}` },
  sms: {
    title: 'پیامک هفتگی',
    lead: 'اگر بخواهید، پنجشنبه‌ها عصر یک پیامک کوتاه دربارهٔ همین هفته با همین نشانی برایتان می‌آید.',
    phone: 'شمارهٔ شما',
    send: 'فرستادن کد تأیید',
    sent: (phone: string) => `کدی که به ${phone} فرستادیم`,
    agree: 'می‌پذیرم؛ هر هفته بفرستید',
    back: 'شمارهٔ دیگر',
    on: (phone: string) => `پنجشنبه‌ها عصر به شماره‌ای که با ${phone} تمام می‌شود پیامک می‌فرستیم.`,
    stop: 'دیگر پیامک نفرستید',
    started: 'از این هفته پیامک می‌آید.',
    stopped: 'دیگر پیامکی نمی‌آید و شماره پاک شد.',
    failed: 'انجام نشد.',
    note: 'شماره رمزشده می‌ماند و با باطل شدن نشانی پاک می‌شود.',
  },
  print: 'چاپ',
  privacy:
    'این صفحه تنها برای خواندن است. هر کس نشانی را داشته باشد آن را می‌بیند؛ معلم یا خود دانش‌آموز هر وقت بخواهد آن را باطل می‌کند.',
  links: {
    title: 'نشانی برای پدر و مادر',
    subtitle: 'با این نشانی، بدون ورود، هفتهٔ دانش‌آموز دیده می‌شود. هر وقت بخواهید باطلش کنید.',
    none: 'هنوز نشانی‌ای ساخته نشده است.',
    make: 'ساختن نشانی',
    once: 'نشانی را همین حالا بفرستید؛ دوباره نشان داده نمی‌شود.',
    copy: 'رونوشت نشانی',
    made: (day: string, by: string) => `ساختهٔ ${by}، ${day}`,
    by: { student: 'دانش‌آموز', teacher: 'معلم' },
    opened: (when: string) => `آخرین بازدید ${when}`,
    neverOpened: 'هنوز باز نشده است',
    revoke: 'باطل کردن',
    revoked: 'نشانی باطل شد.',
  },
} as const;
