import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  fracOf,
  fractionAnswer,
  hint,
  type Level,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  row,
  step,
} from '../../../authoring/index.ts';
import { ratioMisconceptions } from './question-parts/ratio-misconceptions.ts';
import { twoGroups } from './question-parts/two-group-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'story'],
  3: ['figure', 'story', 'reverse', 'find-mistake'],
  4: ['story', 'reverse', 'find-mistake'],
};
const mostOf: Readonly<Record<Level, number>> = { 1: 8, 2: 14, 3: 20, 4: 30 };

export const ratioPartWhole = defineSkill({
  id: 'g5-ratio-part-whole',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 6,
  make: (rng, level) => {
    const most = mostOf[level];
    const [a, b] = [rng.int(2, most), rng.int(2, most)];
    const form = rng.pick(formsOf[level]);
    const groups = rng.pick(twoGroups);
    const toWhole = rng.chance(2, 3);
    const swapped = rng.chance(1, 2);
    const [mine, its] = swapped ? [b, a] : [a, b];
    const second = toWhole ? a + b : its;
    if (mine % second === 0 || second % mine === 0 || a === b) return null;
    if (form === 'figure' && a + b > 18) return null;
    const isBar = a + b <= 12 && rng.chance(1, 2);
    const whole = a + b;
    const ones = swapped ? groups.others : groups.ones;
    const against = toWhole ? `تعداد همهٔ ${groups.alls}` : `تعداد ${swapped ? groups.ones : groups.others}`;
    const name = child(rng);
    const value = Rational.of(mine, second);
    const figure: Figure = isBar
      ? {
          t: 'bars',
          description: `نواری با ${persianNumber(whole)} قسمت مساوی که ${persianNumber(a)} قسمت آن رنگی است`,
          bars: [{ parts: whole, shaded: a, tone: 'accent' }],
        }
      : {
          t: 'set',
          description: `${persianNumber(whole)} مربع که ${persianNumber(a)} تای آن‌ها رنگی و بقیه بی‌رنگ است`,
          shape: 'square',
          total: whole,
          marked: a,
          tone: 'accent',
        };
    const pieces = isBar ? 'قسمت‌های' : 'مربع‌های';
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [
            p`نسبت تعداد ${pieces} ${swapped ? 'بی‌رنگ' : 'رنگی'} به تعداد ${toWhole ? `همهٔ ${isBar ? 'قسمت‌ها' : 'مربع‌ها'}` : `${pieces} ${swapped ? 'رنگی' : 'بی‌رنگ'}`} را به صورت کسر بنویس.`,
          ];
        case 'reverse':
          // The whole and one part are stated, the other part is not.
          return [
            p`${groups.place} روی هم ${whole} ${groups.all} هست که ${swapped ? a : b} تای آن‌ها ${swapped ? groups.one : groups.other} و بقیه ${swapped ? groups.other : groups.one} است.`,
            p`نسبت تعداد ${ones} به ${against} را به صورت کسر بنویس.`,
          ];
        case 'find-mistake':
          return [
            p`${groups.place} ${a} ${groups.one} و ${b} ${groups.other} هست.`,
            p`${name} نسبت تعداد ${ones} به ${against} را این‌طور نوشته است:`,
            display(frac(mine, toWhole ? its : whole)),
            p`ولی درست نیست. این نسبت را درست بنویس.`,
          ];
        default:
          return [
            p`${groups.place} ${a} ${groups.one} و ${b} ${groups.other} هست.`,
            p`نسبت تعداد ${ones} به ${against} را به صورت کسر بنویس.`,
          ];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure } : {}),
      ...fractionAnswer(value),
      misconceptions: ratioMisconceptions(mine, second, whole),
      hints: [
        hint(p`ببین نسبت میان چه دو مقداری خواسته شده است: دو گروه، یا یک گروه و همه.`),
        hint(
          toWhole
            ? p`برای پیدا کردن تعداد همه، دو گروه را با هم جمع کن.`
            : p`اینجا دو گروه با هم مقایسه می‌شوند؛ به تعداد همه نیازی نیست.`,
        ),
        hint(p`مقداری که اول گفته شده بالای خط کسری و مقدار دوم زیر آن می‌نشیند.`),
      ],
      solution: [
        form === 'reverse'
          ? step(p`تعداد گروهِ دیگر را با کم کردن پیدا می‌کنیم.`, display(row(whole, '−', mine === a ? b : a, '=', mine)))
          : toWhole
            ? step(p`تعداد همه را پیدا می‌کنیم.`, display(row(a, '+', b, '=', whole)))
            : step(p`دو گروه را با هم مقایسه می‌کنیم: ${mine} و ${its}.`),
        step(
          p`مقدار اول ${mine} و مقدار دوم ${second} است؛ پس نسبت این است.`,
          display(value.numerator === mine ? frac(mine, second) : row(frac(mine, second), '=', fracOf(value))),
        ),
      ],
    };
  },
});
