const SMALL = [
  'صفر',
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
] as const;
const TENS = ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود'] as const;
const HUNDREDS = ['', 'صد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد'] as const;
const GROUPS = ['', 'هزار', 'میلیون', 'میلیارد', 'تریلیون'] as const;
const PLACES = ['', 'دهم', 'صدم', 'هزارم', 'ده‌هزارم', 'صدهزارم', 'میلیونم'] as const;
const AND = ' و ';

function underThousand(value: number): string {
  const parts: (string | undefined)[] = [HUNDREDS[Math.floor(value / 100)]];
  const rest = value % 100;
  if (rest < 20) parts.push(rest === 0 ? '' : SMALL[rest]);
  else parts.push(TENS[Math.floor(rest / 10)], rest % 10 === 0 ? '' : SMALL[rest % 10]);
  return parts.filter(Boolean).join(AND);
}

/**
 * A whole number as it is read aloud: 2506 is «دو هزار و پانصد و شش», 1000 «هزار», −3 «منفی سه».
 * Throws `RangeError` for fractions and for 10¹⁵ and beyond.
 */
export function numberWords(value: number): string {
  if (!Number.isInteger(value) || Math.abs(value) >= 1e15) throw new RangeError(`No words for ${value}`);
  if (value < 0) return `منفی ${numberWords(-value)}`;
  if (value < 1000) return value === 0 ? SMALL[0] : underThousand(value);
  if (value >= 1000 && value < 2000) return [GROUPS[1], underThousand(value - 1000)].filter(Boolean).join(AND);
  const parts: string[] = [];
  for (let group = GROUPS.length - 1; group >= 0; group -= 1) {
    const count = Math.floor(value / 1000 ** group) % 1000;
    if (count > 0) parts.push(`${underThousand(count)} ${GROUPS[group]}`.trim());
  }
  return parts.join(AND);
}

/** The ordinal that a denominator is read with: «یکم، دوم، سوم، …، سی‌ام، صدم». Throws `RangeError` below 1. */
export function ordinalWords(value: number): string {
  if (value < 1) throw new RangeError(`No ordinal for ${value}`);
  const words = numberWords(value);
  if (words.endsWith('سه')) return `${words.slice(0, -2)}سوم`;
  // A word that ends in a sounded vowel takes «اُم» apart.
  if (words.endsWith('سی')) return `${words}\u200cام`;
  return `${words}م`;
}

/** 3/5 is «سه پنجم», −1/2 is «منفی یک دوم». */
export function fractionWords(numerator: number, denominator: number): string {
  return `${numberWords(numerator)} ${ordinalWords(denominator)}`;
}

/** 2 1/3 is «دو و یک سوم». */
export function mixedWords(whole: number, numerator: number, denominator: number): string {
  return `${numberWords(whole)}${AND}${fractionWords(numerator, denominator)}`;
}

/**
 * A decimal in ASCII as it is read in class: `3.25` is «سه و بیست و پنج صدم», `0.7` «هفت دهم», `0.50` «پنجاه صدم».
 * Throws `RangeError` for anything else and beyond six places.
 */
export function decimalWords(text: string): string {
  const match = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(text);
  if (match === null) throw new RangeError(`No words for ${text}`);
  const [, sign, whole = '0', decimals = ''] = match;
  const minus = sign === '-' ? 'منفی ' : '';
  if (decimals === '') return `${minus}${numberWords(Number(whole))}`;
  const part = `${numberWords(Number(decimals))} ${PLACES[decimals.length]}`;
  return Number(whole) === 0 ? `${minus}${part}` : `${minus}${numberWords(Number(whole))}${AND}${part}`;
}
