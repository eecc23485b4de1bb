/** Two kinds of things or people in one place. */
export interface TwoGroups {
  /** «در یک سبد», the beginning of the sentence. */
  readonly place: string;
  /** One of the first kind, of the second, and of all together. */
  readonly one: string;
  readonly other: string;
  readonly all: string;
  /** Many of each. */
  readonly ones: string;
  readonly others: string;
  readonly alls: string;
}

export const twoGroups: readonly TwoGroups[] = [
  {
    place: 'در یک باشگاه شطرنج',
    one: 'دختر',
    other: 'پسر',
    all: 'عضو',
    ones: 'دخترها',
    others: 'پسرها',
    alls: 'عضوها',
  },
  { place: 'در یک سبد', one: 'سیب', other: 'پرتقال', all: 'میوه', ones: 'سیب‌ها', others: 'پرتقال‌ها', alls: 'میوه‌ها' },
  {
    place: 'در یک جعبه',
    one: 'مهرهٔ آبی',
    other: 'مهرهٔ قرمز',
    all: 'مهره',
    ones: 'مهره‌های آبی',
    others: 'مهره‌های قرمز',
    alls: 'مهره‌ها',
  },
  {
    place: 'در یک باغچه',
    one: 'گل رز',
    other: 'گل لاله',
    all: 'گل',
    ones: 'گل‌های رز',
    others: 'گل‌های لاله',
    alls: 'گل‌ها',
  },
  {
    place: 'در یک قفسه',
    one: 'کتاب داستان',
    other: 'کتاب علمی',
    all: 'کتاب',
    ones: 'کتاب‌های داستان',
    others: 'کتاب‌های علمی',
    alls: 'کتاب‌ها',
  },
  {
    place: 'در یک پارکینگ',
    one: 'خودروی سفید',
    other: 'خودروی مشکی',
    all: 'خودرو',
    ones: 'خودروهای سفید',
    others: 'خودروهای مشکی',
    alls: 'خودروها',
  },
  {
    place: 'روی یک درخت',
    one: 'گنجشک',
    other: 'کبوتر',
    all: 'پرنده',
    ones: 'گنجشک‌ها',
    others: 'کبوترها',
    alls: 'پرنده‌ها',
  },
  { place: 'در یک مزرعه', one: 'گوسفند', other: 'بز', all: 'حیوان', ones: 'گوسفندها', others: 'بزها', alls: 'حیوان‌ها' },
  {
    place: 'در یک آکواریوم',
    one: 'ماهی قرمز',
    other: 'ماهی سیاه',
    all: 'ماهی',
    ones: 'ماهی‌های قرمز',
    others: 'ماهی‌های سیاه',
    alls: 'ماهی‌ها',
  },
];
