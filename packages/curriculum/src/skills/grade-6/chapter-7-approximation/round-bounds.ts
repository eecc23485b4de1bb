import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};
const unitsOf: Readonly<Record<Level, readonly number[]>> = { 1: [10], 2: [10, 100], 3: [100, 1000], 4: [100, 1000] };

function story(rng: Rng, value: number, unit: number, wants: 'smallest' | 'largest'): readonly Block[] {
  const most = wants === 'smallest' ? 'کمترین' : 'بیشترین';
  const place = value < 7000 ? 'روستا' : 'شهر';
  const trees = value < 3000 ? 'باغ' : 'جنگل';
  const [statement, ask] = rng.pick([
    [`تعداد تماشاگرهای یک مسابقه`, `${most} تعداد تماشاگرها چند نفر می‌تواند باشد؟`],
    [`تعداد کتاب‌های یک کتابخانه`, `${most} تعداد کتاب‌ها چند جلد می‌تواند باشد؟`],
    [`جمعیت یک ${place}`, `${most} جمعیت ${place} چند نفر می‌تواند باشد؟`],
    [`تعداد درخت‌های یک ${trees}`, `${most} تعداد درخت‌ها چند تا می‌تواند باشد؟`],
    [`تعداد بازدیدکننده‌های یک موزه`, `${most} تعداد بازدیدکننده‌ها چند نفر می‌تواند باشد؟`],
    [`تعداد گام‌های ${child(rng)} در یک ${value < 9000 ? 'روز' : 'هفته'}`, `${most} تعداد گام‌ها چند تا می‌تواند باشد؟`],
  ] as const);
  return [p`${statement} را با تقریب کمتر از ${unit} گرد کرده‌اند و ${value} به دست آمده است.`, p`${ask}`];
}

export const roundBounds = defineSkill({
  id: 'g6-round-bounds',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 4,
  make: (rng, level) => {
    const unit = rng.pick(unitsOf[level]);
    const value = rng.int(level === 1 ? 2 : 3, level === 4 ? 99 : level === 3 ? 60 : 30) * unit;
    const wants = rng.chance(1, 2) ? 'smallest' : 'largest';
    const half = unit / 2;
    const [low, high] = [value - half, value + half - 1];
    const answer = wants === 'smallest' ? low : high;
    const form = rng.pick(formsOf[level]);
    if (form === 'figure' && unit > 100) return null;
    const misconceptions = wholeMisconceptions(
      [
        'other-bound',
        'کوچک‌ترین و بزرگ‌ترین را با هم اشتباه گرفته',
        wants === 'smallest' ? high : low,
        line`یک بار دیگر بخوان: کوچک‌ترین عدد خواسته شده یا بزرگ‌ترین؟`,
      ],
      [
        'half-up-included',
        'عدد وسط بالایی را هم شمرده',
        wants === 'largest' ? value + half : null,
        line`عدد وسط به بالا گرد می‌شود. خود آن را امتحان کن؛ به چه عددی گرد می‌شود؟`,
      ],
      [
        'half-down-left-out',
        'عدد وسط پایینی را نشمرده',
        wants === 'smallest' ? low + 1 : null,
        line`عدد وسط به بالا گرد می‌شود. یکی کمتر از جوابت را هم امتحان کن.`,
      ],
      [
        'cut-bound',
        'حد قطع کردن را نوشته',
        wants === 'largest' ? value + unit - 1 : value,
        wants === 'largest'
          ? line`اینجا گرد کردن است، نه قطع کردن. جوابت را گرد کن و ببین به چه عددی می‌رسی.`
          : line`اینجا گرد کردن است، نه قطع کردن. عددهای کوچک‌تر از عدد گردشده را هم امتحان کن.`,
      ],
      [
        'whole-unit-away',
        'یک واحد کامل فاصله گرفته',
        wants === 'largest' ? value + unit : value - unit,
        line`عددی که به این اندازه دور باشد به عدد دیگری گرد می‌شود. نصف واحد را در نظر بگیر.`,
      ],
    );
    const wrong = misconceptions
      .flatMap(({ answer: each }) => (each.kind === 'integer' ? each.values.map(Number) : []))
      .filter((each) => each !== answer);
    const word = wants === 'smallest' ? 'کوچک‌ترین' : 'بزرگ‌ترین';
    const figure: Figure | undefined =
      form === 'figure'
        ? {
            t: 'number-line',
            description: `محوری از ${persianNumber(value - unit)} تا ${persianNumber(value + unit)} که هر ${persianNumber(unit)} تای آن ۱۰ قسمت مساوی دارد و روی ${persianNumber(value)} نقطه گذاشته شده است`,
            from: value - unit,
            to: value + unit,
            unit,
            divisions: 10,
            points: [{ tick: 10, tone: 'accent' }],
          }
        : undefined;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [
            p`همهٔ عددهای طبیعی را که با تقریب کمتر از ${unit} به عدد نقطه‌دار گرد می‌شوند در نظر بگیر.`,
            p`${word} آن‌ها چند است؟`,
          ];
        case 'story':
          return story(rng, value, unit, wants);
        case 'find-mistake':
          return [
            p`${child(rng)} می‌گوید ${word} عدد طبیعی که با تقریب کمتر از ${unit} به ${value} گرد می‌شود ${rng.pick(wrong)} است، ولی درست نیست.`,
            p`${word} عدد کدام است؟`,
          ];
        default:
          return [p`${word} عدد طبیعی که با تقریب کمتر از ${unit} به ${value} گرد می‌شود چند است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(figure === undefined ? {} : { figure }),
      ...integerAnswer(answer),
      misconceptions,
      hints: [
        hint(p`دنبال عددهایی هستیم که نزدیک‌ترین مضرب ${unit} به آن‌ها، ${value} است.`),
        hint(p`نصف ${unit} را در نظر بگیر: از هر طرف تا چه فاصله‌ای به ${value} گرد می‌شود؟`),
        hint(p`یادت باشد که عدد درست وسط دو مضرب، به بالا گرد می‌شود. جوابت را گرد کن و امتحان کن.`),
      ],
      solution: [
        step(p`نصف ${unit} برابر ${half} است؛ پس مرزها را با کم و زیاد کردن ${half} پیدا می‌کنیم.`),
        wants === 'smallest'
          ? step(
              p`عدد وسط به بالا گرد می‌شود؛ پس خود مرز پایین هم به ${value} گرد می‌شود و کوچک‌ترین عدد همان است.`,
              display(row(value, '−', half, '=', low)),
            )
          : step(
              p`عدد وسط به بالا گرد می‌شود؛ پس مرز بالا به ${value} گرد نمی‌شود و بزرگ‌ترین عدد یکی کمتر از آن است.`,
              display(row(value, '+', half, '−', 1, '=', high)),
            ),
      ],
    };
  },
});
