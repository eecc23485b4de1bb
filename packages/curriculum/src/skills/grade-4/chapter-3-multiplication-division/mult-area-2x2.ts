import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  quartersWritten,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

/** A rectangle (a0 + b) by (c0 + d), cut where the tens end. */
interface Split {
  readonly across: readonly [tens: number, ones: number];
  readonly down: readonly [tens: number, ones: number];
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare'],
  2: ['figure', 'bare', 'story', 'find-mistake'],
  3: ['figure', 'bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'reverse'],
};
const mostOf: Readonly<Record<Level, number>> = { 1: 29, 2: 49, 3: 79, 4: 99 };

const split = (value: number): readonly [number, number] => [value - (value % 10), value % 10];

/** Places of the drawing: not to scale, the tens wider than the ones. */
const width = 12;
const height = 8;
const cutAcross = 8;
const cutDown = 3;

/** The rectangle with its four parts; the part at `asked` (across, down) is colored. */
function drawing({ across, down }: Split, asked: readonly [number, number] | null): Figure {
  const [xs, ys] = [
    [0, cutAcross, width],
    [height, cutDown, 0],
  ] as const;
  const part = (column: number, band: number) => {
    const [left = 0, right = 0] = xs.slice(column, column + 2);
    const [top = 0, bottom = 0] = ys.slice(band, band + 2);
    return [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ] as const;
  };
  const statement = `مستطیلی که طول آن به دو قسمت ${persianNumber(across[0])} و ${persianNumber(across[1])} و عرض آن به دو قسمت ${persianNumber(down[0])} و ${persianNumber(down[1])} جدا شده و چهار مستطیل کوچک‌تر ساخته است`;
  const colored =
    asked === null
      ? ''
      : `؛ مستطیل کوچکی که ضلع افقی آن ${persianNumber(across[asked[0]] ?? 0)} و ضلع عمودی آن ${persianNumber(down[asked[1]] ?? 0)} است رنگ شده`;
  return {
    t: 'drawing',
    description: `${statement}${colored}`,
    width,
    height,
    shapes: [
      ...(asked === null ? [] : [{ t: 'polygon' as const, points: part(asked[0], asked[1]), tone: 'accent' as const }]),
      {
        t: 'polygon',
        points: [
          [0, 0],
          [cutAcross, 0],
          [width, 0],
          [width, cutDown],
          [width, height],
          [cutAcross, height],
          [0, height],
          [0, cutDown],
        ],
        sides: [null, null, null, null, num(across[1]), num(across[0]), num(down[0]), num(down[1])],
      },
      { t: 'line', from: [cutAcross, 0], to: [cutAcross, height], dashed: true },
      { t: 'line', from: [0, cutDown], to: [width, cutDown], dashed: true },
    ],
  };
}

function total({ across, down }: Split): number {
  return (across[0] + across[1]) * (down[0] + down[1]);
}

/** One part asked, or the fourth when three are known. */
function onePart(rng: Rng, form: QuestionVariant, cut: Split) {
  const at = [rng.int(0, 1), rng.int(0, 1)] as const;
  const [long, wide] = [cut.across[at[0]] ?? 0, cut.down[at[1]] ?? 0];
  const answer = long * wide;
  return {
    form,
    stem: [
      p`طول و عرض مستطیل به دهگان و یکان جدا شده است. مساحت قسمت رنگی چند واحد مربع است؟`,
    ] satisfies readonly Block[],
    figure: drawing(cut, at),
    ...integerAnswer(answer),
    misconceptions: wholeMisconceptions(
      [
        'zero-left-out',
        'صفر را در حاصل ضرب ننوشته',
        long % 10 === 0 || wide % 10 === 0 ? answer / 10 : null,
        line`یکی از این عددها ده‌تایی است. صفرهای حاصل را دوباره ببین.`,
      ],
      ['sides-added', 'طول و عرض را جمع کرده', long + wide, line`مساحت مستطیل از ضرب طول و عرض به دست می‌آید.`],
      [
        'zero-too-many',
        'یک صفر بیشتر نوشته',
        // Two numbers of ones have no zeros.
        long % 10 === 0 || wide % 10 === 0 ? answer * 10 : null,
        line`صفرهای دو عدد را بشمار و با صفرهای حاصل مقایسه کن.`,
      ],
      ['whole-rectangle', 'مساحت همهٔ مستطیل را نوشته', total(cut), line`فقط مساحت قسمت رنگی را می‌خواهیم.`],
      [
        'other-part',
        'مساحت قسمت دیگری را حساب کرده',
        (cut.across[1 - at[0]] ?? 0) * wide,
        line`با انگشت طول و عرض قسمت رنگی را دنبال کن و عدد کنار آن‌ها را ببین.`,
      ],
    ),
    hints: [
      hint(p`فقط به قسمت رنگی نگاه کن. طول و عرض همین قسمت چند است؟`),
      hint(p`مساحت مستطیل حاصل ضرب طول در عرض آن است.`),
      hint(p`این دو عدد را در هم ضرب کن.`, display(row(long, '×', wide, '=', blank()))),
    ],
    solution: [
      step(p`یک ضلع قسمت رنگی ${long} و ضلع دیگر آن ${wide} است.`),
      step(p`مساحت مستطیل، طول ضربدر عرض است.`, display(row(long, '×', wide, '=', answer))),
    ],
  };
}

export const multArea2x2 = defineSkill({
  id: 'g4-mult-area-2x2',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [quartersWritten],
  revision: 12,
  make: (rng, level) => {
    const most = mostOf[level];
    const [b = 0, a = 0] = [rng.int(11, most), rng.int(11, most)].sort((one, other) => one - other);
    if (a % 10 === 0 || b % 10 === 0) return null;
    const cut: Split = { across: split(a), down: split(b) };
    const form = rng.pick(formsOf[level]);
    if (form === 'figure') return onePart(rng, form, cut);
    const { across, down } = cut;
    const parts = [across[0] * down[0], across[0] * down[1], across[1] * down[0], across[1] * down[1]];
    const [big = 0, right = 0, below = 0, corner = 0] = parts;
    const answer = form === 'reverse' ? right + below : total(cut);
    const name = child(rng);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story': {
          const [place, what] = rng.pick([
            ['زمین بازی', 'مساحت زمین چند متر مربع است؟'],
            ['باغ میوه', 'مساحت باغ چند متر مربع است؟'],
            ['کف سالن ورزش', 'مساحت کف سالن چند متر مربع است؟'],
            ['حیاط مدرسه', 'مساحت حیاط چند متر مربع است؟'],
            ['مزرعهٔ گندم', 'مساحت مزرعه چند متر مربع است؟'],
            ['پارکینگ فروشگاه', 'مساحت پارکینگ چند متر مربع است؟'],
          ] as const);
          return [
            p`${place} مستطیلی به طول ${a} متر و عرض ${b} متر است. ${name} برای پیدا کردن مساحت، شکل آن را به چهار قسمت جدا کرده است.`,
            p`${what}`,
          ];
        }
        case 'find-mistake':
          return [
            p`${name} برای حساب کردن ${row(a, '×', b)} مستطیل را به چهار قسمت جدا کرد، ولی فقط دو قسمت را جمع کرد و ${big + corner} نوشت.`,
            p`حاصل درست چند است؟`,
          ];
        case 'reverse':
          return [
            p`${name} برای حساب کردن ${row(a, '×', b)} از شکل کمک گرفت و گفت: «${big} و ${corner} را به دست آوردم و با هم جمع کردم.»`,
            p`مساحت دو قسمتی که جا انداخته روی هم چند است؟`,
          ];
        default:
          return [p`با کمک مستطیل حاصل ضرب را پیدا کن.`, display(row(a, '×', b, '='))];
      }
    };
    const isRest = form === 'reverse';
    return {
      form,
      stem: stem(),
      figure: drawing(cut, null),
      ...integerAnswer(answer, form === 'story' ? { unit: 'متر مربع' } : {}),
      misconceptions: wholeMisconceptions(
        [
          'two-parts-only',
          'فقط ده‌تایی در ده‌تایی و یکی در یکی را حساب کرده',
          isRest ? null : big + corner,
          line`مستطیل چهار قسمت دارد. مساحت هر چهار قسمت را حساب کن.`,
        ],
        [
          'one-part-left-out',
          'یک قسمت را جا انداخته',
          isRest ? right : answer - right,
          line`قسمت‌ها را یکی‌یکی علامت بزن تا هیچ‌کدام جا نماند.`,
        ],
        [
          'one-part-left-out',
          'یک قسمت را جا انداخته',
          isRest ? below : answer - below,
          line`قسمت‌ها را یکی‌یکی علامت بزن تا هیچ‌کدام جا نماند.`,
        ],
        [
          'whole-in-place-of-rest',
          'مساحت همهٔ مستطیل را نوشته',
          isRest ? total(cut) : null,
          line`فقط دو قسمتی را می‌خواهیم که جا مانده‌اند.`,
        ],
        ['sides-added', 'طول و عرض را جمع کرده', a + b, line`مساحت مستطیل از ضرب طول و عرض به دست می‌آید.`],
        [
          'zeros-of-tens-left-out',
          'صفر ده‌تایی‌ها را ننوشته',
          isRest ? (right + below) / 10 : big / 100 + right / 10 + below / 10 + corner,
          line`در ضرب ده‌تایی‌ها صفرها را فراموش نکن.`,
        ],
      ),
      hints: [
        isRest
          ? hint(p`مستطیل چهار قسمت دارد و مساحت دو تا از آن‌ها گفته شده است. آن دو را در شکل پیدا کن.`)
          : hint(p`طول و عرض به ده‌تایی و یکی جدا شده‌اند و مستطیل چهار قسمت دارد.`),
        hint(
          p`مساحت هر قسمت، حاصل ضرب طول و عرض همان قسمت است؛ مثلاً:`,
          display(row(across[0], '×', down[1], '=', blank())),
        ),
        isRest
          ? hint(p`مساحت دو قسمت دیگر را حساب کن و با هم جمع کن.`)
          : hint(p`مساحت هر چهار قسمت را حساب کن و با هم جمع کن.`),
      ],
      solution: isRest
        ? [
            step(
              p`دو قسمت دیگر این‌ها هستند:`,
              display(row(across[0], '×', down[1], '=', right)),
              display(row(across[1], '×', down[0], '=', below)),
            ),
            step(p`مساحت آن‌ها را با هم جمع می‌کنیم.`, display(row(right, '+', below, '=', answer))),
          ]
        : [
            step(
              p`مساحت چهار قسمت را جدا حساب می‌کنیم:`,
              display(row(across[0], '×', down[0], '=', big)),
              display(row(across[1], '×', down[0], '=', below)),
              display(row(across[0], '×', down[1], '=', right)),
              display(row(across[1], '×', down[1], '=', corner)),
            ),
            step(
              p`مساحت همهٔ مستطیل، جمع این چهار قسمت است.`,
              display(row(big, '+', below, '+', right, '+', corner, '=', answer)),
            ),
          ],
    };
  },
});
