import {
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  decimalWith,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  liquids,
  misconception,
  p,
  type QuestionVariant,
  row,
  step,
  strips,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'reverse'],
  3: ['bare', 'story', 'reverse'],
  4: ['story', 'reverse', 'find-mistake'],
};
const scopeOf: Readonly<
  Record<Level, { readonly divisor: number; readonly quotient: readonly [number, number]; readonly largest: number }>
> = {
  1: { divisor: 1, quotient: [0, 0], largest: 1 },
  2: { divisor: 1, quotient: [0, 1], largest: 4 },
  3: { divisor: 2, quotient: [0, 1], largest: 3 },
  4: { divisor: 2, quotient: [1, 2], largest: 6 },
};

export const divideByDecimal = defineSkill({
  id: 'g6-div-by-decimal',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 7,
  make: (rng, level) => {
    const scope = scopeOf[level];
    const divisor = decimalWith(rng, scope.divisor, [0, scope.largest]);
    const quotient = decimalWith(rng, rng.int(...scope.quotient), [2, level === 1 ? 12 : 28]);
    const dividend = divisor.times(quotient);
    if (dividend.places > 3) return null;
    const form = rng.pick(formsOf[level]);
    const power = divisor.places;
    const factor = 10 ** power;
    const name = child(rng);
    const reverse = form === 'reverse';
    const answer = reverse ? divisor : quotient;
    const markIgnored = quotient.shift(-power);
    const wordProblems = [
      () => {
        const strip = rng.pick(strips);
        return [
          p`${name} ${dividend} متر ${strip} دارد و آن را به تکه‌های ${divisor} متری می‌برد.`,
          p`طول ${strip} چند برابر یک تکه است؟`,
        ];
      },
      () => [
        p`${dividend} لیتر ${rng.pick(liquids)} داریم و هر ظرف ${divisor} لیتر جا دارد.`,
        p`این مقدار چند برابر گنجایش یک ظرف است؟`,
      ],
      () => [
        p`${divisor.compare(Decimal.of(1)) < 0 ? 'لاک‌پشتی' : name} با سرعت ثابت، هر ساعت ${divisor} کیلومتر راه می‌رود.`,
        p`چند ساعت طول می‌کشد تا ${dividend} کیلومتر برود؟`,
      ],
      () => [p`مساحت یک مستطیل ${dividend} متر مربع و یک ضلع آن ${divisor} متر است.`, p`ضلع دیگر آن چند متر است؟`],
      () => [
        p`از یک شیر، هر دقیقه ${divisor} لیتر آب بیرون می‌آید. ${name} با آن ${dividend} لیتر آب در یک مخزن ریخته است.`,
        p`شیر چند دقیقه باز بوده است؟`,
      ],
      () => [
        p`هر بستهٔ زعفران ${divisor} گرم است و روی هم ${dividend} گرم زعفران داریم.`,
        p`وزن این زعفران چند برابر وزن یک بسته است؟`,
      ],
    ];
    const picked = rng.int(0, wordProblems.length - 1);
    const stem = () => {
      switch (form) {
        case 'story':
          return (wordProblems[picked] ?? wordProblems[0])?.() ?? [];
        case 'reverse':
          return [p`${name} عدد ${dividend} را بر عددی تقسیم کرد و ${quotient} شد.`, p`آن عدد چه بود؟`];
        case 'find-mistake':
          return [
            p`${name} این‌طور تقسیم کرده است:`,
            display(row(dividend, '÷', divisor, '=', markIgnored)),
            p`ولی جای ممیز درست نیست. خارج‌قسمت درست چند است؟`,
          ];
        default:
          return [p`حاصل تقسیم را بنویس.`, display(row(dividend, '÷', divisor, '='))];
      }
    };
    const [by, place] = reverse ? [quotient, quotient.places] : [divisor, power];
    return {
      form,
      stem: stem(),
      ...decimalAnswer(answer),
      misconceptions: [
        place === 0
          ? misconception(
              'mark-one-place-left',
              'ممیز را یک رقم عقب‌تر گذاشته',
              decimalKey(answer.shift(-1)),
              line`جوابت خیلی کوچک نشده است؟ آن را با یک تخمین مقایسه کن.`,
            )
          : misconception(
              'only-divisor-scaled',
              'فقط عددی را که بر آن تقسیم می‌کند بدون ممیز کرده، یا ممیز جواب را عقب برده',
              decimalKey(answer.shift(-place)),
              reverse
                ? line`هر دو عدد معلوم را در یک عدد ضرب کن، نه فقط یکی را. بعد جای ممیز جواب را با ضرب امتحان کن.`
                : line`هر دو عدد را در یک عدد ضرب کن، نه فقط مقسوم‌علیه را. بعد جای ممیز جواب را با ضرب امتحان کن.`,
            ),
        // By a whole number it is the mark that is forgotten.
        ...(place === 0
          ? []
          : [
              misconception(
                'only-dividend-scaled',
                'فقط مقسوم را بدون ممیز کرده یا ممیز جواب را جلو برده',
                decimalKey(answer.shift(dividend.places)),
                reverse
                  ? line`اگر مقسوم را در عددی ضرب کردی، عددی را هم که بر آن تقسیم می‌کنی در همان عدد ضرب کن. بعد جوابت را با ضرب امتحان کن.`
                  : line`اگر مقسوم را در عددی ضرب کردی، مقسوم‌علیه را هم در همان عدد ضرب کن. بعد جوابت را با ضرب امتحان کن.`,
              ),
            ]),
        // Of tenths the dividend without its mark comes to the same.
        ...(dividend.places === 1
          ? []
          : [
              misconception(
                'mark-one-place-right',
                'ممیز را یک رقم جلوتر گذاشته',
                decimalKey(answer.shift(1)),
                line`با ضرب امتحان کن: آیا به مقسوم می‌رسی؟`,
              ),
            ]),
        misconception(
          'multiplied-instead',
          'به جای تقسیم، ضرب کرده',
          decimalKey(dividend.times(by)),
          line`یک بار دیگر ببین: اینجا باید تقسیم کنی.`,
        ),
        misconception(
          'mark-forgotten',
          'ممیز را نگذاشته',
          decimalKey(answer.shift(answer.places)),
          line`جای ممیز را در جواب پیدا کن.`,
        ),
      ],
      hints: reverse
        ? [
            hint(p`مقسوم‌علیه را می‌خواهیم: مقسوم را بر خارج‌قسمت تقسیم می‌کنیم.`),
            hint(p`اگر خارج‌قسمت ممیز دارد، هر دو عدد را در ده یا صد ضرب کن تا ممیزش برود.`),
          ]
        : [
            hint(p`تقسیم بر عدد طبیعی آسان‌تر است. می‌شود هر دو عدد را در یک عدد ضرب کرد و خارج‌قسمت عوض نمی‌شود.`),
            hint(p`مقسوم‌علیه ${power} رقم اعشار دارد. هر دو عدد را در ${power === 1 ? 'ده' : 'صد'} ضرب کن.`),
          ],
      solution: reverse
        ? [
            step(p`مقسوم را بر خارج‌قسمت تقسیم می‌کنیم.`, display(row(dividend, '÷', quotient, '=', divisor))),
            step(
              p`با ضرب امتحان می‌کنیم؛ عددی که می‌خواستیم ${divisor} است.`,
              display(row(divisor, '×', quotient, '=', dividend)),
            ),
          ]
        : [
            step(
              p`هر دو عدد را در ${factor} ضرب می‌کنیم تا مقسوم‌علیه ممیز نداشته باشد.`,
              display(
                row(
                  dividend,
                  '÷',
                  divisor,
                  '=',
                  dividend.times(Decimal.of(factor)),
                  '÷',
                  divisor.times(Decimal.of(factor)),
                ),
              ),
            ),
            step(
              p`حالا بر عدد طبیعی تقسیم می‌کنیم؛ خارج‌قسمت همان است.`,
              display(row(dividend.times(Decimal.of(factor)), '÷', divisor.times(Decimal.of(factor)), '=', quotient)),
              display(row(dividend, '÷', divisor, '=', quotient)),
            ),
          ],
    };
  },
});
