import { type Guide, type Part, step } from '../guide.ts';

const schoolClass: Part = ['link', 'پنجم الف'];
const inTab = (name: string): readonly Part[] => [schoolClass, ['tab', name]];
const student: Part = ['link', 'آراد مرادی'];
const homework: Part = ['link', 'صفحه‌های ۱۲ تا ۱۷'];

/** Guides of teachers: classes, students, the book and the account. */
export const classGuides = [
  {
    id: 'today',
    title: 'خانه: امروز کلاس',
    summary: 'تکلیف‌های باز، تکلیف تازه و مهارت‌های کلاس در یک نگاه.',
    keywords: 'خانه شروع امروز',
    steps: [
      step('تکلیف‌های باز را با مهلت و تعداد تحویل می‌بینید.', '/teacher', ['heading', 'تکلیف‌های باز']),
      step('از همین‌جا تکلیف تازه بسازید.', '/teacher', ['link', 'ساختن تکلیف']),
      step('مهارت‌های فصل را برای هر دانش‌آموز ببینید.', '/teacher', ['heading', 'مهارت‌های فصل']),
    ],
  },
  {
    id: 'class',
    title: 'صفحهٔ کلاس',
    summary: 'مهارت‌ها، کارها، پیام‌ها و دانش‌آموزان یک کلاس.',
    keywords: 'کلاس زبانه مهارت جدول',
    steps: [
      step('کلاس را از فهرست کلاس‌ها باز کنید.', '/teacher/classes', schoolClass),
      step('هر زبانه بخشی از کار کلاس است.', '/teacher/classes', ['tablist', 'بخش‌های صفحهٔ کلاس'], schoolClass),
      step('فصل را عوض کنید تا مهارت‌های همان فصل را ببینید.', '/teacher/classes', ['button', 'فصل ۱'], schoolClass),
      step(
        'کارهای در حال اجرا و گذشته در زبانهٔ تکلیف‌هاست.',
        '/teacher/classes',
        ['heading', 'در حال اجرا'],
        ...inTab('تکلیف‌ها'),
      ),
    ],
  },
  {
    id: 'groups',
    title: 'گروه‌های کلاس',
    summary: 'به بخشی از کلاس تکلیف بدهید.',
    keywords: 'گروه تقسیم',
    steps: [
      step('در زبانهٔ گروه‌ها، گروه تازه بسازید.', '/teacher/classes', ['button', 'گروه تازه'], ...inTab('گروه‌ها')),
      step(
        'اعضای هر گروه را هر وقت خواستید تغییر دهید.',
        '/teacher/classes',
        ['button', 'تغییر گروه آبی'],
        ...inTab('گروه‌ها'),
      ),
      step('هنگام ساختن تکلیف، گروه‌ها را انتخاب کنید.', '/teacher/homeworks/new', ['group', 'برای کدام گروه‌ها']),
    ],
  },
  {
    id: 'class-message',
    title: 'پیام برای کلاس',
    summary: 'نوشته‌ای که همهٔ دانش‌آموزان کلاس می‌بینند.',
    keywords: 'پیام اطلاع خبر',
    steps: [
      step('زبانهٔ پیام‌ها را در صفحهٔ کلاس باز کنید.', '/teacher/classes', ['tab', 'پیام‌ها'], schoolClass),
      step('پیام تازه را باز کنید.', '/teacher/classes', ['link', 'پیام تازه'], ...inTab('پیام‌ها')),
      step(
        'پیام را بنویسید و بفرستید. دانش‌آموزان آن را در پیام‌های کلاس می‌بینند.',
        '/teacher/classes',
        ['textbox', ''],
        ...inTab('پیام‌ها'),
        ['link', 'پیام تازه'],
      ),
    ],
  },
  {
    id: 'students',
    title: 'پیدا کردن یک دانش‌آموز',
    summary: 'همهٔ دانش‌آموزان کلاس‌های شما، با جستجو و فهرست کوتاه‌شده.',
    keywords: 'دانش‌آموز جستجو تسلط',
    steps: [
      step('نام را بنویسید.', '/teacher/students', ['searchbox', 'جستجوی نام']),
      step('یا فهرست را با کلاس و تسلط کوتاه کنید.', '/teacher/students', ['button', 'تسلط']),
      step('نام دانش‌آموز به صفحهٔ خودش می‌رود.', '/teacher/students', student),
    ],
  },
  {
    id: 'student',
    title: 'صفحهٔ دانش‌آموز و گزارش توصیفی',
    summary: 'هشت هفتهٔ گذشته، مهارت‌ها و گزارشی برای خانواده.',
    keywords: 'گزارش توصیفی چاپ خانواده پیشرفت',
    steps: [
      step('از دانش‌آموزان، نام را انتخاب کنید.', '/teacher/students', student),
      step('پیشرفت هشت هفتهٔ گذشته را می‌بینید.', '/teacher/students', ['heading', 'هشت هفتهٔ گذشته'], student),
      step('گزارش توصیفی را برای خانواده چاپ کنید.', '/teacher/students', ['button', 'چاپ گزارش توصیفی'], student),
    ],
  },
  {
    id: 'skills',
    title: 'کتاب‌ها و مهارت‌ها',
    summary: 'کتاب درسی با یادگیری کلاس در هر مهارت.',
    keywords: 'کتاب فصل درس مهارت',
    steps: [
      step('فصل کتاب را انتخاب کنید.', '/teacher/skills', ['tablist', 'فصل‌های کتاب']),
      step('معنی رنگ و نشانهٔ هر مرحله اینجاست.', '/teacher/skills', ['list', 'راهنمای نشانه‌ها']),
      step('از صفحه‌های همان درس تکلیف بسازید.', '/teacher/skills', ['link', 'تکلیف از این صفحه‌ها']),
    ],
  },
  {
    id: 'questions',
    title: 'دیدن سؤال‌ها پیش از دادن',
    summary: 'سؤال‌های هر مهارت و هر سطح، همان‌طور که دانش‌آموز می‌بیند.',
    keywords: 'سؤال نمونه سطح پیش‌نمایش',
    steps: [
      step('کتاب، فصل و مهارت را انتخاب کنید.', '/teacher/question', ['radiogroup', 'کتاب']),
      step('سطح سؤال را عوض کنید.', '/teacher/question', ['radiogroup', 'سطح سؤال']),
      step('نشانی سؤال را برای همکارتان کپی کنید.', '/teacher/question', ['button', 'کپی نشانی این سؤال']),
    ],
  },
  {
    id: 'export',
    title: 'گرفتن گزارش به‌صورت فایل',
    summary: 'جدول‌های هر گزارش برای اکسل یا چاپ.',
    keywords: 'خروجی اکسل فایل دانلود',
    steps: [
      step('فهرست دانش‌آموزان را از اینجا بگیرید.', '/teacher/students', ['button', 'خروجی']),
      step('مهارت‌های کلاس را از صفحهٔ کلاس بگیرید.', '/teacher/classes', ['button', 'خروجی'], schoolClass),
      step('گزارش یک تکلیف را از صفحهٔ همان تکلیف بگیرید.', '/teacher', ['button', 'خروجی'], homework),
    ],
  },
  {
    id: 'account',
    title: 'حساب کاربری و اعلان‌ها',
    summary: 'تصویر، رنگ صفحه‌ها، رمز و خبرهایی که می‌خواهید.',
    keywords: 'حساب رمز رنگ تاریک اعلان خروج',
    steps: [
      step('تصویر خود را انتخاب کنید.', '/teacher/profile', ['group', 'تصویر']),
      step('خبرهای تازه را در اعلان‌ها ببینید.', '/teacher/profile', ['link', 'اعلان‌ها']),
      step('بگویید از چه چیزهایی خبر می‌خواهید.', '/teacher/notifications', ['switch', 'پاسخ پشتیبانی']),
    ],
  },
] as const satisfies readonly Guide[];
