import { plainBlocks, plainLine, plainMath } from '../../src/content/plain.ts';
import { Decimal, type Inline, type Question, Rational } from '../../src/index.ts';
import { toLatinDigits } from '../../src/numbers/persian/digits.ts';

/** Units of one quantity, each with how many of the smallest it is. */
const units: Readonly<Record<string, readonly [quantity: string, size: number]>> = {
  میلی‌متر: ['length', 1],
  سانتی‌متر: ['length', 10],
  دسی‌متر: ['length', 100],
  متر: ['length', 1000],
  کیلومتر: ['length', 1_000_000],
  'میلی‌متر مربع': ['area', 1],
  'سانتی‌متر مربع': ['area', 100],
  'متر مربع': ['area', 1_000_000],
  'سانتی‌متر مکعب': ['volume', 1],
  میلی‌لیتر: ['volume', 1],
  سی‌سی: ['volume', 1],
  لیتر: ['volume', 1000],
  'دسی‌متر مکعب': ['volume', 1000],
  'متر مکعب': ['volume', 1_000_000],
  گرم: ['weight', 1],
  کیلوگرم: ['weight', 1000],
  تن: ['weight', 1_000_000],
  ثانیه: ['time', 1],
  دقیقه: ['time', 60],
  ساعت: ['time', 3600],
  ریال: ['money', 1],
  تومان: ['money', 10],
  'هزار تومان': ['money', 10_000],
};

/** The value of an expression of numbers, fractions, signs and brackets; null where it is none. */
function worthOfSum(text: string): Rational | null {
  const tokens = text.match(/\d+(?:\.\d+)?|[-+×÷/()]|\S/g) ?? [];
  let at = 0;
  const atom = (): Rational | null => {
    const token = tokens[at++];
    if (token === '-') {
      const value = atom();
      return value === null ? null : Rational.of(0).minus(value);
    }
    if (token === '(') {
      const inner = sum();
      return tokens[at++] === ')' ? inner : null;
    }
    if (token === undefined || !/^\d/.test(token)) return null;
    const value = Decimal.parse(token.replace(/^0+(?=\d)/, ''));
    return Rational.of(value.units, 10n ** BigInt(value.places));
  };
  const product = (): Rational | null => {
    let value = atom();
    while (value !== null && ['×', '÷', '/'].includes(tokens[at] ?? '')) {
      const sign = tokens[at++];
      const next = atom();
      if (next === null || (sign !== '×' && next.n === 0n)) return null;
      value = sign === '×' ? value.times(next) : value.over(next);
    }
    return value;
  };
  const sum = (): Rational | null => {
    let value = product();
    while (value !== null && ['+', '-'].includes(tokens[at] ?? '')) {
      const sign = tokens[at++];
      const next = product();
      value = next === null ? null : sign === '+' ? value.plus(next) : value.minus(next);
    }
    return value;
  };
  const value = sum();
  return at === tokens.length ? value : null;
}

/** Of one number with its unit: what it is worth, as text to be compared; null where it has no worth. */
function amountOf(text: string): readonly [quantity: string, value: Rational] | null {
  const unit = Object.keys(units).find((name) => text.endsWith(` ${name}`));
  const [quantity, size] = (unit === undefined ? undefined : units[unit]) ?? ['', 1];
  const bare = unit === undefined ? text : text.slice(0, -unit.length - 1);
  const [, percent] = /^(\S+)%$/.exec(bare) ?? [];
  const value = worthOfSum(percent ?? bare);
  if (value === null) return null;
  return [quantity, percent === undefined ? value.times(Rational.of(size)) : value.over(Rational.of(100))];
}

/** What an option is worth: a number in any form, an amount with its units, a ratio, a rule of a number; null for words and pictures. */
export function worthOf(option: string): string | null {
  const text = toLatinDigits(option)
    .replaceAll('٬', '')
    .replaceAll('٫', '.')
    .replaceAll('٪', '%')
    .replaceAll('−', '-')
    .replace(/(\d+) (\d+)⁄(\d+)/g, '($1 + $2/$3)')
    .replace(/(\d+)⁄(\d+)/g, '($1/$2)')
    .replaceAll('⁄', '/');
  const [, first, second] = /^(.+) به (.+)$/u.exec(text) ?? [];
  if (first !== undefined && second !== undefined) {
    const [one, other] = [worthOfSum(first), worthOfSum(second)];
    return one === null || other === null || other.n === 0n ? null : `ratio ${one.over(other).toString()}`;
  }
  if (/شماره|(?<![آ-ی])n(?![a-z])/u.test(text)) {
    const values = [1, 2, 3, 7].map((n) => worthOfSum(text.replace(/شمارهٔ? ?[آ-ی]*|n/gu, `${n}`))?.toString());
    return values.includes(undefined) ? null : `rule ${values.join(' ')}`;
  }
  // «۲ متر و ۳۰ سانتی‌متر» is one amount, «۲ و ۳۰» are two numbers.
  const amounts = text.split(' و ').map(amountOf);
  if (amounts.length > 1 && amounts.some((amount) => amount?.[0] === '')) return null;
  let total = Rational.of(0);
  for (const amount of amounts) {
    if (amount === null || amount[0] !== amounts[0]?.[0]) return null;
    total = total.plus(amount[1]);
  }
  return `${amounts[0]?.[0] ?? ''} ${total.toString()}`;
}

/** More general names of a shape: all that a square is, too. */
const moreGeneral: Readonly<Record<string, readonly string[]>> = {
  مربع: ['مستطیل', 'لوزی', 'متوازی‌الاضلاع', 'چهارضلعی'],
  مستطیل: ['متوازی‌الاضلاع', 'چهارضلعی'],
  لوزی: ['متوازی‌الاضلاع', 'چهارضلعی'],
  متوازی‌الاضلاع: ['چهارضلعی'],
  ذوزنقه: ['چهارضلعی'],
  متساوی‌الاضلاع: ['متساوی‌الساقین'],
  'مثلث متساوی‌الاضلاع': ['مثلث متساوی‌الساقین'],
  مکعب: ['مکعب مستطیل'],
};

/** Says which of several true names or forms is meant. */
const saysWhich = /دقیق‌ترین|ساده‌ترین|کوتاه‌ترین/u;

/** The options are names, not shapes to be seen. */
const asksForName = /(?:^|\s)نامِ? (?:این|آن|دقیق|درست|مثلث|شکل)/u;

/** Two options of which both can be defended: of the same worth, or a name and a more general one; null where there are none. */
export function secondDefensible({ stem, answer, key }: Question): string | null {
  const asked = plainBlocks(stem);
  if (saysWhich.test(asked)) return null;
  const named = (options: readonly { readonly id: string; readonly content: readonly Inline[] }[]) =>
    options.map(({ id, content }) => {
      const text = plainLine(content).trim();
      return { id, text, worth: worthOf(text) };
    });
  const alike = (one: { text: string; worth: string | null }, other: { text: string; worth: string | null }) =>
    (one.worth !== null && one.worth === other.worth) ||
    (asksForName.test(asked) && moreGeneral[one.text]?.includes(other.text) === true);
  if (answer.kind === 'choice' && key.kind === 'choice') {
    const options = named(answer.options);
    const right = options.find(({ id }) => id === key.option);
    const other = right && options.find((option) => option.id !== right.id && alike(right, option));
    return other ? `«${right.text}» is right and «${other.text}» can be defended` : null;
  }
  if (answer.kind === 'multiple-select' && key.kind === 'multiple-select') {
    const options = named(answer.options);
    const rights = options.filter(({ id }) => key.options.includes(id));
    const others = options.filter(({ id }) => !key.options.includes(id));
    for (const right of rights) {
      const other = others.find((option) => alike(right, option));
      if (other) return `«${right.text}» is right and «${other.text}» can be defended`;
    }
    return null;
  }
  if (answer.kind === 'match') {
    for (const column of [answer.first, answer.second]) {
      const cards = named(column);
      const pair = cards.flatMap((one, index) => cards.slice(index + 1).map((other) => [one, other] as const));
      const same = pair.find(([one, other]) => one.worth !== null && one.worth === other.worth);
      if (same) return `«${same[0].text}» and «${same[1].text}» match the same cards`;
    }
    return null;
  }
  if (answer.kind === 'order') {
    const worths = answer.items.map(({ math }) => worthOf(plainMath(math)));
    const twice = worths.find((worth, index) => worth !== null && worths.indexOf(worth) < index);
    return twice === undefined ? null : `two cards of the order are worth ${twice ?? ''}`;
  }
  return null;
}
