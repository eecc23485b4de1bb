import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { SiteSeal, SiteSettings } from '@mashq/api/contract';
import { TERMS_VERSION } from '@mashq/api/terms';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { createServices, type Services } from '../services.ts';
import { uploadDrawing } from './school-branding.ts';
import { makeSiteContent } from './site.ts';

const DAY = 24 * 3_600_000;
/** Addresses of documentation (RFC 5737): each visitor from another network. */
const from = (n: number) => `198.51.100.${n}`;

/** A page of one line, as the smallest program would write it. */
const RESUME = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

interface Applicant {
  readonly kind: 'teacher' | 'school';
  readonly first: string;
  readonly last: string;
  readonly username: string;
  readonly school: string;
  readonly province: string;
  readonly note: string;
}

/** The parts of an application that are the same for all. */
const applicationOf = (name: string, n: number) => ({
  name,
  phone: `091200010${String(n).padStart(2, '0')}`,
  file: Buffer.from(RESUME, 'latin1').toString('base64'),
});

const SchoolRow = v.object({ schoolId: v.string() });

async function schoolOf({ db }: Context, manager: string): Promise<string> {
  const [found] = await db.query(
    SchoolRow,
    sql`
    select school_id as "schoolId" from account where username = ${manager}`,
  );
  return found?.schoolId ?? '';
}

/** Asks for an account as a browser does: a code to the phone, then the form. */
async function askForAccount(context: Context, { kind, first, last, ...more }: Applicant, n: number): Promise<string> {
  let body = '';
  const sms = {
    send: async (_phone: string, text: string) => {
      body = text;
    },
  };
  const { auth, registration } = createServices({ ...context, sms });
  const id = randomUUID();
  const phone = `091200010${String(n).padStart(2, '0')}`;
  const caller = { ip: from(n) };
  const { device } = await auth.sendCode({ phone, purpose: 'register' }, caller);
  await registration.register(
    {
      kind,
      id,
      phone,
      code: /\d{6}/.exec(body)?.[0] ?? '',
      first_name: first,
      last_name: last,
      username: more.username,
      password: randomUUID(),
      school_title: more.school,
      province_code: more.province,
      note: more.note,
      terms_version: TERMS_VERSION,
    },
    { ...caller, device },
  );
  return id;
}

/** Of nobody: a number without a line, a domain that nobody can have, and pages that do not exist. */
const SITE_SETTINGS: Omit<SiteSettings, 'seals'> = {
  phone: '021 9100 0000',
  email: 'salam@mashq.example',
  address: 'تهران، خیابان آزادی، کوچهٔ مشق، پلاک ۱۲، طبقهٔ سوم',
  social: [
    { network: 'eitaa', href: 'https://eitaa.com/mashq_sample' },
    { network: 'bale', href: 'https://ble.ir/mashq_sample' },
    { network: 'aparat', href: 'https://aparat.com/mashq_sample' },
    { network: 'instagram', href: 'https://instagram.com/mashq_sample' },
  ],
  seller_name: 'شرکت نمونهٔ مشق',
  seller_code: '14000000000',
  tax_percent: 10,
};

/** Drawings of the demo, of no real giver: their names say so. */
const SEALS = [
  { name: 'نماد نمونهٔ اعتماد', href: 'https://seal.mashq.example/trust', drawing: 'seal-trust' },
  { name: 'نشان نمونهٔ ثبت رسانه', href: 'https://seal.mashq.example/media', drawing: 'seal-media' },
] as const;

async function sealsOf(services: Services, admin: Actor): Promise<SiteSeal[]> {
  const seals: SiteSeal[] = [];
  for (const [place, { name, href, drawing }] of SEALS.entries()) {
    seals.push({ name, href, picture: await uploadDrawing(services, admin, drawing, place) });
  }
  return seals;
}

/** What administrators of the site work on: requests for accounts, messages, pre-orders and an application for a job. */
export async function makeBusiness(
  services: Services,
  context: Context,
  setNow: (now: Date) => void,
  admin: Actor,
): Promise<void> {
  const now = context.clock();
  const ago = (days: number) => setNow(new Date(now.getTime() - days * DAY));
  const {
    visitorMessages,
    registration,
    adminRegistrations,
    preOrders,
    adminPreOrders,
    jobApplications,
    siteSettings,
  } = services;

  await siteSettings.save(admin, { ...SITE_SETTINGS, seals: await sealsOf(services, admin) });
  const webinar = await makeSiteContent(services, admin, now);

  ago(9);
  const welcome = await askForAccount(
    context,
    {
      kind: 'teacher',
      first: 'پیمان',
      last: 'سعادتی',
      username: 'saadati',
      school: 'دبستان آفتاب',
      province: 'IR-03',
      note: 'از مهر معلم ورزش و کمک‌معلم ریاضی این مدرسه‌ام.',
    },
    10,
  );
  const unclear = await askForAccount(
    context,
    {
      kind: 'school',
      first: 'ناصر',
      last: 'بابایی',
      username: 'babaei',
      school: 'آموزشگاه آزاد',
      province: 'IR-23',
      note: '',
    },
    11,
  );
  const developer = randomUUID();
  await jobApplications.apply(
    { ...applicationOf('سروش مهدوی', 12), id: developer, opening: 'frontend', note: 'سه سال ری‌اکت.' },
    from(12),
  );
  const bookshop = randomUUID();
  await visitorMessages.send(
    {
      id: bookshop,
      kind: 'agent',
      subject: '',
      name: 'مهرداد سالاری',
      phone: '09120001013',
      text: 'در تبریز نمایندهٔ دو ناشر کمک‌درسی هستم و می‌توانم مشق را به مدرسه‌ها معرفی کنم.',
    },
    from(13),
  );
  ago(8);
  await adminRegistrations.confirm(admin, welcome, { school_id: await schoolOf(context, 'modir4') });
  await adminRegistrations.refuse(admin, unclear, 'مشق برای دبستان‌هاست؛ آموزشگاه‌ها می‌توانند طرح خانواده را بگیرند.');
  await jobApplications.setState(admin, developer, 'answered');
  await visitorMessages.setState(admin, bookshop, 'answered');

  ago(3);
  await askForAccount(
    context,
    {
      kind: 'teacher',
      first: 'شیما',
      last: 'رستگار',
      username: 'rastegar',
      school: 'دبستان امید',
      province: 'IR-23',
      note: 'معلم پایهٔ چهارم هستم و مدیر مدرسه خبر دارد.',
    },
    1,
  );
  for (const [name, n] of [
    ['معصومه رحیمی', 16],
    ['بهروز نیکنام', 17],
  ] as const) {
    const phone = applicationOf(name, n).phone;
    await visitorMessages.send({ id: randomUUID(), kind: 'webinar', subject: webinar, name, phone, text: '' }, from(n));
  }
  const answered = randomUUID();
  await visitorMessages.send(
    {
      id: answered,
      kind: 'contact',
      subject: '',
      name: 'زهرا فلاح',
      phone: '09120001008',
      text: 'برای پایهٔ دوم هم مشق دارید؟',
    },
    from(8),
  );
  await visitorMessages.send(
    {
      id: randomUUID(),
      kind: 'contact',
      subject: '',
      name: 'حمید نوری',
      phone: '09120001002',
      text: 'سلام. برای دبستان ما که ۱۲ کلاس دارد چه باید بکنیم؟',
    },
    from(2),
  );
  await visitorMessages.send(
    {
      id: randomUUID(),
      kind: 'agent',
      subject: '',
      name: 'رضا کاظمی',
      phone: '09120001009',
      text: 'در یزد کتاب‌فروشی آموزشی دارم و با ده دبستان کار می‌کنم.',
    },
    from(9),
  );
  ago(2);
  await askForAccount(
    context,
    {
      kind: 'school',
      first: 'مهناز',
      last: 'یزدانی',
      username: 'yazdani',
      school: 'دبستان نور دانش',
      province: 'IR-21',
      note: '',
    },
    3,
  );
  await registration.preRegister(
    { id: randomUUID(), first_name: 'الهام', last_name: 'صدر', phone: '09120001004', school_title: '', note: '' },
    { ip: from(4) },
  );
  const [plan] = await preOrders.plans();
  const asked = {
    city: 'شیراز',
    grade: null,
    plan_id: plan?.id ?? null,
    consent: true as const,
  };
  const school = randomUUID();
  await preOrders.ofVisitor(
    {
      ...asked,
      id: school,
      name: 'خانم مرادی',
      phone: '09120001005',
      role: 'school',
      school_title: 'دبستان گل‌های شیراز',
      seats: 60,
      note: 'برای دو پایهٔ چهارم و پنجم، از آبان',
    },
    from(5),
  );
  ago(1);
  await visitorMessages.setState(admin, answered, 'answered');
  await adminPreOrders.change(admin, school, {
    event: 'contact',
    from: 'requested',
    note: 'فهرست کلاس‌ها را می‌فرستند',
    follow_up_at: new Date(now.getTime() + DAY).toISOString(),
  });
  await preOrders.ofVisitor(
    {
      ...asked,
      id: randomUUID(),
      name: 'امیر توکلی',
      phone: '09120001006',
      role: 'parent',
      school_title: '',
      seats: 2,
      note: 'برای دو فرزندم',
    },
    from(6),
  );
  await jobApplications.apply(
    {
      ...applicationOf('نیلوفر آذری', 7),
      id: randomUUID(),
      opening: 'question-author',
      note: 'هشت سال معلم پایهٔ سوم بوده‌ام.',
    },
    from(7),
  );
  await jobApplications.apply(
    {
      ...applicationOf('بهاره شکوهی', 14),
      id: randomUUID(),
      opening: 'school-support',
      note: 'معاون آموزشی دبستان بوده‌ام و با سامانه‌های مدرسه کار کرده‌ام.',
    },
    from(14),
  );
  await askForAccount(
    context,
    {
      kind: 'teacher',
      first: 'اعظم',
      last: 'طالبی',
      username: 'talebi',
      school: 'دبستان پویا',
      province: 'IR-09',
      note: 'معلم پایهٔ چهارم. خانم کاظمی گفتند از همین‌جا درخواست بدهم.',
    },
    15,
  );
  setNow(now);
}
