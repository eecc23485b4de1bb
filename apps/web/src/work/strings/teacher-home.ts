/** Strings of the teacher’s home. */
export const teacherHome = {
  title: (name: string, day: string) => `سلام ${name}، امروز ${day}`,
  titles: { FEMALE: 'خانم', MALE: 'آقای' },
  skills: (chapter: string, schoolClass: string) => `مهارت‌های فصل ${chapter} · ${schoolClass}`,
  skillsOf: (schoolClass: string) => `مهارت‌های ${schoolClass}`,
  wholeGrid: 'همهٔ کلاس',
  help: 'به کمک نیاز دارند',
  noHelp: 'این هفته کسی به کمک ویژه نیاز نداشته است.',
  reasons: {
    'four-wrong-in-a-row': '۴ پاسخ نادرست یا بیشتر پشت سر هم، در همهٔ تمرین‌هایش',
    'not-learned-after-twenty': 'بعد از ۲۰ سؤال هنوز یاد نگرفته',
    'weak-in-work': 'کمتر از نیمی از یک کار، بار اول درست',
  },
  open: 'تکلیف‌های باز',
  noOpen: 'تکلیف بازی ندارید.',
  fresh: {
    title: 'تکلیف تازه',
    words: 'از صفحه تا صفحهٔ کتاب را بگویید؛ برای هر دانش‌آموز سؤال‌های تازه ساخته می‌شود.',
    action: 'ساختن تکلیف',
  },
  noClass: 'هنوز کلاسی به شما سپرده نشده است. مدیر مدرسه این کار را انجام می‌دهد.',
} as const;
