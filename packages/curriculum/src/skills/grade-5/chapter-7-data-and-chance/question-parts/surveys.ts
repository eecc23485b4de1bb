/** Something counted in a few groups. */
export interface DataSetting {
  readonly title: string;
  /** «روز»: what the groups are. */
  readonly heading: string;
  readonly unit: string;
  readonly groups: readonly string[];
  /** Whether the groups keep their order, as days do. */
  readonly inOrder?: boolean;
  /** «تعداد کتاب‌های»: before the name of a group. */
  readonly of: string;
}

export const dataSettings: readonly DataSetting[] = [
  {
    title: 'کتاب‌های امانت‌گرفته‌شده در هفته',
    heading: 'روز',
    unit: 'کتاب',
    groups: ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه'],
    inOrder: true,
    of: 'کتاب‌های امانت‌گرفته‌شدهٔ',
  },
  {
    title: 'ورزش دلخواه دانش‌آموزها',
    heading: 'ورزش',
    unit: 'نفر',
    groups: ['فوتبال', 'والیبال', 'شنا', 'کشتی', 'بسکتبال', 'دو'],
    of: 'علاقه‌مندانِ',
  },
  {
    title: 'نهال‌های کاشته‌شده در چند محله',
    heading: 'محله',
    unit: 'نهال',
    groups: ['گلستان', 'بهار', 'آزادی', 'سرو', 'لاله', 'دریا'],
    of: 'نهال‌های محلهٔ',
  },
  {
    title: 'بستنی‌های فروخته‌شده',
    heading: 'مزه',
    unit: 'بستنی',
    groups: ['زعفرانی', 'شکلاتی', 'توت‌فرنگی', 'وانیلی', 'قهوه‌ای', 'پسته‌ای'],
    of: 'بستنی‌های',
  },
  {
    title: 'بازدیدکنندگان موزه',
    heading: 'ماه',
    unit: 'نفر',
    groups: ['فروردین', 'اردیبهشت', 'خرداد', 'تیر', 'مرداد', 'شهریور'],
    inOrder: true,
    of: 'بازدیدکنندگان',
  },
  {
    title: 'میوه‌های فروخته‌شده در بازار روز',
    heading: 'میوه',
    unit: 'کیلوگرم',
    groups: ['سیب', 'انار', 'پرتقال', 'خرما', 'انگور', 'هلو'],
    of: 'فروش',
  },
  {
    title: 'دانش‌آموزان پایه‌های یک دبستان',
    heading: 'پایه',
    unit: 'نفر',
    groups: ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم'],
    inOrder: true,
    of: 'دانش‌آموزان پایهٔ',
  },
];
