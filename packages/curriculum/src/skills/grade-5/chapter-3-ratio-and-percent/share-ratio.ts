import {
  type Block,
  barModels,
  blank,
  child,
  children,
  defineSkill,
  display,
  type Figure,
  gcd,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story', 'figure'],
  2: ['story', 'figure'],
  3: ['story', 'figure', 'compare'],
  4: ['compare', 'story', 'figure'],
};

interface WordProblem {
  readonly unit: string;
  /** Names of the two shares, of all, and of the difference. */
  readonly names: (rng: Rng) => readonly [string, string];
  readonly most: number;
  readonly total: (one: string, other: string, a: number, b: number, total: number) => Block;
  readonly difference: (more: string, less: string, a: number, b: number, gap: number) => Block;
  readonly ask: (asked: string) => Block;
}

const people = (rng: Rng): readonly [string, string] => {
  const [one = '', other = ''] = children(rng, 2);
  return [one, other];
};

const wordProblems: readonly WordProblem[] = [
  {
    unit: 'هزار تومان',
    names: people,
    most: 900,
    total: (one, other, a, b, total) =>
      p`${one} و ${other} ${total} هزار تومان مزد را به نسبت ${a} به ${b} میان خود تقسیم کردند.`,
    difference: (one, other, a, b, gap) =>
      p`نسبت پول ${one} به پول ${other}، ${a} به ${b} است و پول ${one} ${gap} هزار تومان با پول ${other} تفاوت دارد.`,
    ask: (asked) => p`سهم «${asked}» چند هزار تومان است؟`,
  },
  {
    unit: 'تیله',
    names: people,
    most: 120,
    total: (one, other, a, b, total) =>
      p`${one} و ${other} روی هم ${total} تیله دارند. نسبت تیله‌های ${one} به تیله‌های ${other}، ${a} به ${b} است.`,
    difference: (one, other, a, b, gap) =>
      p`نسبت تیله‌های ${one} به تیله‌های ${other}، ${a} به ${b} است و تعداد تیله‌های آن‌ها ${gap} تا تفاوت دارد.`,
    ask: (asked) => p`«${asked}» چند تیله دارد؟`,
  },
  {
    unit: 'نفر',
    names: () => ['دخترها', 'پسرها'],
    most: 400,
    total: (one, other, a, b, total) => p`در اردو ${total} دانش‌آموز هستند. نسبت ${one} به ${other}، ${a} به ${b} است.`,
    difference: (one, other, a, b, gap) =>
      p`در اردو نسبت ${one} به ${other}، ${a} به ${b} است و تعداد آن‌ها ${gap} نفر تفاوت دارد.`,
    ask: (asked) => p`تعداد «${asked}» چند نفر است؟`,
  },
  {
    unit: 'کیلوگرم',
    names: () => ['شن', 'ماسه'],
    most: 900,
    total: (one, other, a, b, total) =>
      p`برای کف یک حیاط، ${one} و ${other} را به نسبت ${a} به ${b} مخلوط کردند و روی هم ${total} کیلوگرم شد.`,
    difference: (one, other, a, b, gap) =>
      p`${one} و ${other} را به نسبت ${a} به ${b} مخلوط کردند و وزن آن‌ها ${gap} کیلوگرم تفاوت داشت.`,
    ask: (asked) => p`چند کیلوگرم «${asked}» به کار رفت؟`,
  },
  {
    unit: 'صفحه',
    names: people,
    most: 400,
    total: (one, other, a, b, total) =>
      p`${one} و ${other} روی هم ${total} صفحه کتاب خواندند. نسبت صفحه‌های ${one} به صفحه‌های ${other}، ${a} به ${b} است.`,
    difference: (one, other, a, b, gap) =>
      p`نسبت صفحه‌هایی که ${one} خواند به صفحه‌های ${other}، ${a} به ${b} است و تعداد آن‌ها ${gap} تا تفاوت دارد.`,
    ask: (asked) => p`«${asked}» چند صفحه خواند؟`,
  },
  {
    unit: 'سانتی‌متر',
    names: () => ['تکهٔ اول', 'تکهٔ دوم'],
    most: 500,
    total: (one, other, a, b, total) =>
      p`سیمی به طول ${total} سانتی‌متر را دو تکه کردند. نسبت طول ${one} به طول ${other}، ${a} به ${b} است.`,
    difference: (one, other, a, b, gap) =>
      p`سیمی را دو تکه کردند. نسبت طول ${one} به طول ${other}، ${a} به ${b} است و طول آن‌ها ${gap} سانتی‌متر تفاوت دارد.`,
    ask: (asked) => p`طول «${asked}» چند سانتی‌متر است؟`,
  },
  {
    unit: 'درخت',
    names: () => ['درخت سیب', 'درخت گیلاس'],
    most: 400,
    total: (one, other, a, b, total) => p`در باغی ${total} درخت هست و نسبت ${one} به ${other}، ${a} به ${b} است.`,
    difference: (one, other, a, b, gap) =>
      p`در باغی نسبت ${one} به ${other}، ${a} به ${b} است و تعداد آن‌ها ${gap} تا تفاوت دارد.`,
    ask: (asked) => p`چند «${asked}» در این باغ هست؟`,
  },
];

export const shareRatio = defineSkill({
  id: 'g5-share-ratio',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [barModels],
  revision: 8,
  make: (rng, level) => {
    const [a, b] = [rng.int(1, level === 1 ? 4 : 9), rng.int(1, level === 1 ? 5 : 9)];
    if (a === b || gcd(a, b) > 1) return null;
    const form = rng.pick(formsOf[level]);
    const wordProblem = rng.pick(wordProblems);
    const k = rng.int(2, level === 1 ? 10 : level === 2 ? 20 : 60);
    const [mine, its] = [a * k, b * k];
    const total = mine + its;
    if (total > wordProblem.most || Math.abs(a - b) * k > wordProblem.most) return null;
    const [one, other] = wordProblem.names(rng);
    const asksFirst = rng.chance(1, 2);
    const [part, value] = asksFirst ? [a, mine] : [b, its];
    const byGap = form === 'compare';
    const gap = Math.abs(mine - its);
    const parts = byGap ? Math.abs(a - b) : a + b;
    // The difference itself would be one part: nothing is thought about then.
    if (byGap && parts === 1) return null;
    // One part is another number than how many parts there are.
    if (k === parts) return null;
    const known = byGap ? gap : total;
    const asked = asksFirst ? one : other;
    const figure: Figure = {
      t: 'table',
      description: `جدول تقسیم به نسبت؛ ${one}: نسبت ${persianNumber(a)}، ${other}: نسبت ${persianNumber(b)}، همه: نسبت ${persianNumber(a + b)} و مقدار ${persianNumber(total)} ${wordProblem.unit}`,
      columns: ['سهم', 'نسبت', wordProblem.unit],
      rows: [
        [
          { t: 'text', text: one },
          { t: 'math', math: num(a) },
          { t: 'math', math: blank() },
        ],
        [
          { t: 'text', text: other },
          { t: 'math', math: num(b) },
          { t: 'math', math: blank() },
        ],
        [
          { t: 'text', text: 'همه' },
          { t: 'math', math: num(a + b) },
          { t: 'math', math: num(total) },
        ],
      ],
    };
    const writtenMisconceptions: readonly (readonly [string, string, number, ReturnType<typeof line>])[] = [
      [
        'other-share',
        'سهم دیگری را نوشته',
        asksFirst ? its : mine,
        line`عددها درست حساب شده، ولی ببین سهم کدام یک خواسته شده است.`,
      ],
      // Divided by two is divided by a number of the ratio as well, where that is a two.
      [
        'halved',
        'بدون توجه به نسبت، نصف کرده',
        a === 2 || b === 2 ? 0 : known / 2,
        line`دو سهم برابر نیستند. ببین هر کدام چند قسمت دارد.`,
      ],
      part === 2
        ? [
            'halved-or-divided-by-own-part',
            'نصف کرده یا مقدار داده‌شده را بر عدد سهم خودش تقسیم کرده',
            known / part,
            line`اول باید بدانی ${byGap ? 'تفاوت' : 'همه'} چند قسمت مساوی است.`,
          ]
        : [
            'divided-by-own-part',
            'مقدار داده‌شده را بر عدد سهم خودش تقسیم کرده',
            known / part,
            line`اول باید بدانی ${byGap ? 'تفاوت' : 'همه'} چند قسمت مساوی است.`,
          ],
      ['one-part-only', 'فقط یک قسمت را نوشته', k, line`این مقدارِ یک قسمت است. سهم خواسته‌شده چند قسمت دارد؟`],
      [
        'sum-and-difference-mixed',
        'قسمت‌های تفاوت و همه را جابه‌جا گرفته',
        (known / (byGap ? a + b : Math.abs(a - b))) * part,
        byGap
          ? line`ببین عدد داده‌شده برای همه است یا برای تفاوت دو سهم.`
          : line`عدد داده‌شده برای همه است. همه چند قسمت می‌شود؟ دو عددِ نسبت را جمع کن.`,
      ],
      [
        byGap ? 'difference-times-ratio-number' : 'total-times-ratio-number',
        byGap ? 'تفاوت را در عدد نسبت ضرب کرده' : 'کل را در عدد نسبت ضرب کرده',
        known * part,
        byGap
          ? line`تفاوت، مقدار یک قسمت نیست. ببین تفاوت چند قسمت است.`
          : line`سهم باید از کل کوچک‌تر باشد. اول مقدار یک قسمت را پیدا کن.`,
      ],
    ];
    return {
      form,
      stem: [
        ...(form === 'figure'
          ? [p`${child(rng)} برای تقسیم به نسبت این جدول را کشیده است.`]
          : [byGap ? wordProblem.difference(one, other, a, b, gap) : wordProblem.total(one, other, a, b, total)]),
        form === 'figure' ? p`در سطرِ «${asked}» چه عددی در جای خالی می‌نشیند؟` : wordProblem.ask(asked),
      ],
      ...(form === 'figure' ? { figure } : {}),
      ...integerAnswer(value, { unit: wordProblem.unit }),
      misconceptions: writtenMisconceptions.flatMap(([id, title, wrong, message]) =>
        Number.isSafeInteger(wrong) && wrong > 0 ? [misconception(id, title, integerKey(wrong), message)] : [],
      ),
      hints: [
        hint(p`نسبت می‌گوید «${one}» ${a} قسمت و «${other}» ${b} قسمتِ مساوی دارد.`),
        hint(byGap ? p`تفاوت دو سهم چند قسمت است؟` : p`همه با هم چند قسمت می‌شود؟ دو عددِ نسبت را جمع کن.`),
        hint(p`مقدار یک قسمت را پیدا کن و آن را در تعداد قسمت‌های «${asked}» ضرب کن.`),
      ],
      solution: [
        byGap
          ? step(p`تفاوت دو سهم به قسمت این است:`, display(row(Math.max(a, b), '−', Math.min(a, b), '=', parts)))
          : step(p`همه با هم این تعداد قسمت است:`, display(row(a, '+', b, '=', parts))),
        step(
          p`${known} ${wordProblem.unit} برای ${parts} قسمت است؛ پس مقدار هر قسمت این است:`,
          display(row(known, '÷', parts, '=', k)),
        ),
        step(p`سهم «${asked}» ${part} قسمت است.`, display(row(part, '×', k, '=', value))),
      ],
    };
  },
});
