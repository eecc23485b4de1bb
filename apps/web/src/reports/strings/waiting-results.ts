/** Of answered questions whose results are not out, for children, parents and teachers alike; not with the words of measures, which every home loads. */
export const waitingResults = (questions: string) =>
  `نتیجهٔ ${questions} سؤال هنوز نیامده است؛ وقتی بیاید اینجا حساب می‌شود.`;
