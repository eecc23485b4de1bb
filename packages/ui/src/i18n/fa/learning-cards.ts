/** What is on the marks of a package's activities; read, not seen. */
export interface PackageActivityMessages {
  activities: string;
  /** An activity with its kind, and the word that it is done. */
  activity: (kind: string, title: string) => string;
  activityDone: (activity: string) => string;
  practice: string;
  lesson: string;
  game: string;
  lab: string;
  quiz: string;
}

export interface StudentPackageMessages extends PackageActivityMessages {
  /** Grade it is for. */
  grade: (grade: string) => string;
  progress: string;
  done: (done: string, total: string) => string;
  /** What comes next in it. */
  next: (activity: string) => string;
  /** Activities are done one after another. */
  sequential: string;
  not_started: string;
  in_progress: string;
  completed: string;
  locked: string;
  start: string;
  resume: string;
  look: string;
}

export interface TeacherPackageMessages extends PackageActivityMessages {
  grade: (grade: string) => string;
  count: (count: string) => string;
  given: (classes: string) => string;
  notGiven: string;
  progress: string;
  completed: (completed: string, assigned: string) => string;
  active: string;
  inactive: string;
  open: string;
}

export interface StudentCourseMessages {
  grade: (grade: string) => string;
  progress: string;
  learned: (learned: string, total: string) => string;
  /** Where the child left off. */
  next: (section: string) => string;
  complete: string;
  start: string;
  resume: string;
  look: string;
}

export interface TeacherCourseMessages {
  grade: (grade: string) => string;
  classes: (count: string) => string;
  students: (count: string) => string;
  taught: string;
  pages: (taught: string, total: string) => string;
  edition: (year: string) => string;
  archived: string;
  open: string;
}

const grade = (name: string) => `پایهٔ ${name}`;

const activities: PackageActivityMessages = {
  activities: 'فعالیت‌ها',
  activity: (kind, title) => [kind, title].join('، '),
  activityDone: (activity) => `${activity}، انجام شده`,
  practice: 'تمرین',
  lesson: 'درس',
  game: 'بازی',
  lab: 'آزمایشگاه',
  quiz: 'آزمون',
};

/** Default Persian strings of a package of activities as its student sees it. */
export interface ActivityPathMessages
  extends Pick<PackageActivityMessages, 'practice' | 'lesson' | 'game' | 'lab' | 'quiz'> {
  locked: string;
  available: string;
  in_progress: string;
  completed: string;
}

export const faActivityPath: ActivityPathMessages = {
  practice: activities.practice,
  lesson: activities.lesson,
  game: activities.game,
  lab: activities.lab,
  quiz: activities.quiz,
  locked: 'هنوز بسته است',
  available: 'باز است',
  in_progress: 'در حال انجام',
  completed: 'انجام شده',
};

export const faStudentPackage: StudentPackageMessages = {
  ...activities,
  grade,
  progress: 'فعالیت‌های انجام‌شده',
  done: (done, total) => `${done} از ${total} فعالیت`,
  next: (activity) => `بعدی: ${activity}`,
  sequential: 'یکی‌یکی و به ترتیب',
  not_started: 'شروع نشده',
  in_progress: 'در حال انجام',
  completed: 'تمامش کردی',
  locked: 'هنوز بسته است',
  start: 'شروع کن',
  resume: 'ادامه بده',
  look: 'ببین',
};

/** Default Persian strings of a package of activities as its teacher sees it. */
export const faTeacherPackage: TeacherPackageMessages = {
  ...activities,
  grade,
  count: (count) => `${count} فعالیت`,
  given: (classes) => `برای ${classes}`,
  notGiven: 'هنوز به کلاسی داده نشده',
  progress: 'تمام‌کرده‌ها',
  completed: (completed, assigned) => `${completed} از ${assigned} نفر`,
  active: 'فعال',
  inactive: 'غیرفعال',
  open: 'دیدن بسته',
};

/** Default Persian strings of a course as its student sees it. */
export const faStudentCourse: StudentCourseMessages = {
  grade,
  progress: 'مهارت‌های یادگرفته',
  learned: (learned, total) => `${learned} از ${total} مهارت`,
  next: (section) => `بعدی: ${section}`,
  complete: 'همه را یاد گرفتی',
  start: 'شروع کن',
  resume: 'ادامه بده',
  look: 'ببین',
};

/** Default Persian strings of a course as its teacher sees it. */
export const faTeacherCourse: TeacherCourseMessages = {
  grade,
  classes: (count) => `${count} کلاس`,
  students: (count) => `${count} دانش‌آموز`,
  taught: 'صفحه‌های درس‌داده‌شده',
  pages: (taught, total) => `${taught} از ${total} صفحه`,
  edition: (year) => `چاپ ${year}`,
  archived: 'بایگانی',
  open: 'دیدن درس',
};
