const ONES = [
  '',
  'یک',
  'دو',
  'سه',
  'چهار',
  'پنج',
  'شش',
  'هفت',
  'هشت',
  'نه',
  'ده',
  'یازده',
  'دوازده',
  'سیزده',
  'چهارده',
  'پانزده',
  'شانزده',
  'هفده',
  'هجده',
  'نوزده',
];
const TENS = ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود'];
const HUNDREDS = ['', 'صد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد'];
const GROUPS = ['', 'هزار', 'میلیون', 'میلیارد', 'تریلیون'];
const AND = ' و ';

/** Largest number with words: below a thousand trillions. */
export const MOST_IN_WORDS = 1e15 - 1;

function belowThousand(number: number): string {
  const rest = number % 100;
  const parts = [HUNDREDS[Math.floor(number / 100)]];
  if (rest < 20) parts.push(ONES[rest]);
  else parts.push(TENS[Math.floor(rest / 10)], ONES[rest % 10]);
  return parts.filter(Boolean).join(AND);
}

/**
 * A whole number as it is said in Persian: «هفتصد و نود هزار». A thousand alone is «هزار», within a larger number «یک هزار».
 * Throws `RangeError` for a fraction, and beyond `MOST_IN_WORDS`.
 */
export function numberInWords(number: number): string {
  if (!Number.isInteger(number) || Math.abs(number) > MOST_IN_WORDS) throw new RangeError(`No words for ${number}`);
  if (number < 0) return `منفی ${numberInWords(-number)}`;
  if (number === 0) return 'صفر';
  const parts: string[] = [];
  for (let group = 0, rest = number; rest > 0; group += 1, rest = Math.floor(rest / 1000)) {
    const three = rest % 1000;
    if (three === 0) continue;
    const isThousandAlone = group === 1 && three === 1 && rest === 1;
    parts.unshift([isThousandAlone ? '' : belowThousand(three), GROUPS[group]].filter(Boolean).join(' '));
  }
  return parts.join(AND);
}
