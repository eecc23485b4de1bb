/** Strings of the account and of the appearance settings. */
export const account = {
  title: 'حساب کاربری',
  person: {
    title: 'مشخصات',
    name: 'نام',
    username: 'نام کاربری',
    role: 'نقش',
    school: 'مدرسه',
    organization: 'سازمان',
    class: 'کلاس',
    classes: 'کلاس‌ها',
    plan: 'طرح',
  },
  look: {
    title: 'رنگ و نما',
    subtitle: 'رنگ با حساب همراه است؛ بقیه برای همین دستگاه می‌ماند.',
    open: (preset: string) => `رنگ: ${preset}`,
    contrast: 'پررنگی',
    contrasts: { normal: 'معمولی', more: 'پررنگ‌تر', system: 'مثل دستگاه' },
    digits: 'عددها',
    digitKinds: { fa: 'فارسی', latn: 'لاتین' },
    density: 'فشردگی',
    bySchool: 'رنگ این صفحه‌ها را مدرسه انتخاب کرده است.',
    densities: { comfortable: 'راحت', compact: 'فشرده' },
  },
  exit: {
    cardTitle: 'ورود و خروج',
    cardSubtitle: {
      student: 'اگر جای دیگری هم وارد حسابت شده‌ای، می‌توانی از همه‌جا با هم خارج شوی.',
      staff: 'اگر جای دیگری هم وارد شده‌اید یا دستگاهی گم شده است، از همه‌جا با هم خارج شوید.',
    },
    action: 'خروج از حساب',
    title: 'خروج از حساب',
    student: 'مطمئنی می‌خواهی از حسابت خارج شوی؟',
    staff: 'مطمئن هستید که می‌خواهید از حساب خود خارج شوید؟',
    confirm: 'مطمئنم',
    close: 'بستن',
    waiting: (count: string) =>
      `${count} جوابت هنوز نرسیده است. همین‌جا می‌ماند و وقتی دوباره با همین حساب وارد شوی فرستاده می‌شود.`,
  },
  exitEverywhere: {
    action: 'خروج از همهٔ دستگاه‌ها',
    student: 'مطمئنی؟ در همهٔ دستگاه‌ها، همین یکی هم، از حسابت خارج می‌شوی و باید دوباره وارد شوی.',
    staff: 'مطمئن هستید؟ در همهٔ دستگاه‌ها، از جمله همین دستگاه، از حساب خود خارج می‌شوید و باید دوباره وارد شوید.',
    done: { student: 'از همهٔ دستگاه‌ها خارج شدی.', staff: 'از همهٔ دستگاه‌ها خارج شدید.' },
  },
} as const;
