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
  moneySorted,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';

/** Notes and coins the skill may show, in toman. */
const pieces = [100, 200, 500, 1000, 2000, 5000] as const;
const most = 9900;

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'compare'],
  3: ['figure', 'story', 'compare'],
  4: ['story', 'compare'],
};
const countOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [2, 3], 2: [3, 4], 3: [4, 5], 4: [5, 6] };

const purses = ['در جیبش', 'در قلکش', 'در کیف پولش', 'روی میز', 'در پاکت عیدی‌اش', 'در جعبهٔ چوبی‌اش', 'در کشوی میزش'];

export const moneyTotal = defineSkill({
  id: 'g3-money-total',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [moneySorted],
  revision: 5,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const count = rng.int(...countOf[level]);
    const shown = Array.from({ length: count }, () => rng.pick(pieces)).sort((a, b) => b - a);
    const inPicture = shown.reduce<number>((sum, piece) => sum + piece, 0);
    const gift = rng.pick([100, 200, 500]);
    const total = form === 'compare' ? inPicture + gift : inPicture;
    if (total > most || new Set(shown).size < 2) return null;
    const name = child(rng);
    const [largest = 0] = shown;
    const kinds = [...new Set(shown)].reduce((sum, piece) => sum + piece, 0) + (form === 'compare' ? gift : 0);
    const small = shown.at(-1) ?? 0;
    // Equal pieces counted once may leave as much as another piece, or all of one kind, left out.
    const repeated = total - kinds;
    const isOtherLeftOut = [...new Set(shown)].some((piece) => {
      const ofKind = shown.filter((other) => other === piece).length;
      return (ofKind === 1 && piece === repeated) || (ofKind > 1 && ofKind * piece === repeated);
    });
    if (isOtherLeftOut || (form === 'compare' && gift === repeated)) return null;

    const stem = () => {
      switch (form) {
        case 'story':
          return [p`${name} این پول‌ها را ${rng.pick(purses)} دارد.`, p`روی هم چند تومان می‌شود؟`];
        case 'compare':
          return [
            p`${name} این پول‌ها را دارد و مادرش ${gift} تومان دیگر هم به او می‌دهد.`,
            p`حالا روی هم چند تومان دارد؟`,
          ];
        default:
          return [p`این پول‌ها روی هم چند تومان است؟`];
      }
    };
    const running = shown
      .slice(1)
      .reduce<{ sum: number; steps: (number | '+')[] }>(
        ({ sum, steps }, piece) => ({ sum: sum + piece, steps: [...steps, '+', piece] }),
        { sum: largest, steps: [largest] },
      );
    return {
      form,
      stem: stem(),
      figure: {
        t: 'money' as const,
        description: `پول‌هایی با این ارزش‌ها به تومان: ${shown.map((piece) => persianNumber(piece)).join('، ')}`,
        toman: shown,
      },
      ...integerAnswer(total, { unit: 'تومان' }),
      misconceptions: [
        misconception(
          'each-kind-once',
          'پول‌های هم‌ارزش را یک بار حساب کرده',
          integerKey(kinds),
          line`بعضی پول‌ها بیشتر از یکی هستند. همه را بشمار.`,
        ),
        misconception(
          'pieces-counted',
          'تعداد پول‌ها را نوشته',
          integerKey(count),
          line`تعداد پول‌ها را شمردی. ارزش هر کدام را با هم جمع کن.`,
        ),
        ...(form === 'compare'
          ? [
              misconception(
                'gift-left-out',
                'پولی را که بعد گرفته حساب نکرده',
                integerKey(inPicture),
                line`پول‌های شکل را درست جمع کرده‌ای. جملهٔ اول را دوباره بخوان: پول دیگری هم هست؟`,
              ),
            ]
          : []),
        misconception(
          'smallest-left-out',
          'کوچک‌ترین پول را حساب نکرده',
          integerKey(total - small),
          line`یکی از پول‌های کوچک جا مانده است.`,
        ),
        misconception(
          'one-zero-too-many',
          'یک صفر بیشتر نوشته',
          integerKey(total * 10),
          line`صفرهای عددها را یک بار دیگر با دقت بشمار.`,
        ),
      ],
      hints: [
        hint(p`ارزش هر پول روی آن نوشته شده است. می‌خواهیم ارزش همه را با هم جمع کنیم.`),
        hint(p`از بزرگ‌ترین پول شروع کن، یعنی ${largest} تومان، و بقیه را یکی‌یکی به آن اضافه کن.`),
      ],
      solution: [
        step(p`از پول‌های بزرگ شروع می‌کنیم تا جمع کردن آسان‌تر شود.`, display(row(...running.steps, '=', running.sum))),
        ...(form === 'compare'
          ? [step(p`${gift} تومان دیگر هم اضافه می‌کنیم.`, display(row(inPicture, '+', gift, '=', total)))]
          : [step(p`پس روی هم ${total} تومان است.`)]),
      ],
    };
  },
});
