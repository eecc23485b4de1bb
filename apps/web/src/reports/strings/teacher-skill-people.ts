/** Strings of who of a class is where in one skill. */
export const skillPeople = {
  learned: (learned: string) => `${learned} نفر یاد گرفته‌اند`,
  learnedNone: 'هنوز کسی یاد نگرفته است',
  and: (learned: string, help: string) => `${learned}، ${help} نفر کمک می‌خواهند.`,
  noHelp: (learned: string) => `${learned}. کسی کمک نمی‌خواهد.`,
  help: (count: string) => `کمک می‌خواهند، ${count} نفر`,
  practice: (count: string) => `تمرین کمکی برای این ${count} نفر`,
  practiceOfOne: 'تمرین کمکی برای این دانش‌آموز',
  all: (count: string) => `همهٔ ${count} نفر در این مهارت`,
  band: (band: string, count: string) => `${band}، ${count} نفر`,
  prerequisites: {
    title: 'پیش‌نیازهایی که کم دارند',
    skill: (skill: string, count: string) => `${skill}، ${count} نفر`,
    work: (skill: string) => `کار روی «${skill}» برای این‌ها`,
  },
  questions: 'سؤال‌های این مهارت',
  homework: 'تکلیف از این مهارت',
} as const;
