import { child, cities, type Rng } from '../../../../authoring/index.ts';

/** A problem too large to draw, known by its first cases. */
export interface SmallCases {
  /** What happens. */
  readonly statement: string;
  /** Headings of the table. */
  readonly caseName: string;
  readonly countName: string;
  /** The smallest case shown. */
  readonly first: number;
  readonly count: (at: number) => number;
  /** A small case and its count, in words. */
  readonly sayCase: (at: string, count: string) => string;
  readonly ask: (at: string) => string;
  /** The count is stated and the case asked. */
  readonly askBack: (count: string) => string;
}

/** Each case adds the same. */
export function steadyCases(rng: Rng): SmallCases {
  const name = child(rng);
  const each = rng.int(3, 12) * 10;
  const few = rng.int(3, 9);
  const start = rng.int(5, 30);
  return rng.pick<SmallCases>([
    {
      statement: `یک چاپخانه در هر ساعت به یک اندازه کتاب چاپ می‌کند.`,
      caseName: 'ساعت',
      countName: 'تعداد کتاب',
      first: 1,
      count: (at) => each * at,
      sayCase: (at, count) => `در ${at} ساعت ${count} کتاب`,
      ask: (at) => `در ${at} ساعت چند کتاب چاپ می‌کند؟`,
      askBack: (count) => `در چند ساعت ${count} کتاب چاپ می‌کند؟`,
    },
    {
      statement: `${name} در قلکش مقداری پول داشت و هر هفته به یک اندازه به آن اضافه می‌کند.`,
      caseName: 'هفته',
      countName: 'پول به هزار تومان',
      first: 1,
      count: (at) => start + few * at,
      sayCase: (at, count) => `در پایان هفتهٔ ${at} پولش ${count} هزار تومان`,
      ask: (at) => `در پایان هفتهٔ ${at} چند هزار تومان دارد؟`,
      askBack: (count) => `در پایان هفتهٔ چندم ${count} هزار تومان دارد؟`,
    },
    {
      statement: `دور تا دور باغچه‌ای مربعی، بیرون از آن، کاشی‌هایی با ضلع یک متر می‌چینیم؛ گوشه‌ها هم کاشی دارند.`,
      caseName: 'ضلع باغچه به متر',
      countName: 'تعداد کاشی دور',
      first: 1,
      count: (at) => 4 * at + 4,
      sayCase: (at, count) => `باغچه‌ای با ضلع ${at} متر ${count} کاشی`,
      ask: (at) => `باغچه‌ای با ضلع ${at} متر چند کاشی لازم دارد؟`,
      askBack: (count) => `با ${count} کاشی دور باغچه‌ای با ضلع چند متر را می‌شود چید؟`,
    },
    {
      statement: `${name} روی یک رشته نخ مهره می‌اندازد؛ اول چند مهره و بعد هر روز به یک اندازه.`,
      caseName: 'روز',
      countName: 'تعداد مهره',
      first: 1,
      count: (at) => start + few * (at - 1),
      sayCase: (at, count) => `تا پایان روز ${at} روی هم ${count} مهره`,
      ask: (at) => `تا پایان روز ${at} روی هم چند مهره روی نخ است؟`,
      askBack: (count) => `در پایان روز چندم روی هم ${count} مهره روی نخ است؟`,
    },
    {
      statement: `اتوبوسی از ${rng.pick(cities)} راه افتاده است و هر ساعت به یک اندازه راه می‌رود.`,
      caseName: 'ساعت',
      countName: 'راه به کیلومتر',
      first: 1,
      count: (at) => (each > 90 ? 80 : each) * at,
      sayCase: (at, count) => `بعد از ${at} ساعت ${count} کیلومتر`,
      ask: (at) => `بعد از ${at} ساعت چند کیلومتر رفته است؟`,
      askBack: (count) => `بعد از چند ساعت ${count} کیلومتر رفته است؟`,
    },
    {
      statement: `در سالن نمایش، هر ردیف به یک اندازه بیشتر از ردیف جلویی صندلی دارد.`,
      caseName: 'شمارهٔ ردیف',
      countName: 'تعداد صندلی',
      first: 1,
      count: (at) => start + few * (at - 1),
      sayCase: (at, count) => `ردیف ${at} با ${count} صندلی`,
      ask: (at) => `ردیف ${at} چند صندلی دارد؟`,
      askBack: (count) => `ردیف شمارهٔ چند ${count} صندلی دارد؟`,
    },
  ]);
}

/** Each case adds more than the last, by a constant. */
export function growingCases(rng: Rng): SmallCases {
  const name = child(rng);
  const pairs = (at: number) => (at * (at - 1)) / 2;
  const triangle = (at: number) => (at * (at + 1)) / 2;
  const friends = rng.pick(['در یک مهمانی', 'در جشن تولد', 'در کلاس ورزش', 'در اردو', 'در عید نوروز']);
  return rng.pick<SmallCases>([
    {
      statement: `${friends}، ${name} و دوستانش به هم می‌رسند و هر نفر با هر نفر دیگر یک بار دست می‌دهد.`,
      caseName: 'تعداد بچه‌ها',
      countName: 'تعداد دست دادن',
      first: 2,
      count: pairs,
      sayCase: (at, count) => `برای ${at} نفر ${count} بار`,
      ask: (at) => `اگر ${at} نفر باشند، روی هم چند بار دست داده می‌شود؟`,
      askBack: (count) => `اگر روی هم ${count} بار دست داده شده باشد، چند نفر بوده‌اند؟`,
    },
    {
      statement: `در مسابقهٔ ${rng.pick(['شطرنج', 'پینگ‌پنگ', 'فوتبال دستی', 'بدمینتون', 'دوز'])} مدرسه، هر نفر با هر نفر دیگر یک بار بازی می‌کند.`,
      caseName: 'تعداد بازیکن‌ها',
      countName: 'تعداد بازی',
      first: 2,
      count: pairs,
      sayCase: (at, count) => `با ${at} بازیکن ${count} بازی`,
      ask: (at) => `با ${at} بازیکن چند بازی انجام می‌شود؟`,
      askBack: (count) => `اگر ${count} بازی انجام شده باشد، چند بازیکن بوده‌اند؟`,
    },
    {
      statement: `${name} نقطه‌ها را به شکل مثلث می‌چیند: در ردیف اول یک نقطه، در ردیف دوم دو نقطه و همین‌طور تا آخر.`,
      caseName: 'تعداد ردیف‌ها',
      countName: 'تعداد نقطه',
      first: 1,
      count: triangle,
      sayCase: (at, count) => `با ${at} ردیف ${count} نقطه`,
      ask: (at) => `مثلثی با ${at} ردیف چند نقطه دارد؟`,
      askBack: (count) => `مثلثی با ${count} نقطه چند ردیف دارد؟`,
    },
    {
      statement: `${name} با قوطی‌های ${rng.pick(['رب', 'کنسرو', 'رنگ', 'شیر'])} برجی می‌چیند: ردیف بالا یک قوطی و هر ردیف یکی بیشتر از ردیف بالایی.`,
      caseName: 'تعداد ردیف‌ها',
      countName: 'تعداد قوطی',
      first: 1,
      count: triangle,
      sayCase: (at, count) => `با ${at} ردیف ${count} قوطی`,
      ask: (at) => `برجی با ${at} ردیف چند قوطی دارد؟`,
      askBack: (count) => `برجی با ${count} قوطی چند ردیف دارد؟`,
    },
    {
      statement: `${name} با کاشی مربع‌هایی می‌سازد که هر ضلعشان یکی بیشتر از مربع قبلی کاشی دارد.`,
      caseName: 'کاشی‌های یک ضلع',
      countName: 'همهٔ کاشی‌ها',
      first: 1,
      count: (at) => at * at,
      sayCase: (at, count) => `مربعی با ضلع ${at} کاشی، روی هم ${count} کاشی`,
      ask: (at) => `مربعی با ضلع ${at} کاشی، روی هم چند کاشی دارد؟`,
      askBack: (count) => `مربعی که روی هم ${count} کاشی دارد، در هر ضلع چند کاشی دارد؟`,
    },
    {
      statement: `در هر چندضلعی، همهٔ قطرها را می‌کشیم.`,
      caseName: 'تعداد ضلع‌ها',
      countName: 'تعداد قطرها',
      first: 4,
      count: (at) => (at * (at - 3)) / 2,
      sayCase: (at, count) => `چندضلعی با ${at} ضلع ${count} قطر`,
      ask: (at) => `چندضلعی با ${at} ضلع چند قطر دارد؟`,
      askBack: (count) => `چندضلعی با ${count} قطر چند ضلع دارد؟`,
    },
    {
      statement: `روی یک خط چند نقطه می‌گذاریم و همهٔ پاره‌خط‌هایی را که دو سرشان از این نقطه‌هاست می‌شماریم.`,
      caseName: 'تعداد نقطه‌ها',
      countName: 'تعداد پاره‌خط',
      first: 2,
      count: pairs,
      sayCase: (at, count) => `با ${at} نقطه ${count} پاره‌خط`,
      ask: (at) => `با ${at} نقطه چند پاره‌خط به دست می‌آید؟`,
      askBack: (count) => `با چند نقطه ${count} پاره‌خط به دست می‌آید؟`,
    },
  ]);
}
