import { child, frac, liquids, type MathNode, p, type Rng, relative } from '../../index.ts';
import { isMinutes, type WordProblem } from './word-problem.ts';

/** A number on a line as a story needs it. */
export interface Spot {
  /** As the question writes it, fraction or mixed number. */
  readonly shown: MathNode;
  /** So many parts … */
  readonly parts: number;
  /** … of one over this. */
  readonly denominator: number;
}

function fruit(rng: Rng): string {
  return rng.pick(['پرتقال', 'خرما', 'سیب', 'گردو', 'انگور', 'سیب‌زمینی']);
}

/** Situations in which a measured amount has its place on a line of units. */
export const amountsOnALine: readonly WordProblem<Spot>[] = [
  {
    write: (rng, { shown }) => [
      p`این محور، راه خانه تا کتابخانه را به کیلومتر نشان می‌دهد و خانه روی صفر است. ${child(rng)} از خانه ${shown} کیلومتر جلو رفته است.`,
      p`جای او را روی محور نشان بده.`,
    ],
  },
  {
    write: (rng, { shown }) => [
      p`این محور، طناب بلندی را به متر نشان می‌دهد. ${child(rng)} می‌خواهد ${shown} متر از سرِ صفر آن ببرد.`,
      p`جای بریدن را روی محور نشان بده.`,
    ],
  },
  {
    write: (rng, { shown }) => {
      const liquid = rng.pick(liquids);
      return [
        p`این محور، درجه‌های یک ظرف است و لیترها را نشان می‌دهد. ${relative(rng)} ${shown} لیتر ${liquid} در ظرف خالی ریخت.`,
        p`${liquid} تا کدام درجه بالا می‌آید؟ همان‌جا را روی محور نشان بده.`,
      ];
    },
  },
  {
    write: (rng, { shown }) => {
      const good = fruit(rng);
      return [
        p`این محور، صفحهٔ یک ترازوست و کیلوگرم‌ها را نشان می‌دهد. ${child(rng)} ${shown} کیلوگرم ${good} روی ترازو گذاشت.`,
        p`عقربه کجا می‌ایستد؟ همان‌جا را روی محور نشان بده.`,
      ];
    },
  },
  {
    fits: ({ denominator }) => isMinutes(denominator),
    write: (rng, { shown }) => [
      p`این محور، ساعت‌های یک اردو را نشان می‌دهد و صفر، لحظهٔ حرکت است. اتوبوسِ ${child(rng)} و دوستانش ${shown} ساعت بعد از حرکت به مقصد رسید.`,
      p`زمان رسیدن را روی محور نشان بده.`,
    ],
  },
  {
    write: (rng, { shown }) => [
      p`در باغ ${relative(rng)}، بلندی درخت‌ها را روی یک محور به متر نشان می‌دهند. بلندی درخت ${rng.pick(['انار', 'گیلاس', 'گردو', 'بادام', 'توت'])} ${shown} متر است.`,
      p`این عدد را روی محور نشان بده.`,
    ],
  },
];

/** Those in which the same part is gone a number of times; the amount itself is not said. */
export const partsOnALine: readonly WordProblem<Spot>[] = [
  {
    write: (rng, { parts, denominator }) => [
      p`${rng.pick(['قورباغه‌ای', 'خرگوشی', 'ملخی'])} روی صفر نشسته است و با هر پرش ${frac(1, denominator)} متر جلو می‌رود. محور، مترها را نشان می‌دهد.`,
      p`بعد از ${parts} پرش به کجا می‌رسد؟ همان‌جا را روی محور نشان بده.`,
    ],
  },
  {
    fits: ({ parts }) => parts <= 12,
    write: (rng, { parts, denominator }) => [
      p`هر دور پارک ${frac(1, denominator)} کیلومتر است. ${child(rng)} ${parts} دور دویده است و محور، کیلومترها را نشان می‌دهد.`,
      p`او روی هم چند کیلومتر دویده است؟ جواب را روی محور نشان بده.`,
    ],
  },
];

export const onALine: readonly WordProblem<Spot>[] = [...amountsOnALine, ...partsOnALine];
