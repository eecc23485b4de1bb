import {
  type Block,
  child,
  choiceAnswer,
  Decimal,
  decimalWith,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  math,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
  type WrongOptionDraft,
  words,
} from '../../../authoring/index.ts';
import { saidPlaces } from './question-parts/decimal-multiplication.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['bare', 'reverse', 'find-mistake'],
};

function draw(rng: Rng, level: Level): readonly [Decimal, Decimal] {
  switch (level) {
    case 1:
      return [decimalWith(rng, 1, [1, 30]), Decimal.of(rng.int(11, 40))];
    case 2:
      return [decimalWith(rng, 1, [1, 30]), decimalWith(rng, 1, [1, 9])];
    case 3:
      return rng.pick([
        () => [decimalWith(rng, 2, [1, 9]), decimalWith(rng, 1, [1, 30])] as const,
        () => [decimalWith(rng, 1, [1, 30]), decimalWith(rng, 2, [0, 9])] as const,
      ])();
    case 4:
      return rng.pick([
        () => [decimalWith(rng, 2, [0, 0]), decimalWith(rng, 1, [0, 9])] as const,
        () => [decimalWith(rng, 2, [1, 9]), decimalWith(rng, 1, [0, 0])] as const,
      ])();
  }
}

const wordProblems: readonly ((rng: Rng, a: Decimal, b: Decimal) => Block)[] = [
  (rng, a, b) => p`${child(rng)} می‌خواهد مساحت مستطیلی با ضلع‌های ${a} متر و ${b} متر را به متر مربع پیدا کند.`,
  (rng, a, b) => p`${child(rng)} می‌خواهد قیمت ${b} کیلوگرم میوه را پیدا کند؛ هر کیلوگرم ${a} هزار تومان است.`,
  (_, a, b) =>
    p`از شیری در هر دقیقه ${a} لیتر آب بیرون می‌آید و ${b} دقیقه باز بوده است. می‌خواهیم لیترهای آب را پیدا کنیم.`,
  (_, a, b) => p`وزن هر متر از میله‌ای ${a} کیلوگرم و طول میله ${b} متر است. می‌خواهیم وزن میله را به کیلوگرم پیدا کنیم.`,
  (_, a, b) =>
    p`دستگاهی در هر ساعت ${a} لیتر آب را تصفیه می‌کند و ${b} ساعت روشن بوده است. می‌خواهیم لیترهای آب تصفیه‌شده را پیدا کنیم.`,
  (rng, a, b) => p`${child(rng)} می‌خواهد قیمت ${b} متر روبان را پیدا کند؛ هر متر ${a} هزار تومان است.`,
];

export const decimalPointPlace = defineSkill({
  id: 'g5-decimal-point-place',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 6,
  make: (rng, level) => {
    const [a, b] = draw(rng, level);
    const [wholeA, wholeB] = [Number(a.units), Number(b.units)];
    const digits = wholeA * wholeB;
    const places = a.places + b.places;
    // A last 0 would leave the mark in two right places to look at.
    if (digits % 10 === 0 || wholeA < 11 || wholeB < 2 || digits < 100) return null;
    const at = (count: number) => Decimal.of(digits, count);
    const product = at(places);
    const name = child(rng);
    const form = rng.pick(formsOf[level]);
    const isOneWhole = b.places === 0 || a.places === 0;
    const longer = Math.max(a.places, b.places);
    const wrongs: readonly (Omit<WrongOptionDraft, 'value' | 'content'> & { readonly count: number })[] = [
      {
        id: 'mark-as-in-sums',
        title: 'جای ممیز را مثل جمع پیدا کرده',
        count: longer,
        message: line`در ضرب، رقم‌های اعشارِ هر دو عدد را روی هم بشمار.`,
      },
      {
        id: 'places-multiplied',
        title: 'تعداد رقم‌های اعشار را در هم ضرب کرده',
        count: a.places * b.places,
        message: line`تعداد رقم‌های اعشار دو عدد را با هم جمع کن، نه ضرب.`,
      },
      {
        id: 'mark-forgotten',
        title: 'ممیز را نگذاشته',
        count: 0,
        message: line`در این ضرب عدد اعشاری هست. جواب هم ممیز دارد؟ آن را تخمین بزن.`,
      },
      {
        id: 'one-place-too-many',
        title: 'یک رقم اعشار زیاد شمرده',
        count: places + 1,
        message: line`رقم‌های بعد از ممیزِ دو عدد را یک بار دیگر بشمار. جواب را هم تخمین بزن.`,
      },
      {
        id: 'one-place-too-few',
        title: 'یک رقم اعشار کم شمرده',
        count: places - 1,
        message: line`همهٔ رقم‌های بعد از ممیز را بشمار؛ یکی جا مانده است.`,
      },
      {
        id: 'two-places-too-many',
        title: 'دو رقم اعشار زیاد شمرده',
        count: places + 2,
        message: line`جواب را تخمین بزن: هر عدد را به نزدیک‌ترین عدد کامل گرد کن و ضرب کن.`,
      },
    ];
    // Without a separator of thousands, which looks like the mark.
    const unmarked = [...String(digits)].map((digit) => persianNumber(digit)).join('');
    const choices = choiceAnswer(
      rng,
      {
        layout: 'tiles',
        right: { value: product.toString(), content: [math(num(product))] },
        wrong: wrongs
          .filter(({ count }) => count >= 0 && count !== places)
          // One place too few, or no mark at all, is the simpler cause.
          .filter(({ id, count }) => id !== 'mark-as-in-sums' || count < places - 1)
          .filter(({ id, count }) => id !== 'places-multiplied' || (count > 0 && count !== places - 1))
          // The separator of thousands, at the place of the mark, looks like it.
          .filter(({ count }) => count % 3 > 0 || digits < 10_000)
          .map(({ count, ...names }) => ({ ...names, value: at(count).toString(), content: [math(num(at(count)))] })),
      },
      4,
    );
    if (choices === null) return null;
    const result = places === 3 && digits >= 10_000 ? words(unmarked) : digits;
    const given = [p`می‌دانیم:`, display(row(wholeA, '×', wholeB, '=', result))];
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            rng.pick(wordProblems)(rng, a, b),
            p`می‌دانیم ${row(wholeA, '×', wholeB, '=', result)}. جواب کدام است؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} می‌گوید جواب این ضرب ${at(longer)} است، ولی ممیز را جای درستی نگذاشته است.`,
            display(row(a, '×', b, '=')),
            ...given,
            p`جواب درست کدام است؟`,
          ];
        case 'reverse':
          return [
            p`ممیز را از حاصل این ضرب پاک کرده‌اند و رقم‌های ${unmarked} مانده است.`,
            display(row(a, '×', b)),
            p`حاصل درست کدام است؟`,
          ];
        default:
          return [...given, p`پس حاصل این ضرب کدام است؟`, display(row(a, '×', b, '='))];
      }
    };
    if (form === 'find-mistake' && longer === places) return null;
    return {
      form,
      stem: stem(),
      ...choices,
      hints: [
        hint(p`رقم‌های جواب معلوم است؛ فقط جای ممیز را می‌خواهیم.`),
        hint(
          isOneWhole
            ? p`یکی از دو عدد ممیز ندارد. عدد دیگر چند رقم بعد از ممیز دارد؟`
            : p`رقم‌های بعد از ممیزِ عدد اول و عدد دوم را روی هم بشمار.`,
        ),
        hint(p`از سمت راستِ حاصل همان تعداد رقم جدا کن. با تخمین هم امتحان کن که جواب تقریباً چند است.`),
      ],
      solution: [
        step(p`عدد اول ${saidPlaces(a.places)} و عدد دوم ${saidPlaces(b.places)}؛ پس جواب ${saidPlaces(places)}.`),
        step(p`از سمت راست ${places} رقم جدا می‌کنیم و ممیز می‌گذاریم.`, display(row(a, '×', b, '=', product))),
      ],
    };
  },
});
