import {
  child,
  type Figure,
  figureBlock,
  hint,
  integerAnswer,
  integerKey,
  line,
  type Misconception,
  misconception,
  p,
  paragraph,
  persianNumber,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
} from '../../../../authoring/index.ts';
import {
  columnsWrittenWhole,
  lendingZeroKeptTen,
  smallerFromLarger,
  withoutCarry,
  withoutLowering,
} from '../../../../authoring/whole-numbers/written-misconceptions.ts';
import {
  additionSteps,
  carriesOf,
  differenceColumn,
  placeNames,
  subtractionSteps,
  sumColumn,
  tableRow,
} from '../../../../authoring/whole-numbers/written-steps.ts';

/** A place-value table with the numbers one below another and an empty row for the result. */
export function openTable(numbers: readonly number[], length: number): Figure {
  return {
    t: 'place-table',
    description: `جدول ارزش مکانی با عددهای ${numbers.map((value) => persianNumber(value)).join(' و ')} زیر هم و یک ردیف خالی برای حاصل`,
    columns: placeNames(length),
    rows: [...numbers.map((value) => tableRow(value, length)), Array.from({ length }, () => '?')],
  };
}

/** What children answer in place of a written sum. */
export function sumMisconceptions(addends: readonly number[]): readonly Misconception[] {
  const total = addends.reduce((sum, addend) => sum + addend, 0);
  const uncarried = addends.reduce(withoutCarry);
  const carries = carriesOf(addends);
  const [a = 0, b = 0] = addends;
  return [
    misconception(
      'no-carrying',
      'آنچه را باید به رقم بعد برود نبرده',
      integerKey(uncarried),
      line`هر جا جمع رقم‌ها ده یا بیشتر شد، فقط یکان آن را بنویس و رقم دیگر را با رقم‌های سمت چپ جمع کن.`,
    ),
    ...(addends.length === 2
      ? [
          misconception(
            'columns-written-whole',
            'جمعِ رقم‌ها را هر بار کامل نوشته و چیزی به رقم بعد نبرده',
            integerKey(columnsWrittenWhole(a, b)),
            line`برای هر جمع، به جز آخرین جمعِ سمت چپ، فقط یک رقم جا هست. رقم دیگر با رقم‌های سمت چپ جمع می‌شود.`,
          ),
        ]
      : [
          misconception(
            'one-number-missed',
            'یکی از عددها را جمع نکرده',
            integerKey(total - (addends.at(-1) ?? 0)),
            line`چند عدد را باید جمع کنی؟ هیچ‌کدام را جا نگذار.`,
          ),
        ]),
    ...((carries[1] ?? 0) > 0
      ? [
          misconception(
            'carried-ten-missed',
            'ده‌تاییِ انتقالی را حساب نکرده',
            integerKey(total - 10 * (carries[1] ?? 0)),
            line`در دهگان، آنچه از یکان آمده را هم حساب کن.`,
          ),
        ]
      : []),
    ...((carries[2] ?? 0) > 0
      ? [
          misconception(
            'carried-hundred-missed',
            'صدتاییِ انتقالی را حساب نکرده',
            integerKey(total - 100 * (carries[2] ?? 0)),
            line`در صدگان، آنچه از دهگان آمده را هم حساب کن.`,
          ),
        ]
      : [
          misconception(
            'hundreds-one-too-many',
            'در صدگان یکی زیاد حساب کرده',
            integerKey(total + 100),
            line`صدگان را یک بار دیگر حساب کن. آیا از دهگان چیزی به آن رسیده است؟`,
          ),
        ]),
  ];
}

/** What children answer in place of a written difference. */
export function differenceMisconceptions(from: number, taken: number): readonly Misconception[] {
  const left = from - taken;
  const withTen = lendingZeroKeptTen(from, taken);
  return [
    misconception(
      'smaller-from-larger',
      'رقم به رقم، کوچک‌تر را از بزرگ‌تر کم کرده',
      integerKey(smallerFromLarger(from, taken)),
      line`همیشه رقم عدد دوم را از رقم عدد اول کم کن. اگر رقم عدد اول کوچک‌تر است، از رقم سمت چپ آن یکی بگیر.`,
    ),
    ...(withTen === null
      ? []
      : [
          misconception(
            'lending-zero-kept-ten',
            'از صفر گذشته ولی آن را نُه نکرده',
            integerKey(withTen),
            line`صفر اول ده می‌شود و بعد یکی از آن به رقم کناری می‌رود. حالا چند تا دارد؟`,
          ),
        ]),
    misconception(
      'lent-not-lowered',
      'از رقم بعد یکی گرفته ولی از آن کم نکرده',
      integerKey(withoutLowering(from, taken)),
      line`وقتی از یک رقم یکی می‌گیری، آن رقم یکی کمتر می‌شود. آن را خط بزن و رقم تازه را بنویس.`,
    ),
    misconception(
      'added-instead',
      'به جای تفریق، جمع کرده',
      integerKey(from + taken),
      line`یک بار دیگر ببین باید جمع کنی یا کم. حاصل از عدد بزرگ‌تر بیشتر می‌شود یا کمتر؟`,
    ),
    misconception(
      from % 100 < taken % 100 ? 'hundred-off-or-not-lowered' : 'hundred-off',
      from % 100 < taken % 100
        ? 'در صدگان یکی زیاد حساب کرده یا یکیِ گرفته‌شده را کم نکرده'
        : 'در صدگان یکی زیاد حساب کرده',
      integerKey(left + 100),
      from % 100 < taken % 100 ? line`صدگان را دوباره ببین. از آن یکی گرفته‌ای؟` : line`صدگان را یک بار دیگر حساب کن.`,
    ),
    misconception(
      from % 10 < taken % 10 ? 'ten-off-or-not-lowered' : 'ten-off',
      from % 10 < taken % 10
        ? 'در دهگان یکی زیاد حساب کرده یا یکیِ گرفته‌شده را کم نکرده'
        : 'در دهگان یکی زیاد حساب کرده',
      integerKey(left + 10),
      from % 10 < taken % 10 ? line`دهگان را دوباره ببین. از آن یکی گرفته‌ای؟` : line`دهگان را یک بار دیگر حساب کن.`,
    ),
  ];
}

const sumWordProblems = [
  (name: string, list: string, count: string) =>
    line`${name} در ${count} روز این تعداد قدم راه رفت: ${list}. روی هم چند قدم شد؟`,
  (name: string, list: string, count: string) =>
    line`کتابخانهٔ مدرسهٔ ${name} در ${count} بخش این تعداد کتاب دارد: ${list}. روی هم چند کتاب دارد؟`,
  (name: string, list: string, count: string) =>
    line`گروه ${name} در ${count} بازی این امتیازها را گرفت: ${list}. روی هم چند امتیاز شد؟`,
  (name: string, list: string, count: string) =>
    line`باغ دایی ${name} در ${count} قسمت این تعداد درخت دارد: ${list}. روی هم چند درخت دارد؟`,
  (name: string, list: string, count: string) =>
    line`کارگاه مادر ${name} در ${count} روز این تعداد کاشی ساخت: ${list}. روی هم چند کاشی شد؟`,
  (name: string, list: string, count: string) =>
    line`در ${count} روز این تعداد نفر به نمایشگاه مدرسهٔ ${name} آمدند: ${list}. روی هم چند نفر شد؟`,
];

const differenceWordProblems = [
  (name: string, a: string, b: string) =>
    line`${name} ${a} امتیاز داشت و ${b} امتیاز آن را خرج کرد. چند امتیاز برایش ماند؟`,
  (name: string, a: string, b: string) =>
    line`کتابخانهٔ محلهٔ ${name} ${a} کتاب دارد و ${b} کتاب آن امانت است. چند کتاب در کتابخانه مانده است؟`,
  (name: string, a: string, b: string) =>
    line`مدرسه‌های شهر ${name} برای جشن بهار ${a} بادکنک خریدند و ${b} بادکنک را باد کردند. چند بادکنک هنوز باد نشده است؟`,
  (name: string, a: string, b: string) =>
    line`راه خانهٔ ${name} تا ورزشگاه ${a} متر است و او ${b} متر آن را رفته است. چند متر مانده است؟`,
  (name: string, a: string, b: string) =>
    line`در مخزن مزرعهٔ عموی ${name} ${a} لیتر آب بود و ${b} لیتر مصرف شد. چند لیتر مانده است؟`,
  (name: string, a: string, b: string) =>
    line`کارخانهٔ شهر ${name} ${a} دفتر ساخت و ${b} دفتر را فروخت. چند دفتر مانده است؟`,
];

type WrittenForm = Extract<QuestionVariant, 'figure' | 'bare' | 'find-mistake' | 'story'>;

/** A question about a written sum: in the table, in columns, with somebody's misconception, or in a story. */
export function sumQuestion(rng: Rng, addends: readonly number[], form: WrittenForm): QuestionDraft | null {
  const total = addends.reduce((sum, addend) => sum + addend, 0);
  const misconceptions = sumMisconceptions(addends);
  const name = child(rng);
  const list = addends.map((addend) => persianNumber(addend)).join(' و ');
  const count = addends.length === 2 ? 'دو' : 'سه';
  const [writtenMisconception] = misconceptions;
  const wrong = writtenMisconception?.answer.kind === 'integer' ? Number(writtenMisconception.answer.values[0]) : total;
  if (form === 'find-mistake' && wrong === total) return null;
  const shown = (): Pick<QuestionDraft, 'stem' | 'figure'> => {
    switch (form) {
      case 'figure':
        return {
          stem: [p`${addends.length === 2 ? 'دو' : 'سه'} عدد جدول را با هم جمع کن. حاصل چند است؟`],
          figure: openTable(addends, String(total).length),
        };
      case 'bare':
        return { stem: [p`حاصل جمع را پیدا کن.`], figure: sumColumn(addends) };
      case 'find-mistake':
        return {
          stem: [p`${name} عددها را زیر هم جمع کرده، ولی حاصلش درست نیست.`, p`حاصل درست چند است؟`],
          figure: sumColumn(addends, wrong),
        };
      case 'story':
        return { stem: [paragraph(rng.pick(sumWordProblems)(name, list, count))] };
    }
  };
  return {
    form,
    ...shown(),
    ...integerAnswer(total),
    misconceptions,
    hints: [
      hint(p`عددها را زیر هم می‌نویسیم، طوری که یکان زیر یکان و دهگان زیر دهگان باشد.`),
      hint(
        p`از یکان شروع کن. اگر جمعِ یک ستون ده یا بیشتر شد، رقم یکان آن را بنویس و رقم دیگر را به ستون سمت چپ ببر.`,
        ...(form === 'story' ? [figureBlock(sumColumn(addends))] : []),
      ),
    ],
    solution: additionSteps(addends),
  };
}

/** A question about a written difference, in the same ways. */
export function differenceQuestion(rng: Rng, from: number, taken: number, form: WrittenForm): QuestionDraft | null {
  const left = from - taken;
  const misconceptions = differenceMisconceptions(from, taken);
  const name = child(rng);
  const writtenMisconception = rng.pick(misconceptions.slice(0, 3));
  const wrong = writtenMisconception.answer.kind === 'integer' ? Number(writtenMisconception.answer.values[0]) : left;
  if (form === 'find-mistake' && wrong === left) return null;
  const shown = (): Pick<QuestionDraft, 'stem' | 'figure'> => {
    switch (form) {
      case 'figure':
        return {
          stem: [p`عدد پایین جدول را از عدد بالا کم کن. حاصل چند است؟`],
          figure: openTable([from, taken], String(from).length),
        };
      case 'bare':
        return { stem: [p`حاصل تفریق را پیدا کن.`], figure: differenceColumn(from, taken) };
      case 'find-mistake':
        return {
          stem: [p`${name} این تفریق را نوشته، ولی حاصل آن درست نیست.`, p`حاصل درست چند است؟`],
          figure: differenceColumn(from, taken, wrong),
        };
      case 'story':
        return { stem: [paragraph(rng.pick(differenceWordProblems)(name, persianNumber(from), persianNumber(taken)))] };
    }
  };
  return {
    form,
    ...shown(),
    ...integerAnswer(left),
    misconceptions,
    hints: [
      hint(p`عدد کوچک‌تر را زیر عدد بزرگ‌تر می‌نویسیم و از یکان شروع می‌کنیم.`),
      hint(
        p`در هر ستون رقم پایین را از رقم بالا کم کن. اگر رقم بالا کوچک‌تر بود، از ستون سمت چپ یکی بگیر؛ آن یکی اینجا ده تا می‌شود.`,
        ...(form === 'story' ? [figureBlock(differenceColumn(from, taken))] : []),
      ),
      ...(String(from).slice(1).includes('0')
        ? [hint(p`اگر ستون سمت چپ صفر بود، صفر خودش از ستون بعدی یکی می‌گیرد و ده می‌شود؛ بعد یکی از آن را به تو می‌دهد.`)]
        : []),
    ],
    solution: subtractionSteps(from, taken),
  };
}
