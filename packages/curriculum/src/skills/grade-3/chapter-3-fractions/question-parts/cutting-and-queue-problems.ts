import {
  child,
  display,
  integerKey,
  line,
  misconception,
  p,
  persianNumber,
  row,
  step,
} from '../../../../authoring/index.ts';
import type { Maker } from './sketch-problem.ts';

/** How many cuts make so many pieces, or how long each of them is. */
export const cuts: Maker = (rng, level) => {
  const strand = rng.pick(['طناب', 'روبان', 'چوب', 'سیم', 'نان باگت', 'لوله']);
  const piece = rng.int(2, level === 1 ? 5 : 10);
  const pieces = rng.int(3, Math.min(level === 1 ? 6 : 12, Math.floor(60 / piece)));
  // As many cuts as a piece is long: the number copied would be right.
  if (pieces - 1 === piece) return null;
  const length = piece * pieces;
  const name = child(rng);
  return {
    form: 'story',
    stem: [
      p`${name} یک ${strand} به طول ${length} سانتی‌متر را به تکه‌های ${piece} سانتی‌متری می‌برد.`,
      p`چند بار باید ببرد؟`,
    ],
    answer: pieces - 1,
    unit: 'بار',
    misconceptions: [
      misconception(
        'pieces-for-cuts',
        'تعداد تکه‌ها را نوشته، نه تعداد برش‌ها را',
        integerKey(pieces),
        line`شکل را بکش و جاهای بریدن را نشان بده. آخرین تکه را هم باید ببرد؟`,
      ),
      misconception(
        'one-cut-too-many',
        'برش‌ها را یکی بیشتر از تکه‌ها گرفته',
        integerKey(pieces + 1),
        line`سرِ اول و سرِ آخر بریدن نمی‌خواهد. فقط جاهای وسط را بشمار.`,
      ),
      misconception(
        'numbers-subtracted',
        'دو عدد را از هم کم کرده',
        integerKey(length - piece),
        line`یک نوار بکش، تکه‌ها را جدا کن و جاهای بریدن را بشمار.`,
      ),
    ],
    sketch: [
      p`یک نوار بکش و آن را به تکه‌های ${piece} سانتی‌متری تقسیم کن.`,
      p`حالا خط‌هایی را بشمار که میان تکه‌هاست؛ هر خط یک بار بریدن است.`,
    ],
    solution: [
      step(p`اول تعداد تکه‌ها را پیدا می‌کنیم.`, display(row(length, '÷', piece, '=', pieces))),
      step(
        p`در شکل می‌بینیم که برش‌ها یکی کمتر از تکه‌هاست، چون تکهٔ آخر خودش جدا می‌شود.`,
        display(row(pieces, '−', 1, '=', pieces - 1)),
      ),
    ],
  };
};

/** Half, and half of what is left. */
export const halves: Maker = (rng, level) => {
  const quarter = rng.int(2, level === 1 ? 6 : 15);
  const length = quarter * 4;
  const name = child(rng);
  const thing = rng.pick([
    { what: 'روبان', unit: 'سانتی‌متر', did: 'برید' },
    { what: 'گردو', unit: 'گردو', did: 'به همسایه داد' },
    { what: 'برچسب', unit: 'برچسب', did: 'به دوستش داد' },
    { what: 'آب', unit: 'لیتر', did: 'پای درخت ریخت' },
    { what: 'خرما', unit: 'خرما', did: 'تعارف کرد' },
  ]);
  const counted =
    thing.what === thing.unit
      ? `${persianNumber(length)} ${thing.what}`
      : `${persianNumber(length)} ${thing.unit} ${thing.what}`;
  const inFigure = level <= 2 && rng.chance(1, 2);
  return {
    form: inFigure ? 'figure' : 'story',
    stem: [
      p`${name} ${counted} داشت. اول نصفش را ${thing.did} و بعد نصفِ باقی‌مانده را هم ${thing.did}.`,
      p`چند ${thing.unit} مانده است؟`,
    ],
    ...(inFigure
      ? {
          figure: {
            t: 'bars' as const,
            description: 'نواری با چهار قسمت مساوی که همهٔ مقدار را نشان می‌دهد',
            bars: [{ parts: 4, shaded: 0 }],
          },
        }
      : {}),
    answer: quarter,
    unit: thing.unit,
    misconceptions: [
      misconception(
        'one-half-only',
        'فقط یک بار نصف کرده',
        integerKey(length / 2),
        line`یک بار نصف کرده‌ای. داستان می‌گوید باقی‌مانده را هم نصف کرد.`,
      ),
      misconception(
        'both-halves-of-whole',
        'دو بار نصفِ همه را برداشته',
        integerKey(0),
        line`بار دوم نصفِ باقی‌مانده را برداشت، نه نصفِ همه را. شکل را بکش.`,
      ),
      misconception(
        'taken-for-left',
        'آنچه رفته را نوشته',
        integerKey(length - quarter),
        line`این مقداری است که رفته. پرسیده‌اند چقدر مانده است.`,
      ),
    ],
    sketch: inFigure
      ? [p`نصفِ نوار چند قسمت است؟ همان اول رفته است.`, p`نصفِ قسمت‌های باقی‌مانده هم می‌رود. چند قسمت می‌ماند؟`]
      : [
          p`یک نوار بکش و آن را نصف کن. روی یک نصف خط بکش، چون رفته است.`,
          p`نصفِ دیگر را هم دوباره نصف کن و یکی را خط بزن. حالا نوار چند قسمت مساوی دارد؟`,
        ],
    solution: [
      step(p`بعد از بار اول نصف آن می‌ماند.`, display(row(length, '÷', 2, '=', length / 2))),
      step(p`نصفِ آنچه مانده هم می‌رود و همین‌قدر می‌ماند.`, display(row(length / 2, '÷', 2, '=', quarter))),
    ],
  };
};

/** A place in a queue, counted from both ends. */
export const queue: Maker = (rng, level) => {
  const before = rng.int(2, level === 1 ? 5 : level === 4 ? 25 : 12);
  const after = rng.int(2, level === 1 ? 5 : level === 4 ? 30 : 12);
  const name = child(rng);
  const place = rng.pick(['صف نانوایی', 'صف سوار شدن به قایق', 'صف کتابخانه', 'صف صبحگاه', 'صف تاب‌بازی', 'صف سینما']);
  const total = before + after + 1;
  return {
    form: 'story',
    stem: [
      p`${name} در ${place} ایستاده است. ${before} نفر جلوی او و ${after} نفر پشت سر او هستند.`,
      p`در صف روی هم چند نفر هست؟`,
    ],
    answer: total,
    unit: 'نفر',
    misconceptions: [
      misconception(
        'self-not-counted',
        'خودِ او را نشمرده',
        integerKey(total - 1),
        line`شکل صف را بکش. خودِ ${name} را هم کشیده‌ای؟`,
      ),
      misconception(
        'self-counted-twice',
        'خودِ او را دو بار شمرده',
        integerKey(total + 1),
        line`شکل صف را بکش و هر نفر را فقط یک بار بشمار.`,
      ),
      misconception(
        'numbers-subtracted',
        'دو عدد را از هم کم کرده',
        integerKey(Math.abs(before - after)),
        line`صف را بکش: چند نفر جلو، بعد خودِ او، بعد چند نفر پشت سر.`,
      ),
    ],
    sketch: [
      p`برای هر نفر یک دایره بکش: اول آن‌هایی که جلو هستند.`,
      p`بعد خودِ ${name} و بعد آن‌هایی که پشت سر او هستند. حالا همهٔ دایره‌ها را بشمار.`,
    ],
    solution: [
      step(p`در شکل، سه دسته می‌بینیم: جلویی‌ها، خودِ ${name} و پشت‌سری‌ها.`),
      step(p`همه را با هم جمع می‌کنیم.`, display(row(before, '+', 1, '+', after, '=', total))),
    ],
  };
};
