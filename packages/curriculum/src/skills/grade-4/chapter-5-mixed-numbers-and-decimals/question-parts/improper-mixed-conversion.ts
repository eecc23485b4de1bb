import { isMinutes, isOnScales } from '../../../../authoring/fractions/stories/word-problem.ts';
import {
  type WrittenMisconception,
  writtenMisconception,
  writtenMisconceptionsFrom,
} from '../../../../authoring/fractions/written-misconceptions.ts';
import { fractionValue, type Mixed } from '../../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  child,
  cuttables,
  ezafe,
  type Figure,
  frac,
  type Level,
  line,
  type MathNode,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  relative,
} from '../../../../authoring/index.ts';
import { allParts, drawnMixed } from './random-mixed-numbers.ts';

export const conversionForms: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['bare', 'story', 'find-mistake', 'reverse'],
};

/** The mixed number as one fraction. */
export function improper(n: Mixed): MathNode {
  return frac(allParts(n), n.denominator);
}

/** A picture of it, by bars, circles or a point on a line; few units only. */
export function conversionPicture(rng: Rng, n: Mixed): Figure {
  if (n.whole > 4) {
    return {
      t: 'number-line',
      description: `محوری از صفر تا ${persianNumber(n.whole + 1)} که فاصلهٔ هر دو عدد آن ${persianNumber(n.denominator)} قسمت مساوی دارد؛ نقطه‌ای ${persianNumber(n.numerator)} قسمت بعد از عدد ${persianNumber(n.whole)} گذاشته شده است`,
      from: 0,
      to: n.whole + 1,
      divisions: n.denominator,
      points: [{ tick: allParts(n), tone: 'accent' }],
    };
  }
  return drawnMixed(n, rng.chance(1, 2));
}

/** Misconceptions of making one fraction of a mixed number. */
export function toFractionWrittenMisconceptions(n: Mixed): readonly WrittenMisconception[] {
  const { whole, numerator, denominator } = n;
  const glued = Number(`${whole}${numerator}`);
  return writtenMisconceptionsFrom(fractionValue(n), [
    writtenMisconception(
      'whole-not-multiplied',
      'عدد صحیح را با صورت جمع کرده، بی‌آن‌که در مخرج ضرب کند',
      { numerator: whole + numerator, denominator },
      line`هر واحد کامل یک قسمت نیست. ببین هر واحد چند قسمت دارد.`,
    ),
    // Times one it is the whole number itself over the denominator; as many wholes as a whole has parts leave the numerator alone.
    ...(numerator === 1 || whole === denominator
      ? []
      : [
          writtenMisconception(
            'whole-times-numerator',
            'عدد صحیح را در صورت ضرب کرده',
            { numerator: whole * numerator, denominator },
            line`عدد صحیح می‌گوید چند واحد کامل داریم. هر واحد کامل چند قسمت است؟`,
          ),
        ]),
    writtenMisconception(
      'numerator-left-out',
      // The parts of the whole units are the whole number itself.
      'صورت کسر را اضافه نکرده، یا فقط عدد صحیح را نوشته',
      { numerator: whole * denominator, denominator },
      line`این فقط واحدهای کامل است. قسمت‌های کسر را هم اضافه کن.`,
    ),
    // 42 thirds are 14, and 14 is the right numerator without its denominator.
    glued === allParts(n) * denominator
      ? null
      : writtenMisconception(
          'glued',
          'عدد صحیح را کنار صورت نوشته',
          { numerator: glued, denominator },
          line`عدد صحیح و صورت را کنار هم نمی‌نویسیم. تعداد همهٔ قسمت‌ها را حساب کن.`,
        ),
    writtenMisconception(
      'whole-left-out',
      'عدد صحیح را جا انداخته',
      { numerator, denominator },
      line`فقط کسر را نوشته‌ای. واحدهای کامل چه شدند؟`,
    ),
    writtenMisconception(
      'denominator-multiplied-too',
      'مخرج را هم چند برابر کرده',
      { numerator: allParts(n), denominator: denominator * whole },
      line`اندازهٔ قسمت‌ها عوض نمی‌شود؛ مخرج همان است که بود.`,
    ),
  ]);
}

/** Misconceptions of taking the whole units out of a fraction. */
export function toMixedWrittenMisconceptions(n: Mixed): readonly WrittenMisconception[] {
  const { whole, numerator, denominator } = n;
  return writtenMisconceptionsFrom(fractionValue(n), [
    writtenMisconception(
      'quotient-and-remainder-swapped',
      'خارج‌قسمت و باقی‌مانده را جابه‌جا نوشته',
      whole < denominator
        ? { whole: numerator, numerator: whole, denominator }
        : { whole: 0, numerator: 0, denominator },
      line`خارج‌قسمت، تعداد واحدهای کامل است و باقی‌مانده، صورتِ کسر. ببین کدام را کجا نوشته‌ای.`,
    ),
    writtenMisconception(
      'one-whole-missed',
      'یک واحد کامل را نشمرده',
      { whole: whole - 1, numerator, denominator },
      line`واحدهای کامل را دوباره بشمار: هر ${denominator} قسمت، یک واحد می‌شود.`,
    ),
    writtenMisconception(
      'one-whole-too-many',
      'یک واحد کامل بیشتر شمرده',
      { whole: whole + 1, numerator, denominator },
      line`واحدهای کامل را دوباره بشمار: هر ${denominator} قسمت، یک واحد می‌شود.`,
    ),
    writtenMisconception(
      'numerator-as-denominator',
      'صورت کسر را به جای مخرج نوشته',
      { whole, numerator, denominator: allParts(n) },
      line`اندازهٔ قسمت‌ها عوض نشده است؛ پس مخرج هم نباید عوض شود.`,
    ),
    // Of fifteen quarters, three may be the whole units or what is left over.
    whole === numerator
      ? null
      : writtenMisconception(
          'remainder-left-out',
          'باقی‌مانده را ننوشته',
          { whole, numerator: 0, denominator },
          line`واحدهای کامل را درست پیدا کرده‌ای. قسمت‌هایی را که می‌ماند هم بنویس.`,
        ),
  ]);
}

/** So many equal parts, each one over the denominator of a unit: how many units. `request` ends the question. */
export function partsStory(rng: Rng, n: Mixed, request: string): readonly Block[] {
  const { denominator } = n;
  const parts = allParts(n);
  const name = child(rng);
  const { whole: thing, piece } = rng.pick(cuttables);
  return rng.pick<readonly Block[]>([
    [
      p`در جشن کلاس هر ${thing} را به ${denominator} ${ezafe(piece)} مساوی بریدند و بچه‌ها ${parts} ${piece} خوردند.`,
      p`روی هم چند ${thing} خورده شد؟ ${request}`,
    ],
    [
      p`${name} ${parts} تکه روبان برید که طول هر کدام ${frac(1, denominator)} متر بود.`,
      p`روی هم چند متر روبان برید؟ ${request}`,
    ],
    [
      p`${relative(rng)} ${parts} تکه سیم دارد که طول هر کدام ${frac(1, denominator)} متر است.`,
      p`روی هم چند متر سیم دارد؟ ${request}`,
    ],
    ...(isOnScales(denominator)
      ? [
          [
            p`با ${parts} لیوان که هر کدام ${frac(1, denominator)} لیتر آب دارد، یک کوزه را پر کردیم.`,
            p`در کوزه چند لیتر آب هست؟ ${request}`,
          ],
          [
            p`${name} ${parts} بسته گردو خرید که هر کدام ${frac(1, denominator)} کیلوگرم بود.`,
            p`روی هم چند کیلوگرم گردو خرید؟ ${request}`,
          ],
        ]
      : []),
    ...(isMinutes(denominator) && parts <= 30
      ? [
          [
            p`${name} ${parts} روز، هر روز ${frac(1, denominator)} ساعت کتاب خواند.`,
            p`روی هم چند ساعت کتاب خواند؟ ${request}`,
          ],
        ]
      : []),
  ]);
}

/** So many units and a part: how many parts of one size. */
export function unitsStory(rng: Rng, shown: MathNode, n: Mixed): readonly Block[] {
  const name = child(rng);
  const { whole: thing } = rng.pick(cuttables);
  return rng.pick<readonly Block[]>([
    [p`در مهمانی ${shown} ${thing} خورده شد.`, p`این مقدار را فقط به صورت یک کسر، بدون عدد صحیح، بنویس.`],
    [p`${name} ${shown} متر پارچه خرید.`, p`طول پارچه را فقط به صورت یک کسر، بدون عدد صحیح، بنویس.`],
    [p`راه خانهٔ ${name} تا کتابخانه ${shown} کیلومتر است.`, p`این راه را فقط به صورت یک کسر، بدون عدد صحیح، بنویس.`],
    [p`${relative(rng)} ${shown} کیلوگرم سبزی پاک کرد.`, p`این مقدار را فقط به صورت یک کسر، بدون عدد صحیح، بنویس.`],
    [p`در سطل ${shown} لیتر آب هست.`, p`این مقدار را فقط به صورت یک کسر، بدون عدد صحیح، بنویس.`],
    ...(isMinutes(n.denominator)
      ? [[p`${name} ${shown} ساعت تمرین شنا کرد.`, p`این زمان را فقط به صورت یک کسر، بدون عدد صحیح، بنویس.`]]
      : []),
  ]);
}
