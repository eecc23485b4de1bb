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
