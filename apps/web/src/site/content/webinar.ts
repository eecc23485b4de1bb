import type { PageHead, Point, SampleContent } from './types.ts';

export interface Webinar extends SampleContent {
  id: string;
  title: string;
  summary: string;
  /** UTC instants. */
  startsAt: string;
  endsAt: string;
  place: string;
  agenda: readonly Point[];
}

export const webinarHead: PageHead = {
  title: 'هوش مصنوعی در کلاس ریاضی: کجا آری، کجا نه',
  lead: 'نشستی برخط و رایگان برای معلم‌ها و خانواده‌ها؛ یک ساعت، با مثال‌هایی از سوم تا ششم.',
  picture: 'message',
  actions: [],
};

export const webinar: Webinar = {
  id: 'ai-in-class',
  isSample: true,
  title: webinarHead.title,
  summary: webinarHead.lead,
  startsAt: '2027-01-14T14:30:00Z',
  endsAt: '2027-01-14T15:30:00Z',
  place: 'برخط؛ نشانی پیش از نشست فرستاده می‌شود',
  agenda: [
    { title: 'چه کاری را خوب انجام می‌دهد', text: 'مثال تازه، توضیح دیگرگونه، و داستان برای یک مسئله.' },
    { title: 'کجا اشتباه می‌کند', text: 'حساب‌های چندمرحله‌ای و جمله‌های مطمئنِ نادرست؛ با نمونه.' },
    { title: 'تکلیفی که از ماشین برنمی‌آید', text: 'پرسش‌هایی که راه رسیدن را می‌خواهند، نه فقط جواب را.' },
    { title: 'حریم کودک', text: 'چه چیزی را هرگز نباید نوشت و فرستاد.' },
  ],
};

/** Path of the calendar file. */
export const WEBINAR_CALENDAR = '/webinar.ics';
