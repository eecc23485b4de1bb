import { formatNumber, formatPercent } from '@mashq/ui/i18n';

/** Strings of the support chat. What is said in English is so in the product’s specification. */
export const chatWords = {
  list: 'گفتگوها',
  support: 'پشتیبانی',
  supportName: 'پشتیبانی مشق',
  open: 'پشتیبانی',
  unread: (count: string) => `${count} پیام نخوانده از پشتیبانی`,
  unreadCount: (count: string) => `${count} پیام نخوانده`,
  /** More is not counted by anybody. */
  count: (count: number) => (count > 99 ? `${formatNumber(99)}+` : formatNumber(count)),
  hours: 'معمولاً تا یک روز کاری پاسخ می‌دهیم.',
  pick: 'گفتگویی را از فهرست باز کنید.',
  missing: 'کسی با این نشانی نیست.',
  roles: { STUDENT: 'دانش‌آموز', TEACHER: 'معلم', other: 'مدیر' },
  subtitle: (role: string, school: string) => (school === '' ? role : `${role}، ${school}`),
  /** Of a picture that is being sent: the share that has arrived, 0 to 1. */
  uploaded: (share: number) => `${formatPercent(share)} فرستاده شد`,
  deleteFailed: 'پیام حذف نشد. دوباره تلاش کنید.',
} as const;

/** Support speaks to a student as all the rest does; what is left out has no voice. */
export const studentChatWords = {
  hours: 'معمولاً تا یک روز کاری جوابت را می‌دهیم.',
  deleteFailed: 'پیام حذف نشد. دوباره تلاش کن.',
  conversation: {
    sendingFailed: 'پیامت فرستاده نشد.',
    empty: 'هنوز پیامی نیست. هر سؤال یا مشکلی داری بنویس.',
    failedMessage: 'اینترنتت را ببین و دوباره تلاش کن.',
  },
  composer: {
    placeholder: 'پیامت را بنویس…',
    wrongKind: 'این فایل تصویر نیست. تصویر JPEG، PNG یا WebP انتخاب کن.',
    drop: 'تصویر را اینجا رها کن',
    failed: 'پیام فرستاده نشد. نوشته‌ات اینجا مانده است؛ دوباره بفرست.',
    saveFailed: 'ویرایش ذخیره نشد. نوشته‌ات اینجا مانده است؛ دوباره ذخیره کن.',
    over: (count: string) => `${count} نویسه بیش از اندازه است. کوتاه‌ترش کن.`,
  },
} as const;

/** The owner’s own words for the outcome of deleting; the reader’s language stands below them. */
export const CHAT_MESSAGE_DELETED = 'message deleted successfully';
export const CHAT_MESSAGE_DELETED_FA = 'پیام حذف شد.';

/** The owner’s own words where the list, or a conversation, of an administrator does not load. */
export const CHAT_LIST_FAILED = 'Error';
export const CHAT_FAILED = 'Error loading chat';
