/**
 * Default Persian messages of what is on its way, and of messages in their place, one object a component, so that an app loads only those it uses. Each can be replaced by a prop of its component.
 */
export const skeleton = { label: 'در حال آماده شدن…' } as const;

export const spinner = { label: 'در حال آماده شدن…' } as const;

export const progress = { of: (done: string, total: string) => `${done} از ${total}` } as const;

export const alert = {
  info: 'نکته',
  success: 'انجام شد',
  warning: 'توجه',
  danger: 'خطا',
  reward: 'آفرین',
  close: 'بستن پیام',
} as const;

export const hintCard = { label: 'راهنمای این صفحه', done: 'فهمیدم', decline: 'نمی‌خواهم' } as const;
