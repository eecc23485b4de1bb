/** What deletion does: the rows go, what names the person is emptied, or they stay under an id that names nobody. */
export type Deletion = 'removed' | 'emptied' | 'nameless' | 'expires' | 'kept';

export interface Kind {
  /** In Persian, for screens and for the proof of a deletion. */
  readonly fa: string;
  readonly en: string;
  readonly why: string;
  readonly term: string;
  readonly readers: string;
}

/** For so long a file of archived answers is kept, from the day on which it was written. */
export const ARCHIVE_TERM_YEARS = 5;

/** Kinds of data: why each is kept, how long, and who reads it. */
export const KINDS = {
  account: {
    fa: 'حساب کاربری',
    en: 'Account',
    why: 'to sign in, and to be known to the own class',
    term: 'until deletion is asked for, and 14 days more',
    readers:
      'the person; teachers of its classes; the manager of its school; administrators; classmates see first name and picture',
  },
  signIn: {
    fa: 'ورودها و دستگاه‌ها',
    en: 'Sign-ins and devices',
    why: 'to stay signed in, and to see and end it elsewhere',
    term: '30 days without use, 180 at most, and a week more',
    readers: 'the person',
  },
  membership: {
    fa: 'عضویت در مدرسه و کلاس',
    en: 'School and classes',
    why: 'to know who learns and teaches where',
    term: 'with the reports of the school year; after a deletion under no name',
    readers: 'the person; teachers of the class; the manager of the school',
  },
  work: {
    fa: 'تکلیف، مرور، بسته و آزمون',
    en: 'Assigned work',
    why: 'to give work, and to report on it',
    term: 'with the reports of the school year; after a deletion under no name',
    readers: 'the child; teachers of the class; the manager of the school',
  },
  answers: {
    fa: 'پرسش‌ها و پاسخ‌ها',
    en: 'Questions and answers',
    why: 'to check, to explain, and to report on learning',
    term: `with the reports of the school year; after a deletion under no name; answers in archives ${ARCHIVE_TERM_YEARS} years from their archiving`,
    readers: 'the child; teachers of the class; the manager of the school',
  },
  levels: {
    fa: 'سطح مهارت‌ها',
    en: 'Levels of skills',
    why: 'to choose fitting questions, and to help in time',
    term: 'with the reports of the school year; after a deletion under no name',
    readers: 'the child; its teachers; the manager of the school; a parent with a link, in four words',
  },
  notes: {
    fa: 'یادداشت‌های معلم‌ها',
    en: 'Notes of teachers',
    why: 'for teachers to tell each other how to help a child',
    term: 'until it is removed, or the child’s account is deleted',
    readers: 'the child’s teachers',
  },
  comments: {
    fa: 'نظرهای زیر تکلیف',
    en: 'Comments on work',
    why: 'for teacher and child to speak of a piece of work',
    term: 'with the work; those in the child’s own work until its account is deleted',
    readers: 'the child; teachers of the class',
  },
  classMessages: {
    fa: 'پیام‌های کلاس',
    en: 'Class messages',
    why: 'to tell a class something, and to know who has seen it',
    term: '`CLASS_MESSAGE_MONTHS`; without it for good',
    readers: 'the class; its teachers',
  },
  support: {
    fa: 'گفت‌وگو با پشتیبانی',
    en: 'Conversation with support',
    why: 'to answer questions of people',
    term: '`CHAT_RETENTION_MONTHS`; without it until the account is deleted',
    readers: 'the person; administrators, whose reading is in the audit log',
  },
  rewards: {
    fa: 'نشان‌ها و جایزه‌ها',
    en: 'Rewards',
    why: 'to show a child what it has achieved',
    term: 'with the account; after a deletion under no name',
    readers: 'the child; its teachers; classmates see badges',
  },
  lab: {
    fa: 'آزمایشگاه',
    en: 'Laboratory',
    why: 'to know which tasks of a simulation were solved',
    term: 'with the account; after a deletion under no name',
    readers: 'the person',
  },
  notifications: {
    fa: 'اعلان‌ها و تنظیم آن‌ها',
    en: 'Notifications and settings',
    why: 'to tell a person what is new, in the ways it has chosen',
    term: 'until the account is deleted',
    readers: 'the person',
  },
  surveys: {
    fa: 'پاسخ به نظرسنجی‌ها',
    en: 'Answers to surveys',
    why: 'to make the product better',
    term: 'with the survey; after a deletion under no name',
    readers: 'the person; administrators, of anonymous surveys without a name',
  },
  questionReports: {
    fa: 'گزارش اشکال پرسش‌ها',
    en: 'Reports of questions',
    why: 'to correct questions',
    term: 'with the question; after a deletion without the note',
    readers: 'the person; administrators',
  },
  payments: {
    fa: 'پرداخت‌ها و اشتراک‌ها',
    en: 'Payments and plans',
    why: 'to give what was paid for, and as books are kept',
    term: 'ten years; the card’s mask goes with the account',
    readers: 'the person; administrators; of seats the manager of the school',
  },
  preOrders: {
    fa: 'پیش‌سفارش‌ها',
    en: 'Pre-orders',
    why: 'to call back who asked for it',
    term: 'a year after they are over, or until the account is deleted',
    readers: 'administrators, whose look at a whole number is in the audit log',
  },
  registrations: {
    fa: 'درخواست حساب',
    en: 'Requests for an account',
    why: 'to decide who gets an account',
    term: 'until the account is deleted; the password’s hash until the decision',
    readers: 'administrators, whose look at a whole number is in the audit log',
  },
  parents: {
    fa: 'پیوند و پیامک والدین',
    en: 'Links and messages for parents',
    why: 'to show parents the week of their child',
    term: 'links 180 days; a parent’s number until the message is stopped, or the link is over',
    readers: 'the child; its teachers; a parent’s number nobody',
  },
  files: {
    fa: 'تصویرها و فایل‌ها',
    en: 'Pictures and files',
    why: 'to show what a person has added',
    term: 'with what shows them; what nothing shows is swept',
    readers: 'who may see what shows them',
  },
  phones: {
    fa: 'کدها و پیامک‌ها',
    en: 'Codes and text messages',
    why: 'to sign in by phone',
    term: 'a day after they are over',
    readers: 'nobody',
  },
  visitors: {
    fa: 'پیام بازدیدکننده‌ها',
    en: 'Messages of visitors',
    why: 'to answer visitors of the site',
    term: 'until an administrator removes them from the database',
    readers: 'administrators, whose look at a whole number is in the audit log',
  },
  jobs: {
    fa: 'درخواست همکاری',
    en: 'Applications for jobs',
    why: 'to choose whom to speak with',
    term: '180 days, or until an administrator removes them',
    readers: 'administrators, whose downloads are in the audit log',
  },
  audit: {
    fa: 'سابقهٔ کارها',
    en: 'Audit log',
    why: 'to know who changed or read what',
    term: 'for good: ids and actions, no names',
    readers: 'the operator',
  },
  school: {
    fa: 'دادهٔ مدرسه‌ها و سامانه',
    en: 'Schools, catalog and the server itself',
    why: 'to run the product',
    term: 'as long as the product runs',
    readers: 'who needs it for their work',
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof KINDS;
