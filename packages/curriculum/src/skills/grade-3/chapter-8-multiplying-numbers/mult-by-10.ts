import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  type NodeLike,
  numberInPlaces,
  numberWords,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'bare', 'story'],
  2: ['bare', 'story', 'reverse', 'find-mistake'],
  3: ['bare', 'reverse', 'story', 'find-mistake'],
  4: ['reverse', 'find-mistake', 'story'],
};

function draw(rng: Rng, level: Level): readonly [number, number] {
  const by = level === 1 ? 10 : rng.pick([10, 100, 1000]);
  const most = Math.min(level === 1 ? 99 : 999, Math.floor(99_000 / by));
  // At the stretch the number itself ends in zero, so that its own zero must not be lost.
  if (level === 4) return [10 * rng.int(1, Math.floor(most / 10)), by];
  return [rng.int(level === 1 ? 2 : 3, most), by];
}

const bundles: Readonly<Record<number, string>> = { 10: 'ده‌تایی', 100: 'صدتایی', 1000: 'هزارتایی' };

const packs = [
  { pack: 'بستهٔ', thing: 'مداد' },
  { pack: 'کارتن', thing: 'دفتر' },
  { pack: 'جعبهٔ', thing: 'گیره' },
  { pack: 'کیسهٔ', thing: 'دکمه' },
  { pack: 'بستهٔ', thing: 'دستمال' },
  { pack: 'کارتن', thing: 'لیوان کاغذی' },
  { pack: 'دستهٔ', thing: 'برگه' },
  { pack: 'قوطی', thing: 'سوزن' },
] as const;

export const multByTen = defineSkill({
  id: 'g3-mult-by-10',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [numberInPlaces],
  revision: 9,
  make: (rng, level) => {
    const [a, by] = draw(rng, level);
    const product = a * by;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const { pack, thing } = rng.pick(packs);
    const isFirst = rng.chance(1, 2);
    const asksPower = form === 'reverse' && rng.chance(1, 2);
    const answer = form === 'reverse' ? (asksPower ? by : a) : product;
    const written = (one: NodeLike, other: NodeLike, result: NodeLike) =>
      isFirst ? row(one, '×', other, '=', result) : row(other, '×', one, '=', result);
    const wrong = rng.pick([product * 10, product / 10, a + by]);
    if (form === 'find-mistake' && (wrong === product || !Number.isSafeInteger(wrong) || wrong > 990_000)) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return a > 60 || rng.chance(1, 2)
            ? [p`در انبار ${a} ${pack} ${bundles[by] ?? ''} ${thing} هست.`, p`روی هم چند ${thing} در انبار هست؟`]
            : [
                p`${name} ${a} اسکناس دارد و هر اسکناس ${by} ${by === 10 ? 'هزار ' : ''}تومانی است.`,
                by === 10 ? p`روی هم چند هزار تومان دارد؟` : p`روی هم چند تومان دارد؟`,
              ];
        case 'reverse':
          return [
            p`در جای خالی چه عددی می‌آید؟`,
            display(asksPower ? written(a, blank(), product) : written(blank(), by, product)),
          ];
        case 'find-mistake':
          return [
            p`${name} این ضرب را نوشته، ولی حاصل آن درست نیست.`,
            display(written(a, by, wrong)),
            p`حاصل درست چند است؟`,
          ];
        default:
          return [p`حاصل ضرب را بنویس.`, display(written(a, by, blank()))];
      }
    };
    const zeros = numberWords(String(by).length - 1);
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer),
      misconceptions: [
        misconception(
          'one-zero-too-many',
          'یک صفر بیشتر گذاشته',
          integerKey(answer * 10),
          asksPower
            ? line`فقط صفرهایی را بشمار که با ضرب به آخر عدد اضافه شده است.`
            : line`صفرها را یکی‌یکی بشمار. چند صفر لازم است؟`,
        ),
        ...(answer % 10 === 0
          ? [
              misconception(
                'one-zero-too-few',
                'یک صفر کمتر گذاشته',
                integerKey(answer / 10),
                line`صفرها را یکی‌یکی بشمار. آیا صفری جا مانده است؟`,
              ),
            ]
          : []),
        ...(form === 'reverse'
          ? [
              misconception(
                'given-copied',
                'عددی را که داده شده دوباره نوشته',
                integerKey(asksPower ? a : by),
                line`این عدد را خودِ مسئله گفته است. عددی را پیدا کن که گفته نشده.`,
              ),
              misconception(
                'product-copied',
                'حاصل را دوباره نوشته',
                integerKey(product),
                line`این عدد حاصل است. جای خالی یکی از دو عدد ضرب است.`,
              ),
            ]
          : [
              misconception(
                'added-instead',
                'به جای ضرب، جمع کرده',
                integerKey(a + by),
                line`این ضرب است: ${a} بار ${by} را تصور کن.`,
              ),
              misconception(
                'number-unchanged',
                'خود عدد را نوشته و صفری نگذاشته',
                integerKey(a),
                line`${a} بار ${by} تا، خیلی بیشتر از ${a} می‌شود.`,
              ),
            ]),
      ],
      hints:
        form === 'reverse'
          ? [
              hint(
                asksPower
                  ? p`می‌خواهیم بدانیم ${a} را در چه عددی ضرب کرده‌اند.`
                  : p`می‌خواهیم بدانیم چه عددی را در ${by} ضرب کرده‌اند.`,
              ),
              hint(
                asksPower
                  ? p`صفرهای حاصل را با صفرهای ${a} مقایسه کن. چند صفر اضافه شده است؟`
                  : p`${by} چند صفر دارد؟ همان تعداد صفر را از آخر حاصل بردار.`,
              ),
            ]
          : [
              hint(
                isFirst || form === 'story'
                  ? p`می‌خواهیم ${a} تا ${bundles[by] ?? ''} را حساب کنیم.`
                  : p`جای دو عدد ضرب را می‌شود عوض کرد؛ پس ${a} تا ${bundles[by] ?? ''} را حساب می‌کنیم.`,
              ),
              hint(p`وقتی عددی در ${by} ضرب می‌شود، همان عدد را می‌نویسیم و سمت راست آن صفر می‌گذاریم. چند صفر؟`),
            ],
      solution: [
        step(p`${by} یعنی یک ${bundles[by] ?? ''}؛ پس ${a} تا ${bundles[by] ?? ''} داریم.`),
        form === 'reverse'
          ? step(
              p`در حاصل، ${zeros} صفر به آخر عدد اضافه شده است؛ پس جای خالی ${answer} است.`,
              display(written(a, by, product)),
            )
          : step(p`عدد را می‌نویسیم و سمت راست آن ${zeros} صفر می‌گذاریم.`, display(written(a, by, product))),
      ],
    };
  },
});
