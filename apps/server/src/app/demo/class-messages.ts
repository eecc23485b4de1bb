import { dayStart } from '../../platform/calendar.ts';
import type { DemoClass } from './people.ts';
import { type SimulatedTime, steadyId } from './simulated-student.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Words {
  readonly title: string;
  readonly body: string;
}

interface Message extends Words {
  /** Hours after the midnight in Tehran with which today began; negative for days before. */
  readonly at: number;
  /** Set for a message that was corrected, and how much later. */
  readonly corrected?: Words & { readonly afterHours: number };
  readonly pinnedDays?: number;
  /** The share of children who have read it, 0 to 1. */
  readonly seen: number;
}

/** Hours from today's midnight to an hour of the day that is `days` before. */
const before = (days: number, hour: number) => hour - 24 * days;

const MESSAGES: readonly Message[] = [
  {
    at: before(16, 16.2),
    title: 'قرار کلاس برای مشق‌ها',
    body: 'هر تکلیف پنج روز باز است. اگر سؤالی سخت بود، اول راهنمایی را باز کنید و اگر باز هم نشد، شمارهٔ سؤال را در دفترتان بنویسید تا در کلاس با هم حلش کنیم.',
    pinnedDays: 30,
    seen: 1,
  },
  {
    at: before(9, 17),
    title: 'وسایل هندسه',
    body: 'شنبه پرگار بیاورید.',
    corrected: {
      afterHours: 0.7,
      title: 'وسایل هندسه',
      body: 'شنبه پرگار، خط‌کش و گونیا بیاورید. کسی که گونیا ندارد نگران نباشد، چند تا در کلاس داریم.',
    },
    seen: 0.95,
  },
  {
    at: before(4, 18.5),
    title: '',
    body: 'آفرین به همه! این هفته بیشترتان تکلیف را زودتر از موعد تمام کردید. سؤال آخر را یک بار دیگر با حوصله بخوانید؛ جوابش در خود سؤال پنهان است.',
    seen: 0.8,
  },
  {
    at: before(1, 17.4),
    title: 'تکلیف این هفته',
    body: 'تکلیف تازه را گذاشتم. سؤال‌های تقسیم را روی کاغذ حل کنید و بعد جواب را وارد کنید. برگه‌ها را هم بیاورید تا راه‌حل‌ها را ببینم.',
    seen: 0.4,
  },
];

const SCHEDULED: Words = {
  title: 'فردا بازی حساب داریم',
  body: 'در زنگ دوم گروهی بازی می‌کنیم. جدول ضرب را یک بار مرور کنید و یک مداد رنگی با خودتان بیاورید.',
};

const DRAFT: Words = {
  title: 'دیدار با پدر و مادرها',
  body: 'روز دیدار را پس از هماهنگی با دفتر مدرسه همین‌جا می‌نویسم.',
};

const content = ({ title, body }: Words) => ({
  title,
  body,
  attachments: [],
  document: null,
  draft: false,
  pinnedUntil: null,
});

/**
 * What the teachers of the classes wrote in the last weeks, who has read it, and notifications that children have looked through:
 * all but those of the last two days.
 */
export async function makeClassMessages(classes: readonly DemoClass[], time: SimulatedTime): Promise<void> {
  const { services, setNow, context } = time;
  const now = context.clock();
  const today = dayStart(now).getTime();
  for (const { id: classId, teacher, students } of classes) {
    const idOf = (name: string | number) => steadyId('class-message', classId, name);
    for (const [place, { at, corrected, pinnedDays, seen, ...words }] of MESSAGES.entries()) {
      const written = new Date(today + at * HOUR);
      const id = idOf(place);
      const pinnedUntil =
        pinnedDays === undefined ? null : new Date(written.getTime() + pinnedDays * DAY).toISOString();
      setNow(written);
      await services.teacherClassMessages.create(teacher, { id, classId, ...content(words), pinnedUntil });
      if (corrected) {
        setNow(new Date(written.getTime() + corrected.afterHours * HOUR));
        await services.teacherClassMessages.replace(teacher, id, { version: 1, ...content(corrected) });
      }
      // The first of the list has not opened the newest one.
      const readers = students.filter((_child, index) => ((index * 7 + 3) % 10) / 10 < seen);
      for (const [index, child] of readers.entries()) {
        setNow(new Date(Math.min(now.getTime(), written.getTime() + (1 + index) * HOUR * 0.4)));
        await services.memberClassMessages.seen(child, [id]);
      }
    }
    setNow(now);
    await services.teacherClassMessages.create(teacher, {
      id: idOf('scheduled'),
      classId,
      ...content(SCHEDULED),
      publishAt: new Date(today + DAY + 7.5 * HOUR).toISOString(),
    });
    await services.teacherClassMessages.create(teacher, { id: idOf('draft'), classId, ...content(DRAFT), draft: true });
    setNow(new Date(now.getTime() - 2 * DAY));
    for (const child of students) await services.notifications.read(child, undefined);
  }
  setNow(now);
}
