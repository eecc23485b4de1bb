import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  percent,
  percentSquares,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'reverse', 'find-mistake'],
  4: ['story', 'reverse', 'find-mistake'],
};
const wholesOf: Readonly<Record<Level, readonly number[]>> = {
  1: [10, 20, 50, 100, 5, 200],
  2: [20, 25, 40, 50, 60, 80, 200, 300, 500],
  3: [30, 40, 60, 75, 80, 120, 150, 250, 400, 600],
  4: [15, 35, 45, 64, 72, 90, 125, 160, 180, 240, 360, 750],
};

const wordProblems: readonly ((rng: Rng, part: number, whole: number) => readonly Block[])[] = [
  (rng, part, whole) => [
    p`${child(rng)} از ${whole} پرتاب، ${part} پرتاب را گل کرد.`,
    p`چند درصد پرتاب‌هایش گل شده است؟`,
  ],
  (_, part, whole) => [
    p`از ${whole} دانش‌آموز، ${part} نفر عضو ${part === 1 ? 'کتابخانه است' : 'کتابخانه‌اند'}.`,
    p`چند درصد دانش‌آموزها عضو کتابخانه‌اند؟`,
  ],
  (rng, part, whole) => {
    const tree = rng.pick(['گردو', 'سیب', 'انار']);
    return [
      p`در باغی ${whole} درخت هست و ${part} تای آن‌ها درخت ${tree} است.`,
      p`چند درصد درخت‌های باغ، درخت ${tree} است؟`,
    ];
  },
  (rng, part, whole) => [
    p`${child(rng)} به ${part} سؤال از ${whole} سؤال یک مسابقه جواب درست داد.`,
    p`به چند درصد سؤال‌ها جواب درست داده است؟`,
  ],
  (rng, part, whole) => [
    p`از ${whole} هزار تومان پول ${child(rng)}، ${part} هزار تومان خرج شد.`,
    p`چند درصد پولش خرج شده است؟`,
  ],
  (rng, part, whole) => [
    p`از ${whole} لیتر آب یک ${rng.pick(['مخزن', 'بشکه', 'حوض'])}، ${part} لیتر مصرف شد.`,
    p`چند درصد آب مصرف شده است؟`,
  ],
  (_, part, whole) => [p`از ${whole} کیلومتر راه یک سفر، ${part} کیلومتر را رفته‌ایم.`, p`چند درصد راه را رفته‌ایم؟`],
];

export const percentFind = defineSkill({
  id: 'g6-percent-find',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [percentSquares],
  revision: 8,
  commonMistakes: ['times-ten-only', 'difference-written', 'rest-in-percent'],
  make: (rng, level) => {
    const whole = rng.pick(wholesOf[level]);
    const part = rng.int(1, whole - 1);
    if ((part * 100) % whole !== 0) return null;
    const share = (part * 100) / whole;
    const form = rng.pick(formsOf[level]);
    // «Reverse» asks for the part that is left.
    const isRest = form === 'reverse';
    const answer = isRest ? 100 - share : share;
    const asked = isRest ? whole - part : part;
    if (form === 'figure' && whole > 50) return null;
    // The whole by the part comes to ten as well.
    if (answer === 10) return null;
    // Of a half the rest is as much.
    if (isRest && share === 50) return null;
    const misconceptions = wholeMisconceptions(
      [
        'part-written-as-percent',
        'خود عدد قسمت را درصد گرفته',
        asked,
        line`درصد یعنی از ۱۰۰، ولی اینجا همهٔ مقدار ۱۰۰ نیست.`,
      ],
      ['rest-in-percent', 'درصد قسمت دیگر را نوشته', 100 - answer, line`این درصدِ قسمت دیگر است. سؤال را دوباره بخوان.`],
      [
        'difference-written',
        'اختلاف کل و قسمت را نوشته',
        whole - part,
        line`اختلاف را پیدا کرده‌ای؛ درصد با تقسیم به دست می‌آید.`,
      ],
      [
        'whole-over-part',
        'کل را بر قسمت تقسیم کرده',
        (whole * 100) % asked === 0 ? (whole * 100) / asked : null,
        line`قسمت باید بر کل تقسیم شود. درصد قسمتی از یک چیز از ۱۰۰ بیشتر نمی‌شود.`,
      ],
      [
        'times-ten-only',
        'به جای ۱۰۰، در ۱۰ ضرب کرده',
        answer % 10 === 0 ? answer / 10 : null,
        line`کسر را با مخرج ۱۰۰ بنویس، نه با مخرج ۱۰.`,
      ],
    );
    const wrong = misconceptions
      .flatMap(({ answer: each }) => (each.kind === 'integer' ? each.values.map(Number) : []))
      .filter((each) => each !== answer && each < 1000 && each > 0);
    if (wrong.length === 0) return null;
    const figure: Figure | undefined =
      form === 'figure'
        ? {
            t: 'set',
            description: `${persianNumber(whole)} دایره که ${persianNumber(part)} تای آن رنگ شده است`,
            shape: 'circle',
            total: whole,
            marked: part,
          }
        : undefined;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`چند درصد دایره‌ها رنگ شده است؟`];
        case 'story':
          return rng.pick(wordProblems)(rng, part, whole);
        case 'reverse':
          return rng.pick<() => readonly Block[]>([
            () => [p`از ${whole} صندلی یک سالن، ${part} صندلی پر شده است.`, p`چند درصد صندلی‌ها خالی است؟`],
            () => [
              p`از ${whole} تمرین یک فصل، ${child(rng)} ${part} تمرین را حل کرده است.`,
              p`چند درصد تمرین‌ها مانده است؟`,
            ],
            () => [p`از ${whole} کیلوگرم میوهٔ یک مغازه، ${part} کیلوگرم فروخته شد.`, p`چند درصد میوه‌ها مانده است؟`],
            () => [p`از ${whole} بذر باغچه، ${part} بذر سبز شد.`, p`چند درصد بذرها سبز نشد؟`],
          ])();
        case 'find-mistake':
          return [
            p`${child(rng)} می‌گوید «عدد ${part}، ${percent(rng.pick(wrong))} عدد ${whole} است»، ولی درست نیست.`,
            p`${part} چند درصد ${whole} است؟`,
          ];
        default:
          return [p`${part} چند درصد ${whole} است؟`];
      }
    };
    const shown = isRest ? whole - part : part;
    return {
      form,
      stem: stem(),
      ...(figure === undefined ? {} : { figure }),
      ...integerAnswer(answer, { unit: 'درصد' }),
      misconceptions,
      hints: [
        isRest
          ? hint(p`قسمت دیگر خواسته شده است؛ اول ببین آن قسمت چقدر است.`)
          : hint(p`می‌خواهیم بدانیم اگر همه ۱۰۰ قسمت بود، این مقدار چند قسمت می‌شد.`),
        hint(p`قسمت را در صورت و همه را در مخرج بنویس.`, ...(isRest ? [] : [display(frac(part, whole))])),
        hint(p`کسر را با مخرج ۱۰۰ بنویس؛ صورت آن درصد است. اگر آسان نبود، صورت را در ۱۰۰ ضرب و بر مخرج تقسیم کن.`),
      ],
      solution: [
        ...(isRest ? [step(p`قسمت دیگر را پیدا می‌کنیم.`, display(row(whole, '−', part, '=', shown)))] : []),
        step(p`قسمت را به کل به صورت کسر می‌نویسیم.`, display(frac(shown, whole))),
        step(
          p`کسر را با مخرج ۱۰۰ می‌نویسیم؛ صورت آن درصد است.`,
          display(row(frac(shown, whole), '=', frac(answer, 100), '=', percent(answer))),
        ),
      ],
    };
  },
});
