import {
  type Block,
  child,
  display,
  type Figure,
  hint,
  type Inline,
  integerAnswer,
  type Level,
  line,
  type NodeLike,
  p,
  persianNumber,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../../authoring/index.ts';
import { type WholeMisconception, wholeMisconceptions } from '../../../../authoring/whole-misconceptions.ts';
import type { Survey } from './surveys.ts';

/** A picture of counts, and how children misread one count of it. */
export interface Reading {
  readonly survey: Survey;
  readonly labels: readonly string[];
  readonly values: readonly number[];
  readonly figure: Figure;
  /** «این نمودار». */
  readonly source: 'نمودار' | 'جدول';
  /** How one count is read: for a hint and for the first line of the solution. */
  readonly howToRead: readonly Inline[];
  /** The same for the solution, where the hint is a request. */
  readonly howItIsRead?: readonly Inline[];
  readonly misreadings: readonly {
    readonly id: string;
    readonly title: string;
    readonly message: readonly Inline[];
    /** What the child reads; null where the misconception cannot happen. */
    readonly read: (value: number) => number | null;
  }[];
  /** How a count comes together from what is seen: «۲ × ۵ + ۱». Null, or left out, where it is read at a glance. */
  readonly working?: (value: number) => NodeLike | null;
  /** Answers stay within. */
  readonly most: number;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'compare'],
  2: ['figure', 'compare', 'story'],
  3: ['compare', 'story', 'find-mistake'],
  4: ['story', 'reverse', 'find-mistake'],
};

/** One count, a sum or a difference of a picture of counts; null when the draw does not suit. */
export function askReading(rng: Rng, level: Level, reading: Reading): QuestionDraft | null {
  const { survey, labels, values, figure, source, howToRead, howItIsRead, misreadings, working, most } = reading;
  const { of, unit } = survey;
  const form = rng.pick(formsOf[level]);
  const order = rng.shuffle(labels.map((_, index) => index));
  const at = (place: number): number => values[order[place] ?? 0] ?? 0;
  const name = (place: number): string => `${of} ${labels[order[place] ?? 0] ?? ''}`;
  const all = form === 'story' && level > 2 && labels.length > 2;
  const fewer = form === 'compare' && rng.chance(1, 3);
  // What is done with the counts, so that a misread count can be carried through.
  const worked = (read: (value: number) => number | null): number | null => {
    const shown = order.map((index) => read(values[index] ?? 0));
    const [a, b, c] = shown;
    if (a === undefined || a === null) return null;
    if (form === 'figure') return a;
    if (b === undefined || b === null) return null;
    if (form === 'compare' || form === 'find-mistake') return fewer ? b - a : a - b;
    if (all) return shown.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
    if (form === 'story') return a + b;
    return c === undefined || c === null ? null : a + b - c;
  };
  const answer = worked((value) => value);
  if (answer === null || answer <= 0 || answer > most) return null;
  // What is compared is not read at a group.
  if (form !== 'figure' && form !== 'story' && values.includes(answer)) return null;
  const [a, b, c] = [at(0), at(1), at(2)];
  const who = child(rng);
  const lead = (): readonly Block[] =>
    rng.pick([
      [p`${who} این ${source} را برای روزنامه‌دیواری کلاس آماده کرده است.`],
      [p`${who} شمرد و نتیجه را در این ${source} نشان داد.`],
      [p`خانم معلم این ${source} را روی تابلو گذاشت.`],
      [p`${who} این ${source} را به دوستانش نشان داد.`],
      [p`گروه ${who} این ${source} را با هم کامل کردند.`],
      [p`${who} این ${source} را در دفترش کشیده است.`],
    ]);
  const wrong = a + b;
  const stem = (): readonly Block[] => {
    switch (form) {
      case 'figure':
        return [p`به ${source} نگاه کن.`, p`تعداد ${name(0)} چند ${unit} است؟`];
      case 'story':
        return [
          ...lead(),
          all
            ? p`همهٔ گروه‌های این ${source} را با هم جمع می‌کنیم. همه روی هم چند ${unit} می‌شود؟`
            : p`تعداد ${name(0)} و ${name(1)} روی هم چند ${unit} است؟`,
        ];
      case 'reverse':
        return [...lead(), p`تعداد ${name(0)} و ${name(1)} روی هم، چند ${unit} بیشتر از تعداد ${name(2)} است؟`];
      case 'find-mistake':
        return [
          p`${who} به ${source} نگاه کرد و گفت: «تعداد ${name(0)}، ${wrong} ${unit} بیشتر از تعداد ${name(1)} است.» ولی اشتباه کرده است.`,
          p`تعداد ${name(0)} چند ${unit} بیشتر از تعداد ${name(1)} است؟`,
        ];
      default:
        return [
          p`به ${source} نگاه کن.`,
          p`تعداد ${name(0)} چند ${unit} ${fewer ? 'کمتر' : 'بیشتر'} از تعداد ${name(1)} است؟`,
        ];
    }
  };
  /** The counts of bars are read from the axis; those of strokes and symbols are worked out first. */
  const isPrinted = figure.t === 'bar-chart';
  const isDifference = form === 'compare' || form === 'find-mistake';
  /** What the key of a pictogram says is there to be copied. */
  const isKey = (value: number) => figure.t === 'pictogram' && value === figure.each;
  /** One picture more is seen as one, whole or half. */
  const isOnePicture = (value: number) => figure.t === 'pictogram' && value === 1;
  const work = (): readonly WholeMisconception[] => {
    if (form === 'figure')
      return [
        [
          'other-row-read',
          isPrinted ? 'مقدار گروه دیگری را نوشته' : 'گروه دیگری را خوانده',
          isKey(b) ? null : b,
          line`نام گروه را در سؤال دوباره بخوان و همان را پیدا کن.`,
        ],
        // Of symbols for several and along an axis, nobody counts one alone.
        [
          'one-too-many',
          'یکی بیشتر شمرده',
          figure.t === 'tally' ? a + 1 : null,
          line`یک بار دیگر با حوصله از اول بشمار.`,
        ],
        [
          'one-bundle-missed',
          'یک دستهٔ پنج‌تایی را نشمرده',
          figure.t === 'tally' && a > 5 ? a - 5 : null,
          line`دسته‌های پنج‌تایی را یک بار دیگر بشمار تا هیچ‌کدام جا نماند.`,
        ],
        [
          'one-symbol-too-many',
          'یک شکل بیشتر شمرده',
          figure.t === 'pictogram' ? a + figure.each : null,
          line`شکل‌های جلوی این نام را یک بار دیگر، یکی‌یکی بشمار.`,
        ],
        [
          'one-symbol-too-few',
          'یک شکل کمتر شمرده',
          figure.t === 'pictogram' && a > figure.each && !isKey(a - figure.each) ? a - figure.each : null,
          line`شکل‌های جلوی این نام را یک بار دیگر، یکی‌یکی بشمار.`,
        ],
      ];
    if (isDifference)
      return [
        [
          'counts-added',
          'به جای تفریق، دو تعداد را جمع کرده',
          a + b,
          line`«چند ${unit} ${fewer ? 'کمتر' : 'بیشتر'}» یعنی فاصلهٔ دو تعداد.`,
        ],
        [
          'one-count-only',
          isPrinted ? 'فقط یکی از دو تعداد را نوشته' : 'تعداد یکی از دو گروه را حساب کرده',
          Math.max(a, b),
          line`این تعدادِ یکی از گروه‌هاست. دیگری را هم بخوان و با آن مقایسه کن.`,
        ],
      ];
    if (form === 'reverse')
      return [
        [
          'third-left-out',
          'دو گروه را جمع کرده و گروه سوم را کنار گذاشته',
          a + b,
          line`سؤال می‌پرسد چند ${unit} بیشتر از تعداد ${name(2)} است. آن را هم حساب کن.`,
        ],
        ['all-added', 'هر سه تعداد را جمع کرده', a + b + c, line`«بیشتر از» یعنی تعداد ${name(2)} را باید کم کنیم.`],
      ];
    return [
      [
        'one-left-out',
        'یک گروه را در جمع جا انداخته',
        all ? answer - (values.at(-1) ?? 0) : a,
        line`هر گروهی را که جمع می‌کنی علامت بزن تا هیچ‌کدام جا نماند.`,
      ],
      [
        'subtracted',
        'به جای جمع، تفریق کرده',
        all ? null : Math.abs(a - b),
        line`«روی هم» یعنی تعدادها را با هم جمع می‌کنیم.`,
      ],
    ];
  };
  /**
   * Of a sum or a difference of values read from an axis, ten more or less is a slip in the sum; of pictures and strokes, one
   * picture or one bundle more or less.
   */
  const slips = figure.t === 'pictogram' ? [figure.each] : figure.t === 'tally' ? [5] : isPrinted ? [10, 100] : [];
  const isSlip = (value: number) => form !== 'figure' && slips.includes(Math.abs(value - answer));
  /** What other groups come to, or all without two of them: there no count has been misread. */
  const pairs = values.flatMap((one, index) =>
    values.flatMap((other, at) => (at === index ? [] : [isDifference ? one - other : one + other])),
  );
  const isOfOthers = (value: number) => {
    if (form === 'reverse') return [a + c - b, b + c - a].includes(value);
    return form !== 'figure' && pairs.includes(all ? answer - value : value);
  };
  /** What each picture shows, or the whole pictures of one group: as likely taken from the chart as worked out. */
  const copiedNumbers =
    figure.t === 'pictogram' ? [figure.each, ...values.map((one) => Math.floor(one / figure.each))] : [];
  const isCopied = (value: number): boolean => form === 'compare' && copiedNumbers.includes(value);
  const writtenMisconceptions = misreadings.map(({ id, title, message, read }): WholeMisconception => {
    const value = worked(read);
    return [
      id,
      title,
      value === null || isSlip(value) || isKey(value) || isOnePicture(value) || isOfOthers(value) || isCopied(value)
        ? null
        : value,
      message,
    ];
  });
  const joined = (signs: readonly ('+' | '−')[], counts: readonly number[]) =>
    row(...counts.flatMap((count, index) => (index === 0 ? [count] : [signs[index - 1] ?? '+', count])), '=', answer);
  const seen = working?.(a) ?? null;
  const reason = (): readonly [readonly Block[], readonly Block[]] => {
    if (form === 'figure')
      return [
        [p`فقط همان گروهی را بخوان که سؤال پرسیده است.`],
        [p`تعداد ${name(0)} را می‌خوانیم: ${answer} ${unit}.`, ...(seen === null ? [] : [display(row(seen, '=', a))])],
      ];
    if (isDifference)
      return [
        [p`تعداد دو گروه را بخوان و کمتر را از بیشتر کم کن.`],
        [
          p`برای پیدا کردن فاصله، تعداد کمتر را از بیشتر کم می‌کنیم.`,
          display(joined(['−'], [Math.max(a, b), Math.min(a, b)])),
        ],
      ];
    if (form === 'reverse')
      return [
        [p`اول دو گروه را با هم جمع کن، بعد تعداد ${name(2)} را کم کن.`],
        [p`دو گروه را جمع و تعداد ${name(2)} را کم می‌کنیم.`, display(joined(['+', '−'], [a, b, c]))],
      ];
    return [
      [all ? p`تعداد همهٔ گروه‌ها را بخوان و با هم جمع کن.` : p`تعداد هر دو گروه را بخوان و با هم جمع کن.`],
      [p`«روی هم» یعنی جمع می‌کنیم.`, display(joined([], all ? values : [a, b]))],
    ];
  };
  const [main, last] = reason();
  const countOf = (index: number): string =>
    `${of} ${labels[index] ?? ''} ${persianNumber(values[index] ?? 0)} ${unit}`;
  const used = form === 'reverse' ? order.slice(0, 3) : order.slice(0, 2);
  const statement = (all ? labels.map((_, index) => index) : used).map(countOf);
  return {
    form,
    stem: stem(),
    figure,
    ...integerAnswer(answer, { unit }),
    misconceptions: wholeMisconceptions(...work().slice(0, 1), ...writtenMisconceptions, ...work().slice(1)),
    hints: [
      hint(
        form === 'figure'
          ? p`ببین سؤال تعدادِ کدام گروه را می‌خواهد و آن را در ${source} پیدا کن.`
          : p`ببین سؤال تعدادِ کدام گروه‌ها را می‌خواهد و آن‌ها را در ${source} پیدا کن.`,
      ),
      hint({ t: 'paragraph', content: howToRead }),
      hint(...main),
    ],
    solution: [
      step({ t: 'paragraph', content: howItIsRead ?? howToRead }),
      ...(form === 'figure' ? [] : [step(p`تعدادها را می‌خوانیم: ${statement.join('، ')}.`)]),
      step(...last),
    ],
  };
}
