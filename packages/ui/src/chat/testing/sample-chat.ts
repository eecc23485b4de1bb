import { toPersianDigits } from '../../i18n/digits.ts';
import type { ChatMessage } from '../conversation/message/message.ts';
import { sheetPicture } from './sheet-picture.ts';

/** The present of the stories: Saturday 30 Aban 1405, in the morning. */
export const NOW = '2026-11-21T10:30:00+03:30';

const MINUTE = 60_000;
const START = new Date('2026-11-19T09:00:00+03:30').getTime();

const ava = { senderId: 'ava', senderName: 'آوا احمدی', isOwn: false } as const;
const admin = { senderId: 'admin', senderName: 'پشتیبانی مشق', isOwn: true, canEdit: true, canDelete: true } as const;

const after = (minutes: number) => new Date(START + minutes * MINUTE).toISOString();

/** A short conversation with all kinds of messages. */
export const MESSAGES: readonly ChatMessage[] = [
  { id: 'm1', ...ava, text: 'سلام، وقت بخیر.', sentAt: after(0) },
  { id: 'm2', ...ava, text: 'تکلیف صفحهٔ ۴۶ را تمام کردم ولی نشانش هنوز نیامده.', sentAt: after(1) },
  { id: 'm3', ...admin, text: 'سلام آوا جان! می‌شود از صفحه‌ای که می‌بینی یک تصویر بفرستی؟', sentAt: after(6) },
  {
    id: 'm4',
    ...ava,
    image: { url: sheetPicture('3/4 + 1/8 = 7/8'), alt: 'دفتر با جمع سه‌چهارم و یک‌هشتم', width: 480, height: 360 },
    text: 'این هم جواب آخرم',
    sentAt: after(1440),
  },
  {
    id: 'm5',
    ...admin,
    text: 'درست حل کرده‌ای. راهنمای نشان‌ها اینجاست: https://mashq.ir/help/badges',
    isEdited: true,
    sentAt: after(1450),
  },
  { id: 'm6', ...admin, text: 'یک بار از حساب بیرون برو و دوباره بیا، نشانت می‌آید.', sentAt: after(1451) },
  { id: 'm7', ...ava, text: 'آمد! خیلی ممنون.', sentAt: after(2950) },
  { id: 'm8', ...ava, text: 'راستی Unit 3 را هم می‌توانم همین امروز شروع کنم؟', sentAt: after(2951) },
];

/** Own messages on their way, and one that did not get through. */
export const UNDERWAY: readonly ChatMessage[] = [
  { id: 'u1', ...admin, text: 'بله، همین حالا باز است.', state: 'sent', sentAt: after(2960) },
  { id: 'u2', ...admin, text: 'مهلتش تا سه‌شنبه است.', state: 'failed', sentAt: after(2961) },
  { id: 'u3', ...admin, text: 'موفق باشی!', state: 'sending', sentAt: after(2962) },
];

/** What came while the reader was away. */
export const NEWS: readonly ChatMessage[] = [
  'کسر ۳/۴ را کشیدم.',
  'بعدش باید با چه جمعش کنم؟',
  'فکر کنم باید مخرج‌ها را یکی کنم: هر دو می‌شوند هشتم.',
  'پس می‌شود شش‌هشتم به‌اضافهٔ یک‌هشتم.',
  'جوابش هفت‌هشتم است. درست است؟',
  'فردا هم تمرین صفحهٔ بعد را می‌فرستم.',
].map((text, place) => ({ id: `w${place}`, ...ava, text, sentAt: after(2953 + place) }));

/** A message of Ava that comes now. */
export const come = (id: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  ...ava,
  text: `پیام ${id}`,
  sentAt: NOW,
  ...more,
});

const SENTENCES = [
  'سلام، تمرین امروز را فرستادم.',
  'آفرین! پاسخ سؤال سوم را یک بار دیگر نگاه کن: مخرج‌ها یکی نیستند، پس پیش از جمع باید آن‌ها را یکی کنی.',
  'چشم.',
  'برای بخش دوم، شکل را روی کاغذ شطرنجی بکش و هر خانه را یک سانتی‌متر بگیر. بعد محیط را با شمردن ضلع‌ها پیدا کن و با فرمول هم حساب کن؛ باید هر دو یکی شوند.',
  'انجام شد.',
  'کدام صفحه؟\nصفحهٔ ۴۶ یا ۴۷؟',
] as const;

/** Many messages, numbered from `from`: one each twenty minutes, both sides by turns, a picture now and then. */
export function manyMessages(from: number, to: number): ChatMessage[] {
  const newest = new Date(NOW).getTime();
  return Array.from({ length: to - from }, (_, place) => {
    const number = from + place;
    const isOwn = number % 5 < 2;
    return {
      id: `n${number}`,
      ...(isOwn ? admin : ava),
      text: `${toPersianDigits(number)}. ${SENTENCES[Math.abs(number) % SENTENCES.length]}`,
      ...(number % 97 === 0 && { image: { url: sheetPicture(`${number} × 2`) } }),
      sentAt: newest - (100_000 - number) * 20 * MINUTE,
    };
  });
}
