import {
  type Block,
  child,
  cities,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  paragraph,
  type QuestionVariant,
  type Rng,
  roundingLine,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import {
  cutDown,
  isMiddle,
  type RoundPlace,
  rounded,
  roundingReason,
  roundPlaceName,
} from './question-parts/rounding-to-places.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'bare'],
};
const scopeOf: Readonly<
  Record<Level, readonly { readonly least: number; readonly most: number; readonly place: RoundPlace }[]>
> = {
  1: [
    { least: 102, most: 980, place: 10 },
    { least: 110, most: 980, place: 100 },
  ],
  2: [
    { least: 1020, most: 9900, place: 100 },
    { least: 1100, most: 9900, place: 1000 },
  ],
  3: [
    { least: 11_000, most: 98_000, place: 1000 },
    { least: 12_000, most: 98_000, place: 10_000 },
  ],
  4: [
    { least: 101_000, most: 980_000, place: 1000 },
    { least: 110_000, most: 980_000, place: 10_000 },
  ],
};

type Sign = '+' | '−';

interface Statement {
  readonly unit: string;
  readonly stem: readonly [Block, Block];
}

/** Stories for two large counts; the first is the larger where something is taken away. */
function statement(rng: Rng, sign: Sign, a: number, b: number): Statement {
  const [one = '', other = ''] = rng.sample(cities, 2);
  if (sign === '+') {
    return rng.pick<Statement>([
      {
        unit: 'نفر',
        stem: [
          p`پارسال ${a} نفر و امسال ${b} نفر از موزهٔ ${one} دیدن کرده‌اند.`,
          p`روی هم تقریباً چند نفر دیدن کرده‌اند؟`,
        ],
      },
      {
        unit: 'کتاب',
        stem: [
          p`کتابخانهٔ ${one} ${a} کتاب و کتابخانهٔ ${other} ${b} کتاب دارد.`,
          p`این دو کتابخانه روی هم تقریباً چند کتاب دارند؟`,
        ],
      },
      {
        unit: 'امتیاز',
        stem: [
          p`در یک بازی رایانه‌ای، ${child(rng)} ${a} امتیاز و خواهرش ${b} امتیاز گرفته‌اند.`,
          p`روی هم تقریباً چند امتیاز دارند؟`,
        ],
      },
      {
        unit: 'نهال',
        stem: [p`در ${one} ${a} نهال و در ${other} ${b} نهال کاشته شد.`, p`روی هم تقریباً چند نهال کاشته شد؟`],
      },
      {
        unit: 'لیتر',
        stem: [
          p`یک کارخانهٔ لبنیات روز اول ${a} لیتر و روز دوم ${b} لیتر شیر گرفت.`,
          p`در دو روز روی هم تقریباً چند لیتر شیر گرفت؟`,
        ],
      },
    ]);
  }
  return rng.pick<Statement>([
    {
      unit: 'نفر',
      stem: [p`ورزشگاه ${one} ${a} نفر جا دارد و ${b} نفر آمده‌اند.`, p`تقریباً چند جای خالی مانده است؟`],
    },
    {
      unit: 'امتیاز',
      stem: [
        p`در یک بازی رایانه‌ای، ${child(rng)} ${a} امتیاز داشت و ${b} امتیاز آن را از دست داد.`,
        p`تقریباً چند امتیاز برایش مانده است؟`,
      ],
    },
    {
      unit: 'لیتر',
      stem: [p`در مخزن آب روستا ${a} لیتر آب بود و ${b} لیتر آن مصرف شد.`, p`تقریباً چند لیتر آب مانده است؟`],
    },
    {
      unit: 'کتاب',
      stem: [p`کتابخانهٔ ${one} ${a} کتاب و کتابخانهٔ ${other} ${b} کتاب دارد.`, p`اختلاف آن‌ها تقریباً چند کتاب است؟`],
    },
    {
      unit: 'آجر',
      stem: [p`برای ساختن مدرسه‌ای ${a} آجر آوردند و ${b} آجر به کار رفت.`, p`تقریباً چند آجر مانده است؟`],
    },
  ]);
}

export const estimateSum = defineSkill({
  id: 'g4-estimate-sum',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [roundingLine],
  revision: 9,
  make: (rng, level) => {
    const { least, most, place } = rng.pick(scopeOf[level]);
    const sign: Sign = rng.chance(1, 2) ? '+' : '−';
    const drawn = [rng.int(least, most), rng.int(least, most)];
    const [a = 0, b = 0] = sign === '−' ? drawn.sort((one, other) => other - one) : drawn;
    if ([a, b].some((value) => value % place === 0 || (level < 4 && isMiddle(value, place)))) return null;
    const [roundA, roundB] = [rounded(a, place), rounded(b, place)];
    const apply = (one: number, other: number) => (sign === '+' ? one + other : one - other);
    const answer = apply(roundA, roundB);
    // A result that is one of the round numbers the hints show would be stated by them.
    if (answer <= 0 || [cutDown(a, place), cutDown(a, place) + place].includes(answer)) return null;
    const form = rng.pick(formsOf[level]);
    const word = roundPlaceName(place);
    const ask = `هر عدد را به نزدیک‌ترین ${word} گرد کن`;
    const story = form === 'story' ? statement(rng, sign, a, b) : null;
    const wrong = apply(cutDown(a, place), cutDown(b, place));
    if (form === 'find-mistake' && (wrong === answer || wrong <= 0)) return null;
    // Where only one number goes up, who rounds that one the other way comes to what is cut, too.
    const bothGoUp = roundA > a && roundB > b;
    const resultRounded = rounded(apply(a, b), place);
    // One of the round numbers may have been written down alone.
    const unlessRound = (value: number) => (value === roundA || value === roundB ? null : value);
    const stem = (): readonly Block[] => {
      if (story !== null) return [...story.stem, p`${ask} و بعد حساب کن.`];
      if (form === 'find-mistake') {
        return [
          p`${child(rng)} حاصل تقریبی را ${wrong} به دست آورد، ولی عددها را درست گرد نکرده بود.`,
          display(row(a, sign, b)),
          p`${ask} و حاصل تقریبی را بنویس.`,
        ];
      }
      return [p`${ask} و حاصل تقریبی را بنویس.`, display(row(a, sign, b, '≃'))];
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer, story === null ? {} : { unit: story.unit }),
      misconceptions: wholeMisconceptions(
        [
          'exact-result',
          'حاصل دقیق را نوشته',
          apply(a, b),
          line`حاصل دقیق را نمی‌خواهیم. اول عددها را گرد کن، بعد حساب کن.`,
        ],
        [
          'cut-in-place-of-rounded',
          'به جای گرد کردن، رقم‌های آخر را صفر کرده',
          bothGoUp ? wrong : null,
          line`هر عدد را به نزدیک‌ترین عدد گرد ببر؛ گاهی عدد گرد بزرگ‌تر است.`,
        ],
        // The result rounded at the end is what one number rounded the other way comes to, too, where it is not the answer itself.
        resultRounded === answer
          ? [
              'one-the-other-way',
              'یکی از دو عدد را به طرف دیگر گرد کرده',
              bothGoUp ? null : unlessRound(wrong),
              line`برای هر عدد ببین به کدام طرف نزدیک‌تر است.`,
            ]
          : [
              'result-rounded-or-one-amiss',
              'اول حساب کرده و بعد گرد کرده، یا یکی از دو عدد را درست گرد نکرده',
              unlessRound(resultRounded),
              line`هر عدد را جدا گرد کن و ببین به کدام طرف نزدیک‌تر است؛ بعد عددهای گرد را حساب کن.`,
            ],
        [
          sign === '+' ? 'subtracted-for-added' : 'added-for-subtracted',
          sign === '+' ? 'به جای جمع، تفریق کرده' : 'به جای تفریق، جمع کرده',
          // What the numbers themselves come to would say that nothing was rounded.
          sign === '+'
            ? Math.abs(roundA - roundB) === Math.abs(a - b)
              ? null
              : Math.abs(roundA - roundB)
            : roundA + roundB === a + b
              ? null
              : roundA + roundB,
          line`عددها را درست گرد کرده‌ای. ببین باید جمع کنی یا تفریق.`,
        ],
        [
          'one-number-rounded',
          'فقط یکی از عددها را گرد کرده',
          apply(roundA, b),
          line`یکی از عددها را گرد کرده‌ای. عدد دیگر را هم گرد کن.`,
        ],
        ['zeros-left-out', 'صفرهای عدد گرد را ننوشته', answer / place, line`جای رقم‌هایی که کنار می‌گذاریم صفر می‌نشیند.`],
      ),
      hints: [
        hint(p`حاصل تقریبی می‌خواهیم؛ پس اول هر عدد را به نزدیک‌ترین ${word} گرد می‌کنیم.`),
        hint(p`${a} بین ${cutDown(a, place)} و ${cutDown(a, place) + place} است. به کدام نزدیک‌تر است؟`),
        hint(p`با ${b} هم همین کار را بکن. بعد عددهای گردشده را ${sign === '+' ? 'با هم جمع' : 'از هم کم'} کن.`),
      ],
      solution: [
        step(paragraph(roundingReason(a, place))),
        step(paragraph(roundingReason(b, place))),
        step(
          p`عددهای گردشده را ${sign === '+' ? 'با هم جمع' : 'از هم کم'} می‌کنیم.`,
          display(row(roundA, sign, roundB, '=', answer)),
        ),
      ],
    };
  },
});
