/** Strings of surveys. */
export const surveyWords = {
  title: 'نظرسنجی',
  step: (at: string, all: string) => `پرسش ${at} از ${all}`,
  progress: 'پیشرفت نظرسنجی',
  anonymous: {
    student: 'اسمت کنار جواب‌ها نوشته نمی‌شود.',
    staff: 'نام شما کنار پاسخ‌ها نوشته نمی‌شود.',
  },
  next: 'بعدی',
  back: 'قبلی',
  send: { student: 'فرستادن جواب‌ها', staff: 'فرستادن پاسخ‌ها' },
  later: { student: 'بعداً جواب می‌دهم', staff: 'بعداً' },
  skips: {
    student: (count: string) => `${count} بار دیگر می‌توانی آن را به بعد بیندازی.`,
    staff: (count: string) => `${count} بار دیگر می‌توانید آن را به بعد بیندازید.`,
  },
  missing: { student: 'برای این پرسش یک جواب انتخاب کن.', staff: 'این پرسش پاسخ می‌خواهد.' },
  failed: {
    student: 'جواب‌ها فرستاده نشد. همین‌جا می‌مانند؛ دوباره بفرست.',
    staff: 'پاسخ‌ها فرستاده نشد. همین‌جا می‌مانند؛ دوباره بفرستید.',
  },
  skipFailed: { student: 'نشد. دوباره امتحان کن.', staff: 'نشد. دوباره تلاش کنید.' },
  thanks: { student: 'ممنون که نظرت را گفتی!', staff: 'از وقتی که گذاشتید سپاسگزاریم.' },
  thanksText: {
    student: 'جواب‌هایت به بهتر شدن مشق کمک می‌کند.',
    staff: 'پاسخ‌های شما به بهتر شدن مشق کمک می‌کند.',
  },
  home: { student: 'رفتن به خانه', staff: 'بستن' },
  faces: ['بد', 'نه چندان خوب', 'معمولی', 'خوب', 'عالی'],
  scale: ['خیلی کم', 'کم', 'متوسط', 'زیاد', 'خیلی زیاد'],
} as const;

/** A child is spoken to as «تو», adults as «شما». */
export type SurveyVoice = 'student' | 'staff';
