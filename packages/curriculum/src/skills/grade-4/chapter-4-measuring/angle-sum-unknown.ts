import {
  additionBars,
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
  p,
  persianNumber,
  type QuestionVariant,
  row,
  step,
  unknownFilled,
  words,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

type Whole = 90 | 180 | 360;

const wholesOf: Readonly<Record<Level, readonly Whole[]>> = {
  1: [90, 180],
  2: [90, 180],
  3: [90, 180, 360],
  4: [180, 360],
};
const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};
const statement: Readonly<Record<Whole, string>> = {
  90: 'زاویهٔ راست',
  180: 'خط راست',
  360: 'دور کامل',
};

/** Where the drawing's corner lies and how far its arms reach. */
const corner: Readonly<Record<Whole, readonly [number, number]>> = { 90: [1, 1], 180: [8, 1], 360: [8, 7] };

function drawing(whole: Whole, known: readonly number[], unknown: number): Figure {
  const from = corner[whole];
  const angles = [...known, unknown];
  const ends = angles.reduce<number[]>((turns, angle) => {
    turns.push((turns.at(-1) ?? 0) + angle);
    return turns;
  }, []);
  const length = 6;
  const arms = [0, ...ends.slice(0, whole === 360 ? -1 : undefined)];
  return {
    t: 'drawing',
    description: `${whole === 360 ? 'دور یک نقطه' : whole === 180 ? 'کنار یک خط راست' : 'در یک زاویهٔ راست'} ${persianNumber(angles.length)} زاویه کنار هم است؛ ${known.map((angle) => `${persianNumber(angle)} درجه`).join(' و ')} معلوم است و یک زاویه علامت سؤال دارد`,
    width: 16,
    height: whole === 360 ? 14 : 9,
    shapes: [
      ...arms.map((degrees) => ({ t: 'line' as const, from, to: { from, degrees, length } })),
      ...angles.map((angle, index) => ({
        t: 'angle' as const,
        vertex: from,
        from: (ends[index] ?? 0) - angle,
        to: ends[index] ?? 0,
        label: index === angles.length - 1 ? words('؟') : words(`${persianNumber(angle)}°`),
      })),
    ],
  };
}

export const angleSumUnknown = defineSkill({
  id: 'g4-angle-sum-unknown',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [unknownFilled, additionBars],
  revision: 4,
  make: (rng, level) => {
    const whole = rng.pick(wholesOf[level]);
    const count = whole === 360 || (level === 4 && whole === 180) ? 2 : 1;
    const grain = level === 1 ? 10 : 5;
    const known = Array.from(
      { length: count },
      () => rng.int(Math.ceil(20 / grain), Math.floor((whole - 20) / count / grain)) * grain,
    );
    const sum = known.reduce((all, angle) => all + angle, 0);
    const answer = whole - sum;
    // An angle wider than a straight one has no mark of its own here.
    if (answer < 20 || answer > 170 || known.some((angle) => angle > 170 || angle === answer)) return null;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const list = known.map((angle) => persianNumber(angle)).join(' و ');
    const wrongWhole = whole === 90 ? 180 : whole === 180 ? 360 : 180;
    const other = wrongWhole - sum;
    const shown = other > 0 ? other : answer + 10;
    const place = whole === 360 ? 'دور یک نقطه' : whole === 180 ? 'کنار هم روی یک خط راست' : 'کنار هم در یک زاویهٔ راست';
    const together =
      whole === 90
        ? p`در شکل، زاویه‌های کنار هم روی هم یک زاویهٔ راست ساخته‌اند.`
        : whole === 180
          ? p`در شکل، زاویه‌های کنار هم روی یک خط راست‌اند.`
          : p`در شکل، زاویه‌های کنار هم دور یک نقطه را پر کرده‌اند.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            rng.pick([
              p`${name} در نقاشی‌اش ${count + 1 === 2 ? 'دو' : 'سه'} زاویه ${place} کشیده است. اندازهٔ ${count === 1 ? 'یکی' : 'دو تای آن‌ها'} ${list} درجه است.`,
              p`در یک طرح کاشی‌کاری، ${count + 1 === 2 ? 'دو' : 'سه'} زاویه ${place} است و اندازهٔ ${count === 1 ? 'یکی' : 'دو تای آن‌ها'} ${list} درجه است.`,
              p`${name} با چوب‌کبریت ${count + 1 === 2 ? 'دو' : 'سه'} زاویه ${place} ساخت. اندازهٔ ${count === 1 ? 'یکی' : 'دو تای آن‌ها'} ${list} درجه است.`,
              p`در نقشهٔ ${name}، خیابان‌ها ${count + 1 === 2 ? 'دو' : 'سه'} زاویه ${place} ساخته‌اند. اندازهٔ ${count === 1 ? 'یکی' : 'دو تای آن‌ها'} ${list} درجه است.`,
            ]),
            p`زاویهٔ دیگر چند درجه است؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} گفت زاویه‌ای که علامت سؤال دارد ${shown} درجه است، ولی اشتباه کرد.`,
            p`این زاویه چند درجه است؟`,
          ];
        default:
          return [together, p`زاویه‌ای که علامت سؤال دارد چند درجه است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'story' ? {} : { figure: drawing(whole, known, answer) }),
      ...integerAnswer(answer, { unit: 'درجه' }),
      misconceptions: wholeMisconceptions(
        [
          'wrong-whole',
          'مجموع زاویه‌ها را اشتباه گرفته',
          other,
          line`این زاویه‌ها روی هم یک ${statement[whole]} می‌سازند. ${statement[whole]} چند درجه است؟`,
        ],
        [
          'known-repeated',
          'زاویهٔ معلوم را دوباره نوشته',
          known[0] ?? null,
          line`این زاویه معلوم بود. زاویهٔ نامعلوم را پیدا کن.`,
        ],
        [
          'added-in-place-of-taken',
          'به جای کم کردن، جمع کرده',
          whole + sum,
          line`زاویهٔ معلوم قسمتی از کل است. زاویهٔ دیگر از کل بیشتر می‌شود یا کمتر؟`,
        ],
        [
          'one-angle-forgotten',
          'یکی از زاویه‌ها را کم نکرده',
          count === 2 ? whole - (known[0] ?? 0) : null,
          line`همهٔ زاویه‌های معلوم را از کل کم کن.`,
        ],
        ['ten-off', 'در تفریق ده درجه اشتباه کرده', answer + 10, line`راهت درست است؛ تفریق را یک بار دیگر انجام بده.`],
      ),
      hints: [
        hint(p`این زاویه‌ها روی هم یک ${statement[whole]} می‌سازند.`),
        hint(
          whole === 90
            ? p`زاویهٔ راست ${90} درجه است.`
            : whole === 180
              ? p`زاویه‌های کنار یک خط راست روی هم ${180} درجه است.`
              : p`یک دور کامل ${360} درجه است.`,
        ),
        hint(
          count === 1 ? p`زاویهٔ معلوم را از کل کم کن.` : p`هر دو زاویهٔ معلوم را از کل کم کن.`,
          display(
            count === 1
              ? row(whole, '−', sum, '=', blank())
              : row(whole, '−', known[0] ?? 0, '−', known[1] ?? 0, '=', blank()),
          ),
        ),
      ],
      solution: [
        step(
          whole === 90
            ? p`زاویه‌ها روی هم یک زاویهٔ راست می‌سازند، یعنی ${90} درجه.`
            : whole === 180
              ? p`زاویه‌ها کنار یک خط راست‌اند و روی هم ${180} درجه می‌شوند.`
              : p`زاویه‌ها یک دور کامل می‌سازند، یعنی ${360} درجه.`,
        ),
        step(
          count === 1 ? p`زاویهٔ معلوم را از کل کم می‌کنیم.` : p`هر دو زاویهٔ معلوم را از کل کم می‌کنیم.`,
          display(
            count === 1
              ? row(whole, '−', sum, '=', answer)
              : row(whole, '−', known[0] ?? 0, '−', known[1] ?? 0, '=', answer),
          ),
        ),
      ],
    };
  },
});
