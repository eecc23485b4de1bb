import { type Block, child, p, type Rng, row } from '../../../../authoring/index.ts';
import type { MeasureMaker } from './measure-story.ts';

/** A whole in a large unit, of which something in a small one is taken away before the rest is shared. */
interface Story {
  readonly unit: string;
  /** Small units in a large one. */
  readonly factor: number;
  readonly whole: readonly [number, number];
  readonly taken: readonly [number, number];
  readonly parts: readonly [number, number];
  readonly write: (name: string, whole: number, taken: number, parts: number) => readonly [Block, Block];
  readonly statement: readonly [string, string, string];
}

const stories: readonly Story[] = [
  {
    unit: 'دقیقه',
    factor: 60,
    whole: [3, 6],
    taken: [20, 65],
    parts: [3, 6],
    write: (name, whole, taken, parts) => [
      p`اردوی مدرسهٔ ${name} ${whole} ساعت طول می‌کشد. ${taken} دقیقهٔ آن برای ناهار است و بقیه‌اش بین ${parts} برنامه به طور مساوی تقسیم می‌شود.`,
      p`هر برنامه چند دقیقه است؟`,
    ],
    statement: [
      'ساعت‌ها را به دقیقه تبدیل می‌کنیم؛ هر ساعت شصت دقیقه است.',
      'زمان ناهار را کم می‌کنیم تا زمان همهٔ برنامه‌ها بماند.',
      'آن را بین برنامه‌ها تقسیم می‌کنیم.',
    ],
  },
  {
    unit: 'دقیقه',
    factor: 60,
    whole: [2, 5],
    taken: [15, 70],
    parts: [3, 5],
    write: (name, whole, taken, parts) => [
      p`${name} می‌خواهد در این هفته ${whole} ساعت ورزش کند. تا حالا ${taken} دقیقه ورزش کرده است و بقیه را می‌خواهد در ${parts} روز به طور مساوی انجام دهد.`,
      p`هر روز چند دقیقه باید ورزش کند؟`,
    ],
    statement: [
      'ساعت‌ها را به دقیقه تبدیل می‌کنیم؛ هر ساعت شصت دقیقه است.',
      'زمانی را که ورزش کرده کم می‌کنیم.',
      'آنچه مانده را بین روزها تقسیم می‌کنیم.',
    ],
  },
  {
    unit: 'سانتی‌متر',
    factor: 100,
    whole: [2, 7],
    taken: [25, 95],
    parts: [3, 8],
    write: (name, whole, taken, parts) => [
      p`${name} ${whole} متر روبان داشت. ${taken} سانتی‌متر از آن را به دوستش داد و بقیه را به ${parts} تکهٔ مساوی برید.`,
      p`طول هر تکه چند سانتی‌متر است؟`,
    ],
    statement: [
      'مترها را به سانتی‌متر تبدیل می‌کنیم؛ هر متر صد سانتی‌متر است.',
      'مقداری را که به دوستش داده کم می‌کنیم.',
      'آنچه مانده را بین تکه‌ها تقسیم می‌کنیم.',
    ],
  },
  {
    unit: 'متر',
    factor: 1000,
    whole: [2, 5],
    taken: [150, 650],
    parts: [3, 8],
    write: (name, whole, taken, parts) => [
      p`${name} روی هم ${whole} کیلومتر دوید: اول ${taken} متر تا پارک و بعد ${parts} دور کامل به دور پارک.`,
      p`یک دور پارک چند متر است؟`,
    ],
    statement: [
      'کیلومترها را به متر تبدیل می‌کنیم؛ هر کیلومتر هزار متر است.',
      'راه خانه تا پارک را کم می‌کنیم تا دورهای پارک بماند.',
      'آن را بین دورها تقسیم می‌کنیم.',
    ],
  },
  {
    unit: 'میلی‌متر',
    factor: 10,
    whole: [15, 40],
    taken: [12, 48],
    parts: [3, 8],
    write: (name, whole, taken, parts) => [
      p`طول نواری ${whole} سانتی‌متر است. ${name} ${taken} میلی‌متر آن را جدا کرد و بقیه را به ${parts} تکهٔ مساوی برید.`,
      p`طول هر تکه چند میلی‌متر است؟`,
    ],
    statement: [
      'سانتی‌مترها را به میلی‌متر تبدیل می‌کنیم؛ هر سانتی‌متر ده میلی‌متر است.',
      'مقدار جداشده را کم می‌کنیم.',
      'آنچه مانده را بین تکه‌ها تقسیم می‌کنیم.',
    ],
  },
];

/**
 * Three steps, from the whole back to one part: the large unit turned into the small one, something taken away, the rest
 * shared.
 */
export const backwards: MeasureMaker = (rng: Rng) => {
  const { unit, factor, whole: wholes, taken: takens, parts: counts, write, statement } = rng.pick(stories);
  const [whole, parts, likely] = [rng.int(...wholes), rng.int(...counts), rng.int(...takens)];
  const total = whole * factor;
  // A little more is taken, so that the rest can be shared.
  const taken = likely + ((((total - likely) % parts) + parts) % parts);
  const between = total - taken;
  const answer = between / parts;
  return {
    unit,
    stem: write(child(rng), whole, taken, parts),
    steps: [
      [statement[0], row(whole, '×', factor, '=', total)],
      [statement[1], row(total, '−', taken, '=', between)],
      [statement[2], row(between, '÷', parts, '=', answer)],
    ],
    between,
    answer,
    unconverted: total / parts,
    turned: (total + taken) / parts,
    hints: [
      `این مسئله سه قدم دارد. اول همهٔ مقدارها را به ${unit} بنویس.`,
      'مقداری را که جزو قسمت‌های مساوی نیست از کل کم کن.',
      'آنچه می‌ماند اندازهٔ همهٔ قسمت‌های مساوی است؛ اندازهٔ یکی را پیدا کن.',
    ],
  };
};
