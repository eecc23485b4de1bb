import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  display,
  frac,
  gcd,
  hint,
  type Level,
  line,
  math,
  p,
  type QuestionVariant,
  Rational,
  type Rng,
  ratioTable,
  row,
  step,
  type WrongOptionDraft,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'reverse'],
  3: ['bare', 'story', 'reverse'],
  4: ['story', 'reverse', 'bare'],
};

const stories: readonly ((rng: Rng, a: number, b: number) => Block)[] = [
  (_, a, b) =>
    p`برای جشن مدرسه، ${a} لیوان آب سیب را با ${b} لیوان آب هویج مخلوط کردند. کدام نسبتِ آب سیب به آب هویج همان مزه را می‌دهد؟`,
  (_, a, b) =>
    p`نقاشی برای رنگ دیوار، ${a} قوطی رنگ آبی را با ${b} قوطی رنگ سفید مخلوط کرد. کدام نسبتِ رنگ آبی به رنگ سفید، همان رنگ را می‌سازد؟`,
  (_, a, b) =>
    p`در یک مسابقه، تیم اول ${a} امتیاز و تیم دوم ${b} امتیاز دارد. کدام نسبت با نسبت امتیاز تیم اول به تیم دوم برابر است؟`,
  (rng, a, b) =>
    p`${child(rng)} ${a} پیمانه گردو را با ${b} پیمانه کشمش مخلوط کرد. کدام نسبت با نسبت گردو به کشمش برابر است؟`,
  (_, a, b) => p`روی یک دیوار، ${a} کاشی آبی و ${b} کاشی سفید هست. کدام نسبت با نسبت کاشی آبی به کاشی سفید برابر است؟`,
  (_, a, b) =>
    p`در یک نقشه، ${a} سانتی‌متر ${b} کیلومتر را نشان می‌دهد. کدام نسبتِ سانتی‌متر به کیلومتر با نسبت این نقشه برابر است؟`,
];

export const ratioEqualChoose = defineSkill({
  id: 'g5-ratio-equal-choose',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 7,
  pictures: [ratioTable],
  make: (rng, level) => {
    const [x, y] = [rng.int(1, level === 1 ? 6 : 9), rng.int(2, level === 1 ? 8 : 12)];
    if (gcd(x, y) > 1 || x === y) return null;
    const from = level === 4 ? rng.int(2, 5) : 1;
    const to = rng.int(2, level === 1 ? 6 : 11);
    if (to <= from || (level === 4 && to % from === 0)) return null;
    const form = rng.pick(formsOf[level]);
    // Asked backwards, the larger pair is shown and the smaller is among the options.
    const isReverse = form === 'reverse';
    const [k, m] = isReverse ? [to, from] : [from, to];
    const [a, b] = [x * k, y * k];
    const [c, d] = [x * m, y * m];
    if (a > 120 || b > 120 || c > 120 || d > 120) return null;
    // At level 4 the numbers of one pair are not so many times those of the other.
    const isDivided = k % m === 0;
    const shift = c - a;
    const wrongs: readonly (Omit<WrongOptionDraft, 'value' | 'content'> & {
      readonly pair: readonly [number, number];
    })[] = [
      {
        id: 'same-difference',
        title: 'نسبت‌هایی را که تفاوتشان برابر است مساوی گرفته',
        pair: [c, b + shift],
        message: isReverse
          ? line`با اضافه یا کم کردنِ یک عدد، نسبت عوض می‌شود. ${isDivided ? 'هر دو باید بر یک عدد تقسیم شوند.' : 'هر دو نسبت را ساده کن و مقایسه کن.'}`
          : line`با اضافه یا کم کردنِ یک عدد، نسبت عوض می‌شود. هر دو باید چند برابر شوند.`,
      },
      {
        id: 'reversed-order',
        title: 'نسبت را برعکس گرفته',
        pair: [d, c],
        message: line`به ترتیب نگاه کن: عدد بالا و پایین جابه‌جا شده‌اند.`,
      },
      {
        id: 'only-one-multiplied',
        title: 'فقط یکی از دو عدد را در عددی ضرب یا بر آن تقسیم کرده',
        pair: [c, b],
        message: isReverse
          ? isDivided
            ? line`هر دو عدد باید بر یک عدد تقسیم شوند، نه فقط یکی.`
            : line`فقط یکی از دو عدد عوض شده است. هر دو نسبت را ساده کن و مقایسه کن.`
          : line`هر دو عدد باید درست به یک اندازه چند برابر شوند.`,
      },
      {
        id: 'factors-one-apart',
        title: 'دو عدد را در عددهای متفاوتی ضرب یا بر آن‌ها تقسیم کرده',
        pair: [c, d + y],
        message: isReverse
          ? isDivided
            ? line`ببین صورت بر چه عددی تقسیم شده و مخرج بر چه عددی. باید یکی باشد.`
            : line`صورت و مخرج به یک اندازه کوچک نشده‌اند. هر دو نسبت را ساده کن و مقایسه کن.`
          : line`ببین صورت چند برابر شده و مخرج چند برابر. باید یکی باشد.`,
      },
      {
        id: 'same-difference',
        title: 'نسبت‌هایی را که تفاوتشان برابر است مساوی گرفته',
        pair: [a + m, b + m],
        message: line`تفاوت دو عدد مهم نیست؛ ببین یکی چند برابر دیگری است.`,
      },
    ];
    const choices = choiceAnswer(
      rng,
      {
        layout: 'tiles',
        everyCause: true,
        right: { value: Rational.of(c, d).toString(), content: [math(frac(c, d))] },
        wrong: wrongs
          .filter(({ pair: [numerator, denominator] }) => numerator > 0 && denominator > 1)
          .map(({ pair: [numerator, denominator], ...name }) => ({
            ...name,
            value: Rational.of(numerator, denominator).toString(),
            content: [math(frac(numerator, denominator))],
          })),
      },
      4,
    );
    if (choices === null) return null;
    const stem = (): readonly Block[] =>
      form === 'story'
        ? [rng.pick(stories)(rng, a, b)]
        : isReverse
          ? [
              m === 1 ? p`ساده‌ترین صورت این نسبت کدام است؟` : p`کدام نسبت با عددهای کوچک‌تر، با این نسبت مساوی است؟`,
              display(frac(a, b)),
            ]
          : [p`کدام نسبت با این نسبت مساوی است؟`, display(frac(a, b))];
    const simplest = row(frac(a, b), '=', frac(x, y));
    return {
      form,
      stem: stem(),
      ...choices,
      hints: [
        hint(p`دو نسبت مساوی‌اند اگر هر دو عدد یکی، درست به یک اندازه چند برابر شده باشند.`),
        hint(p`نسبت داده‌شده را اگر می‌شود ساده کن. بعد هر گزینه را هم ساده کن.`),
        hint(p`گزینه‌ای را پیدا کن که ساده‌ترین صورتش با نسبت داده‌شده یکی است.`),
      ],
      solution: [
        step(k === 1 ? p`این نسبت ساده‌تر نمی‌شود.` : p`نسبت را ساده می‌کنیم.`, display(k === 1 ? frac(a, b) : simplest)),
        step(
          m === 1 ? p`پس ساده‌ترین صورت این نسبت این است.` : p`هر دو عدد را در ${m} ضرب می‌کنیم.`,
          display(
            m === 1
              ? row(frac(a, b), '=', frac(c, d))
              : row(frac(x, y), '=', frac(row(x, '×', m), row(y, '×', m)), '=', frac(c, d)),
          ),
        ),
      ],
    };
  },
});
