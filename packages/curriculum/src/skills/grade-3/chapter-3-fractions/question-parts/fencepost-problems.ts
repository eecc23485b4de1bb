import {
  display,
  type Figure,
  integerKey,
  line,
  misconception,
  p,
  persianNumber,
  row,
  step,
} from '../../../../authoring/index.ts';
import type { Maker } from './sketch-problem.ts';

/** A straight road from 0 to `length`, marked every `gap`. */
function road(length: number, gap: number): Figure {
  return {
    t: 'number-line',
    description: `محوری از صفر تا ${persianNumber(length)} که هر ${persianNumber(gap)} متر آن یک خط دارد`,
    from: 0,
    to: length,
    unit: gap,
    divisions: 1,
  };
}

const planted = ['درخت', 'گلدان', 'چراغ', 'پرچم', 'نیمکت', 'سطل زباله'] as const;

/** Things along a road, one at each end as well. */
export const along: Maker = (rng, level) => {
  const gap = rng.int(2, level === 1 ? 5 : 10);
  const gaps = rng.int(3, Math.min(level === 1 ? 5 : 10, Math.floor(60 / gap)));
  // As many as the length of a gap would be right for who copies the number.
  if (gaps + 1 === gap) return null;
  const length = gap * gaps;
  const thing = rng.pick(planted);
  const place = rng.pick(['کوچه', 'باغچه', 'راه باغ', 'پیاده‌رو', 'حیاط مدرسه']);
  const inFigure = level <= 2 && rng.chance(1, 2);
  return {
    form: inFigure ? 'figure' : 'story',
    stem: [
      p`طول ${place} ${length} متر است و هر ${gap} متر یک ${thing} دارد. اول و آخر ${place} هم ${thing} هست.`,
      p`روی هم چند ${thing} هست؟`,
    ],
    ...(inFigure ? { figure: road(length, gap) } : {}),
    answer: gaps + 1,
    unit: thing,
    misconceptions: [
      misconception(
        'gaps-counted',
        'فاصله‌ها را شمرده، نه چیزها را',
        integerKey(gaps),
        inFigure
          ? line`خط‌های محور را بشمار، نه فاصله‌ها را. اولی کجاست؟`
          : line`شکل را بکش و خودِ آن‌ها را بشمار، نه فاصله‌ها را. اولی کجاست؟`,
      ),
      misconception(
        'both-ends-added',
        'دو سر را جدا اضافه کرده',
        integerKey(gaps + 2),
        inFigure
          ? line`خط‌های محور را یکی‌یکی بشمار. کدام سر را دو بار شمرده‌ای؟`
          : line`شکل را بکش و یکی‌یکی بشمار. کدام سر را دو بار شمرده‌ای؟`,
      ),
      misconception(
        'numbers-subtracted',
        'دو عدد را از هم کم کرده',
        integerKey(length - gap),
        inFigure
          ? line`روی محور ببین جای هر ${thing} کجاست و همه را بشمار.`
          : line`یک خط بکش و روی آن فاصله‌ها را نشان بده. بعد بشمار.`,
      ),
    ],
    sketch: inFigure
      ? [p`روی محور، هر ${gap} متر یک خط هست. اولین ${thing} روی کدام خط است؟`, p`خط‌ها را یکی‌یکی تا آخر محور بشمار.`]
      : [
          p`یک خط بکش و اول آن یک نشانه بگذار.`,
          p`هر ${gap} متر یک نشانهٔ دیگر بگذار تا به آخر برسی. حالا نشانه‌ها را بشمار.`,
        ],
    solution: [
      step(
        p`طول ${place} را به فاصله‌های ${gap} متری تقسیم می‌کنیم تا تعداد فاصله‌ها پیدا شود.`,
        display(row(length, '÷', gap, '=', gaps)),
      ),
      step(
        p`در شکل می‌بینیم که تعداد آن‌ها یکی بیشتر از فاصله‌هاست، چون سرِ اول هم هست.`,
        display(row(gaps, '+', 1, '=', gaps + 1)),
      ),
    ],
  };
};

/** Things around a closed way: as many as there are gaps. */
export const around: Maker = (rng) => {
  const gap = rng.int(2, 8);
  const gaps = rng.int(4, Math.floor(60 / gap));
  // As many as the length of a gap would be right for who copies the number.
  if (gaps === gap) return null;
  const length = gap * gaps;
  const thing = rng.pick(planted);
  const place = rng.pick(['حوض گرد', 'میدان', 'استخر گرد', 'باغچهٔ گرد']);
  return {
    form: 'compare',
    stem: [p`دور ${place} ${length} متر است و دورتادور آن هر ${gap} متر یک ${thing} هست.`, p`روی هم چند ${thing} هست؟`],
    answer: gaps,
    unit: thing,
    misconceptions: [
      misconception(
        'end-counted-twice',
        'مثل راه راست، یکی اضافه کرده',
        integerKey(gaps + 1),
        line`شکل را گرد بکش. وقتی دور می‌زنی، آخرین به همان اولی می‌رسد.`,
      ),
      misconception(
        'one-left-out',
        'یکی را کم کرده',
        integerKey(gaps - 1),
        line`شکل را گرد بکش و همه را یکی‌یکی بشمار.`,
      ),
      misconception(
        'numbers-subtracted',
        'دو عدد را از هم کم کرده',
        integerKey(length - gap),
        line`یک دایره بکش و روی آن فاصله‌ها را نشان بده. بعد بشمار.`,
      ),
    ],
    sketch: [
      p`یک دایره بکش و جایی روی آن یک نشانه بگذار.`,
      p`هر ${gap} متر یک نشانه بگذار تا دوباره به نشانهٔ اول برسی. نشانه‌ها را بشمار.`,
    ],
    solution: [
      step(p`شکل گرد است؛ پس آخرین فاصله به همان اولی می‌رسد و تعداد آن‌ها با تعداد فاصله‌ها یکی است.`),
      step(p`فاصله‌ها را می‌شماریم.`, display(row(length, '÷', gap, '=', gaps))),
    ],
  };
};

/** From so many things with equal gaps to the length of the way. */
export const wayBack: Maker = (rng, level) => {
  const gap = rng.int(2, level === 4 ? 10 : 6);
  const things = rng.int(4, Math.min(12, Math.floor(60 / gap)));
  const gaps = things - 1;
  const thing = rng.pick(planted);
  return {
    form: 'reverse',
    stem: [
      p`${things} ${thing} در یک خط راست هست و فاصلهٔ هر دو ${thing} کنار هم ${gap} متر است.`,
      p`از اولین تا آخرین ${thing} چند متر است؟`,
    ],
    answer: gaps * gap,
    unit: 'متر',
    misconceptions: [
      misconception(
        'gaps-as-many-as-things',
        'فاصله‌ها را به تعداد چیزها گرفته',
        integerKey(things * gap),
        line`شکل را بکش و فاصله‌ها را بشمار. آیا به تعداد خودِ آن‌هاست؟`,
      ),
      misconception(
        'one-gap-too-many',
        'فاصله‌ها را یکی بیشتر از چیزها گرفته',
        integerKey((things + 1) * gap),
        line`شکل را بکش. بعد از آخری هم فاصله‌ای هست؟`,
      ),
      misconception(
        'numbers-added',
        'دو عدد را جمع کرده',
        integerKey(things + gap),
        line`هر فاصله ${gap} متر است. چند فاصله می‌بینی؟`,
      ),
    ],
    sketch: [p`روی یک خط ${things} نشانه بکش.`, p`میان هر دو نشانهٔ کنار هم بنویس ${gap} متر. حالا فاصله‌ها را بشمار.`],
    solution: [
      step(p`در شکل می‌بینیم که فاصله‌ها یکی کمتر از نشانه‌هاست.`, display(row(things, '−', 1, '=', gaps))),
      step(p`هر فاصله ${gap} متر است.`, display(row(gaps, '×', gap, '=', gaps * gap))),
    ],
  };
};
