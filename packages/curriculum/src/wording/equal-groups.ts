/** Equal groups of a child's day: «در کلاس نقاشی ۴ جعبه هست و در هر جعبه ۶ مداد رنگی». */
export interface Grouping {
  /** Where it happens, with its preposition. */
  readonly scene: string;
  readonly holder: string;
  /** «در هر جعبه», «روی هر شاخه». */
  readonly each: string;
  readonly thing: string;
}

export const groupings: readonly Grouping[] = [
  { scene: 'در کلاس نقاشی', holder: 'جعبه', each: 'در هر جعبه', thing: 'مداد رنگی' },
  { scene: 'در میوه‌فروشی', holder: 'سبد', each: 'در هر سبد', thing: 'انار' },
  { scene: 'در میدان بار', holder: 'صندوق', each: 'در هر صندوق', thing: 'طالبی' },
  { scene: 'در مهمانی', holder: 'بشقاب', each: 'در هر بشقاب', thing: 'شیرینی' },
  { scene: 'در کتابخانهٔ کلاس', holder: 'قفسه', each: 'در هر قفسه', thing: 'کتاب' },
  { scene: 'در گل‌فروشی', holder: 'گلدان', each: 'در هر گلدان', thing: 'شاخه گل' },
  { scene: 'در مغازهٔ محله', holder: 'شانه', each: 'در هر شانه', thing: 'تخم‌مرغ' },
  { scene: 'در آلبوم خانواده', holder: 'صفحه', each: 'در هر صفحه', thing: 'عکس' },
  { scene: 'در سالن نمایش', holder: 'ردیف', each: 'در هر ردیف', thing: 'صندلی' },
  { scene: 'در نانوایی', holder: 'سینی', each: 'در هر سینی', thing: 'نان شیرمال' },
  { scene: 'در کارگاه', holder: 'قوطی', each: 'در هر قوطی', thing: 'پیچ' },
  { scene: 'در فروشگاه ماهی زینتی', holder: 'تنگ', each: 'در هر تنگ', thing: 'ماهی' },
  { scene: 'در مسابقهٔ تیله‌بازی', holder: 'کیسه', each: 'در هر کیسه', thing: 'تیله' },
  { scene: 'در گلخانه', holder: 'جعبه', each: 'در هر جعبه', thing: 'نشای گوجه' },
  { scene: 'در خیاطی', holder: 'کارت', each: 'روی هر کارت', thing: 'دکمه' },
];
