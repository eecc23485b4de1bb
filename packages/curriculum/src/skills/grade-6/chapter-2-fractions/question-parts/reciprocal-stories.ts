import { fractionValue, type Mixed, written } from '../../../../authoring/fractions/written-numbers.ts';
import { type Block, child, p, Rational, type Rng } from '../../../../authoring/index.ts';

/** A story in which the product of two amounts is one unit. */
export function story(rng: Rng, value: Mixed): readonly Block[] | null {
  const name = child(rng);
  const isSmall = fractionValue(value).compare(Rational.of(1)) < 0;
  const isLarge = fractionValue(value).compare(Rational.of(20)) <= 0 && !isSmall;
  const wordProblems: (() => readonly Block[])[] = [
    () => [
      p`${name} عدد ${written(value)} را روی تخته نوشت و گفت: «این عدد را در یک کسر ضرب کردم و حاصل یک شد.»`,
      p`آن کسر چه بود؟`,
    ],
    ...(fractionValue(value).compare(Rational.of(4)) <= 0
      ? [
          () => [
            p`مساحت یک ${rng.pick(['باغچهٔ', 'تابلوی', 'فرش', 'شیشهٔ'])} مستطیل‌شکل یک متر مربع است و یک ضلع آن ${written(value)} متر است.`,
            p`ضلع دیگر آن چند متر است؟ جواب را به صورت کسر بنویس.`,
          ],
        ]
      : []),
    () => [
      p`در یک بازی، هر کارت با کارت معکوس خودش جفت می‌شود. روی کارت ${name} عدد ${written(value)} نوشته شده است.`,
      p`روی کارت جفت آن چه کسری نوشته شده است؟`,
    ],
  ];
  if (isLarge) {
    wordProblems.push(
      () => [
        p`${name} هر ساعت ${written(value)} کیلومتر ${fractionValue(value).compare(Rational.of(6)) > 0 ? 'رکاب می‌زند' : 'پیاده می‌رود'}.`,
        p`با همین سرعت، یک کیلومتر را در چه کسری از ساعت می‌رود؟`,
      ],
      () => [p`از یک شیر، در هر دقیقه ${written(value)} لیتر آب می‌آید.`, p`یک لیتر آب در چه کسری از دقیقه می‌آید؟`],
    );
  }
  if (isSmall) {
    wordProblems.push(
      () => [
        p`${name} در هر روز ${written(value)} یک کتاب را می‌خواند.`,
        p`با همین سرعت، یک کتاب را در چند روز می‌خواند؟ جواب را به صورت کسر بنویس.`,
      ],
      // No apple weighs a kilogram.
      ...(fractionValue(value).compare(Rational.of(2, 5)) <= 0
        ? [
            () => [
              p`وزن هر ${rng.pick(['سیب‌زمینی', 'سیب', 'انار', 'پرتقال'])} در یک کیسه ${written(value)} کیلوگرم است.`,
              p`چند تا از آن‌ها روی هم یک کیلوگرم می‌شود؟ جواب را به صورت کسر بنویس.`,
            ],
          ]
        : []),
    );
  }
  return rng.pick(wordProblems)();
}
