/** Links between the pages that open an account, and the strings of forgotten passwords. */
export const authLinks = {
  register: 'حساب ندارید؟ ثبت‌نام',
  forgot: 'رمز را فراموش کرده‌ام',
  login: 'ورود به حساب',
} as const;

export const forgotPassword = {
  title: 'رمز تازه',
  steps: { label: 'مرحله‌های گذاشتن رمز تازه', phone: 'شماره', code: 'کد', account: 'حساب', password: 'رمز تازه' },
  subtitle: {
    phone: 'شماره‌ای که با حساب ثبت شده است را بنویسید. اگر حسابی با آن باشد، کد پیامک می‌شود.',
    code: (phone: string) => `کدی که به ${phone} پیامک شد را بنویسید.`,
    account: 'این شماره چند حساب دارد. رمز کدام عوض شود؟',
    password: (username: string) => `رمز تازهٔ ${username} را بنویسید.`,
    done: 'رمز عوض شد و همهٔ دستگاه‌ها از حساب خارج شدند.',
  },
  failed: 'انجام نشد.',
  send: 'فرستادن کد',
  resend: 'فرستادن دوبارهٔ کد',
  changePhone: 'تغییر شماره',
  check: 'بررسی کد',
  accounts: 'حساب‌های این شماره',
  choose: 'ادامه',
  password: 'رمز تازه',
  hint: 'دست‌کم ۸ نویسه. جایی بنویسید که گم نشود.',
  save: 'گذاشتن رمز تازه',
  done: 'انجام شد',
  enter: 'ورود با رمز تازه',
} as const;
