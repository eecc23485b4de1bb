import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  type Misconception,
  misconception,
  movesOnLine,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  type SolutionStep,
  signedPoints,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'reverse'],
  3: ['bare', 'story', 'reverse', 'find-mistake'],
  4: ['story', 'reverse', 'compare', 'find-mistake'],
};

/** Where one starts, how far one goes (to the left when below zero), and where one comes. */
interface Move {
  readonly start: number;
  readonly by: number;
  readonly end: number;
}

function draw(rng: Rng, level: Level): Move | null {
  const start = rng.int(level === 1 ? -8 : -20, level === 1 ? 8 : 20);
  const by = rng.int(1, level === 1 ? 8 : 20) * (rng.chance(1, 2) ? 1 : -1);
  const end = start + by;
  // From level 3 on zero is crossed most of the time.
  if (level >= 3 && start * end > 0 && rng.chance(2, 3)) return null;
  return Math.abs(end) > 40 || end === start || end === 0 || start === 0 ? null : { start, by, end };
}

/** So many steps along a line are counted one by one at most. */
const MAX_COUNTED = 10;

/** Of a start that is only shown as a point, nothing is said; a story has no line with two sides. */
function moveMisconceptions({ start, by, end }: Move, form: QuestionVariant = 'bare'): readonly Misconception[] {
  const isShown = form === 'figure';
  const isStory = form === 'story';
  // Further down from below zero the other way is also the difference of both without their signs.
  const isAlsoDifference = start < 0 && by < start;
  return [
    misconception(
      isAlsoDifference ? 'moved-the-other-way-or-signs-left' : 'moved-the-other-way',
      isAlsoDifference ? 'به طرف دیگر رفته یا دو عدد را بدون علامت از هم کم کرده' : 'به طرف دیگر رفته',
      integerKey(start - by),
      isStory
        ? line`ببین عدد باید بزرگ‌تر شود یا کوچک‌تر.`
        : line`ببین به کدام طرف باید بروی: سمت راست عددها بزرگ‌تر و سمت چپ کوچک‌تر می‌شوند.`,
    ),
    // A number above zero has no sign to overlook.
    ...(start < 0
      ? [
          misconception(
            'start-sign-ignored',
            'علامت عدد داده‌شده را ندیده',
            integerKey(-start + by),
            isShown ? line`ببین نقطه کدام طرف صفر است.` : line`علامت عددی را که گفته شده ببین: کدام طرف صفر است؟`,
          ),
        ]
      : []),
    ...(end < 0
      ? [
          misconception(
            'sign-of-answer-lost',
            'علامت جواب را نگذاشته',
            integerKey(-end),
            isStory ? line`ببین جواب از صفر بیشتر است یا کمتر.` : line`ببین در آخر کدام طرف صفر ایستاده‌ای.`,
          ),
        ]
      : []),
    // A long way is not counted line by line, and who comes to zero has gone part of the way.
    ...(Math.abs(by) > MAX_COUNTED || Math.abs(end) === 1
      ? []
      : [
          misconception(
            'one-mark-short',
            'یک خط کمتر رفته، شاید چون خط شروع را هم شمرده',
            integerKey(by > 0 ? end - 1 : end + 1),
            line`قدم اول تا عدد بعدی است؛ عددی را که از آن راه می‌افتی نشمار.`,
          ),
        ]),
    misconception(
      'moved-from-zero',
      'از صفر شروع کرده، یا فقط خودِ حرکت را نوشته',
      integerKey(by),
      isShown ? line`از نقطهٔ روی محور شروع کن، نه از صفر.` : line`از عددی که گفته شده شروع کن، نه از صفر.`,
    ),
  ];
}

function oppositeMisconceptions(value: number): readonly Misconception[] {
  return [
    misconception(
      'number-repeated',
      'خود عدد را نوشته',
      integerKey(value),
      line`قرینه طرف دیگر صفر است، با همان فاصله.`,
    ),
    misconception(
      'one-off-opposite',
      'فاصله را یکی اشتباه شمرده',
      integerKey(value > 0 ? -value - 1 : -value + 1),
      line`فاصلهٔ قرینه از صفر با فاصلهٔ خود عدد برابر است. دوباره بشمار.`,
    ),
    misconception(
      'doubled',
      'فاصله را دو برابر کرده',
      integerKey(-2 * value),
      line`قرینه فقط طرفش عوض می‌شود؛ فاصله‌اش از صفر همان است.`,
    ),
  ];
}

function story(rng: Rng, { start, by }: Move): readonly Block[] {
  const size = Math.abs(by);
  const up = by > 0;
  const name = child(rng);
  const a = num(start);
  return rng.pick<() => readonly Block[]>([
    () => [
      p`دمای هوای ${rng.pick(['همدان', 'تبریز', 'اردبیل', 'شهرکرد', 'سنندج'])} ${a} درجه بود و ${size} درجه ${up ? 'گرم‌تر' : 'سردتر'} شد.`,
      p`حالا دما چند درجه است؟`,
    ],
    ...(start >= -6 && start + by >= -6
      ? [
          () => [
            p`آسانسوری در طبقهٔ ${a} بود و ${size} طبقه ${up ? 'بالا' : 'پایین'} رفت. همکف را صفر می‌گیریم.`,
            p`حالا در کدام طبقه است؟`,
          ],
        ]
      : []),
    () => [
      p`${name} در یک بازی امتیاز ${a} داشت و بعد ${size} امتیاز ${up ? 'به دست آورد' : 'از دست داد'}.`,
      p`حالا امتیاز او چند است؟`,
    ],
    () => [
      p`یک زیردریایی پژوهشی در ارتفاع ${num(-Math.abs(start) - Math.max(0, by))} متری نسبت به سطح دریا بود و ${size} متر ${up ? 'بالا آمد' : 'پایین رفت'}.`,
      p`حالا در چه ارتفاعی است؟`,
    ],
    () => [
      p`${name} روی صفحهٔ یک بازی در خانهٔ ${a} بود. ${size} خانه ${up ? 'جلو' : 'عقب'} رفت؛ خانه‌های جلو شمارهٔ بزرگ‌تری دارند.`,
      p`حالا در کدام خانه است؟`,
    ],
    () => [
      p`حساب ${name} در بازارچه ${a} هزار تومان بود؛ منفی یعنی بدهی. بعد ${size} هزار تومان ${up ? 'درآمد داشت' : 'خرج کرد'}.`,
      p`حالا حساب او چند هزار تومان است؟`,
    ],
  ])();
}

function moveSolution({ start, by, end }: Move): readonly SolutionStep[] {
  const side = by > 0 ? 'راست' : 'چپ';
  const crosses = start * end < 0;
  return [
    step(p`روی محور از ${num(start)} شروع می‌کنیم و ${Math.abs(by)} واحد به سمت ${side} می‌رویم.`),
    ...(crosses
      ? [
          step(
            p`با ${Math.abs(start)} واحد به صفر می‌رسیم و ${Math.abs(by) - Math.abs(start)} واحد دیگر مانده است.`,
            display(row(Math.abs(by), '−', Math.abs(start), '=', Math.abs(end))),
          ),
        ]
      : []),
    step(p`پس به عدد ${num(end)} می‌رسیم.`),
  ];
}

export const integerOppositeMove = defineSkill({
  id: 'g6-integer-opposite-move',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [movesOnLine, signedPoints],
  revision: 15,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const move = draw(rng, level);
    if (move === null) return null;
    const { start, by, end } = move;
    const side = by > 0 ? 'راست' : 'چپ';
    const size = Math.abs(by);
    const name = child(rng);

    // Opposites are asked bare, and at level 4 of the number reached.
    if ((form === 'bare' && rng.chance(1, 2)) || form === 'compare') {
      const value = form === 'compare' ? end : start;
      const stem: readonly Block[] =
        form === 'compare'
          ? [
              p`${name} روی محور از ${num(start)} شروع کرد و ${size} واحد به سمت ${side} رفت.`,
              p`قرینهٔ عددی که به آن رسید چند است؟`,
            ]
          : [
              rng.chance(1, 2)
                ? p`قرینهٔ عدد ${num(value)} چند است؟`
                : p`کدام عدد صحیح، فاصله‌اش از صفر با ${num(value)} برابر است ولی طرف دیگر صفر است؟`,
            ];
      return {
        form,
        stem,
        ...integerAnswer(-value),
        // Who has moved may have gone one too far.
        misconceptions: oppositeMisconceptions(value).filter(
          ({ id }) => form !== 'compare' || id !== 'one-off-opposite',
        ),
        hints: [
          ...(form === 'compare' ? [hint(p`اول ببین به کدام عدد رسیده است.`)] : []),
          hint(p`قرینهٔ یک عدد، طرف دیگر صفر است و به همان اندازه از صفر فاصله دارد.`),
          hint(p`فاصله تا صفر را نگه دار و فقط علامت را عوض کن.`),
        ],
        solution: [
          ...(form === 'compare' ? moveSolution(move) : []),
          ...(form === 'compare'
            ? []
            : [step(p`عدد ${num(value)} به اندازهٔ ${Math.abs(value)} واحد از صفر فاصله دارد.`)]),
          step(p`قرینه به همان اندازه در طرف دیگر صفر است: ${num(-value)}.`),
        ],
      };
    }

    // A dive is stated below the sea; the numbers of the word problem are read back for the answer.
    const statement = form === 'story' ? story(rng, move) : null;
    const isDive = statement !== null && JSON.stringify(statement).includes('زیردریایی');
    const used = isDive
      ? { start: -Math.abs(start) - Math.max(0, by), by, end: -Math.abs(start) - Math.max(0, by) + by }
      : move;
    if (used.end === 0 || (form === 'reverse' && Math.abs(start) > 40)) return null;
    let figure: Figure | undefined;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return statement ?? [];
        case 'reverse':
          return [
            p`${name} روی محور ${size} واحد به سمت ${side} رفت و به ${num(end)} رسید.`,
            p`از کدام عدد شروع کرده بود؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} روی محور از عدد ${num(start)} شروع کرد، ${size} واحد به سمت ${side} رفت و گفت به ${num(start - by)} رسیده است، ولی درست نیست.`,
            p`او به کدام عدد رسیده است؟`,
          ];
        case 'figure':
          return [p`از نقطهٔ روی محور، ${size} واحد به سمت ${side} می‌رویم.`, p`به کدام عدد می‌رسیم؟`];
        default:
          return [
            p`روی محور از عدد ${num(start)} شروع می‌کنیم و ${size} واحد به سمت ${side} می‌رویم. به کدام عدد می‌رسیم؟`,
          ];
      }
    };
    if (form === 'figure') {
      if (Math.abs(start) > 10) return null;
      figure = {
        t: 'number-line',
        description: `محوری از ${persianNumber(-10)} تا ${persianNumber(10)} که عددهای ${persianNumber(-10)}، ${persianNumber(-5)}، ۰، ۵ و ۱۰ روی آن نوشته شده و نقطه‌ای ${persianNumber(Math.abs(start))} خانه سمت ${start > 0 ? 'راست' : 'چپ'} صفر گذاشته شده است`,
        from: -10,
        to: 10,
        divisions: 1,
        labels: [-10, -5, 0, 5, 10],
        points: [{ tick: start + 10, tone: 'accent' }],
      };
    }
    const answer = form === 'reverse' ? start : used.end;
    return {
      form,
      stem: stem(),
      ...(figure === undefined ? {} : { figure }),
      ...integerAnswer(answer),
      misconceptions:
        form === 'reverse'
          ? [
              misconception(
                'went-on-instead-of-back',
                'به جای برگشتن، در همان جهت جلو رفته',
                integerKey(end + by),
                line`باید به عقب برگردی: از عدد آخر، در جهت برعکس برو.`,
              ),
              ...moveMisconceptions({ start: end, by: -by, end: start }).slice(1),
            ]
          : // A story has no marks to count.
            moveMisconceptions(used, form).filter(({ id }) => form !== 'story' || id !== 'one-mark-short'),
      hints: [
        hint(
          form === 'figure'
            ? p`ببین نقطه روی کدام عدد است. سمت راست بزرگ‌تر و سمت چپ کوچک‌تر است.`
            : p`یک محور بکش و عددی را که گفته شده روی آن پیدا کن. سمت راست بزرگ‌تر و سمت چپ کوچک‌تر است.`,
        ),
        form === 'reverse'
          ? hint(p`آخر راه را می‌دانیم؛ پس در جهت برعکس به عقب برمی‌گردیم.`)
          : hint(p`ببین باید به کدام طرف بروی و آیا در راه از صفر می‌گذری.`),
        hint(
          used.start * used.end < 0
            ? p`اول تا صفر برو، بعد ببین چند واحد دیگر مانده است.`
            : p`واحدها را یکی‌یکی بشمار؛ در آخر ببین کدام طرف صفر ایستاده‌ای.`,
        ),
      ],
      solution: form === 'reverse' ? moveSolution({ start: end, by: -by, end: start }) : moveSolution(used),
    };
  },
});
