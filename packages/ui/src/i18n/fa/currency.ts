import { MOST_IN_WORDS, numberInWords } from '../number-words.ts';

/** Default Persian messages of amounts of money; a file of its own, since words of numbers come with it. */
export const currency = {
  toman: 'تومان',
  rial: 'ریال',
  /** Nothing where there are no words. */
  inWords: (value: number, isRial: boolean) => {
    if (Math.abs(value) > MOST_IN_WORDS || !Number.isInteger(value)) return '';
    if (!isRial) return `${numberInWords(value)} تومان`;
    const rials = `${numberInWords(value)} ریال`;
    return value !== 0 && value % 10 === 0 ? `${rials}، برابر ${numberInWords(value / 10)} تومان` : rials;
  },
} as const;
