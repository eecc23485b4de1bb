import {
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  persianNumber,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';

/** Two things chosen together, one of each kind. */
const pairs = [
  { first: 'پیراهن', second: 'شلوار', ask: 'چند جور می‌تواند لباس بپوشد' },
  { first: 'بستنی', second: 'نان بستنی', ask: 'چند جور می‌تواند سفارش بدهد' },
  { first: 'جلد دفتر', second: 'برچسب', ask: 'چند جور می‌تواند دفترش را تزئین کند' },
  { first: 'شال', second: 'کلاه', ask: 'چند جور می‌تواند آن‌ها را با هم بپوشد' },
  { first: 'نان', second: 'پنیر', ask: 'چند جور می‌تواند لقمه بگیرد' },
  { first: 'گلدان', second: 'گل', ask: 'چند جور می‌تواند یک گل در یک گلدان بکارد' },
  { first: 'کاغذ', second: 'مداد رنگی', ask: 'چند جور می‌تواند یک کاغذ و یک مداد رنگی بردارد' },
  { first: 'میوه', second: 'نوشیدنی', ask: 'چند جور می‌تواند میان‌وعده‌اش را انتخاب کند' },
] as const;

const sharings = [
  (name: string, sum: number) =>
    `${name} ${persianNumber(sum)} سیب را در دو سبد یکسان می‌گذارد. ممکن است یکی از سبدها خالی بماند.`,
  (name: string, sum: number) =>
    `${name} ${persianNumber(sum)} تیله را در دو کیسهٔ یکسان می‌ریزد. ممکن است یکی از کیسه‌ها خالی بماند.`,
  (name: string, sum: number) =>
    `${name} ${persianNumber(sum)} مهره را در دو قوطی یکسان می‌گذارد. ممکن است یکی از قوطی‌ها خالی بماند.`,
  (name: string, sum: number) =>
    `${name} ${persianNumber(sum)} گل را در دو گلدان یکسان می‌گذارد. ممکن است یکی از گلدان‌ها خالی بماند.`,
];

function choices(rng: Rng, level: Level): QuestionDraft | null {
  const [a, b] = level === 1 ? [rng.int(2, 3), 2] : [rng.int(level === 4 ? 3 : 2, 4), rng.int(level === 2 ? 2 : 3, 4)];
  // With as many of both, to write one pair for each comes to the number of either.
  if (a === b) return null;
  const { first, second, ask } = rng.pick(pairs);
  const name = child(rng);
  return {
    form: 'story',
    stem: [
      p`${name} ${a} جور ${first} و ${b} جور ${second} دارد و هر بار یک ${first} و یک ${second} برمی‌دارد.`,
      p`${ask}؟`,
    ],
    ...integerAnswer(a * b),
    misconceptions: [
      misconception(
        'added-choices',
        'تعدادها را جمع کرده',
        integerKey(a + b),
        line`هر کدام از اولی‌ها با همهٔ دومی‌ها جور می‌شود. همه را بنویس.`,
      ),
      misconception(
        'one-pair-each',
        'تعداد یکی از دو چیز را نوشته',
        integerKey(Math.max(a, b)),
        line`یکی از اولی‌ها را نگه دار و با همهٔ دومی‌ها جور کن، بعد برو سراغ بعدی.`,
      ),
      misconception(
        'one-choice-fewer',
        'یک حالت را جا انداخته',
        integerKey(a * b - 1),
        line`با نظم بنویس تا هیچ حالتی جا نماند.`,
      ),
    ],
    hints: [
      hint(p`همهٔ حالت‌ها را با نظم می‌نویسیم تا چیزی جا نماند و چیزی دو بار شمرده نشود.`),
      hint(p`یک ${first} را نگه دار و ببین با چند ${second} جور می‌شود. بعد همین کار را برای بقیه بکن.`),
    ],
    solution: [
      step(p`هر ${first} با ${b} جور ${second} همراه می‌شود.`),
      step(p`${a} جور ${first} داریم؛ پس ${a} بار همین تعداد حالت می‌شود.`, display(row(a, '×', b, '=', a * b))),
    ],
  };
}

function sums(rng: Rng, level: Level): QuestionDraft {
  // Of five the pairs but one are two, as many as the holders.
  const sum = level === 1 ? rng.int(6, 8) : rng.int(6, 12);
  const answer = Math.floor(sum / 2) + 1;
  const asStory = rng.chance(1, 2);
  const name = child(rng);
  return {
    form: asStory ? 'story' : 'bare',
    stem: asStory
      ? [p`${rng.pick(sharings)(name, sum)}`, p`چند حالت مختلف هست؟`]
      : [
          p`${name} دو عدد بدون کسر می‌نویسد که جمعشان ${sum} است. یکی از عددها می‌تواند صفر باشد و جابه‌جا کردن دو عدد، جفت تازه‌ای نمی‌سازد.`,
          p`چند جفت عدد می‌تواند بنویسد؟`,
        ],
    ...integerAnswer(answer),
    misconceptions: [
      misconception(
        'order-counted',
        'جابه‌جایی‌ها را هم جدا شمرده',
        integerKey(sum + 1),
        line`ترتیب مهم نیست؛ پس جفتی را که فقط جابه‌جا شده دوباره نشمار.`,
      ),
      // Half of an even sum is the number of pairs but one.
      sum % 2 === 0
        ? misconception(
            'half-or-one-pair-fewer',
            'نصف جمع را نوشته، یا یک حالت را جا انداخته',
            integerKey(answer - 1),
            asStory
              ? line`سؤال تعداد حالت‌ها را می‌خواهد. آن‌ها را با نظم بنویس و بشمار؛ صفر هم حساب است، پس از صفر شروع کن.`
              : line`سؤال تعداد جفت‌ها را می‌خواهد. آن‌ها را با نظم بنویس و بشمار؛ صفر هم حساب است، پس از صفر شروع کن.`,
          )
        : misconception(
            'one-pair-fewer',
            'یک حالت را جا انداخته، شاید حالت صفر را',
            integerKey(answer - 1),
            line`با نظم بنویس تا هیچ حالتی جا نماند. صفر هم حساب است؛ از صفر شروع کن.`,
          ),
      asStory
        ? misconception(
            'number-copied',
            'عدد خود مسئله را نوشته',
            integerKey(sum),
            line`سؤال تعداد حالت‌ها را می‌خواهد. آن‌ها را یکی‌یکی بنویس و بشمار.`,
          )
        : misconception('sum-itself', 'خود جمع را نوشته', integerKey(sum), line`جفت‌ها را یکی‌یکی بنویس و بشمار.`),
    ],
    hints: [
      hint(p`جفت‌ها را با نظم می‌نویسیم: اول کوچک‌ترین عدد را صفر می‌گیریم.`),
      hint(p`یکی‌یکی جلو برو. وقتی عددها فقط جابه‌جا شدند، دیگر ننویس.`),
    ],
    solution: [
      step(p`عدد کوچک‌تر می‌تواند از ${0} تا ${Math.floor(sum / 2)} باشد؛ بعد از آن، همان جفت‌های قبلی می‌آید.`),
      step(
        p`از ${0} تا ${Math.floor(sum / 2)} می‌شود ${answer} عدد؛ پس ${answer} حالت داریم.`,
        display(row(Math.floor(sum / 2), '+', 1, '=', answer)),
      ),
    ],
  };
}

function numbers(rng: Rng, level: Level): QuestionDraft | null {
  const count = level === 1 ? 2 : level === 2 ? rng.int(2, 3) : 3;
  const withZero = level >= 3 && rng.chance(1, 2);
  const digits = rng.shuffle(
    withZero
      ? [0, ...rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], count - 1)]
      : rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], count),
  );
  const repeats = rng.chance(1, 2);
  const tens = digits.filter((digit) => digit > 0).length;
  const ones = repeats ? count : count - 1;
  const answer = tens * ones;
  // A digit copied would be right.
  if (digits.includes(answer)) return null;
  const form: QuestionVariant = rng.chance(1, 2) ? 'bare' : 'story';
  const name = child(rng);
  const written = digits.map((digit) => persianNumber(digit));
  const list = `${written.slice(0, -1).join('، ')} و ${written.at(-1) ?? ''}`;
  const rule = repeats ? 'هر رقم را می‌شود دو بار هم به کار برد' : 'هر رقم در یک عدد فقط یک بار به کار می‌رود';
  return {
    form,
    stem:
      form === 'story'
        ? [p`${name} با رقم‌های ${list} عدد دو رقمی می‌نویسد؛ ${rule}.`, p`چند عدد دو رقمی مختلف می‌تواند بنویسد؟`]
        : [p`با رقم‌های ${list} چند عدد دو رقمی مختلف می‌شود نوشت؟ ${rule}.`],
    ...integerAnswer(answer),
    misconceptions: [
      // Where a digit may come twice, as many numbers are without the zero as without a digit that comes twice.
      withZero && repeats
        ? misconception(
            'repeats-or-zero-left-out',
            'عددهایی را که دو رقمشان یکی است، یا عددهای صفردار را ننوشته',
            integerKey(tens * (count - 1)),
            line`یک بار دیگر بخوان: آیا یک رقم می‌تواند دو بار بیاید؟ صفر را هم در یکان به کار برده‌ای؟`,
          )
        : misconception(
            'repeats-misread',
            'تکرار رقم را اشتباه فهمیده',
            integerKey(tens * (repeats ? count - 1 : count)),
            line`یک بار دیگر بخوان: آیا یک رقم می‌تواند دو بار بیاید؟`,
          ),
      misconception(
        'zero-in-front',
        'عدد با صفر شروع کرده',
        integerKey(count * ones),
        line`عدد دو رقمی با صفر شروع نمی‌شود.`,
      ),
      // Three digits make three pairs, too.
      count === 3 && !repeats
        ? misconception(
            'digits-or-pairs-counted',
            'رقم‌ها را شمرده یا جابه‌جایی دو رقم را عدد تازه‌ای ندانسته',
            integerKey(count),
            line`عددها را یکی‌یکی بنویس و بشمار. اگر جای دو رقم عوض شود، همان عدد می‌ماند؟`,
          )
        : misconception(
            'digits-counted',
            'تعداد رقم‌ها را نوشته',
            integerKey(count),
            line`عددها را یکی‌یکی بنویس و بشمار، نه رقم‌ها را.`,
          ),
      misconception(
        'one-number-fewer',
        'یک عدد را جا انداخته',
        integerKey(answer - 1),
        line`با نظم بنویس: اول همهٔ عددهایی که با رقم اول شروع می‌شوند.`,
      ),
    ],
    hints: [
      hint(p`عددها را با نظم می‌نویسیم: اول دهگان را نگه می‌داریم و یکان را عوض می‌کنیم.`),
      hint(p`یک رقم را در دهگان بگذار. چند رقم می‌تواند در یکان بنشیند؟ بعد دهگان را عوض کن.`),
    ],
    solution: [
      step(p`در دهگان ${tens} رقم می‌تواند بنشیند${withZero ? '، چون صفر اول عدد نمی‌آید' : ''}.`),
      step(p`برای هر دهگان، ${ones} رقم در یکان می‌نشیند.`, display(row(tens, '×', ones, '=', answer))),
    ],
  };
}

export const listAllCases = defineSkill({
  id: 'g3-ps-list-all',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 11,
  make: (rng, level) => rng.pick([choices, sums, numbers])(rng, level),
});
