/** Default Persian strings of the parts that show content, hints, progress and skills in `learning/`. */
export const faLearningContent = {
  money: { unit: 'تومان' },
} as const;
