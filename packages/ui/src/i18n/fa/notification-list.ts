/** Default Persian messages of `NotificationList`, apart from those of the cards and tables, which every screen loads. */
export const faNotificationList = {
  fresh: 'تازه',
  readAll: 'همه خوانده شد',
  more: 'اعلان‌های قدیمی‌تر',
  actions: (title: string) => `کارهای اعلان ${title}`,
  dismiss: (title: string) => `حذف اعلان ${title}`,
  /** The same in the menu of a notification. */
  remove: 'حذف این اعلان',
  dismissed: 'اعلان حذف شد.',
  undo: 'برگرداندن',
  undoDismissal: (title: string) => `برگرداندن اعلان ${title}`,
  mute: (kind: string) => `خاموش کردن «${kind}»`,
  muted: (kind: string) => `«${kind}» خاموش شد و دیگر خبری از آن نمی‌آید.`,
  undoMute: (kind: string) => `برگرداندن اعلان‌های «${kind}»`,
  empty: {
    student: 'هیچ اعلانی نداری. هر خبر تازه‌ای باشد همین‌جا می‌بینی.',
    staff: 'اعلانی ندارید. هر خبر تازه‌ای باشد همین‌جا می‌بینید.',
  },
} as const;
