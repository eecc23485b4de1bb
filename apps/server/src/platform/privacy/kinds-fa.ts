import { toPersianDigits } from '@mashq/curriculum/persian';
import { ARCHIVE_TERM_YEARS, KINDS, type KindName } from './kinds.ts';

/** What `KINDS` says in English, for those whose data it is. */
interface PlainWords {
  readonly why: string;
  readonly term: string;
  readonly readers: string;
}

const WITH_REPORTS = 'همراه گزارش‌های سال تحصیلی؛ پس از حذف حساب، بی‌نام';
const TEACHERS_AND_MANAGER = 'خود دانش‌آموز، معلم‌های کلاس و مدیر مدرسه';
const MASKED = 'مدیران سامانه؛ هر بار که شمارهٔ کامل را ببینند ثبت می‌شود';

const WORDS: Readonly<Record<KindName, PlainWords>> = {
  account: {
    why: 'برای ورود، و برای اینکه در کلاس شناخته شوید',
    term: 'تا وقتی حذف حساب را بخواهید، و ۱۴ روز پس از آن',
    readers: 'خودتان، معلم‌های کلاس، مدیر مدرسه و مدیران سامانه؛ هم‌کلاسی‌ها تنها نام کوچک و تصویر را می‌بینند',
  },
  signIn: {
    why: 'برای اینکه وارد بمانید و دستگاه‌های دیگر را ببینید و خارج کنید',
    term: '۳۰ روز پس از آخرین استفاده، دست بالا ۱۸۰ روز، و یک هفته بیشتر',
    readers: 'تنها خودتان',
  },
  membership: {
    why: 'تا معلوم باشد چه کسی کجا درس می‌خواند و درس می‌دهد',
    term: WITH_REPORTS,
    readers: 'خودتان، معلم‌های کلاس و مدیر مدرسه',
  },
  work: { why: 'برای دادن تکلیف و گزارش آن', term: WITH_REPORTS, readers: TEACHERS_AND_MANAGER },
  answers: {
    why: 'برای بررسی پاسخ، توضیح راه‌حل و گزارش یادگیری',
    term: `${WITH_REPORTS}؛ جواب‌های بایگانی‌شده ${toPersianDigits(String(ARCHIVE_TERM_YEARS))} سال از روز بایگانی`,
    readers: TEACHERS_AND_MANAGER,
  },
  levels: {
    why: 'برای انتخاب سؤال مناسب و کمک به‌موقع',
    term: WITH_REPORTS,
    readers: `${TEACHERS_AND_MANAGER}؛ پدر و مادری که پیوند دارند، در چهار واژه`,
  },
  notes: {
    why: 'تا معلم‌ها به هم بگویند چه چیزی به دانش‌آموز کمک می‌کند',
    term: 'تا وقتی پاک شود، یا حساب دانش‌آموز حذف شود',
    readers: 'معلم‌های دانش‌آموز',
  },
  comments: {
    why: 'برای گفت‌وگوی معلم و دانش‌آموز دربارهٔ یک تکلیف',
    term: 'همراه تکلیف؛ آنچه زیر کار خود دانش‌آموز است تا حذف حسابش',
    readers: 'دانش‌آموز و معلم‌های کلاس',
  },
  classMessages: {
    why: 'برای خبر دادن به کلاس، و دانستن اینکه چه کسی دیده است',
    term: 'چند ماهی که گردانندهٔ سامانه تعیین کند؛ اگر نکرده باشد برای همیشه',
    readers: 'کلاس و معلم‌هایش',
  },
  support: {
    why: 'برای پاسخ به پرسش‌های شما',
    term: 'چند ماهی که گردانندهٔ سامانه تعیین کند؛ اگر نکرده باشد تا حذف حساب',
    readers: 'خودتان و مدیران سامانه؛ هر بار خواندن آن‌ها ثبت می‌شود',
  },
  rewards: {
    why: 'برای اینکه دانش‌آموز ببیند به چه رسیده است',
    term: 'همراه حساب؛ پس از حذف حساب، بی‌نام',
    readers: 'دانش‌آموز و معلم‌هایش؛ هم‌کلاسی‌ها نشان‌ها را می‌بینند',
  },
  lab: {
    why: 'تا معلوم باشد کدام کار آزمایشگاه انجام شده',
    term: 'همراه حساب؛ پس از حذف حساب، بی‌نام',
    readers: 'تنها خودتان',
  },
  notifications: {
    why: 'برای خبر دادن از تازه‌ها، به راهی که خودتان برگزیده‌اید',
    term: 'تا حذف حساب',
    readers: 'تنها خودتان',
  },
  surveys: {
    why: 'برای بهتر شدن مشق',
    term: 'همراه نظرسنجی؛ پس از حذف حساب، بی‌نام',
    readers: 'خودتان و مدیران سامانه؛ در نظرسنجی بی‌نام، بدون نام',
  },
  questionReports: {
    why: 'برای درست کردن سؤال‌ها',
    term: 'همراه سؤال؛ پس از حذف حساب، بدون نوشتهٔ شما',
    readers: 'خودتان و مدیران سامانه',
  },
  payments: {
    why: 'برای دادن آنچه پولش پرداخت شده، و برای حساب‌داری',
    term: 'ده سال؛ شمارهٔ پوشیدهٔ کارت با حذف حساب پاک می‌شود',
    readers: 'خودتان و مدیران سامانه؛ سهم‌هایی را که مدرسه خریده، مدیر مدرسه هم',
  },
  preOrders: {
    why: 'برای زنگ زدن به کسی که خواسته است',
    term: 'یک سال پس از پایان، یا تا حذف حساب',
    readers: MASKED,
  },
  registrations: {
    why: 'برای تصمیم دربارهٔ درخواست حساب',
    term: 'تا حذف حساب؛ رمز درهم‌شده تا روز تصمیم',
    readers: MASKED,
  },
  parents: {
    why: 'برای نشان دادن هفتهٔ فرزند به پدر و مادر',
    term: 'پیوند ۱۸۰ روز؛ شمارهٔ پدر یا مادر تا وقتی پیامک را نخواهند یا پیوند تمام شود',
    readers: 'دانش‌آموز و معلم‌هایش؛ شمارهٔ پدر یا مادر را هیچ‌کس',
  },
  files: {
    why: 'برای نشان دادن آنچه افزوده‌اید',
    term: 'همراه جایی که آن را نشان می‌دهد؛ آنچه جایی نشان داده نمی‌شود پاک می‌شود',
    readers: 'هر کس که آن جا را می‌بیند',
  },
  phones: { why: 'برای ورود با شمارهٔ موبایل', term: 'یک روز پس از پایان کارشان', readers: 'هیچ‌کس' },
  visitors: {
    why: 'برای پاسخ به بازدیدکننده‌ها',
    term: 'تا وقتی مدیران سامانه پاکش کنند',
    readers: MASKED,
  },
  jobs: {
    why: 'برای انتخاب همکار',
    term: '۱۸۰ روز، یا تا وقتی مدیران سامانه پاکش کنند',
    readers: 'مدیران سامانه؛ هر بار دریافت فایل ثبت می‌شود',
  },
  audit: {
    why: 'تا معلوم باشد چه کسی چه چیزی را عوض کرده یا خوانده است',
    term: 'همیشه؛ شناسه و کار، بی نام',
    readers: 'گردانندهٔ سامانه',
  },
  school: {
    why: 'برای کار کردن سامانه',
    term: 'تا وقتی سامانه کار می‌کند',
    readers: 'هر کس که برای کارش لازم دارد',
  },
};

/** What is kept of people, as the page `/privacy` of the app shows it; what says nothing of people is left out. */
export const privacyPage = (): readonly ({ readonly title: string } & PlainWords)[] =>
  (Object.keys(KINDS) as KindName[])
    .filter((kind) => kind !== 'school')
    .map((kind) => ({ title: KINDS[kind].fa, ...WORDS[kind] }));
