/** Default Persian strings of what is on its way, and of messages in their place. Each can be replaced by a prop of its part. */
export const faFeedback = {
  skeleton: { label: 'در حال آماده شدن…' },
  spinner: { label: 'در حال آماده شدن…' },
  progress: { of: (done: string, total: string) => `${done} از ${total}` },
  alert: { info: 'نکته', success: 'انجام شد', warning: 'توجه', error: 'خطا', close: 'بستن پیام' },
} as const;
