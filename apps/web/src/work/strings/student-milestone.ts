import { formatNumber } from '@mashq/ui/i18n';

/** Strings of the end of assigned work, as its student sees it once. */
export const milestoneWords = {
  reached: (teacher: string) => `تحویل شد، به دست ${teacher} رسید`,
  byClock: 'مهلت تمام شد و هر چه نوشته بودی خودش تحویل داده شد',
  sent: 'کارت رسید',
  sentMessage: (done: string, total: string) =>
    `${done} سؤال از ${total} سؤال را جواب دادی. نتیجه را که بگذارند، همین‌جا می‌بینی.`,
  allRight: (total: string) => `هر ${total} سؤال، درست!`,
  allAtOnce: 'همه را همان بار اول درست جواب دادی.',
  someLater: (count: string) => `${count} تا را بار دوم درست کردی؛ یاد گرفتن همین است.`,
  /** What is right first, then what is not yet. */
  gaps: (right: number, total: number) => {
    const open = total - right;
    if (right === 0) return 'هنوز هیچ‌کدام درست نیست';
    return `${formatNumber(right)} تا درست، ${open === 1 ? 'یکی' : `${formatNumber(open)} تا`} هنوز نه`;
  },
  openSkill: (skill: string) => `«${skill}» را می‌توانی دوباره تمرین کنی؛ راه‌حلش را هم ببین.`,
  practice: 'تمرین این مهارت',
  home: 'برگردم خانه',
} as const;
