import {
  type Block,
  cellsRuleAnswer,
  cellsRuleKey,
  child,
  defineSkill,
  figureBlock,
  hint,
  type Level,
  line,
  misconception,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  step,
} from '../../../authoring/index.ts';
import { filledSquares } from './question-parts/squared-paper-shapes.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story', 'story'],
  2: ['bare', 'story', 'story', 'story'],
  3: ['story', 'story', 'compare'],
  4: ['compare', 'compare', 'reverse'],
};

const squaresOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [4, 7], 2: [6, 11], 3: [9, 14], 4: [8, 16] };

const board = { rows: 6, columns: 6 };

interface Design {
  readonly statement: (rng: Rng) => string;
  /** «باغچه», as it is spoken of in «مساحت باغچه». */
  readonly thing: string;
}

const designs: readonly Design[] = [
  { statement: (rng) => `${child(rng)} می‌خواهد نقشهٔ یک باغچه را بکشد.`, thing: 'باغچه' },
  { statement: (rng) => `${child(rng)} می‌خواهد طرح یک حوض را بکشد.`, thing: 'حوض' },
  { statement: (rng) => `مادربزرگ ${child(rng)} برای گلیمش یک نقش تازه می‌خواهد.`, thing: 'نقش' },
  { statement: (rng) => `${child(rng)} روی صفحهٔ بازی یک جزیره می‌سازد.`, thing: 'جزیره' },
  { statement: (rng) => `${child(rng)} با کاشی‌های مربعی یک طرح می‌سازد.`, thing: 'طرح' },
  { statement: (rng) => `عموی ${child(rng)} می‌خواهد نقشهٔ یک گلخانه را بکشد.`, thing: 'گلخانه' },
  { statement: (rng) => `${child(rng)} می‌خواهد نقشهٔ یک زمین بازی را بکشد.`, thing: 'زمین بازی' },
  { statement: (rng) => `${child(rng)} روی پارچهٔ چهارخانه یک شکل گلدوزی می‌کند.`, thing: 'شکل' },
];

export const areaDraw = defineSkill({
  id: 'g3-area-draw',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 2,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const count = rng.int(...squaresOf[level]);
    const { statement, thing } = rng.pick(designs);
    const before = rng.int(3, count - 1);
    const factors = [2, 3, 4].filter((factor) => count % factor === 0 && count / factor >= 2 && count / factor <= 8);
    if (form === 'reverse' && factors.length === 0) return null;
    const inRow = form === 'reverse' ? rng.pick(factors) : 1;
    const together = 'مربع‌ها باید از ضلع به هم وصل باشند.';
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'bare':
          return [p`شکلی رنگ کن که مساحتش ${count} مربع کوچک باشد. ${together}`];
        case 'compare':
          return [
            p`${statement(rng)} مساحت طرح اولش ${before} مربع کوچک است.`,
            p`شکلی رنگ کن که مساحتش ${count - before} مربع کوچک بیشتر از آن باشد. ${together}`,
          ];
        case 'reverse':
          return [
            p`${child(rng)} مستطیلی با ${count / inRow} ردیف کشیده که در هر ردیف آن ${inRow} مربع کوچک هست.`,
            p`شکلی رنگ کن که مساحتش با مستطیل او برابر باشد؛ لازم نیست مستطیل باشد.`,
            p`${together}`,
          ];
        default:
          return [p`${statement(rng)} مساحت این ${thing} باید ${count} مربع کوچک باشد.`, p`آن را رنگ کن. ${together}`];
      }
    };
    const spec = cellsRuleAnswer(board, { t: 'connected', count });
    const { key } = spec;
    if (key.kind !== 'cells') return null;
    return {
      form,
      stem: stem(),
      ...spec,
      misconceptions: [
        ...(form === 'compare'
          ? [
              misconception(
                'first-design-coloured',
                'به اندازهٔ طرح اول رنگ کرده',
                cellsRuleKey(board, { t: 'connected', count: before }),
                line`مساحت شکل تو به اندازهٔ طرح اول است. باید از آن بیشتر باشد.`,
              ),
            ]
          : []),
        ...(form === 'reverse'
          ? [
              misconception(
                'rows-and-squares-added',
                'تعداد ردیف‌ها و تعداد مربع‌های یک ردیف را جمع کرده',
                cellsRuleKey(board, { t: 'connected', count: count / inRow + inRow }),
                line`مستطیل چند ردیف دارد و در هر ردیف چند مربع هست؟ مربع‌های همهٔ ردیف‌ها را حساب کن.`,
              ),
            ]
          : []),
        misconception(
          'joined-at-corners',
          'مربع‌ها را فقط از گوشه به هم وصل کرده',
          cellsRuleKey(board, { t: 'corners', count }),
          line`تعداد مربع‌ها خوب است، ولی بعضی‌ها فقط از گوشه به هم رسیده‌اند. کاری کن از ضلع وصل باشند.`,
        ),
        misconception(
          'in-pieces',
          'چند تکهٔ جدا رنگ کرده',
          cellsRuleKey(board, { t: 'scattered', count }),
          line`تعداد مربع‌ها خوب است، ولی شکل تو چند تکه شده است. تکه‌ها را کنار هم بیاور.`,
        ),
        misconception(
          'one-more',
          'یک مربع بیشتر رنگ کرده',
          cellsRuleKey(board, { t: 'connected', count: count + 1 }),
          line`مربع‌های رنگی‌ات را یک بار دیگر بشمار. به اندازهٔ خواسته‌شده است؟`,
        ),
        misconception(
          'one-less',
          'یک مربع کمتر رنگ کرده',
          cellsRuleKey(board, { t: 'connected', count: count - 1 }),
          line`هنوز جا دارد. مربع‌های رنگی‌ات را یک بار دیگر بشمار.`,
        ),
      ],
      hints: [
        hint(p`مساحت یعنی تعداد مربع‌های کوچکی که سطح شکل را می‌پوشانند.`),
        ...(form === 'compare' ? [hint(p`اول دو عدد را جمع کن تا ببینی روی هم چند مربع لازم است.`)] : []),
        ...(form === 'reverse'
          ? [hint(p`اول حساب کن مستطیل چند مربع دارد: تعداد ردیف‌ها را در تعداد مربع‌های یک ردیف ضرب کن.`)]
          : []),
        hint(p`از یک مربع شروع کن و هر بار مربعی را رنگ کن که یک ضلعش به شکل چسبیده باشد.`),
      ],
      solution: [
        form === 'compare'
          ? step(p`به ${before} مربع، ${count - before} مربع دیگر اضافه می‌کنیم؛ ${count} مربع لازم است.`)
          : form === 'reverse'
            ? step(p`${count / inRow} ردیفِ ${inRow} مربعی، ${count} مربع دارد.`)
            : step(p`باید ${count} مربع رنگ شود، چون مساحت همان تعداد مربع‌هاست.`),
        step(
          p`مربع‌ها را کنار هم رنگ می‌کنیم تا ${count} تا شود. این یکی از جواب‌هاست؛ شکل‌های دیگر هم می‌شود.`,
          figureBlock({
            t: 'cells',
            description: `صفحهٔ شطرنجی ۶ در ۶ با ${persianNumber(count)} مربع رنگیِ به‌هم‌چسبیده`,
            boards: [{ ...board, filled: filledSquares(key.cells) }],
          }),
        ),
      ],
    };
  },
});
