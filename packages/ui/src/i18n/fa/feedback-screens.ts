/** Default Persian messages of what is where something could not be shown. Each can be replaced by a prop of its component. */
export const faFeedbackScreens = {
  error: {
    student: {
      title: 'این بار نشد',
      message: 'اطلاعات از راه نرسید. اینترنتت را نگاه کن و دوباره امتحان کن.',
      retry: 'دوباره تلاش کن',
    },
    staff: {
      title: 'دریافت اطلاعات انجام نشد',
      message: 'اتصال اینترنت را بررسی کنید و دوباره تلاش کنید.',
      retry: 'دوباره تلاش کنید',
    },
  },
  offline: {
    label: 'وضعیت اتصال',
    offline: 'اینترنت نیست. ادامه بده؛ جواب‌هایت همین‌جا می‌ماند.',
    waiting: (count: string) => `${count} جواب در صف فرستادن است. خودش می‌رود.`,
    offlineWaiting: (count: string) => `اینترنت نیست. ${count} جواب همین‌جا مانده و بعد خودش می‌رود.`,
    sent: 'همهٔ جواب‌ها رسید.',
    back: 'اینترنت برگشت.',
  },
  maintenance: {
    title: 'مشق در حال ساخت‌وساز است',
    message: 'داریم چیزهای تازه‌ای می‌سازیم. پس از به‌روزرسانی، زیباتر از پیش برمی‌گردیم.',
    retry: 'دوباره سر بزنید',
  },
  notFound: {
    title: 'این صفحه پیدا نشد',
    message: 'شاید نشانی اشتباه نوشته شده یا این صفحه جابه‌جا شده است.',
    home: 'رفتن به خانه',
  },
  somethingWrong: {
    title: 'یک جای کار ایراد پیدا کرد',
    message: 'خطا از ماست، نه از شما. صفحه را دوباره باز کنید؛ اگر باز هم دیدید، کمی دیگر برگردید.',
    retry: 'باز کردن دوبارهٔ صفحه',
    home: 'رفتن به خانه',
  },
} as const;
