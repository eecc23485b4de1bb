import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  type Misconception,
  mistake,
  p,
  persianNumber,
  type QuestionForm,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';

/** A problem a sketch makes plain, drawn with its numbers. */
interface Sketch {
  readonly form: QuestionForm;
  readonly stem: readonly Block[];
  readonly figure?: Figure;
  readonly answer: number;
  readonly unit: string;
  readonly mistakes: readonly Misconception[];
  /** What to sketch, and how to read it. */
  readonly sketch: readonly [Block, Block];
  readonly solution: readonly SolutionStep[];
}

type Maker = (rng: Rng, level: Level) => Sketch | null;

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
const along: Maker = (rng, level) => {
  const gap = rng.int(2, level === 1 ? 5 : 10);
  const gaps = rng.int(3, Math.min(level === 1 ? 5 : 10, Math.floor(60 / gap)));
  const length = gap * gaps;
  const thing = rng.pick(planted);
  const place = rng.pick(['کوچه', 'باغچه', 'راه باغ', 'پیاده‌رو', 'حیاط مدرسه']);
  const inFigure = level <= 2 && rng.chance(1, 2);
  return {
    form: inFigure ? 'figure' : 'story',
    stem: [
      p`در طول ${place} که ${length} متر است، هر ${gap} متر یک ${thing} هست. اول و آخر ${place} هم ${thing} دارد.`,
      p`روی هم چند ${thing} هست؟`,
    ],
    ...(inFigure ? { figure: road(length, gap) } : {}),
    answer: gaps + 1,
    unit: thing,
    mistakes: [
      mistake(
        'gaps-counted',
        'فاصله‌ها را شمرده، نه چیزها را',
        integerKey(gaps),
        line`شکل را بکش و خودِ آن‌ها را بشمار، نه فاصله‌ها را. اولی کجاست؟`,
      ),
      mistake(
        'both-ends-added',
        'دو سر را جدا اضافه کرده',
        integerKey(gaps + 2),
        line`شکل را بکش و یکی‌یکی بشمار. کدام سر را دو بار شمرده‌ای؟`,
      ),
      mistake(
        'numbers-subtracted',
        'دو عدد را از هم کم کرده',
        integerKey(length - gap),
        line`یک خط بکش و روی آن فاصله‌ها را نشان بده. بعد بشمار.`,
      ),
    ],
    sketch: [
      p`یک خط بکش و اول آن یک نشانه بگذار.`,
      p`هر ${gap} متر یک نشانهٔ دیگر بگذار تا به آخر برسی. حالا نشانه‌ها را بشمار.`,
    ],
    solution: [
      step(
        p`طول راه را به فاصله‌های ${gap} متری تقسیم می‌کنیم تا تعداد فاصله‌ها پیدا شود.`,
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
const around: Maker = (rng) => {
  const gap = rng.int(2, 8);
  const gaps = rng.int(4, Math.floor(60 / gap));
  const length = gap * gaps;
  const thing = rng.pick(planted);
  const place = rng.pick(['حوض گرد', 'میدان', 'استخر گرد', 'باغچهٔ گرد']);
  return {
    form: 'compare',
    stem: [p`دور ${place} ${length} متر است و دورتادور آن هر ${gap} متر یک ${thing} هست.`, p`روی هم چند ${thing} هست؟`],
    answer: gaps,
    unit: thing,
    mistakes: [
      mistake(
        'end-counted-twice',
        'مثل راه راست، یکی اضافه کرده',
        integerKey(gaps + 1),
        line`شکل را گرد بکش. وقتی دور می‌زنی، آخرین به همان اولی می‌رسد.`,
      ),
      mistake('one-left-out', 'یکی را کم کرده', integerKey(gaps - 1), line`شکل را گرد بکش و همه را یکی‌یکی بشمار.`),
      mistake(
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

/** How many cuts make so many pieces, or how long each of them is. */
const cuts: Maker = (rng, level) => {
  const strand = rng.pick(['طناب', 'روبان', 'چوب', 'سیم', 'نان باگت', 'لوله']);
  const piece = rng.int(2, level === 1 ? 5 : 10);
  const pieces = rng.int(3, Math.min(level === 1 ? 6 : 12, Math.floor(60 / piece)));
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
    mistakes: [
      mistake(
        'pieces-for-cuts',
        'تعداد تکه‌ها را نوشته، نه تعداد برش‌ها را',
        integerKey(pieces),
        line`شکل را بکش و جاهای بریدن را نشان بده. آخرین تکه را هم باید ببرد؟`,
      ),
      mistake(
        'one-cut-too-many',
        'یک برش زیاد شمرده',
        integerKey(pieces + 1),
        line`اول و آخر آن خودش تمام شده است. فقط جاهای وسط را ببر.`,
      ),
      mistake(
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
const halves: Maker = (rng, level) => {
  const quarter = rng.int(2, level === 1 ? 6 : 15);
  const length = quarter * 4;
  const name = child(rng);
  const thing = rng.pick([
    { what: 'روبان', unit: 'سانتی‌متر', did: 'برید' },
    { what: 'گردو', unit: 'گردو', did: 'خورد' },
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
      p`${name} ${counted} داشت. اول نصف آن را ${thing.did} و بعد نصفِ باقی‌مانده را هم ${thing.did}.`,
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
    mistakes: [
      mistake(
        'one-half-only',
        'فقط یک بار نصف کرده',
        integerKey(length / 2),
        line`یک بار نصف کرده‌ای. داستان می‌گوید باقی‌مانده را هم نصف کرد.`,
      ),
      mistake(
        'both-halves-of-whole',
        'دو بار نصفِ همه را برداشته',
        integerKey(0),
        line`بار دوم نصفِ باقی‌مانده را برداشت، نه نصفِ همه را. شکل را بکش.`,
      ),
      mistake(
        'taken-for-left',
        'آنچه رفته را نوشته',
        integerKey(length - quarter),
        line`این مقداری است که رفته. پرسیده‌اند چقدر مانده است.`,
      ),
    ],
    sketch: [
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
const queue: Maker = (rng, level) => {
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
    mistakes: [
      mistake(
        'self-not-counted',
        'خودِ او را نشمرده',
        integerKey(total - 1),
        line`شکل صف را بکش. خودِ ${name} را هم کشیده‌ای؟`,
      ),
      mistake(
        'self-counted-twice',
        'خودِ او را دو بار شمرده',
        integerKey(total + 1),
        line`شکل صف را بکش و هر نفر را فقط یک بار بشمار.`,
      ),
      mistake(
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
      step(p`در شکل، سه دسته می‌بینیم: جلویی‌ها، خودِ ${name} و پشت سری‌ها.`),
      step(p`همه را با هم جمع می‌کنیم.`, display(row(before, '+', 1, '+', after, '=', total))),
    ],
  };
};

/** From so many things with equal gaps to the length of the way. */
const wayBack: Maker = (rng, level) => {
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
    mistakes: [
      mistake(
        'gaps-as-many-as-things',
        'فاصله‌ها را به تعداد چیزها گرفته',
        integerKey(things * gap),
        line`شکل را بکش و فاصله‌ها را بشمار. آیا به تعداد خودِ آن‌هاست؟`,
      ),
      mistake(
        'one-gap-too-many',
        'یک فاصله زیاد گرفته',
        integerKey((things + 1) * gap),
        line`شکل را بکش. بعد از آخری هم فاصله‌ای هست؟`,
      ),
      mistake(
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

const makersOf: Readonly<Record<Level, readonly Maker[]>> = {
  1: [along, cuts, halves, queue],
  2: [along, cuts, halves, queue, wayBack],
  3: [along, cuts, halves, wayBack, around],
  4: [around, wayBack, cuts, halves, queue],
};

export const psDrawFigure = defineSkill({
  id: 'g3-ps-draw-figure',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  make: (rng, level) => {
    const drawn = rng.pick(makersOf[level])(rng, level);
    if (drawn === null || drawn.answer < 2) return null;
    const { form, stem, figure, answer, unit, mistakes, sketch, solution } = drawn;
    return {
      form,
      stem,
      ...(figure ? { figure } : {}),
      ...integerAnswer(answer, { unit }),
      misconceptions: mistakes,
      hints: [hint(p`مسئله را روی کاغذ بکش؛ از روی شکل بهتر دیده می‌شود.`), hint(sketch[0]), hint(sketch[1])],
      solution,
    };
  },
});
