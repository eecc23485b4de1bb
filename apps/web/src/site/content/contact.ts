import type { PageHead, Point } from './types.ts';

export const contactHead: PageHead = {
  title: 'تماس با ما',
  lead: 'پرسش، پیشنهاد یا گزارش ایراد؛ هر چه هست بنویسید.',
  actions: [],
};

/** Where an answer is nearer than here. */
export const nearerAnswers: readonly Point[] = [
  {
    title: 'نام کاربری یا رمز',
    text: 'مدرسه یا معلم همان روز رمز تازه می‌گذارد؛ ما بی اجازهٔ مدرسه رمزی را عوض نمی‌کنیم.',
  },
  { title: 'مهلت تکلیف', text: 'معلم می‌تواند مهلت یک دانش‌آموز را تمدید کند.' },
  { title: 'ایراد در یک سؤال', text: 'از کنار همان سؤال گزارش بفرستید تا درست همان سؤال دیده شود.' },
];
