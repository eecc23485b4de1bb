import {
  type Block,
  child,
  Decimal,
  decimalKey,
  type Inline,
  line,
  type Misconception,
  misconception,
  p,
  type Rng,
} from '../../../../authoring/index.ts';

export type Method = 'cut' | 'round';

/** As the books call them. */
export const methodNames: Readonly<Record<Method, string>> = { cut: 'قطع کردن', round: 'گرد کردن' };

/** The unit of approximation: ten to this power, so -2 is 0.01. */
export type Power = -2 | -1 | 0 | 1 | 2 | 3;

export function unitOf(power: Power): Decimal {
  return Decimal.of(1).shift(power);
}

function wholePart(value: Decimal): bigint {
  return value.units / 10n ** BigInt(value.places);
}

/** The largest multiple of the unit that is not above the number (numbers here are not below zero). */
export function cut(value: Decimal, power: number): Decimal {
  return Decimal.of(wholePart(value.shift(-power))).shift(power);
}

/** The nearest multiple of the unit, a half upwards. */
export function rounded(value: Decimal, power: Power): Decimal {
  return cut(value.plus(Decimal.of(5).shift(power - 1)), power);
}

export function approximated(value: Decimal, power: Power, method: Method): Decimal {
  return method === 'cut' ? cut(value, power) : rounded(value, power);
}

/** One unit above the cut number. */
export function nextUp(value: Decimal, power: Power): Decimal {
  return cut(value, power).plus(unitOf(power));
}

/** The first digit that is dropped. */
export function firstDropped(value: Decimal, power: Power): number {
  return Number(wholePart(value.shift(1 - power)) % 10n);
}

/** « تا صدتایی‌ها», for a unit that is so called. */
export function upTo(power: Power): string {
  const bundles: Readonly<Partial<Record<Power, string>>> = { 1: 'ده‌تایی‌ها', 2: 'صدتایی‌ها', 3: 'هزارتایی‌ها' };
  const bundle = bundles[power];
  return bundle === undefined ? '' : ` تا ${bundle}`;
}

/** Whether a smaller unit may lead to the same, and nothing says which it is: 46.02 and 45.97 come to 46 in tenths, too. */
export function isOfFinerUnit(value: Decimal, power: Power): boolean {
  const dropped = firstDropped(value, power);
  return power <= 0 && (dropped === 0 || dropped === 9) && !cut(value, power - 1).equals(value);
}

/** «صدگان», «دهم»: the place of the unit. */
export const placeNames: Readonly<Record<Power, string>> = {
  3: 'هزارگان',
  2: 'صدگان',
  1: 'دهگان',
  0: 'یکان',
  [-1]: 'دهم',
  [-2]: 'صدم',
};

/** A number with `whole` digits before the mark and `places` after it; no digit after the mark's last is zero. */
export function drawDecimal(rng: Rng, whole: readonly [number, number], places: number): Decimal {
  const digits = rng.int(...whole);
  const low = digits === 1 ? 1 : 10 ** (digits - 1);
  const head = rng.int(low, 10 ** digits - 1);
  if (places === 0) return Decimal.of(head);
  const power = 10 ** places;
  return Decimal.of(head * power + rng.int(0, power / 10 - 1) * 10 + rng.int(1, 9), places);
}

/** Rounds from the last digit on, one digit after another: 3449 to hundreds becomes 3450, then 3500. */
function roundedInSteps(value: Decimal, power: Power): Decimal {
  let result = value;
  const first = value.places > 0 ? -value.places + 1 : 1;
  for (let at = first; at <= power; at += 1) {
    if (at < -2 || at > 3) continue;
    result = rounded(result, at as Power);
  }
  return result;
}

/** Known misconceptions of approximating a number; those that lead to the right answer fall away. */
export function approximationMisconceptions(value: Decimal, power: Power, method: Method): readonly Misconception[] {
  const other: Method = method === 'cut' ? 'round' : 'cut';
  const found: Misconception[] = [];
  const add = (id: string, title: string, answer: Decimal, message: readonly Inline[]) => {
    if (answer.units > 0n) found.push(misconception(id, title, decimalKey(answer), message));
  };
  add(
    method === 'cut' ? 'rounded-instead-of-cut' : 'cut-instead-of-rounded',
    method === 'cut' ? 'به جای قطع کردن، گرد کرده' : 'به جای گرد کردن، قطع کرده',
    approximated(value, power, other),
    method === 'cut'
      ? line`در روش قطع کردن، رقم‌های بعد از مرتبهٔ خواسته‌شده را فقط کنار می‌گذاریم؛ رقم قبلی هیچ‌وقت زیاد نمی‌شود.`
      : line`در روش گرد کردن، اولین رقمی را که کنار گذاشته می‌شود نگاه کن: از ۵ کوچک‌تر است یا نه؟`,
  );
  if (method === 'round') {
    add(
      'rounded-up-always',
      'به جای پایین، به بالا گرد کرده',
      nextUp(value, power),
      line`گرد کردن همیشه به طرف بالا نیست. اولین رقمی را که کنار گذاشته می‌شود ببین.`,
    );
    add(
      'rounded-digit-by-digit',
      'از رقم آخر، مرحله به مرحله گرد کرده',
      roundedInSteps(value, power),
      line`فقط اولین رقمی که کنار گذاشته می‌شود مهم است؛ رقم‌های بعد از آن اثری ندارند.`,
    );
  }
  if (power < 3) {
    add(
      'one-place-coarser',
      'یک مرتبه درشت‌تر تقریب زده',
      approximated(value, (power + 1) as Power, method),
      line`یک رقم بیشتر از لازم کنار گذاشته‌ای. ببین تقریب خواسته‌شده کدام مرتبه است.`,
    );
  }
  if (power > -2) {
    add(
      'one-place-finer',
      'یک مرتبه ریزتر تقریب زده',
      approximated(value, (power - 1) as Power, method),
      line`هنوز یک رقم اضافه مانده است. ببین تقریب خواسته‌شده کدام مرتبه است.`,
    );
  }
  const bare = approximated(value, power, method).shift(-power);
  // One digit alone may be that digit of the number copied.
  const isDigitOfIt = bare.compare(Decimal.of(10)) < 0 && value.toString().includes(bare.toString());
  if (power > 0 && !(isDigitOfIt && !bare.equals(cut(value, power).shift(-power)))) {
    add(
      'zeros-not-written',
      'به جای رقم‌های کنارگذاشته صفر نگذاشته',
      bare,
      value.places > 0
        ? line`رقم‌هایی را که پیش از ممیز کنار می‌گذاری، باید با صفر پر کنی تا عدد کوچک نشود.`
        : line`رقم‌هایی را که کنار می‌گذاری، باید با صفر پر کنی تا عدد کوچک نشود.`,
    );
  }
  return found;
}

/** Where a measured or counted number is met. */
interface Situation {
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  /** Whether it may have digits after the mark. */
  readonly isMeasured: boolean;
  readonly write: (rng: Rng, value: Decimal) => Block;
}

const situations: readonly Situation[] = [
  {
    unit: 'متر',
    least: 5,
    most: 60,
    isMeasured: true,
    write: (rng, value) => p`طول ${rng.pick(['یک استخر', 'حیاط مدرسه', 'یک سالن'])} ${value} متر است.`,
  },
  {
    unit: 'متر',
    least: 20,
    most: 900,
    isMeasured: true,
    write: (rng, value) => p`طول ${rng.pick(['یک پل', 'یک کوچه', 'یک تونل'])} ${value} متر است.`,
  },
  {
    unit: 'کیلوگرم',
    least: 2,
    most: 12,
    isMeasured: true,
    write: (rng, value) => p`وزن ${rng.pick(['یک هندوانه', 'یک گربه', 'یک کوله‌پشتی'])} ${value} کیلوگرم است.`,
  },
  {
    unit: 'کیلوگرم',
    least: 10,
    most: 30,
    isMeasured: true,
    write: (rng, value) => p`وزن ${rng.pick(['یک کیسهٔ برنج', 'یک چمدان', 'یک دوچرخه'])} ${value} کیلوگرم است.`,
  },
  {
    unit: 'کیلوگرم',
    least: 30,
    most: 90,
    isMeasured: true,
    write: (rng, value) => p`وزن ${rng.pick(['یک گوسفند', 'یک یخچال', 'یک قالی'])} ${value} کیلوگرم است.`,
  },
  {
    unit: 'لیتر',
    least: 2,
    most: 25,
    isMeasured: true,
    write: (rng, value) => p`در ${rng.pick(['یک سطل', 'یک دبه', 'یک قابلمهٔ بزرگ'])} ${value} لیتر آب هست.`,
  },
  {
    unit: 'لیتر',
    least: 40,
    most: 300,
    isMeasured: true,
    write: (rng, value) => p`در ${rng.pick(['یک بشکه', 'یک وان', 'یک حوضچه'])} ${value} لیتر آب هست.`,
  },
  {
    unit: 'لیتر',
    least: 300,
    most: 9999,
    isMeasured: true,
    write: (rng, value) => p`در ${rng.pick(['یک مخزن', 'یک تانکر', 'یک آب‌انبار'])} ${value} لیتر آب هست.`,
  },
  {
    unit: 'ثانیه',
    least: 5,
    most: 300,
    isMeasured: true,
    write: (rng, value) => p`${child(rng)} مسیر مسابقه را در ${value} ثانیه دوید.`,
  },
  {
    unit: 'سانتی‌متر',
    least: 5,
    most: 100,
    isMeasured: true,
    write: (rng, value) => p`${rng.pick(['قد یک نهال', 'بلندی یک گلدان', 'پهنای یک میز'])} ${value} سانتی‌متر است.`,
  },
  {
    unit: 'سانتی‌متر',
    least: 115,
    most: 165,
    isMeasured: true,
    write: (rng, value) => p`قد ${child(rng)} ${value} سانتی‌متر است.`,
  },
  {
    unit: 'کیلومتر',
    least: 10,
    most: 60,
    isMeasured: true,
    write: (_, value) => p`فاصلهٔ دو روستا ${value} کیلومتر است.`,
  },
  {
    unit: 'کیلومتر',
    least: 60,
    most: 1200,
    isMeasured: true,
    write: (rng, value) => p`فاصلهٔ ${rng.pick(['دو شهر', 'خانهٔ مادربزرگ تا تهران', 'دو بندر'])} ${value} کیلومتر است.`,
  },
  {
    unit: 'تومان',
    least: 150_000,
    most: 999_999,
    isMeasured: false,
    write: (rng, value) => p`${rng.pick(['مبلغ قبض برق', 'مبلغ قبض آب', 'هزینهٔ یک خرید'])} ${value} تومان است.`,
  },
  {
    unit: 'گام',
    least: 1000,
    most: 15_000,
    isMeasured: false,
    write: (rng, value) => p`${child(rng)} امروز ${value} گام برداشته است.`,
  },
  {
    unit: 'نفر',
    least: 500,
    most: 9000,
    isMeasured: false,
    write: (rng, value) => p`جمعیت ${rng.pick(['یک روستا', 'یک شهرک'])} ${value} نفر است.`,
  },
  {
    unit: 'نفر',
    least: 20_000,
    most: 999_999,
    isMeasured: false,
    write: (rng, value) => p`جمعیت ${rng.pick(['یک شهر', 'یک شهرستان'])} ${value} نفر است.`,
  },
  {
    unit: 'متر مربع',
    least: 100,
    most: 9000,
    isMeasured: false,
    write: (rng, value) => p`مساحت ${rng.pick(['یک زمین', 'یک باغ', 'یک مدرسه'])} ${value} متر مربع است.`,
  },
  {
    unit: 'متر مربع',
    least: 5000,
    most: 90_000,
    isMeasured: false,
    write: (rng, value) => p`مساحت ${rng.pick(['یک پارک', 'یک مزرعه', 'یک باغ'])} ${value} متر مربع است.`,
  },
  {
    unit: 'جلد',
    least: 1000,
    most: 99_999,
    isMeasured: false,
    write: (rng, value) => p`کتابخانهٔ ${rng.pick(['شهر', 'استان', 'دانشگاه'])} ${value} جلد کتاب دارد.`,
  },
];

/** A sentence in which the number is met, with its unit; null when it fits nowhere. */
export function writeAmount(rng: Rng, value: Decimal): { readonly statement: Block; readonly unit: string } | null {
  const size = Number(wholePart(value));
  const fitting = situations.filter(
    ({ least, most, isMeasured }) => size >= least && size <= most && (isMeasured || value.places === 0),
  );
  if (fitting.length === 0) return null;
  const { write, unit } = rng.pick(fitting);
  return { statement: write(rng, value), unit };
}
