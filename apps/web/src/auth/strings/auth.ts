/** Strings of signing in. */
export const auth = {
  title: 'ورود به مشق',
  subtitle: {
    password: 'با نام کاربری و رمزی که مدرسه داده است.',
    phone: 'کد ورود را برایتان پیامک می‌کنیم.',
    code: (phone: string) => `کدی که به ${phone} پیامک شد را بنویسید.`,
    accounts: 'این شماره چند حساب دارد. کدام را باز کنیم؟',
  },
  username: 'نام کاربری',
  secondFactorStep: 'رمز درست است. تنها کد برنامهٔ ورود مانده است.',
  secondFactor: 'کد ورود دومرحله‌ای',
  secondFactorHint: 'شش رقم برنامهٔ ورود روی گوشی‌تان، یا یکی از کدهای بازیابی.',
  enter: 'ورود',
  /** Beside what the server said of an account that was closed or locked. */
  afterEnd: 'آنچه نوشته‌اید و هنوز نرسیده است، در همین دستگاه می‌ماند. با حساب دیگری همین‌جا وارد شوید.',
  failed: 'وارد نشدید.',
} as const;

/** Strings of signing in by a code. */
export const authCode = {
  codeFailed: 'کد فرستاده نشد.',
  sendCode: 'فرستادن کد',
  resendCode: 'فرستادن دوبارهٔ کد',
  checkCode: 'بررسی کد',
  changePhone: 'تغییر شماره',
  accountsLabel: 'حساب‌های این شماره',
  byCode: 'ورود با کد پیامکی',
  byPassword: 'ورود با نام کاربری و رمز',
} as const;
