import { classMessageWords } from '../../../messages/strings/student-class-message.ts';
import { surveyWords } from '../../../surveys/strings/survey.ts';

// Window titles of these screens, before the product’s name: needed before a screen is loaded.

export const practice = {
  courses: 'درس‌ها',
  course: 'درس',
  courseReview: 'مرور درس',
  review: 'مرور',
  question: 'سؤال',
  exercise: 'تمرین آزاد',
  warmUp: 'نرمش ضرب',
  placement: 'سنجش آغازین',
} as const;

export const packages = {
  package: 'بسته',
  activity: 'فعالیت',
  question: 'سؤال',
} as const;

export const quizzes = {
  question: 'سؤال آزمون',
  list: 'سؤال‌های آزمون',
  done: 'پایان آزمون',
  report: 'نتیجهٔ آزمون',
  reportQuestions: 'سؤال‌ها و جواب‌ها',
  final: 'همهٔ آزمون‌های سال',
} as const;

export const reports = {
  report: 'گزارش من',
  performance: 'پیشرفت من',
} as const;

export const messages = { classMessage: classMessageWords.title } as const;

export const payments = {
  plans: 'طرح‌ها',
  payments: 'پرداخت‌ها',
  payment: 'پرداخت',
  receipt: 'رسید پرداخت',
  preOrder: 'پیش‌سفارش',
  subscription: 'اشتراک',
} as const;

export const account = {
  personal: 'نام و تصویر',
  contact: 'شمارهٔ موبایل',
  school: 'مدرسه و کلاس',
  password: 'رمز و دستگاه‌ها',
  class: 'کلاس من',
  survey: surveyWords.title,
} as const;
