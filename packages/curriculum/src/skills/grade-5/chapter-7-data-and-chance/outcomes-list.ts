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
  misconception,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  rowsAndColumns,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'story'],
  3: ['story', 'figure', 'reverse'],
  4: ['story', 'reverse'],
};

interface Choices {
  readonly one: string;
  readonly other: string;
  /** «نوع خوراکی»: the second, to be counted. */
  readonly counted: string;
  readonly ones: readonly string[];
  readonly others: readonly string[];
  readonly write: (rng: Rng, a: number, b: number) => Block;
  /** Only the first is stated: for the question of how many of the second there are. */
  readonly writeFirst: (rng: Rng, a: number, all: number) => Block;
  readonly ask: string;
}

const choices: readonly Choices[] = [
  {
    one: 'پیراهن',
    other: 'شلوار',
    counted: 'شلوار',
    ones: ['پیراهن آبی', 'پیراهن سفید', 'پیراهن سبز', 'پیراهن زرد', 'پیراهن قرمز'],
    others: ['شلوار مشکی', 'شلوار خاکستری', 'شلوار آبی', 'شلوار قهوه‌ای', 'شلوار سفید'],
    write: (rng, a, b) =>
      p`${child(rng)} ${a} پیراهن و ${b} شلوار با رنگ‌های مختلف دارد و هر بار یک پیراهن و یک شلوار می‌پوشد.`,
    writeFirst: (rng, a, all) =>
      p`${child(rng)} ${a} پیراهن دارد و با یک پیراهن و یک شلوار روی هم به ${all} شکل می‌تواند لباس بپوشد.`,
    ask: 'به چند شکل مختلف می‌تواند لباس بپوشد؟',
  },
  {
    one: 'نان',
    other: 'خوراکی',
    counted: 'نوع خوراکی',
    ones: ['سنگک', 'بربری', 'لواش', 'تافتون', 'جو'],
    others: ['پنیر', 'کره', 'تخم‌مرغ', 'عسل', 'مربا'],
    write: (rng, a, b) =>
      p`برای صبحانهٔ ${child(rng)} ${a} نوع نان و ${b} نوع خوراکی هست. او یک نان و یک خوراکی انتخاب می‌کند.`,
    writeFirst: (rng, a, all) =>
      p`برای صبحانهٔ ${child(rng)} ${a} نوع نان هست و او با یک نان و یک خوراکی روی هم ${all} صبحانهٔ مختلف می‌تواند بسازد.`,
    ask: 'چند صبحانهٔ مختلف می‌تواند بسازد؟',
  },
  {
    one: 'جلد',
    other: 'برچسب',
    counted: 'نوع برچسب',
    ones: ['جلد آبی', 'جلد زرد', 'جلد سبز', 'جلد قرمز', 'جلد سفید'],
    others: ['برچسب ستاره', 'برچسب گل', 'برچسب ماه', 'برچسب قلب', 'برچسب ابر'],
    write: (rng, a, b) => p`${child(rng)} برای دفترش ${a} جلد و ${b} نوع برچسب دارد و یک جلد و یک برچسب انتخاب می‌کند.`,
    writeFirst: (rng, a, all) =>
      p`${child(rng)} برای دفترش ${a} جلد دارد و با یک جلد و یک برچسب روی هم به ${all} شکل می‌تواند آن را درست کند.`,
    ask: 'چند دفتر مختلف می‌تواند درست کند؟',
  },
  {
    one: 'بستنی',
    other: 'تزیین',
    counted: 'نوع تزیین',
    ones: ['زعفرانی', 'شکلاتی', 'وانیلی', 'توت‌فرنگی', 'پسته‌ای'],
    others: ['گردو', 'کاکائو', 'نارگیل', 'بادام', 'عسل'],
    write: (rng, a, b) =>
      p`در یک بستنی‌فروشی ${a} مزهٔ بستنی و ${b} نوع تزیین هست. ${child(rng)} یک مزه و یک تزیین انتخاب می‌کند.`,
    writeFirst: (rng, a, all) =>
      p`در یک بستنی‌فروشی ${a} مزهٔ بستنی هست و ${child(rng)} با یک مزه و یک تزیین روی هم ${all} انتخاب دارد.`,
    ask: 'چند انتخاب مختلف دارد؟',
  },
  {
    one: 'راه تا رودخانه',
    other: 'راه از رودخانه تا قله',
    counted: 'راه از رودخانه تا قله',
    ones: ['راه الف', 'راه ب', 'راه پ', 'راه ت', 'راه ث'],
    others: ['راه ۱', 'راه ۲', 'راه ۳', 'راه ۴', 'راه ۵'],
    write: (rng, a, b) => p`${child(rng)} از روستا تا رودخانه ${a} راه و از رودخانه تا قله ${b} راه می‌شناسد.`,
    writeFirst: (rng, a, all) =>
      p`${child(rng)} از روستا تا رودخانه ${a} راه می‌شناسد و از روستا تا قله، از کنار رودخانه، روی هم ${all} مسیر می‌شناسد.`,
    ask: 'از روستا تا قله، از کنار رودخانه، چند مسیر مختلف دارد؟',
  },
];

/** A coin, a die: the outcomes of one and of the other. */
const experiments: readonly {
  readonly statement: string;
  readonly one: string;
  readonly other: string;
  readonly a: number;
  readonly b: number;
}[] = [
  { statement: 'دو سکهٔ مختلف را با هم می‌اندازد', one: 'سکهٔ اول', other: 'سکهٔ دوم', a: 2, b: 2 },
  { statement: 'یک سکه و یک تاس را با هم می‌اندازد', one: 'سکه', other: 'تاس', a: 2, b: 6 },
];

export const outcomesList = defineSkill({
  id: 'g5-outcomes-list',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [rowsAndColumns],
  revision: 10,
  commonMistakes: ['one-row-left-out', 'subtracted-in-place-of-divided'],
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const set = rng.pick(choices);
    const experiment = form === 'story' && level < 4 && rng.chance(1, 4) ? rng.pick(experiments) : null;
    const [a, b] =
      experiment === null
        ? level === 4
          ? [rng.int(3, 6), rng.int(3, 6)]
          : [rng.int(2, level === 1 ? 3 : 5), rng.int(2, level === 1 ? 4 : 5)]
        : [experiment.a, experiment.b];
    // Asked backwards, the number that is given is not the answer.
    if (form === 'reverse' && a === b) return null;
    const all = a * b;
    // Nobody chooses what a coin shows.
    const [firsts, seconds, second] =
      experiment === null
        ? ['انتخاب‌های اول', 'انتخاب‌های دوم', 'انتخاب دوم']
        : [`نتیجه‌های ${experiment.one}`, `نتیجه‌های ${experiment.other}`, `نتیجهٔ ${experiment.other}`];
    if (form === 'figure' && all > 15) return null;
    const isTree = form === 'figure' && all <= 9;
    const ones = rng.sample(set.ones, Math.min(a, set.ones.length));
    const others = rng.sample(set.others, Math.min(b, set.others.length));
    const figure: Figure = isTree
      ? {
          t: 'tree',
          description: `نمودار درختی؛ از آغاز ${persianNumber(a)} شاخه (${ones.join('، ')}) و از هر کدام ${persianNumber(b)} شاخه (${others.join('، ')}) جدا شده است`,
          root: 'انتخاب',
          branches: ones.map((label) => ({ label, branches: others.map((each) => ({ label: each })) })),
        }
      : {
          t: 'table',
          description: `جدول انتخاب‌ها؛ سطرها: ${ones.join('، ')}؛ ستون‌ها: ${others.join('، ')}؛ خانه‌ها خالی است`,
          columns: [`${set.one} و ${set.other}`, ...others],
          rows: ones.map((label) => [
            { t: 'text' as const, text: label },
            ...others.map(() => ({ t: 'text' as const, text: '…' })),
          ]),
        };
    const reverse = form === 'reverse';
    const value = reverse ? b : all;
    const name = child(rng);
    const stem = (): readonly Block[] => {
      if (experiment !== null) return [p`${name} ${experiment.statement}.`, p`روی هم چند نتیجهٔ مختلف ممکن است؟`];
      if (reverse) return [set.writeFirst(rng, a, all), p`چند ${set.counted} هست؟`];
      return form === 'figure'
        ? [
            set.write(rng, a, b),
            isTree
              ? p`نمودار درختی همهٔ انتخاب‌ها را نشان می‌دهد. ${set.ask}`
              : p`در هر خانهٔ جدول یک انتخاب می‌نشیند. ${set.ask}`,
          ]
        : [set.write(rng, a, b), p`${set.ask}`];
    };
    const writtenMisconceptions: readonly (readonly [string, string, number, ReturnType<typeof line>])[] = reverse
      ? [
          [
            'subtracted-in-place-of-divided',
            'به جای تقسیم، کم کرده',
            all - a,
            line`هر انتخابِ اول با همهٔ انتخاب‌های دوم جفت می‌شود؛ پس ضرب شده است.`,
          ],
          [
            'all-outcomes',
            'تعداد همهٔ حالت‌ها را نوشته',
            all,
            line`این تعداد همهٔ حالت‌هاست. تعداد انتخاب‌های دوم را می‌خواهیم.`,
          ],
          ['first-choice-repeated', 'تعداد انتخاب اول را نوشته', a, line`این تعداد انتخاب اول است که می‌دانستیم.`],
        ]
      : [
          [
            'added-in-place-of-multiplied',
            'دو تعداد را جمع کرده',
            a + b,
            line`هر یک از ${firsts} با هر یک از ${seconds} جفت می‌شود. همهٔ جفت‌ها را بشمار.`,
          ],
          [
            'one-choice-only',
            'فقط یکی از دو تعداد را نوشته',
            Math.max(a, b),
            line`برای هر کدام از ${firsts}، چند ${second} هست؟`,
          ],
          // Who pairs each choice once comes to the same: no name tells them apart. Two things that are thrown may be all that was counted.
          ...(experiment === null
            ? ([
                [
                  'one-choice-only',
                  'فقط یکی از دو تعداد را نوشته',
                  Math.min(a, b),
                  line`برای هر کدام از ${firsts}، چند ${second} هست؟`,
                ],
              ] as const)
            : []),
          [
            'one-row-left-out',
            'یکی از حالت‌های اول را جا انداخته',
            all - b,
            line`${firsts} را یکی‌یکی بشمار؛ انگار یکی از آن‌ها با ${seconds} جفت نشده است.`,
          ],
        ];
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure } : {}),
      ...integerAnswer(value),
      misconceptions: writtenMisconceptions.flatMap(([id, title, wrong, message]) =>
        wrong > 0 ? [misconception(id, title, integerKey(wrong), message)] : [],
      ),
      hints: [
        hint(p`حالت‌ها را با نظم بنویس تا هیچ‌کدام جا نماند و هیچ‌کدام دو بار نیاید.`),
        hint(p`یکی از ${firsts} را نگه دار. با آن چند ${second} جفت می‌شود؟`),
        hint(
          reverse
            ? p`تعداد همهٔ حالت‌ها از ضرب کردنِ دو تعداد به دست آمده است. حالا برگرد.`
            : p`این کار را برای همهٔ ${firsts} تکرار کن.`,
        ),
      ],
      solution: reverse
        ? [
            step(p`هر یک از ${a} انتخاب اول با همهٔ انتخاب‌های دوم جفت شده و روی هم ${all} حالت شده است.`),
            step(p`پس تعداد انتخاب‌های دوم از تقسیم به دست می‌آید.`, display(row(all, '÷', a, '=', b))),
          ]
        : [
            step(p`هر یک از ${a} حالت اول با ${b} حالت دوم جفت می‌شود.`),
            step(p`پس تعداد همهٔ حالت‌ها این است.`, display(row(a, '×', b, '=', all))),
          ],
    };
  },
});
