import kinds from './privacy-kinds.json' with { type: 'json' };
import type { PageHead, Point } from './types.ts';

export const privacyHead: PageHead = {
  title: 'حریم خصوصی',
  lead: 'چه داده‌ای از شما و فرزندتان نگه می‌داریم، چرا، تا کی، و چه کسی آن را می‌بیند.',
  actions: [],
};

/** Made from the server’s register of personal data. */
export const privacyKinds: readonly { title: string; why: string; term: string; readers: string }[] = kinds;

export const privacyPoints: readonly Point[] = [
  { title: 'تبلیغ و فروش داده نیست', text: 'داده‌ای به دیگران داده نمی‌شود و تبلیغی نشان داده نمی‌شود.' },
  {
    title: 'دادهٔ خودتان را بگیرید',
    text: 'در «حساب کاربری» فایلی از هر چه از شما نگه داشته‌ایم بگیرید. رمزها و آنچه از دیگران است در آن نیست.',
  },
  {
    title: 'حساب را حذف کنید',
    text: 'در «حساب کاربری» حذف را بخواهید. تا ۱۴ روز می‌توانید پشیمان شوید؛ پس از آن نام و شماره‌تان پاک می‌شود. برای دانش‌آموزان مدرسه، مدیر مدرسه هم می‌تواند حذف را بخواهد.',
  },
  {
    title: 'شماره‌ها پوشیده‌اند',
    text: 'شمارهٔ موبایل رمزنگاری می‌شود و جز چند رقم آخرش نشان داده نمی‌شود. هر بار که مدیران سامانه شمارهٔ کامل را ببینند ثبت می‌شود.',
  },
];
