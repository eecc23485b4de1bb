import {
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  roundingLine,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story'],
};
const placeNames: Readonly<Record<number, string>> = { 10: 'ده‌تایی', 100: 'صدتایی', 1000: 'هزارتایی' };

const countings = [
  { statement: (value: string) => `امروز ${value} نفر به موزه رفته‌اند.`, unit: 'نفر' },
  { statement: (value: string) => `در یک باغ ${value} درخت هست.`, unit: 'درخت' },
  { statement: (value: string) => `طول یک مسیر پیاده‌روی ${value} متر است.`, unit: 'متر' },
  { statement: (value: string) => `یک کتابخانه ${value} جلد کتاب دارد.`, unit: 'جلد کتاب' },
  { statement: (value: string) => `وزن یک بسته ${value} گرم است.`, unit: 'گرم' },
  { statement: (value: string) => `در ورزشگاه ${value} صندلی پر شده است.`, unit: 'صندلی' },
  { statement: (value: string) => `یک نانوایی در چند روز ${value} نان پخته است.`, unit: 'نان' },
] as const;

interface Rounding {
  readonly value: number;
  readonly place: 10 | 100 | 1000;
}

/** A number that is not round yet; exactly in the middle only where the level says so. */
function draw(rng: Rng, level: Level): Rounding | null {
  const place = level === 1 ? 10 : rng.pick([10, 100, 1000] as const);
  if (level === 4 && rng.chance(1, 3)) {
    const low = place * rng.int(1, Math.floor(9000 / place));
    return { value: low + place / 2, place };
  }
  const value = level === 1 ? rng.int(11, 989) : rng.int(place + 1, level === 2 ? 4999 : 9399);
  const rest = value % place;
  return rest === 0 || rest * 2 === place ? null : { value, place };
}

export const roundToPlace = defineSkill({
  id: 'g3-round-10-100-1000',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [roundingLine],
  revision: 8,
  make: (rng, level) => {
    const drawn = draw(rng, level);
    if (drawn === null) return null;
    const { value, place } = drawn;
    const rest = value % place;
    const low = value - rest;
    const high = low + place;
    const answer = rest * 2 >= place ? high : low;
    if (answer === 0) return null;
    const other = answer === high ? low : high;
    const bundle = placeNames[place] ?? '';
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const { statement, unit } = rng.pick(countings);
    const smaller = place === 10 ? 100 : place / 10;
    const elsewhere = Math.floor((value + smaller / 2) / smaller) * smaller;

    const stem = () => {
      switch (form) {
        case 'story':
          return [
            p`${statement(persianNumber(value))}`,
            p`${name} می‌خواهد آن را با تقریب بگوید. به نزدیک‌ترین ${bundle} چند ${unit} می‌شود؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} عدد ${value} را به نزدیک‌ترین ${bundle} گرد کرد و ${other} نوشت، ولی درست نیست.`,
            p`جواب درست چند است؟`,
          ];
        default:
          return [p`عدد ${value} را به نزدیک‌ترین ${bundle} گرد کن.`];
      }
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer),
      misconceptions: [
        misconception(
          'rounded-the-other-way',
          'به سمت دیگر گرد کرده',
          integerKey(other),
          rest * 2 === place
            ? line`عدد درست وسط است؛ آن را به بالا گرد می‌کنیم.`
            : line`ببین عدد به کدام طرف نزدیک‌تر است.`,
        ),
        // Of 4571 the next digit copied is 5 as well.
        ...(answer === high && answer / place < 10 && String(value).includes(String(answer / place))
          ? []
          : [
              misconception(
                'zeros-left-out',
                'به جای رقم‌های کنارگذاشته صفر نگذاشته',
                integerKey(answer / place),
                line`جای رقم‌هایی که کنار می‌گذاریم صفر می‌نشیند.`,
              ),
            ]),
        ...(elsewhere === 0
          ? []
          : [
              misconception(
                'rounded-to-another-place',
                'به خانهٔ دیگری گرد کرده',
                integerKey(elsewhere),
                line`ببین از تو خواسته‌اند به نزدیک‌ترین ${bundle} برسی.`,
              ),
            ]),
        misconception(
          'number-unchanged',
          'عدد را تغییر نداده',
          integerKey(value),
          line`عدد گردشده باید یک ${bundle} کامل باشد.`,
        ),
      ],
      hints: [
        hint(p`این عدد میان دو ${bundle} پشت سر هم است. می‌خواهیم آن را به نزدیک‌ترین آن‌ها ببریم.`),
        hint(p`ببین عدد چقدر از ${bundle} قبل از خودش گذشته است، و آن را با نصف یک ${bundle} مقایسه کن.`),
      ],
      solution: [
        step(p`عدد ${value} میان ${low} و ${high} است.`),
        step(
          rest * 2 === place
            ? p`درست وسط آن‌هاست؛ قرار این است که عدد وسط را به بالا گرد کنیم.`
            : p`فاصله‌اش تا ${low} می‌شود ${rest} و تا ${high} می‌شود ${place - rest}؛ پس نزدیک‌ترین ${bundle} به آن ${answer} است.`,
          display(row(value, '≃', answer)),
        ),
      ],
    };
  },
});
