import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  group,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  type MathNode,
  misconception,
  type NodeLike,
  p,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'bare', 'story'],
  2: ['bare', 'reverse', 'story', 'find-mistake'],
  3: ['bare', 'reverse', 'story', 'find-mistake'],
  4: ['compare', 'reverse', 'find-mistake'],
};
const mostOf: Readonly<Record<Level, number>> = { 1: 12, 2: 50, 3: 100, 4: 100 };

/** So many holders with nothing, or one thing, in each. */
const holders = [
  { holder: 'بشقاب', thing: 'شیرینی', put: 'گذاشته' },
  { holder: 'گلدان', thing: 'شاخه گل', put: 'گذاشته' },
  { holder: 'پاکت', thing: 'نامه', put: 'گذاشته' },
  { holder: 'جعبه', thing: 'مداد', put: 'گذاشته' },
  { holder: 'سبد', thing: 'سیب', put: 'گذاشته' },
  { holder: 'کیسه', thing: 'تیله', put: 'انداخته' },
  { holder: 'لانه', thing: 'تخم', put: 'دیده' },
  { holder: 'قفس', thing: 'پرنده', put: 'دیده' },
  { holder: 'کمد', thing: 'توپ', put: 'دیده' },
] as const;

export const multZeroOne = defineSkill({
  id: 'g3-mult-zero-one',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 9,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    // More holders than this are seldom seen together.
    const a = rng.int(2, form === 'story' ? Math.min(30, mostOf[level]) : mostOf[level]);
    const factor = rng.int(0, 1);
    const product = a * factor;
    const isFirst = form !== 'story' && rng.chance(1, 2);
    const name = child(rng);
    const other = rng.int(2, 100);
    const { holder, thing, put } = rng.pick(holders);
    const written = (box: NodeLike, result: NodeLike) =>
      isFirst ? row(box, '×', a, '=', result) : row(a, '×', box, '=', result);
    const rule =
      factor === 0
        ? p`ضرب در صفر یعنی هیچ دسته‌ای نیست، یا در دسته‌ها چیزی نیست.`
        : p`ضرب در یک یعنی فقط یک بار همان عدد، یا در هر دسته فقط یکی.`;

    if (form === 'compare') {
      // Both rules at once: one part vanishes, the other stays.
      const [one, two] = rng.shuffle([row(a, '×', 1), row(other, '×', 0)]) as [MathNode, MathNode];
      return {
        form,
        stem: [p`حاصل را پیدا کن.`, display(row(group(one), '+', group(two), '=', blank()))],
        ...integerAnswer(a),
        misconceptions: [
          misconception(
            'zero-keeps-number',
            'حاصل ضرب در صفر را خود عدد گرفته',
            integerKey(a + other),
            line`ضرب در صفر را دوباره نگاه کن: صفر بار یک عدد چند می‌شود؟`,
          ),
          misconception(
            'one-makes-one',
            'حاصل ضرب در یک را یک گرفته',
            integerKey(1),
            line`ضرب در یک را دوباره نگاه کن: یک بار یک عدد چند می‌شود؟`,
          ),
          misconception(
            'rules-swapped',
            'عددی را که در صفر ضرب شده نوشته',
            integerKey(other),
            line`ببین کدام عدد در یک ضرب شده و کدام در صفر.`,
          ),
          misconception(
            'all-becomes-zero',
            'به خاطر ضرب در صفر، همهٔ حاصل را صفر گرفته',
            integerKey(0),
            line`صفر فقط در یکی از دو ضرب آمده است. ضرب دیگر را هم حساب کن.`,
          ),
        ],
        hints: [
          hint(p`دو ضرب کوچک داریم که حاصلشان با هم جمع می‌شود. هر کدام را جدا پیدا کن.`),
          hint(p`یک بار یک عدد، خودش است. صفر بار یک عدد، هیچ است.`),
        ],
        solution: [
          step(p`${a} ضرب در یک، خودش می‌شود و ${other} ضرب در صفر، صفر.`, display(row(a, '×', 1, '=', a))),
          step(p`دو حاصل را جمع می‌کنیم.`, display(row(a, '+', 0, '=', a))),
        ],
      };
    }

    const asksFactor = form === 'reverse';
    const wrong = factor === 0 ? a : rng.pick([a + 1, 1]);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return factor === 0
            ? [
                p`${name} ${a} ${holder} را دید که در هیچ‌کدام ${thing} نبود.`,
                p`اگر این را با ضرب بنویسیم، روی هم چند ${thing} می‌شود؟`,
              ]
            : [p`${name} در هر کدام از ${a} ${holder}، فقط یک ${thing} ${put} است.`, p`روی هم چند ${thing} می‌شود؟`];
        case 'reverse':
          return [p`در جای خالی چه عددی بنویسیم؟`, display(written(blank(), product))];
        case 'find-mistake':
          return [
            p`${name} این ضرب را نوشته، ولی حاصل آن درست نیست.`,
            display(written(factor, wrong)),
            p`حاصل درست چند است؟`,
          ];
        default:
          return [p`حاصل ضرب را بنویس.`, display(written(factor, blank()))];
      }
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(asksFactor ? factor : product),
      misconceptions: asksFactor
        ? [
            misconception(
              factor === 1 ? 'zero-for-one' : 'zero-and-one-swapped',
              factor === 1 ? 'صفر و یک را به جای هم نوشته، یا به جای ضرب جمع دیده' : 'صفر و یک را به جای هم نوشته',
              integerKey(1 - factor),
              line`عددت را در جای خالی بگذار و حاصل را با عدد بعد از مساوی مقایسه کن.`,
            ),
            misconception(
              'number-copied',
              'خود عدد را در جای خالی نوشته',
              integerKey(a),
              line`${a} ضرب در خودش خیلی بزرگ‌تر می‌شود. چند بار ${a} را می‌خواهیم؟`,
            ),
          ]
        : [
            factor === 0
              ? misconception(
                  'zero-keeps-number',
                  'حاصل ضرب در صفر را خود عدد گرفته',
                  integerKey(a),
                  isFirst
                    ? line`این جمع کردن با صفر نیست. صفر بار یک عدد چند می‌شود؟`
                    : line`این جمع کردن با صفر نیست. اگر هیچ دسته‌ای چیزی نداشته باشد، روی هم چند تاست؟`,
                )
              : misconception(
                  form === 'story' ? 'one-group-only' : 'one-makes-one',
                  form === 'story' ? 'فقط تعداد یک دسته را نوشته' : 'حاصل ضرب در یک را یک گرفته',
                  integerKey(1),
                  form === 'story'
                    ? line`این مال یک ${holder} است. چند ${holder} داریم؟`
                    : isFirst
                      ? line`یک بار یک عدد را تصور کن: یک دسته با چند تا؟`
                      : line`${a} دسته را تصور کن که در هر کدام فقط یکی هست. روی هم چند تاست؟`,
                ),
            ...(factor === 0
              ? [
                  misconception(
                    'zero-times-is-one',
                    'حاصل ضرب در صفر را یک گرفته',
                    integerKey(1),
                    isFirst
                      ? line`اگر هیچ دسته‌ای نباشد، چند تا می‌ماند؟`
                      : line`اگر هیچ دسته‌ای چیزی نداشته باشد، روی هم چند تاست؟`,
                  ),
                ]
              : [
                  misconception(
                    'one-added',
                    'به جای ضرب، یک را جمع کرده',
                    integerKey(a + 1),
                    line`این جمع نیست. ضرب می‌گوید چند بار همان عدد را داریم.`,
                  ),
                  misconception(
                    'made-zero',
                    'حاصل را صفر گرفته',
                    integerKey(0),
                    line`فقط ضرب در صفر، صفر می‌شود. دوباره نگاه کن.`,
                  ),
                ]),
          ],
      hints: [
        hint(
          asksFactor
            ? p`ضرب یعنی چند دستهٔ مساوی. عدد بعد از مساوی می‌گوید روی هم چند تاست.`
            : p`ضرب یعنی چند دستهٔ مساوی. ببین چند دسته داریم و در هر دسته چند تاست.`,
        ),
        hint(
          asksFactor
            ? p`${a} را چند بار بگیریم تا به عدد بعد از مساوی برسیم؟`
            : factor === 0
              ? p`دسته‌های خالی را تصور کن، یا وقتی را که هیچ دسته‌ای نیست. روی هم چند تا می‌شود؟`
              : p`فکر کن همان عدد را فقط یک بار گرفته‌ای، یا در هر دسته فقط یکی گذاشته‌ای.`,
        ),
      ],
      solution: [step(rule), step(p`پس این‌طور می‌شود:`, display(written(factor, product)))],
    };
  },
});
