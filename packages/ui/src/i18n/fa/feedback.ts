/**
 * Default Persian strings of what is on its way, and of messages in their place, each part's by its own name: an app
 * carries those of the parts it uses. Each can be replaced by a prop of its part.
 */
export const skeleton = { label: 'در حال آماده شدن…' } as const;

export const spinner = { label: 'در حال آماده شدن…' } as const;

export const progress = { of: (done: string, total: string) => `${done} از ${total}` } as const;

export const alert = { info: 'نکته', success: 'انجام شد', warning: 'توجه', error: 'خطا', close: 'بستن پیام' } as const;
