import { plainBlocks } from '../../src/content/plain.ts';
import type { Question } from '../../src/model/index.ts';
import { toLatinDigits } from '../../src/numbers/persian/digits.ts';
import { prices } from '../../src/wording/prices.ts';

const named = Object.keys(prices).sort((one, other) => other.length - one.length);

/** «قیمت هر دفتر ۳۳ هزار تومان», «یک کیف را ۱٬۹۳۰٬۰۰۰ تومان». */
const priced = new RegExp(
  `(?:هر|یک) (${named.join('|')})(?: (?!و |داد)[آ-ی\\u200c]+){0,2} ([\\d٬٫]+) (هزار |میلیون )?(تومان|ریال)`,
  'gu',
);

/** «قیمت ۱۷ دفتر یکسان ۱۳۰ هزار تومان». */
const pricedTogether = new RegExp(
  `(\\d+) (?:جلد |عدد |تا |جفت )?(${named.join('|')})(?: (?!و |داد|هر )[آ-ی\\u200c]+){0,3} ([\\d٬٫]+) (هزار |میلیون )?(تومان|ریال)`,
  'gu',
);

const multiples: Readonly<Record<string, number>> = { 'هزار ': 1000, 'میلیون ': 1_000_000 };

/** A price in a stem that nobody pays for the thing, in words; null where there is none. */
export function strangePrice({ stem }: Question): string | null {
  const text = toLatinDigits(plainBlocks(stem));
  const found = [
    ...[...text.matchAll(priced)].map(([said, thing, ...price]) => [said, '1', thing, ...price] as const),
    ...text.matchAll(pricedTogether),
  ];
  for (const [said, count = '1', thing = '', number = '', multiple = '', currency] of found) {
    const amount = Number(number.replaceAll('٬', '').replace('٫', '.')) / Number(count);
    const toman = (amount * (multiples[multiple] ?? 1)) / (currency === 'ریال' ? 10 : 1);
    const range = prices[thing];
    if (range !== undefined && (toman < range.min || toman > range.max)) {
      return `«${said}», a price from ${range.min} to ${range.max} toman is believable`;
    }
  }
  return null;
}
