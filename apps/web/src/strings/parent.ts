import { formatDigits } from '@mashq/ui/i18n';

/** Strings for parents, and of the links that are made for them. */
export const parent = {
  title: (name: string) => `هفتهٔ ${name}`,
  pageTitle: 'برای پدر و مادر',
  subtitle: (schoolClass: string, day: string) => `کلاس ${schoolClass}، ${day}`,
  week: {
    title: 'این هفته',
    days: 'روز تمرین',
    minutes: 'دقیقه',
    done: 'پرسش',
    right: 'درست در بار نخست',
    none: 'این هفته هنوز تمرینی نبوده است. ده دقیقه در روز، کنار شما، شروع خوبی است.',
  },
  levels: {
    title: 'چه بلد است',
    note: 'چهار سطحِ کارنامهٔ دبستان، برای هر مهارت کتاب.',
    none: 'هنوز به اندازه‌ای تمرین نکرده است که سطحی نشان دهیم.',
    names: {
      'needs-work': 'نیاز به تلاش بیشتر',
      acceptable: 'قابل قبول',
      good: 'خوب',
      'very-good': 'خیلی خوب',
    },
  },
  help: {
    title: 'در خانه چه کمک می‌کند',
    advice: (title: string, first: number, last: number) =>
      `«${title}»: صفحه‌های ${formatDigits(first)} تا ${formatDigits(last)} کتاب را با هم ورق بزنید. بخواهید یک نمونه را برایتان توضیح دهد و بپرسید «از کجا فهمیدی؟»؛ جواب را نگویید.`,
    none: 'چیزی عقب نمانده است. همین روند خوب است؛ از او بخواهید یکی از پرسش‌هایی را که بلد است برایتان حل کند.',
  },
  work: { title: 'کارهای باز', until: (when: string) => `تا ${when}` },
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
