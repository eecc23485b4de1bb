import { measureNames } from '@mashq/api/measures/words';

/** Strings of the skills of a work: they come after the first screen of its report. */
export const teacherWorkSkills = {
  caption: 'نتیجهٔ هر مهارت در این تکلیف',
  name: 'مهارت',
  done: measureNames.done,
  unfinished: measureNames.unfinished,
  firstTry: measureNames.firstTryRight,
  right: measureNames.right,
  hints: 'راهنمایی',
  preview: 'نمونهٔ سؤال',
  inOne: (done: string, unfinished: string, firstTry: string, right: string, hints: string) =>
    `${done} انجام‌شده، ${unfinished} نیمه‌تمام: ${firstTry} درست در بار اول، ${right} درست در پایان، ${hints} راهنمایی`,
} as const;
