import type { Webinar } from '@mashq/api/contract';
import type { Actor } from '../../platform/actor.ts';
import type { Services } from '../services.ts';
import { uploadDrawing } from './school-branding.ts';
import { steadyId } from './simulated-student.ts';

const DAY = 24 * 3_600_000;

/** Schools that say in their names what they are: samples. Some have a sign. */
const PARTNERS = [
  { name: 'دبستان نمونهٔ آفتاب', sign: 'partner-sun' },
  { name: 'دبستان نمونهٔ باران', sign: null },
  { name: 'دبستان نمونهٔ سپیدار', sign: null },
  { name: 'دبستان نمونهٔ نرگس', sign: null },
  { name: 'دبستان نمونهٔ الوند', sign: null },
  { name: 'دبستان نمونهٔ ارغوان', sign: null },
  { name: 'دبستان نمونهٔ دریا', sign: 'partner-sea' },
  { name: 'دبستان نمونهٔ پرواز', sign: null },
] as const;

type Content = Pick<Webinar, 'title' | 'summary' | 'agenda'>;

const AI: Content = {
  title: 'هوش مصنوعی در کلاس ریاضی: کجا آری، کجا نه',
  summary:
    'نشستی برخط و رایگان برای معلم‌ها و خانواده‌ها؛ یک ساعت، با مثال‌هایی از سوم تا ششم. (این نشست نمونه است و در نسخهٔ نمایشی مشق آمده است.)',
  agenda: [
    { title: 'چه کاری را خوب انجام می‌دهد', text: 'مثال تازه، توضیح دیگرگونه، و داستان برای یک مسئله.' },
    { title: 'کجا اشتباه می‌کند', text: 'حساب‌های چندمرحله‌ای و جمله‌های مطمئنِ نادرست؛ با نمونه.' },
    { title: 'تکلیفی که از ماشین برنمی‌آید', text: 'پرسش‌هایی که راه رسیدن را می‌خواهند، نه فقط جواب را.' },
    { title: 'حریم کودک', text: 'چه چیزی را هرگز نباید نوشت و فرستاد.' },
  ],
};

const FRACTIONS: Content = {
  title: 'کسر، بی‌ترس: از کاغذ تا عدد مخلوط',
  summary: 'برای معلم‌های چهارم و پنجم. (این نشست نمونه است و در نسخهٔ نمایشی مشق آمده است.)',
  agenda: [
    { title: 'کاغذ تا شده', text: 'چرا یک‌پنجم از یک‌چهارم کوچک‌تر است.' },
    { title: 'محور عددها', text: 'کسر هم یک عدد است و جایی دارد.' },
  ],
};

const PLACE = 'برخط؛ نشانی پیش از نشست فرستاده می‌شود';

/** What visitors see on the site: partner schools and webinars, one of them over. Returns the id of the next one. */
export async function makeSiteContent(services: Services, admin: Actor, now: Date): Promise<string> {
  const { partners, webinars } = services;
  for (const [place, { name, sign }] of PARTNERS.entries()) {
    const picture = sign === null ? null : await uploadDrawing(services, admin, sign, 10 + place);
    await partners.create(admin, { id: steadyId('partner', admin.schoolId, place), name, picture });
  }
  // At 18:00 in Tehran, whatever the hour of the demo.
  const evening = (days: number) => new Date(Math.floor(now.getTime() / DAY) * DAY + days * DAY + 14.5 * 3_600_000);
  const announce = async (place: number, days: number, content: Content) => {
    const starts = evening(days);
    const { id } = await webinars.create(admin, {
      id: steadyId('webinar', admin.schoolId, place),
      ...content,
      agenda: [...content.agenda],
      place: PLACE,
      starts_at: starts.toISOString(),
      ends_at: new Date(starts.getTime() + 3_600_000).toISOString(),
    });
    return id;
  };
  await announce(0, -20, FRACTIONS);
  return announce(1, 12, AI);
}
