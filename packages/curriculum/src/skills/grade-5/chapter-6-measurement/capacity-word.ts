import {
  type Block,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  type MathNode,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import {
  type WrittenMisconception,
  wholeWrittenMisconceptions,
} from './question-parts/whole-and-decimal-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story', 'reverse'],
  2: ['story', 'reverse', 'compare'],
  3: ['story', 'reverse', 'compare'],
  4: ['compare', 'story', 'reverse'],
};

interface Problem {
  readonly stem: readonly Block[];
  readonly value: number;
  readonly unit: string;
  readonly writtenMisconceptions: readonly WrittenMisconception[];
  readonly hints: readonly Block[];
  readonly steps: readonly (readonly [Block, MathNode])[];
}

/** How many vessels of some millilitres are filled from some litres. */
function vessels(rng: Rng, level: Level): Problem | null {
  const { thing, sizes } = rng.pick([
    { thing: 'لیوان', sizes: [200, 250] },
    { thing: 'بطری', sizes: [500, 250, 750] },
    { thing: 'فنجان', sizes: [100, 125] },
    { thing: 'پارچ', sizes: [1500, 2000] },
    { thing: 'کاسه', sizes: [300, 400] },
  ]);
  const size = rng.pick(sizes);
  const litres = rng.int(level === 4 ? 25 : 2, level === 1 ? 12 : level < 4 ? 40 : 90);
  const millilitres = litres * 1000;
  if (millilitres % size !== 0) return null;
  const value = millilitres / size;
  const cold = ['شربت', 'دوغ', 'شیر', 'آب‌میوه'];
  const drink = rng.pick(thing === 'لیوان' || thing === 'فنجان' ? [...cold, 'چای'] : cold);
  return {
    stem: [
      p`در جشن مدرسهٔ ${child(rng)} ${litres} لیتر ${drink} آماده کرده‌اند و آن را در ${thing} می‌ریزند. هر ${thing} ${size} میلی‌لیتر جا می‌گیرد.`,
      p`چند ${thing} پر می‌شود؟`,
    ],
    value,
    unit: thing,
    writtenMisconceptions: [
      [
        'litres-not-converted',
        'لیتر را به میلی‌لیتر تبدیل نکرده',
        size / litres,
        line`دو مقدار واحدهای متفاوت دارند. اول لیتر را به میلی‌لیتر تبدیل کن.`,
      ],
      [
        'hundred-in-place-of-thousand',
        'هر لیتر را صد میلی‌لیتر گرفته یا یک صفر کم گذاشته',
        (litres * 100) / size,
        line`هر لیتر ۱۰۰۰ میلی‌لیتر است.`,
      ],
      [
        'multiplied-in-place-of-divided',
        'به جای تقسیم، ضرب کرده',
        litres * size,
        line`می‌خواهیم بدانیم مقدار کل چند بار در این ظرف جا می‌شود؛ پس تقسیم کن.`,
      ],
      [
        'one-vessel-short',
        'یکی کمتر نوشته',
        value - 1,
        line`جوابت را در گنجایش هر ${thing} ضرب کن و ببین همهٔ نوشیدنی تمام می‌شود یا نه.`,
      ],
    ],
    hints: [
      p`اول هر دو مقدار را با یک واحد بنویس: هر لیتر ۱۰۰۰ میلی‌لیتر است.`,
      p`بعد ببین گنجایشِ هر ${thing} چند بار در مقدار کل جا می‌شود.`,
    ],
    steps: [
      [p`لیتر را به میلی‌لیتر تبدیل می‌کنیم.`, row(litres, '×', 1000, '=', millilitres)],
      [p`مقدار کل را بر گنجایش هر ${thing} تقسیم می‌کنیم.`, row(millilitres, '÷', size, '=', value)],
    ],
  };
}

/** How many litres some vessels hold together. */
function together(rng: Rng, level: Level): Problem | null {
  const size = rng.pick([250, 500, 750, 1500, 200]);
  const count = rng.int(4, level === 1 ? 24 : 120);
  const millilitres = size * count;
  if (millilitres % 1000 !== 0) return null;
  const value = millilitres / 1000;
  const thing = rng.pick(['بطری آب‌معدنی', 'شیشهٔ گلاب', 'قوطی آب‌میوه', 'بطری دوغ', 'پاکت شیر', 'بطری سرکه']);
  return {
    stem: [
      p`فروشنده‌ای در محلهٔ ${child(rng)} ${count} ${thing} دارد و در هر کدام ${size} میلی‌لیتر هست.`,
      p`روی هم چند لیتر می‌شود؟`,
    ],
    value,
    unit: 'لیتر',
    writtenMisconceptions: [
      [
        'millilitres-as-litres',
        'میلی‌لیتر را لیتر نوشته',
        millilitres,
        line`حاصل به میلی‌لیتر است. هر لیتر چند میلی‌لیتر است؟`,
      ],
      [
        'divided-by-a-hundred',
        'بر صد تقسیم کرده یا یک صفر را اشتباه شمرده',
        millilitres / 100,
        line`هر لیتر ۱۰۰۰ میلی‌لیتر است. صفرها را دوباره بشمار.`,
      ],
      ['vessels-counted', 'تعداد ظرف‌ها را نوشته', count, line`تعداد ظرف‌ها را نوشته‌ای. همهٔ آن‌ها روی هم چند لیتر است؟`],
      ['added', 'تعداد و گنجایش را جمع کرده', count + size, line`چند ظرفِ مساوی داریم؛ پس ضرب می‌کنیم.`],
    ],
    hints: [
      p`اول ببین همهٔ ظرف‌ها روی هم چند میلی‌لیتر است.`,
      p`بعد میلی‌لیتر را به لیتر تبدیل کن: هر ۱۰۰۰ میلی‌لیتر یک لیتر است.`,
    ],
    steps: [
      [p`همه روی هم به میلی‌لیتر:`, row(count, '×', size, '=', millilitres)],
      [p`به لیتر تبدیل می‌کنیم.`, row(millilitres, '÷', 1000, '=', value)],
    ],
  };
}

/** A tank that fills or empties through a tap: minutes, or litres left. */
function tap(rng: Rng, level: Level): Problem | null {
  const cubic = rng.int(1, level < 3 ? 3 : 9);
  const perMinute = rng.pick(level < 3 ? [10, 20, 25, 50] : [12, 15, 20, 24, 25, 40]);
  const all = cubic * 1000;
  const filling = rng.chance(1, 2);
  if (filling) {
    if (all % perMinute !== 0) return null;
    const value = all / perMinute;
    return {
      stem: [
        p`مخزن خالیِ گلخانهٔ ${child(rng)} ${cubic} متر مکعب گنجایش دارد. از شیر، در هر دقیقه ${perMinute} لیتر آب در آن می‌ریزد.`,
        p`مخزن در چند دقیقه پر می‌شود؟`,
      ],
      value,
      unit: 'دقیقه',
      writtenMisconceptions: [
        [
          'cubic-metres-not-converted',
          'متر مکعب را به لیتر تبدیل نکرده',
          perMinute / cubic,
          line`گنجایش به متر مکعب است و آبِ شیر به لیتر. اول واحدها را یکی کن.`,
        ],
        [
          'cubic-metre-as-hundred',
          'هر متر مکعب را صد لیتر گرفته یا یک صفر کم گذاشته',
          // At ten litres it is the product of the two numbers as well.
          perMinute === 10 ? 0 : (cubic * 100) / perMinute,
          line`هر متر مکعب ۱۰۰۰ لیتر است.`,
        ],
        [
          'multiplied-in-place-of-divided',
          'به جای تقسیم، ضرب کرده',
          all * perMinute,
          line`ببین این مقدار آب چند بار باید بریزد تا مخزن پر شود.`,
        ],
        [
          'one-minute-short',
          'یک دقیقه کمتر نوشته',
          value - 1,
          line`جوابت را در آبِ هر دقیقه ضرب کن و ببین مخزن پر می‌شود یا نه.`,
        ],
      ],
      hints: [p`هر متر مکعب ۱۰۰۰ لیتر است. گنجایش مخزن چند لیتر است؟`, p`بعد ببین آبِ هر دقیقه چند بار در آن جا می‌شود.`],
      steps: [
        [p`گنجایش را به لیتر می‌نویسیم.`, row(cubic, '×', 1000, '=', all)],
        [p`بر آبِ هر دقیقه تقسیم می‌کنیم.`, row(all, '÷', perMinute, '=', value)],
      ],
    };
  }
  const minutes = rng.int(5, Math.floor(all / perMinute) - 1);
  const gone = minutes * perMinute;
  const value = all - gone;
  if (value <= 0 || gone < 100) return null;
  return {
    stem: [
      p`مخزن روستای ${child(rng)} ${cubic} متر مکعب آب دارد. شیر آن باز شد و در هر دقیقه ${perMinute} لیتر آب بیرون رفت.`,
      p`بعد از ${minutes} دقیقه چند لیتر آب در مخزن مانده است؟`,
    ],
    value,
    unit: 'لیتر',
    writtenMisconceptions: [
      ['water-gone', 'آبِ بیرون‌رفته را نوشته', gone, line`این آبی است که بیرون رفته. چقدر مانده است؟`],
      ['one-minute-only', 'فقط یک دقیقه را حساب کرده', all - perMinute, line`شیر چند دقیقه باز بوده است؟`],
      [
        'cubic-metre-as-hundred',
        'هر متر مکعب را صد لیتر گرفته یا یک صفر کم گذاشته',
        cubic * 100 - gone,
        line`هر متر مکعب ۱۰۰۰ لیتر است.`,
      ],
      ['added-in-place-of-taken', 'آبِ بیرون‌رفته را اضافه کرده', all + gone, line`آب از مخزن بیرون می‌رود؛ پس کم می‌شود.`],
    ],
    hints: [
      p`هر متر مکعب ۱۰۰۰ لیتر است. اول آبِ مخزن را به لیتر بنویس.`,
      p`آبِ بیرون‌رفته را پیدا کن: آبِ هر دقیقه ضرب در تعداد دقیقه‌ها.`,
      p`بعد آن را از آبِ مخزن کم کن.`,
    ],
    steps: [
      [p`آب مخزن را به لیتر می‌نویسیم.`, row(cubic, '×', 1000, '=', all)],
      [p`آبِ بیرون‌رفته را حساب می‌کنیم.`, row(minutes, '×', perMinute, '=', gone)],
      [p`باقی‌مانده را حساب می‌کنیم.`, row(all, '−', gone, '=', value)],
    ],
  };
}

export const capacityWord = defineSkill({
  id: 'g5-capacity-word',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 8,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const problem =
      form === 'story' ? vessels(rng, level) : form === 'reverse' ? together(rng, level) : tap(rng, level);
    // The hints speak of a thousand.
    if (problem === null || problem.value === 1000) return null;
    const { stem, value, unit, writtenMisconceptions, hints, steps } = problem;
    return {
      form,
      stem,
      ...integerAnswer(value, { unit }),
      misconceptions: wholeWrittenMisconceptions(writtenMisconceptions),
      hints: hints.map((block) => hint(block)),
      solution: steps.map(([block, node]) => step(block, display(node))),
    };
  },
});
