import {
  type Block,
  blank,
  child,
  decimalAnswer,
  defineSkill,
  display,
  type Figure,
  frac,
  fractionsDrawn,
  fractionWords,
  hint,
  type Level,
  line,
  type MathNode,
  mixed,
  mixedWords,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { decimalMisconceptions, hundredths, tenths } from './question-parts/decimal-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['story', 'find-mistake', 'bare'],
};

/** How many tenths; at the stretch more than ten of them stand over one bar, as 34/10. */
function drawTenths(rng: Rng, level: Level): number {
  switch (level) {
    case 1:
      return rng.chance(1, 2) ? rng.int(1, 9) : rng.int(11, 39);
    case 4:
      return rng.chance(1, 2) ? rng.int(101, 499) : rng.int(11, 99);
    case 2:
      return rng.chance(1, 4) ? rng.int(1, 9) : rng.int(11, 99);
    default:
      return rng.int(11, 99);
  }
}

function picture(whole: number, part: number, isLine: boolean): Figure {
  if (isLine || whole > 4) {
    return {
      t: 'number-line',
      description: `محوری از ${persianNumber(whole)} تا ${persianNumber(whole + 1)} که به ده قسمت مساوی تقسیم شده است؛ نقطه‌ای ${persianNumber(part)} قسمت بعد از ${persianNumber(whole)} گذاشته شده است`,
      from: whole,
      to: whole + 1,
      divisions: 10,
      points: [{ tick: part, tone: 'accent' }],
    };
  }
  return {
    t: 'bars',
    description:
      whole === 0
        ? `یک نوار با ده قسمت مساوی که ${persianNumber(part)} قسمت آن رنگ شده است`
        : `${persianNumber(whole + 1)} نوار هم‌اندازه که هر کدام ده قسمت مساوی دارد؛ همهٔ قسمت‌های ${persianNumber(whole)} نوار رنگ شده و از نوار آخر ${persianNumber(part)} قسمت`,
    bars: Array.from({ length: whole + 1 }, (_, index) => ({
      parts: 10,
      shaded: index < whole ? 10 : part,
      tone: 'accent' as const,
    })),
  };
}

function story(rng: Rng, shown: MathNode): readonly Block[] {
  const name = child(rng);
  return [
    ...rng.pick<readonly Block[]>([
      [p`${name} ${shown} متر روبان خرید.`],
      [p`در یک ظرف ${shown} لیتر شیر هست.`],
      [p`خانهٔ ${name} تا مدرسه ${shown} کیلومتر فاصله دارد.`],
      [p`${name} ${shown} کیلوگرم برنج خرید.`],
      [p`در مهمانی ${shown} ${rng.pick(['کیک', 'پیتزا', 'هندوانه'])} خورده شد.`],
      [p`سفر خانوادهٔ ${name} ${shown} ساعت طول کشید.`],
      [p`راهی که ${name} پیاده رفت ${shown} کیلومتر است.`],
    ]),
    p`این مقدار را به صورت عدد اعشاری بنویس.`,
  ];
}

export const decimalFromTenths = defineSkill({
  id: 'g4-decimal-from-tenths',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 11,
  make: (rng, level) => {
    const count = drawTenths(rng, level);
    const [whole, part] = [Math.floor(count / 10), count % 10];
    if (part === 0) return null;
    const value = tenths(count);
    const asOne = level === 4 || (level === 3 && rng.chance(1, 3));
    const shown = whole === 0 || asOne ? frac(count, 10) : mixed(whole, part, 10);
    const form = rng.pick(formsOf[level]);
    // Of the stories' amounts none is as large as that.
    if (form === 'story' && count > 100) return null;
    // «سی و چهار دهم» may be heard as thirty and four tenths; more than ten tenths are shown, not said.
    if (form === 'reverse' && asOne) return null;
    const misconceptions = decimalMisconceptions(
      [
        'tenths-as-hundredths',
        'دهم را در جای صدم نوشته',
        hundredths(whole * 100 + part),
        line`اولین رقم بعد از ممیز، دهم است. ببین رقم کسری را کجا نوشته‌ای.`,
      ],
      [
        'denominator-after-the-mark',
        'مخرج را بعد از ممیز نوشته',
        // A picture and words show no denominator.
        form === 'figure' || form === 'reverse' ? null : tenths((asOne || whole === 0 ? count : whole) * 10 + 1),
        line`این قسمت‌ها دهم‌اند؛ خود ده را بعد از ممیز نمی‌نویسیم.`,
      ],
      ['mark-left-out', 'ممیز نگذاشته', tenths(count * 10), line`بین قسمت صحیح و دهم‌ها ممیز می‌گذاریم.`],
      [
        'whole-part-left-out',
        'قسمت صحیح را ننوشته',
        whole === 0 ? null : tenths(part),
        line`چند واحد کامل داری؟ آن‌ها را سمت چپ ممیز بنویس.`,
      ],
      [
        'parts-swapped',
        'قسمت صحیح و دهم‌ها را جابه‌جا نوشته',
        whole === 0 ? tenths(part * 10) : whole < 10 ? tenths(part * 10 + whole) : hundredths(part * 100 + whole),
        line`واحدهای کامل سمت چپ ممیز می‌نشینند و دهم‌ها سمت راست آن.`,
      ],
      [
        'all-after-the-mark',
        'همهٔ رقم‌ها را بعد از ممیز نوشته',
        count > 99 ? null : hundredths(count),
        line`ده تا دهم یک واحد کامل است. واحدهای کامل را سمت چپ ممیز بنویس.`,
      ],
      [
        'mark-too-far-left',
        'ممیز را یک رقم زودتر گذاشته و صدم ساخته',
        count > 99 ? hundredths(count) : null,
        line`این قسمت‌ها دهم‌اند و دهم فقط یک رقم بعد از ممیز دارد.`,
      ],
    );
    const writtenMisconceptions = misconceptions.flatMap(({ answer }) =>
      answer.kind === 'decimal' && answer.values[0] !== value.toString() ? [answer.values[0] ?? ''] : [],
    );
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`هر واحد به ده قسمت مساوی تقسیم شده است. مقداری را که شکل نشان می‌دهد به صورت عدد اعشاری بنویس.`];
        case 'story':
          return story(rng, shown);
        case 'find-mistake':
          return [
            p`${child(rng)} این‌طور نوشته است، ولی درست نیست:`,
            display(row(shown, '=', num(rng.pick(writtenMisconceptions)))),
            p`عدد اعشاری درست را بنویس.`,
          ];
        case 'reverse':
          return [
            p`«${whole === 0 ? fractionWords(count, 10) : mixedWords(whole, part, 10)}» را به صورت عدد اعشاری بنویس.`,
          ];
        default:
          return [p`این عدد را به صورت اعشاری بنویس.`, display(row(shown, '=', blank()))];
      }
    };
    const isLine = rng.chance(1, 3);
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: picture(whole, part, isLine) } : {}),
      ...decimalAnswer(value),
      misconceptions,
      hints: [
        hint(p`عدد اعشاری دو قسمت دارد: قسمت صحیح در سمت چپ ممیز و دهم‌ها در سمت راست آن.`),
        form === 'figure'
          ? hint(p`ببین چند واحد کامل هست. این عدد سمت چپ ممیز می‌نشیند؛ اگر واحد کاملی نیست، صفر بنویس.`)
          : asOne && whole > 0
            ? hint(p`هر ده تا دهم یک واحد کامل است. ببین در صورت کسر چند تا ده‌تایی هست.`)
            : hint(p`ببین چند واحد کامل داری. این عدد سمت چپ ممیز می‌نشیند؛ اگر واحد کاملی نیست، صفر بنویس.`),
        hint(p`حالا تعداد دهم‌ها را، یعنی قسمت‌هایی که از یک واحد کمترند، سمت راست ممیز بنویس.`),
      ],
      solution: [
        whole === 0
          ? step(p`واحد کامل نداریم؛ پس سمت چپ ممیز صفر می‌نویسیم.`)
          : step(p`${whole} واحد کامل داریم؛ پس سمت چپ ممیز ${whole} می‌نویسیم.`),
        step(p`${part} تا دهم داریم؛ پس سمت راست ممیز ${part} می‌نویسیم.`),
        step(p`پس عدد اعشاری این است:`, display(row(shown, '=', value))),
      ],
    };
  },
});
