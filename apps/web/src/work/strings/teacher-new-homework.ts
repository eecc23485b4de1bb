import { formatNumber } from '@mashq/ui/i18n';

/** Strings of a new homework. */
export const newHomework = {
  title: 'تکلیف تازه',
  subtitle: 'محدودهٔ کتاب را بگویید، مهارت‌ها را ببینید و بفرستید.',
  class: 'کلاس',
  range: 'محدودهٔ کتاب',
  kind: 'با چه چیزی؟',
  kinds: { pages: 'صفحه', sections: 'درس' },
  firstPage: 'از صفحهٔ',
  lastPage: 'تا صفحهٔ',
  firstSection: 'از درس',
  lastSection: 'تا درس',
  section: (number: string, title: string) => `درس ${number}: ${title}`,
  book: (title: string, last: string) => `${title}، ${last} صفحه`,
  skills: 'مهارت‌ها',
  skillsWait: 'وقتی محدوده را بنویسید، مهارت‌ها اینجا می‌آید.',
  chosen: (skills: string, items: string) => `${skills} مهارت، ${items} سؤال برای هر نفر`,
  noneChosen: 'دست‌کم یک مهارت را انتخاب کنید.',
  unavailable: 'هنوز سؤال ندارد',
  pagesOf: (first: string, last: string) => (first === last ? `صفحهٔ ${first}` : `صفحه‌های ${first} تا ${last}`),
  preview: (skill: string) => `نمونهٔ سؤال: ${skill}`,
  previewShort: 'نمونه',
  /** What a student will see. */
  details: 'جزئیات',
  itemsPerSkill: 'سؤال از هر مهارت',
  deadline: 'مهلت',
  name: 'عنوان',
  nameHint: 'اگر ننویسید، همان محدوده عنوان می‌شود.',
  note: 'یادداشت برای دانش‌آموزان',
  hints: 'راهنمایی گرفتن آزاد باشد',
  showAnswers: 'نتیجهٔ هر پاسخ',
  showAnswersKinds: { immediately: 'همان لحظه', after_submit: 'بعد از تحویل', after_end: 'بعد از مهلت' },
  others: {
    title: 'برای کدام کلاس‌ها و کی',
    subtitle: 'هر کلاس با زمان خودش و عددهای خودش. برای همه با هم فرستاده می‌شود یا برای هیچ‌کدام.',
    start: (schoolClass: string) => `شروع ${schoolClass}`,
    deadline: (schoolClass: string) => `مهلت ${schoolClass}`,
    otherBook: 'کتابش پایهٔ دیگری است؛ تکلیف جدا می‌خواهد',
    gets: (items: string) => `به هر نفر ${items} سؤال`,
    getsMixed: (items: string, reviews: string) => `به هر نفر ${items} سؤال، ${reviews} مرور`,
    /** Whole days and hours that a class has. */
    length: (days: number, hours: number) =>
      [...(days > 0 ? [`${formatNumber(days)} روز`] : []), ...(hours > 0 ? [`${formatNumber(hours)} ساعت`] : [])].join(
        ' و ',
      ),
    become: (deadline: string) => `بشود ${deadline}`,
    now: 'همین حالا',
    noStart: 'زمان شروع گفته نشده است',
    goes: (start: string) => `${start} می‌رود`,
    missing: {
      text: (things: readonly string[]) =>
        things.length === 1
          ? `یک چیز مانده: ${things[0]}`
          : `${formatNumber(things.length)} چیز مانده: ${things.join('، ')}`,
      range: 'محدودهٔ کتاب',
      skill: 'دست‌کم یک مهارت',
      start: 'شروع',
      deadline: 'مهلت',
    },
    /** Names of classes in one line. */
    and: (classes: readonly string[]) => classes.join(' و '),
  },
  groups: {
    label: 'برای کدام گروه‌ها؟',
    hint: 'اگر گروهی را انتخاب نکنید، برای همهٔ کلاس است.',
    students: (count: string) => `${count} نفر`,
    named: (count: string) => `این کار برای ${count} دانش‌آموز است.`,
    deleted: 'گروهی که حذف شده است',
    deletedHint: 'برای همان دانش‌آموزانی می‌ماند که در آن بودند و هنوز در کلاس‌اند.',
  },
  mixed: {
    title: 'مرور مهارت‌های قبلی',
    why: 'مهارتی که کلاس یاد گرفته و وقت مرورش رسیده، کنار سؤال‌های تازه می‌آید.',
    label: 'سؤال‌های مروری هم بیاید',
    among: (items: string) => `، ${items} سؤالش مرور`,
    each: (items: string, students: string) => `${items} سؤال، وقت مرور ${students} نفر`,
  },
  send: 'فرستادن تکلیف',
  schedule: 'گذاشتن برای زمان شروع',
  keepDraft: 'نگه داشتن پیش‌نویس',
  kept: 'پیش‌نویس نگه داشته شد.',
  failed: 'تکلیف فرستاده نشد.',
  sent: (schoolClass: string) => `تکلیف برای ${schoolClass} فرستاده شد.`,
  noClass: 'برای دادن تکلیف، اول باید کلاسی به شما سپرده شود.',
} as const;
