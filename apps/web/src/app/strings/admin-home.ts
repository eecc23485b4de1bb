import type { AdminToday } from '@mashq/api/contract';

type Kind = keyof AdminToday['waiting'];

/** Strings of the home of administrators. */
export const adminHome = {
  waiting: {
    title: 'چه کسی منتظر شماست؟',
    kinds: {
      chats: { title: 'گفتگوهای نخوانده', unit: 'گفتگو' },
      registrations: { title: 'درخواست‌های حساب', unit: 'درخواست' },
      visitor_messages: { title: 'پیام‌های بازدیدکنندگان', unit: 'پیام' },
      pre_orders: { title: 'تماس‌های پیش‌سفارش', unit: 'تماس' },
      job_applications: { title: 'درخواست‌های همکاری', unit: 'درخواست' },
    } satisfies Record<Kind, { title: string; unit: string }>,
    since: (day: string) => `قدیمی‌ترین: ${day}`,
    none: 'کسی منتظر نیست.',
  },
  sales: {
    title: 'فروش هشت هفتهٔ گذشته',
    week: 'هفته',
    amount: 'فروش (هزار تومان)',
    sentence: (count: string, amount: string) => `این هفته ${count} پرداخت، روی هم ${amount} تومان.`,
    quiet: 'این هفته هنوز پرداختی نبوده است.',
    none: 'در هشت هفتهٔ گذشته پرداختی نبوده است.',
    see: 'همهٔ پرداخت‌ها',
  },
  /** Before the version of the server's program. */
  version: 'نسخهٔ سامانه:',
  sums: {
    label: 'مشق در چند عدد',
    schools: 'مدرسه',
    students: 'دانش‌آموز مدرسه‌ها',
    individuals: 'دانش‌آموز بی‌مدرسه',
  },
} as const;
