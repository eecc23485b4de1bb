import {
  angleAnswer,
  angleKey,
  type Block,
  child,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  type Misconception,
  misconception,
  p,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake', 'reverse'],
  4: ['story', 'find-mistake', 'reverse'],
};

export const angleDraw = defineSkill({
  id: 'g4-angle-draw',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 4,
  make: (rng, level) => {
    const degrees = level < 3 ? rng.int(1, 17) * 10 : rng.int(2, 34) * 5;
    if (level === 4 && degrees % 10 === 0) return null;
    const zero = level === 1 ? ('right' as const) : rng.pick(['left', 'right'] as const);
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const known: Misconception[] = [];
    const add = (id: string, title: string, wrong: number, message: Misconception['message']) => {
      // The tolerance around the right angle must not swallow the misconception.
      if (wrong >= 5 && wrong <= 175 && Math.abs(wrong - degrees) > 4)
        known.push(misconception(id, title, angleKey(wrong), message));
    };
    if (form === 'reverse') {
      // As much on the other side of the right angle is what the other row of numbers says.
      add(
        'other-side-of-right-angle',
        'به جای بیشتر از زاویهٔ راست، کمتر از آن ساخته یا برعکس، یا ردیف دیگر نقاله را خوانده',
        180 - degrees,
        line`ببین زاویه باید از زاویهٔ راست بیشتر باشد یا کمتر، و از ردیفی بخوان که روی ضلع اول از صفر شروع می‌شود.`,
      );
    } else {
      add(
        'other-scale-used',
        'از ردیف دیگر عددهای نقاله استفاده کرده',
        180 - degrees,
        line`نقاله دو ردیف عدد دارد. از ردیفی استفاده کن که روی ضلع اول از صفر شروع می‌شود.`,
      );
    }
    // Beside 40 and 50 it may also be what is left of the right angle.
    if (degrees !== 40)
      add('ten-more', 'ده درجه بیشتر باز کرده', degrees + 10, line`عددهای نقاله را از صفر، ده‌تا ده‌تا بشمار.`);
    if (degrees !== 50)
      add('ten-less', 'ده درجه کمتر باز کرده', degrees - 10, line`عددهای نقاله را از صفر، ده‌تا ده‌تا بشمار.`);
    if (known.length === 0) return null;
    const fromRight = degrees > 90 ? degrees - 90 : 90 - degrees;
    if (form === 'reverse' && fromRight === 0) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            rng.pick([
              p`${name} برای کاردستی به گوشه‌ای با زاویهٔ ${degrees} درجه نیاز دارد.`,
              p`${name} می‌خواهد دری را نقاشی کند که ${degrees} درجه باز است.`,
              p`${name} در نقشه‌ای باید از خانه با زاویهٔ ${degrees} درجه خط بکشد.`,
              p`${name} می‌خواهد لپ‌تاپی را نقاشی کند که ${degrees} درجه باز است.`,
              p`${name} بادبادکی می‌کشد که یک گوشهٔ آن ${degrees} درجه است.`,
              p`${name} طرح یک کاشی را می‌کشد که یکی از گوشه‌هایش ${degrees} درجه است.`,
            ]),
            p`ضلع دوم را بچرخان تا این زاویه ساخته شود.`,
          ];
        case 'find-mistake':
          return [
            p`${name} می‌خواست زاویه‌ای به اندازهٔ ${degrees} درجه بکشد، ولی ضلع دوم را روی عدد دیگری گذاشت.`,
            p`تو زاویهٔ ${degrees} درجه‌ای را بساز.`,
          ];
        case 'reverse':
          return [p`زاویه‌ای بساز که ${fromRight} درجه ${degrees > 90 ? 'بیشتر' : 'کمتر'} از زاویهٔ راست باشد.`];
        default:
          return [p`زاویه‌ای به اندازهٔ ${degrees} درجه بساز.`];
      }
    };
    return {
      form,
      stem: stem(),
      ...angleAnswer(zero, degrees),
      misconceptions: known,
      hints: [
        hint(p`یک ضلع روی صفر نقاله خوابیده است. ضلع دیگر را باید بچرخانی.`),
        form === 'reverse'
          ? hint(p`زاویهٔ راست ${90} درجه است. اول ببین زاویهٔ خواسته‌شده چند درجه است.`)
          : hint(p`ببین صفر در کدام سمت است و از همان‌جا ده‌تا ده‌تا جلو برو.`),
        hint(
          degrees > 90
            ? p`این زاویه از زاویهٔ راست بازتر است.`
            : degrees < 90
              ? p`این زاویه از زاویهٔ راست بسته‌تر است.`
              : p`این همان زاویهٔ راست است.`,
        ),
      ],
      solution: [
        form === 'reverse'
          ? step(
              p`زاویهٔ راست ${90} درجه است؛ پس زاویهٔ خواسته‌شده را این‌طور پیدا می‌کنیم:`,
              display(row(90, degrees > 90 ? '+' : '−', fromRight, '=', degrees)),
            )
          : step(
              p`صفر در سمت ${zero === 'left' ? 'چپ' : 'راست'} است؛ از ردیفی می‌خوانیم که از همان‌جا با صفر شروع می‌شود.`,
            ),
        step(p`ضلع دوم را می‌چرخانیم تا روی ${degrees} بایستد: ${degrees} درجه.`),
      ],
    };
  },
});
