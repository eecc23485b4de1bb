import {
  type Block,
  blank,
  child,
  Decimal,
  decimalAnswer,
  defineSkill,
  display,
  type Figure,
  frac,
  hint,
  type Level,
  line,
  type MathNode,
  num,
  onTable,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  ratioTable,
  relative,
  row,
  step,
  tableInputs,
  tableOfRule,
} from '../../../authoring/index.ts';
import { decimalMisconceptions } from './question-parts/decimal-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story', 'figure'],
  2: ['story', 'story', 'figure', 'find-mistake'],
  3: ['story', 'story', 'figure', 'reverse', 'find-mistake'],
  4: ['story', 'reverse', 'find-mistake'],
};

/** `first` of one thing go with `second` of the other; then `more` of the first with the answer, or (reversed) the other way round. */
interface Numbers {
  readonly first: Decimal;
  readonly second: Decimal;
  readonly more: Decimal;
  readonly result: Decimal;
}

/** Two amounts that grow together. */
interface Setting {
  readonly units: readonly [string, string];
  /** How the two grow: believable amounts of the second thing for one of the first, from and to, in steps. */
  readonly rate: readonly [least: number, most: number, places: number];
  readonly firsts: readonly [number, number];
  readonly write: (rng: Rng, first: Decimal, second: Decimal) => Block;
  readonly ask: (more: Decimal) => Block;
  readonly askBack: (result: Decimal) => Block;
}

const settings: readonly Setting[] = [
  {
    units: ['نفر', 'پیمانه'],
    rate: [1, 2, 1],
    firsts: [2, 8],
    write: (rng, first, second) =>
      p`${relative(rng)} برای ${first} نفر ${rng.pick(['پلو', 'عدس‌پلو', 'ته‌چین'])}، ${second} پیمانه برنج می‌ریزد.`,
    ask: (more) => p`برای ${more} نفر از همان غذا چند پیمانه برنج لازم است؟`,
    askBack: (result) => p`با ${result} پیمانه برنج، برای چند نفر از همان غذا می‌شود پخت؟`,
  },
  {
    units: ['ساعت', 'کیلومتر'],
    rate: [40, 95, 0],
    firsts: [2, 6],
    write: (rng, first, second) =>
      p`یک ${rng.pick(['اتوبوس', 'قطار', 'خودرو'])} در ${first} ساعت ${second} کیلومتر راه می‌رود.`,
    ask: (more) => p`با همین سرعت، در ${more} ساعت چند کیلومتر می‌رود؟`,
    askBack: (result) => p`با همین سرعت، ${result} کیلومتر را در چند ساعت می‌رود؟`,
  },
  {
    units: ['سانتی‌متر', 'کیلومتر'],
    rate: [5, 40, 1],
    firsts: [2, 9],
    write: (rng, first, second) =>
      p`روی نقشهٔ ${rng.pick(['ایران', 'یک استان', 'غرب ایران'])}، ${first} سانتی‌متر نشانهٔ ${second} کیلومتر است.`,
    ask: (more) => p`فاصلهٔ دو جا روی این نقشه ${more} سانتی‌متر است. فاصلهٔ واقعی آن‌ها چند کیلومتر است؟`,
    askBack: (result) => p`فاصلهٔ واقعی دو شهر ${result} کیلومتر است. روی این نقشه چند سانتی‌متر می‌شود؟`,
  },
  {
    units: ['کیلوگرم', 'هزار تومان'],
    rate: [20, 90, 1],
    firsts: [2, 6],
    write: (rng, first, second) =>
      p`قیمت ${first} کیلوگرم ${rng.pick(['سیب', 'پرتقال', 'انگور', 'گوجه', 'خیار'])} ${second} هزار تومان است.`,
    ask: (more) => p`قیمت ${more} کیلوگرم از همان چند هزار تومان است؟`,
    askBack: (result) => p`با ${result} هزار تومان چند کیلوگرم از همان می‌شود خرید؟`,
  },
  {
    units: ['لیتر', 'کیلومتر'],
    rate: [10, 16, 1],
    firsts: [3, 9],
    write: (_, first, second) => p`خودرویی با ${first} لیتر بنزین ${second} کیلومتر راه می‌رود.`,
    ask: (more) => p`با ${more} لیتر بنزین چند کیلومتر می‌رود؟`,
    askBack: (result) => p`برای ${result} کیلومتر راه چند لیتر بنزین لازم است؟`,
  },
  {
    units: ['دقیقه', 'لیتر'],
    rate: [4, 18, 1],
    firsts: [2, 9],
    write: (rng, first, second) =>
      p`از یک شیر، در ${first} دقیقه ${second} لیتر آب در ${rng.pick(['حوض', 'مخزن', 'بشکه'])} می‌ریزد.`,
    ask: (more) => p`در ${more} دقیقه چند لیتر آب می‌ریزد؟`,
    askBack: (result) => p`چند دقیقه طول می‌کشد تا ${result} لیتر آب بریزد؟`,
  },
  {
    units: ['متر', 'هزار تومان'],
    rate: [30, 95, 1],
    firsts: [2, 6],
    write: (rng, first, second) =>
      p`قیمت ${first} متر ${rng.pick(['پارچه', 'روبان پهن', 'کاغذ دیواری', 'توری'])} ${second} هزار تومان است.`,
    ask: (more) => p`قیمت ${more} متر از همان چند هزار تومان است؟`,
    askBack: (result) => p`با ${result} هزار تومان چند متر از همان می‌شود خرید؟`,
  },
  {
    units: ['پیمانه', 'پیمانه'],
    rate: [1, 4, 1],
    firsts: [2, 8],
    write: (rng, first, second) => p`${child(rng)} برای شربت، با هر ${first} پیمانه شکر ${second} پیمانه آب می‌ریزد.`,
    ask: (more) => p`با ${more} پیمانه شکر چند پیمانه آب باید بریزد؟`,
    askBack: (result) => p`برای ${result} پیمانه آب چند پیمانه شکر باید بریزد؟`,
  },
];

function draw(rng: Rng, level: Level, setting: Setting): Numbers | null {
  const [least, most, places] = setting.rate;
  const rate =
    places === 0 || level === 1 ? Decimal.of(rng.int(least, most)) : Decimal.of(rng.int(least * 10, most * 10), 1);
  const first = Decimal.of(rng.int(...setting.firsts));
  const more = level < 3 ? Decimal.of(rng.int(2, 20)) : Decimal.of(rng.int(3, 30) * 5, 1);
  if (more.equals(first) || (level < 3 && more.compare(first) < 0 && rng.chance(2, 3))) return null;
  const second = rate.times(first);
  const result = rate.times(more);
  if (second.places > 1 || result.places > 1 || rate.equals(Decimal.of(1))) return null;
  // Where the first is in the second, one multiplication is enough: level 1 and half of level 2.
  const isMultiple = more.toRational().over(first.toRational()).isWhole;
  if (level === 1 && !isMultiple) return null;
  if (level > 2 && isMultiple) return null;
  return { first, second, more, result };
}

function table(units: readonly [string, string], cells: readonly (Decimal | null)[]): Figure {
  const node = (value: Decimal | null): { t: 'math'; math: MathNode } => ({
    t: 'math',
    math: value === null ? blank() : num(value),
  });
  const statement = cells.map((value) => (value === null ? 'جای خالی' : persianNumber(value.toString())));
  const [one, other] = units[0] === units[1] ? ['شکر', 'آب'] : units;
  return {
    t: 'table',
    description: `جدول نسبت؛ ${one ?? ''}: ${statement[0] ?? ''} و ${statement[2] ?? ''}، ${other ?? ''}: ${statement[1] ?? ''} و ${statement[3] ?? ''}`,
    columns: [one ?? '', other ?? ''],
    rows: [
      [node(cells[0] ?? null), node(cells[1] ?? null)],
      [node(cells[2] ?? null), node(cells[3] ?? null)],
    ],
  };
}

export const proportionWord = defineSkill({
  id: 'g6-proportion-word',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    tableOfRule((rng, level) => ({
      times: rng.int(9, 16),
      more: 0,
      inputs: tableInputs(rng, level < 3 ? 12 : 40),
      columns: ['لیتر بنزین', 'کیلومتر'],
      isStepwise: false,
      stem: [p`خودرویی با هر لیتر بنزین به یک اندازه راه می‌رود.`],
      description: 'جدول لیتر بنزین و کیلومتر',
    })),
  ],
  pictures: [onTable, ratioTable],
  revision: 15,
  make: (rng, level) => {
    const setting = rng.pick(settings);
    const numbers = draw(rng, level, setting);
    if (numbers === null) return null;
    const { first, second, more, result } = numbers;
    const form = rng.pick(formsOf[level]);
    const isBack = form === 'reverse';
    // People are whole.
    if (setting.units[0] === 'نفر' && more.places > 0) return null;
    const answer = isBack ? more : result;
    const [a, b, c] = isBack ? [second, first, result] : [first, second, more];
    const [x, y, z] = [a.toRational(), b.toRational(), c.toRational()];
    // What one of the first comes to would be how many times of it are asked for, too.
    if (y.equals(z)) return null;
    const misconceptions = decimalMisconceptions(
      [
        'differences-kept',
        'به جای ضرب، به هر دو مقدار یک اندازه اضافه کرده یا از آن‌ها کم کرده',
        // With a rate of two the two numbers of one kind added are as many.
        y.equals(x.plus(x)) ? null : y.plus(z).minus(x),
        line`اگر یکی دو برابر شود، دیگری هم دو برابر می‌شود؛ پس ضرب لازم است، نه جمع و تفریق.`,
      ],
      [
        'ratio-turned-over',
        'نسبت را برعکس به کار برده',
        // Not where two of the numbers alone come to it.
        [z.minus(x), z.over(x), y.over(x), y.over(z), y.minus(z)].some((each) => each.equals(x.times(z).over(y)))
          ? null
          : x.times(z).over(y),
        form === 'figure'
          ? line`جدول نسبت را دوباره ببین: هر عدد در کدام ستون و کدام ردیف است؟`
          : line`جدول نسبت را بکش و ببین هر عدد در کدام ستون و کدام ردیف است.`,
      ],
      [
        'unit-value-written',
        'مقدار یک واحد را نوشته و تمام کرده',
        y.over(x),
        line`مقدار یک واحد را پیدا کرده‌ای. حالا ببین چند واحد خواسته شده است.`,
      ],
      [
        'unit-value-not-found',
        'مقدار یک واحد را پیدا نکرده و ضرب کرده',
        y.times(z),
        line`عددی که گفته شده مقدار یک واحد نیست. اول ببین برای یک واحد چقدر است.`,
      ],
      [
        answer.places === 1 ? 'mark-left-out' : 'mark-one-place-off',
        answer.places === 1 ? 'ممیز را در جواب ننوشته' : 'جای ممیز را یک رقم اشتباه گذاشته',
        [a, b, c, answer].some(({ places }) => places > 0) ? answer.shift(1).toRational() : null,
        line`جواب را با یک تخمین مقایسه کن. ممیز سر جایش است؟`,
      ],
    );
    const wrong = misconceptions
      .flatMap(({ answer: each }) => (each.kind === 'decimal' ? each.values : []))
      .filter((each) => each !== answer.toString());
    if (wrong.length === 0) return null;
    const statement = setting.write(rng, first, second);
    const ask = isBack ? setting.askBack(result) : setting.ask(more);
    const unit = setting.units[isBack ? 0 : 1];
    const stem: readonly Block[] =
      form === 'find-mistake'
        ? [
            statement,
            ask,
            p`${child(rng)} جواب را ${Decimal.parse(rng.pick(wrong))} ${unit} نوشته است، ولی درست نیست. جواب درست چند است؟`,
          ]
        : form === 'figure'
          ? [statement, ask, p`جدول نسبت به تو کمک می‌کند.`]
          : [statement, ask];
    const cells = isBack ? [first, second, null, result] : [first, second, more, null];
    return {
      form,
      stem,
      ...(form === 'figure' ? { figure: table(setting.units, cells) } : {}),
      ...decimalAnswer(answer, { unit }),
      misconceptions,
      hints: [
        hint(
          p`این دو مقدار با هم بزرگ می‌شوند: هر چند برابر که یکی شود، دیگری هم همان‌قدر. ${form === 'figure' ? 'به جدول نسبت نگاه کن' : 'یک جدول نسبت با دو ردیف بکش'}.`,
        ),
        form === 'figure'
          ? hint(p`عددهای هم‌جنس در یک ردیف‌اند. ببین در هر ردیف، عدد دوم چند برابر عدد اول است.`)
          : hint(p`عددهای هم‌جنس را در یک ردیف بنویس و جای عدد نامعلوم را خالی بگذار.`),
        hint(
          p`یا مقدار یک واحد را پیدا کن، یا ضرب ضربدری را بنویس.`,
          display(row(frac(num(b), num(a)), '=', frac(blank(), num(c)))),
        ),
      ],
      solution: [
        step(
          p`تناسب را می‌نویسیم: نسبت دو مقدار همیشه یکی است.`,
          display(row(frac(num(b), num(a)), '=', frac(blank(), num(c)))),
        ),
        step(
          p`ضرب ضربدری می‌کنیم و بر عدد سوم تقسیم می‌کنیم.`,
          display(row(num(b), '×', num(c), '÷', num(a), '=', num(answer))),
          p`پس جواب ${answer} ${unit} است.`,
        ),
      ],
    };
  },
});
