import {
  type Block,
  child,
  children,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'reverse'],
  3: ['story', 'reverse', 'compare', 'find-mistake'],
  4: ['compare', 'reverse', 'find-mistake'],
};
const sumsOf: Readonly<Record<Level, readonly [number, number]>> = {
  1: [10, 20],
  2: [12, 40],
  3: [20, 60],
  4: [30, 60],
};

/** Two children, and what each of them has. */
const shares: readonly (readonly [things: string, unit: string])[] = [
  ['تیله', 'تا'],
  ['کتاب داستان', 'جلد'],
  ['مداد رنگی', 'تا'],
  ['برچسب', 'تا'],
  ['گردو', 'تا'],
  ['کارت بازی', 'تا'],
  ['شکلات', 'تا'],
];

/** Animals or vehicles with so many legs or wheels. */
const herds: readonly {
  readonly place: string;
  readonly few: readonly [string, number];
  readonly many: readonly [string, number];
  readonly legs: string;
  readonly allLegs: string;
  readonly heads: string;
}[] = [
  { place: 'در حیاط خانهٔ روستایی', few: ['مرغ', 2], many: ['گوسفند', 4], legs: 'پا', allLegs: 'پاها', heads: 'حیوان' },
  { place: 'در مزرعهٔ پدربزرگ', few: ['اردک', 2], many: ['بز', 4], legs: 'پا', allLegs: 'پاها', heads: 'حیوان' },
  { place: 'کنار برکه', few: ['غاز', 2], many: ['گاو', 4], legs: 'پا', allLegs: 'پاها', heads: 'حیوان' },
  { place: 'در پارکینگ', few: ['دوچرخه', 2], many: ['ماشین', 4], legs: 'چرخ', allLegs: 'چرخ‌ها', heads: 'وسیله' },
  { place: 'در مهدکودک', few: ['دوچرخه', 2], many: ['سه‌چرخه', 3], legs: 'چرخ', allLegs: 'چرخ‌ها', heads: 'وسیله' },
  { place: 'در کارگاه نجاری', few: ['سه‌پایه', 3], many: ['صندلی', 4], legs: 'پایه', allLegs: 'پایه‌ها', heads: 'وسیله' },
];

function bySum(rng: Rng, level: Level, form: QuestionVariant): QuestionDraft | null {
  const [least, most] = sumsOf[level];
  const small = rng.int(2, Math.floor(most / 2) - 1);
  const gap = rng.int(1, level === 1 ? 6 : 18);
  const large = small + gap;
  const sum = small + large;
  if (sum < least || sum > most) return null;
  const larger = rng.chance(1, 2);
  const answer = larger ? large : small;
  // The difference copied would be right.
  if (answer === gap) return null;
  const [one = '', other = ''] = children(rng, 2);
  const [things, unit] = rng.pick(shares);
  const asksAbout = larger ? one : other;
  const statement = p`${one} و ${other} روی هم ${sum} ${unit} ${things} دارند. ${one} ${gap} ${unit} بیشتر از ${other} دارد.`;
  const bare = p`جمع دو عدد ${sum} و تفاوت آن‌ها ${gap} است.`;
  const wrong = larger ? sum - gap : gap;
  const isStory = form === 'story' || form === 'find-mistake';
  const stem = (): readonly Block[] =>
    form === 'story'
      ? [statement, p`${asksAbout} چند ${unit} ${things} دارد؟`]
      : form === 'find-mistake'
        ? [
            statement,
            p`${child(rng)} حدس زد ${asksAbout} ${wrong} ${unit} ${things} دارد، ولی وقتی آزمایش کرد، درست نبود.`,
            p`${asksAbout} چند ${unit} ${things} دارد؟`,
          ]
        : [bare, p`عدد ${larger ? 'بزرگ‌تر' : 'کوچک‌تر'} چند است؟`];
  const [low, high] = [Math.max(small - 1, 1), sum - Math.max(small - 1, 1)];
  return {
    form,
    stem: stem(),
    ...integerAnswer(answer, isStory ? { unit } : {}),
    misconceptions: wholeMisconceptions(
      [
        'other-number',
        'عدد دیگر را نوشته',
        larger ? small : large,
        line`دو عدد را پیدا کرده‌ای. دوباره بخوان که سؤال کدام‌یک را می‌خواهد.`,
      ],
      [
        'difference-off-the-sum',
        'فقط تفاوت را از جمع کم کرده',
        sum - gap,
        line`حدست را آزمایش کن: با این عدد، عدد دیگر چند می‌شود و آیا هر دو شرط درست است؟`,
      ],
      [
        'difference-written',
        'تفاوت را به جای عدد نوشته',
        gap,
        line`تفاوت یعنی فاصلهٔ دو عدد. حالا خود عدد را پیدا کن و با جمع هم آزمایش کن.`,
      ],
      [
        'half-the-sum',
        'جمع را نصف کرده و تفاوت را در نظر نگرفته',
        sum % 2 === 0 ? sum / 2 : null,
        line`با این حدس، دو عدد مساوی می‌شوند. تفاوت آن‌ها باید چقدر باشد؟`,
      ],
    ),
    hints: [
      hint(p`دو عدد داریم و دو شرط: جمع آن‌ها ${sum} باشد و تفاوتشان ${gap}.`),
      hint(p`یک حدس بزن: دو عدد که جمعشان ${sum} است. بعد ببین تفاوتشان چند است.`),
      hint(p`اگر تفاوت از ${gap} بیشتر شد، دو عدد را به هم نزدیک‌تر کن؛ اگر کمتر شد، دورتر کن. جمع باید همان بماند.`),
    ],
    solution: [
      step(
        p`حدس اول: دو عدد با جمع ${sum}، مثل ${low} و ${high}. تفاوتشان را می‌بینیم.`,
        display(row(high, '−', low, '=', high - low)),
      ),
      step(
        p`تفاوت باید ${gap} باشد؛ پس دو عدد را به هم نزدیک‌تر می‌کنیم: ${small} و ${large}.`,
        display(row(large, '−', small, '=', gap)),
      ),
      step(
        p`جمعشان را هم آزمایش می‌کنیم.`,
        display(row(large, '+', small, '=', sum)),
        isStory ? p`پس جواب ${answer} ${unit} است.` : p`پس جواب ${answer} است.`,
      ),
    ],
  };
}

function byProduct(rng: Rng, level: Level): QuestionDraft | null {
  const [small, large] = [rng.int(2, 8), rng.int(3, level < 3 ? 8 : 10)];
  if (small >= large) return null;
  const [sum, product] = [small + large, small * large];
  if (sum < 7) return null;
  const larger = rng.chance(1, 2);
  const answer = larger ? large : small;
  const which = larger ? 'بزرگ‌تر' : 'کوچک‌تر';
  const stem = rng.pick<readonly Block[]>([
    [p`حاصل‌ضرب دو عدد ${product} و جمع آن‌ها ${sum} است.`, p`عدد ${which} چند است؟`],
    [p`${child(rng)} دو عدد در ذهن دارد. جمعشان ${sum} و حاصل‌ضربشان ${product} است.`, p`عدد ${which} چند است؟`],
    [
      p`روی دو کارت ${child(rng)} دو عدد نوشته شده است. جمع آن‌ها ${sum} و حاصل‌ضرب آن‌ها ${product} است.`,
      p`عدد ${which} چند است؟`,
    ],
  ]);
  const [low, high] = small > 2 ? [small - 1, large + 1] : [small + 1, large - 1];
  return {
    form: 'reverse',
    stem,
    ...integerAnswer(answer),
    misconceptions: wholeMisconceptions(
      [
        'other-number',
        'عدد دیگر را نوشته',
        larger ? small : large,
        line`دو عدد را پیدا کرده‌ای. دوباره بخوان که سؤال کدام‌یک را می‌خواهد.`,
      ],
      [
        'sum-only-checked',
        'فقط جمع را آزمایش کرده، نه حاصل‌ضرب را',
        larger ? high : low,
        line`جمع درست شد؛ حاصل‌ضرب را هم آزمایش کن.`,
      ],
      [
        'product-less-sum',
        'جمع را از حاصل‌ضرب کم کرده',
        product - sum,
        line`دو عدد را حدس بزن و هر دو شرط را با آن‌ها آزمایش کن.`,
      ],
    ),
    hints: [
      hint(p`دو عدد داریم و دو شرط: جمع آن‌ها ${sum} باشد و حاصل‌ضربشان ${product}.`),
      hint(p`در جدول ضرب، دو عددی را پیدا کن که حاصل‌ضربشان ${product} است. شاید چند جفت باشند.`),
      hint(p`هر جفت را آزمایش کن: جمعشان ${sum} می‌شود؟`),
    ],
    solution: [
      step(
        p`حدس اول: ${low} و ${high}. جمعشان ${sum} است؛ حاصل‌ضرب را آزمایش می‌کنیم.`,
        display(row(low, '×', high, '=', low * high)),
        p`این ${product} نیست.`,
      ),
      step(
        p`حدس بعدی: ${small} و ${large}.`,
        display(row(small, '×', large, '=', product)),
        display(row(small, '+', large, '=', sum)),
      ),
      step(p`هر دو شرط درست است؛ پس عدد ${which} این است: ${answer}`),
    ],
  };
}

function byLegs(rng: Rng, level: Level): QuestionDraft | null {
  const { place, few, many, legs, allLegs, heads } = rng.pick(herds);
  const total = rng.int(level === 3 ? 4 : 6, level === 3 ? 8 : 12);
  const largeCount = rng.int(1, total - 1);
  const fewCount = total - largeCount;
  if (largeCount === fewCount) return null;
  const all = fewCount * few[1] + largeCount * many[1];
  const asksMany = rng.chance(1, 2);
  const answer = asksMany ? largeCount : fewCount;
  const asked = asksMany ? many[0] : few[0];
  const guess = Math.floor(total / 2);
  const guessed = guess * many[1] + (total - guess) * few[1];
  const stem: readonly Block[] = [
    p`${place} چند ${few[0]} و چند ${many[0]} هست؛ روی هم ${total} ${heads}. ${child(rng)} ${allLegs}ی همه را شمرد: ${all} تا.`,
    p`هر ${few[0]} ${few[1]} ${legs} و هر ${many[0]} ${many[1]} ${legs} دارد. چند ${asked} آنجاست؟`,
  ];
  return {
    form: 'compare',
    stem,
    ...integerAnswer(answer),
    misconceptions: wholeMisconceptions(
      [
        'other-kind',
        'تعداد آن یکی را نوشته',
        asksMany ? fewCount : largeCount,
        line`دوباره بخوان که سؤال تعداد کدام‌یک را می‌خواهد.`,
      ],
      [
        'all-one-kind',
        'همه را از یک نوع گرفته',
        all / (asksMany ? many[1] : few[1]),
        line`همه از یک نوع نیستند. یک تعداد حدس بزن و ${allLegs} را بشمار.`,
      ],
      [
        'half-of-all',
        'نصف همه را نوشته',
        total % 2 === 0 ? total / 2 : null,
        line`حدست را آزمایش کن: ${allLegs} روی هم چند تا می‌شوند؟`,
      ],
    ),
    hints: [
      hint(p`همه روی هم ${total} ${heads} هستند و ${all} ${legs} دارند.`),
      hint(p`یک حدس بزن که جمعش ${total} شود؛ بعد ${allLegs} را بشمار.`),
      hint(
        p`اگر ${allLegs} کم بود، به جای یک ${few[0]} یک ${many[0]} بگذار؛ اگر زیاد بود، برعکس. بعد دوباره آزمایش کن.`,
      ),
    ],
    solution: [
      step(
        p`حدس اول: ${guess} ${many[0]} و ${total - guess} ${few[0]}. تعداد ${allLegs} ${guessed} تا می‌شود، ولی باید ${all} تا باشد.`,
      ),
      step(
        p`حدس را بهتر می‌کنیم: ${largeCount} ${many[0]} و ${fewCount} ${few[0]}.`,
        display(row(largeCount, '×', many[1], '+', fewCount, '×', few[1], '=', all)),
      ),
      step(p`تعداد ${allLegs} درست شد؛ پس ${answer} ${asked} آنجاست.`),
    ],
  };
}

export const psGuessCheck = defineSkill({
  id: 'g3-ps-guess-check',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 7,
  commonMistakes: ['other-number', 'difference-off-the-sum', 'half-the-sum'],
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    if (form === 'reverse') return byProduct(rng, level);
    return form === 'compare' ? byLegs(rng, level) : bySum(rng, level, form);
  },
});
