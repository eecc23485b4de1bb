/** Strings of the question that visitors answer. */
export const visitorQuestion = {
  another: 'یک سؤال دیگر',
  solution: 'راه‌حل را ببین',
  register: 'حساب بساز و ادامه بده',
  failed: 'سؤال نیامد.',
  again: 'دوباره',
} as const;
