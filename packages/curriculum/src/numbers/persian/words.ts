const small = [
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
];
const tens = ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود'];
const hundreds = ['', 'صد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد'];
const groups = ['', 'هزار', 'میلیون', 'میلیارد', 'تریلیون'];
const and = ' و ';

function at(list: readonly string[], index: number): string {
  return list[index] ?? '';
}

/** Words of 1 to 999. */
function underThousand(value: number): string {
  const parts: string[] = [];
  if (value >= 100) parts.push(at(hundreds, Math.floor(value / 100)));
  const rest = value % 100;
  if (rest >= 20) {
    parts.push(at(tens, Math.floor(rest / 10)));
    if (rest % 10 > 0) parts.push(at(small, rest % 10));
  } else if (rest > 0) {
    parts.push(at(small, rest));
  }
  return parts.join(and);
}

/**
 * Number words: 2506 is «دو هزار و پانصد و شش», 1000 is «هزار», 1001000 is «یک میلیون و یک هزار»; a zero group is not
 * read. Throws `RangeError` for fractions and from 10¹⁵ on.
 */
export function numberWords(value: number): string {
  if (!Number.isSafeInteger(value) || Math.abs(value) >= 1e15) throw new RangeError(`no words for ${value}`);
  if (value === 0) return at(small, 0);
  if (value < 0) return `منفی ${numberWords(-value)}`;
  const parts: string[] = [];
  for (let group = groups.length - 1; group >= 0; group -= 1) {
    const unit = 1000 ** group;
    const count = Math.floor(value / unit) % 1000;
    if (count === 0) continue;
    const bareThousand = group === 1 && count === 1 && value < 2000;
    parts.push(
      group === 0
        ? underThousand(count)
        : bareThousand
          ? at(groups, 1)
          : `${underThousand(count)} ${at(groups, group)}`,
    );
  }
  return parts.join(and);
}

/** «یکم، دوم، سوم، … سی‌ام، … صدم»: the ordinal a denominator is read with. Positive whole numbers only. */
export function ordinalWords(value: number): string {
  if (value < 1) throw new RangeError(`no ordinal for ${value}`);
  const words = numberWords(value);
  if (words.endsWith('سه')) return `${words.slice(0, -2)}سوم`;
  if (words.endsWith('سی')) return `${words}\u200cام`;
  return `${words}م`;
}

/** As `ordinalWords`, but 1 is «اول»: for turns, rows and places. */
export function rankWords(value: number): string {
  return value === 1 ? 'اول' : ordinalWords(value);
}

/** 3/5 is «سه پنجم». */
export function fractionWords(numerator: number, denominator: number): string {
  return `${numberWords(numerator)} ${ordinalWords(denominator)}`;
}

/** 2 1/3 is «دو و یک سوم». */
export function mixedWords(whole: number, numerator: number, denominator: number): string {
  return `${numberWords(whole)}${and}${fractionWords(numerator, denominator)}`;
}

const decimalPlaces = ['', 'دهم', 'صدم', 'هزارم', 'ده‌هزارم', 'صدهزارم', 'میلیونم'];

/**
 * A canonical decimal in words: 3.25 is «سه و بیست و پنج صدم», 0.7 is «هفت دهم». Zeros at the end are read
 * («پنجاه صدم»). Throws `RangeError` beyond six places.
 */
export function decimalWords(value: string): string {
  const match = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(value);
  if (!match) throw new RangeError(`no words for ${value}`);
  const [, sign = '', whole = '0', part = ''] = match;
  const minus = sign === '' ? '' : 'منفی ';
  const wholeWords = numberWords(Number(whole));
  if (part === '') return `${minus}${wholeWords}`;
  const partWords = `${numberWords(Number(part))} ${at(decimalPlaces, part.length)}`;
  return Number(whole) === 0 ? `${minus}${partWords}` : `${minus}${wholeWords}${and}${partWords}`;
}

/** «ساعت چهار و پانزده دقیقه»; whole hours without minutes. Hours 0 to 24, minutes 0 to 59. */
export function clockWords(hour: number, minute: number): string {
  if (!Number.isInteger(hour) || hour < 0 || hour > 24 || !Number.isInteger(minute) || minute < 0 || minute > 59) {
    throw new RangeError(`no such time: ${hour}:${minute}`);
  }
  const words = `ساعت ${numberWords(hour)}`;
  return minute === 0 ? words : `${words}${and}${numberWords(minute)} دقیقه`;
}

/** As it is said: «چهار و ربع»، «چهار و نیم»، «یک ربع به پنج» (12-hour clock), other minutes as «چهار و ده دقیقه». */
export function spokenClock(hour: number, minute: number): string {
  const onDial = ((hour + 11) % 12) + 1;
  if (minute === 15) return `${numberWords(onDial)}${and}ربع`;
  if (minute === 30) return `${numberWords(onDial)}${and}نیم`;
  if (minute === 45) return `یک ربع به ${numberWords((onDial % 12) + 1)}`;
  return clockWords(onDial, minute).replace('ساعت ', '');
}
