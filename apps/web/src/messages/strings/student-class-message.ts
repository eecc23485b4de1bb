/** Strings of the messages of a child's teachers. */
export const classMessageWords = {
  title: 'پیام‌های کلاس',
  empty: 'هنوز پیامی از معلمت نیامده است. هر وقت بنویسد، همین‌جا می‌بینی.',
  home: 'برگشتن به خانه',
  more: 'پیام‌های قدیمی‌تر',
  pinned: 'مهم',
  fresh: 'تازه',
  edited: 'ویرایش‌شده',
} as const;
