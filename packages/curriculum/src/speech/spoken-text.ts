import { toLatinDigits } from '../numbers/persian/digits.ts';
import { fractionWords, numberWords } from '../numbers/persian/words.ts';
import { spokenNumber } from './spoken-number.ts';

/** A time («۷:۰۵»), or a number with its sign, decimals, fraction slash and percent sign, as `plainMath` prints them. */
const NUMBER =
  /(?<minus>−)?(?:(?<hour>\p{Nd}+):(?<minute>\p{Nd}{2})(?::(?<second>\p{Nd}{2}))?|(?<number>\p{Nd}+(?:٬\p{Nd}{3})*(?:٫\p{Nd}+)?)(?:⁄(?<below>\p{Nd}+))?(?<percent>٪)?)(?=(?<letter>\p{L})?)/gu;

/** Signs between the words of a sentence. */
const SIGNS: readonly (readonly [sign: string, words: string])[] = [
  ['□', 'جای خالی'],
  ['…', 'نقطه‌چین'],
  ['′', 'پریم'],
  ['°', ' درجه'],
  ['٪', 'درصد'],
];

const AND = ' و ';

function spokenTime(hour: string, minute: string, second: string | undefined): string {
  const parts = [numberWords(Number(hour))];
  if (Number(minute) > 0 || second !== undefined) parts.push(`${numberWords(Number(minute))} دقیقه`);
  if (second !== undefined) parts.push(`${numberWords(Number(second))} ثانیه`);
  return parts.join(AND);
}

/** Persian text with its numbers and signs in words, as it is read aloud: «۵٫۲ متر» is «پنج و دو دهم متر». */
export function spokenText(text: string): string {
  const spoken = text.replace(NUMBER, (...found) => {
    const { minus, hour, minute, second, number, below, percent, letter } = found.at(-1) as Record<string, string>;
    const value = toLatinDigits(number ?? '')
      .replaceAll('٬', '')
      .replace('٫', '.');
    const words =
      hour !== undefined && minute !== undefined
        ? spokenTime(toLatinDigits(hour), toLatinDigits(minute), second && toLatinDigits(second))
        : below === undefined
          ? spokenNumber(value)
          : fractionWords(Number(value), Number(toLatinDigits(below)));
    return `${minus === undefined ? '' : 'منفی '}${words}${percent === undefined ? '' : ' درصد'}${letter ? ' ' : ''}`;
  });
  return SIGNS.reduce((all, [sign, words]) => all.replaceAll(sign, words), spoken);
}
