import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../services.ts';
import { ADMIN_USERNAME } from './accounts.ts';
import { steadyId } from './simulated-student.ts';

const HOUR = 3_600_000;

interface Line {
  readonly by: 'person' | 'support';
  readonly text: string;
}

const person = (text: string): Line => ({ by: 'person', text });
const support = (text: string): Line => ({ by: 'support', text });

/** Who has written to support, and what; the last lines of some wait for an answer. */
const CONVERSATIONS: Readonly<Record<string, readonly Line[]>> = {
  sadeghi: [
    person('سلام. رمز یکی از بچه‌های چهارم الف را عوض کردم ولی هنوز نمی‌تواند وارد شود.'),
    support('سلام آقای صادقی. نام کاربری دانش‌آموز را بفرمایید.'),
    person('g4a-12'),
    support('درست شد؛ رمز تازه با صفحه‌کلید فارسی نوشته شده بود. حالا هر دو شکل پذیرفته می‌شود.'),
    person('ممنون، وارد شد.'),
  ],
  modir2: [
    person('فهرست کلاس سوم را از اکسل وارد کردم؛ سه ردیف ایراد داشت. کجا ببینم کدام‌ها بود؟'),
    support('همان صفحه زیر «ردیف‌های ایراددار» نام هر ستون و ایرادش آمده است.'),
    person('دیدم. می‌شود همین فهرست ایرادها را هم چاپ کرد؟'),
  ],
  rahimi: [
    person('سلام، برای سوم یاس آزمون گذاشتم ولی یکی از بچه‌ها روز آزمون غایب بود. چه کنم؟'),
    support('سلام خانم رحیمی. در گزارش آزمون، جلوی نام او «آزمون جبرانی» را بزنید؛ سؤال‌هایش عدد دیگری دارند.'),
    person('عالی بود، سپاس.'),
  ],
  hosseini: [person('سلام. می‌شود کارت ورود بچه‌ها را دوباره چاپ کرد؟ دو نفر گمش کرده‌اند.')],
  modir5: [
    person('سلام، رنگ و نشان مدرسه را عوض کردم. معلم‌ها کی آن را می‌بینند؟'),
    support('سلام آقای دانشور. همین حالا؛ کسی که صفحه‌اش باز است، بار بعد که آن را باز کند.'),
  ],
  'g4a-05': [person('سلام صفحهٔ ۳۲ سؤال ۴ شکلش نصفه است')],
  'g3a-04': [person('نشان گیاه‌شناس را چطور می‌گیرم؟'), support('وقتی هفت روز جدا تمرین کنی. تا حالا پنج روزش را داری!')],
};

const PeopleRow = v.object({ ...v.omit(Actor, ['role']).entries, username: v.string(), role: v.string() });

/** Conversations with support in the last two days. */
export async function makeChats(services: Services, context: Context, setNow: (now: Date) => void): Promise<void> {
  const now = context.clock();
  const people = await context.db.query(
    PeopleRow,
    sql`
    select id, school_id as "schoolId", username, role from account
    where username = any(${sql.param([ADMIN_USERNAME, ...Object.keys(CONVERSATIONS)])}::text[])`,
  );
  const actorOf = (username: string): Actor | undefined => {
    const found = people.find((each) => each.username === username);
    const roles = { STUDENT: 'student', TEACHER: 'teacher', MANAGER: 'school', SYS_ADMIN: 'admin' } as const;
    return found && { id: found.id, schoolId: found.schoolId, role: roles[found.role as keyof typeof roles] };
  };
  const admin = actorOf(ADMIN_USERNAME);
  if (admin === undefined) return;
  let hours = 47;
  for (const [username, lines] of Object.entries(CONVERSATIONS)) {
    const actor = actorOf(username);
    if (actor === undefined) continue;
    for (const [place, { by, text }] of lines.entries()) {
      setNow(new Date(now.getTime() - hours * HOUR));
      hours -= 2;
      const message = { id: steadyId('chat', username, place), message: text, image: null };
      if (by === 'person') await services.chat.send(actor, message);
      else await services.chat.answer(admin, actor.id, message);
    }
  }
  setNow(now);
}
