import {
  type Block,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  type MathNode,
  p,
  type QuestionForm,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMistakes } from '../../../authoring/whole-mistakes.ts';

/** A story of two steps: something turned into a smaller unit or multiplied, and a second amount added or taken away. */
interface Task {
  readonly unit: string;
  readonly stem: readonly [Block, Block];
  readonly first: MathNode;
  readonly between: number;
  readonly second: MathNode;
  readonly answer: number;
  /** What comes of leaving the units as they are. */
  readonly unconverted: number | null;
  /** The second step turned round. */
  readonly turned: number | null;
  readonly told: readonly [string, string];
}

type Maker = (rng: Rng, scale: number) => Task;

const makers: readonly Maker[] = [
  (rng, scale) => {
    const [hours, spent] = [rng.int(2, scale + 1), rng.int(5, 55)];
    const between = hours * 60;
    return {
      unit: 'دقیقه',
      stem: [
        p`اردوی مدرسهٔ ${child(rng)} ${hours} ساعت طول می‌کشد و ${spent} دقیقهٔ آن گذشته است.`,
        p`چند دقیقه از اردو مانده است؟`,
      ],
      first: row(hours, '×', 60, '=', between),
      between,
      second: row(between, '−', spent, '=', between - spent),
      answer: between - spent,
      unconverted: hours * 100 - spent,
      turned: between + spent,
      told: ['ساعت‌ها را به دقیقه تبدیل می‌کنیم؛ هر ساعت شصت دقیقه است.', 'دقیقه‌های گذشته را کم می‌کنیم.'],
    };
  },
  (rng, scale) => {
    const [days, minutes] = [rng.int(3, Math.min(6, 4 + scale)), rng.int(12, 50)];
    const between = days * minutes;
    const goal = Math.ceil((between + rng.int(10, 90)) / 10) * 10;
    return {
      unit: 'دقیقه',
      stem: [
        p`${child(rng)} می‌خواهد در این هفته ${goal} دقیقه ورزش کند. تا حالا ${days} روز، هر روز ${minutes} دقیقه ورزش کرده است.`,
        p`چند دقیقهٔ دیگر باید ورزش کند؟`,
      ],
      first: row(days, '×', minutes, '=', between),
      between,
      second: row(goal, '−', between, '=', goal - between),
      answer: goal - between,
      unconverted: goal - minutes,
      turned: goal + between,
      told: ['اول ببینیم تا حالا روی هم چند دقیقه ورزش کرده است.', 'آن را از هدفش کم می‌کنیم.'],
    };
  },
  (rng, scale) => {
    const [metres, cut] = [rng.int(2, 3 + scale), rng.int(15, 95)];
    const between = metres * 100;
    return {
      unit: 'سانتی‌متر',
      stem: [p`${child(rng)} ${metres} متر روبان داشت و ${cut} سانتی‌متر آن را برید.`, p`چند سانتی‌متر روبان مانده است؟`],
      first: row(metres, '×', 100, '=', between),
      between,
      second: row(between, '−', cut, '=', between - cut),
      answer: between - cut,
      unconverted: null,
      turned: between + cut,
      told: ['مترها را به سانتی‌متر تبدیل می‌کنیم؛ هر متر صد سانتی‌متر است.', 'مقدار بریده‌شده را کم می‌کنیم.'],
    };
  },
  (rng, scale) => {
    const [laps, lap] = [rng.int(2, 3 + scale), rng.int(3, 9) * 50];
    const between = laps * lap;
    const goal = Math.ceil((between + 1) / 1000);
    return {
      unit: 'متر',
      stem: [
        p`دور پارک ${lap} متر است و ${child(rng)} ${laps} دور دویده است. او می‌خواهد روی هم ${goal} کیلومتر بدود.`,
        p`چند متر دیگر باید بدود؟`,
      ],
      first: row(laps, '×', lap, '=', between),
      between,
      second: row(goal * 1000, '−', between, '=', goal * 1000 - between),
      answer: goal * 1000 - between,
      unconverted: goal * 1000 - lap,
      turned: goal * 1000 + between,
      told: ['اول ببینیم تا حالا چند متر دویده است.', 'هر کیلومتر هزار متر است؛ مقدار دویده را از هدف کم می‌کنیم.'],
    };
  },
  (rng, scale) => {
    const [pieces, size, rest] = [rng.int(3, 4 + scale), rng.int(12, 45), rng.int(5, 11)];
    const between = pieces * size;
    return {
      unit: 'میلی‌متر',
      stem: [
        p`${child(rng)} نواری را به ${pieces} تکهٔ ${size} میلی‌متری برید و ${rest} میلی‌متر از نوار ماند.`,
        p`طول نوار در اول چند میلی‌متر بوده است؟`,
      ],
      first: row(pieces, '×', size, '=', between),
      between,
      second: row(between, '+', rest, '=', between + rest),
      answer: between + rest,
      unconverted: size + rest,
      turned: between - rest,
      told: ['اول طول همهٔ تکه‌ها را روی هم حساب می‌کنیم.', 'مقداری را که مانده هم اضافه می‌کنیم.'],
    };
  },
  (rng, scale) => {
    const turns = rng.int(2, Math.min(3, 1 + scale));
    const each = rng.int(3, Math.floor(170 / turns / 5)) * 5;
    const between = turns * each;
    return {
      unit: 'درجه',
      stem: [
        p`${child(rng)} لپ‌تاپ بسته‌ای را ${turns} بار و هر بار ${each} درجه بازتر کرد. وقتی لپ‌تاپ صاف باز شود، زاویه‌اش ${180} درجه است.`,
        p`چند درجهٔ دیگر مانده تا صاف باز شود؟`,
      ],
      first: row(turns, '×', each, '=', between),
      between,
      second: row(180, '−', between, '=', 180 - between),
      answer: 180 - between,
      unconverted: 180 - each,
      turned: 180 + between,
      told: ['اول ببینیم لپ‌تاپ تا حالا چند درجه باز شده است.', 'آن را از صد و هشتاد درجه کم می‌کنیم.'],
    };
  },
];

const formsOf: Readonly<Record<Level, readonly QuestionForm[]>> = {
  1: ['story'],
  2: ['story', 'story', 'find-mistake'],
  3: ['story', 'find-mistake'],
  4: ['story', 'find-mistake'],
};

export const psMeasure = defineSkill({
  id: 'g4-ps-measure',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  make: (rng, level) => {
    const { unit, stem, first, between, second, answer, unconverted, turned, told } = rng.pick(makers)(rng, level + 1);
    if (answer <= 0 || answer === between) return null;
    const form = rng.pick(formsOf[level]);
    return {
      form,
      stem:
        form === 'find-mistake'
          ? [...stem, p`${child(rng)} جواب داد: «${between} ${unit}». ولی کارش هنوز تمام نشده بود. جواب درست چند است؟`]
          : stem,
      ...integerAnswer(answer, { unit }),
      misconceptions: wholeMistakes(
        [
          'stopped-at-first-step',
          'فقط قدم اول را حساب کرده',
          between,
          line`قدم اول را درست رفته‌ای. یک بار دیگر بخوان؛ سؤال یک قدم دیگر هم دارد.`,
        ],
        [
          'second-step-turned',
          'در قدم دوم به جای تفریق، جمع کرده یا برعکس',
          turned,
          line`در قدم دوم ببین مقدار باید بیشتر شود یا کمتر.`,
        ],
        [
          'first-step-left-out',
          'قدم اول را درست انجام نداده',
          unconverted,
          line`قدم اول را دوباره ببین: همهٔ مقدارها را با یک واحد و به تعداد درست حساب کن.`,
        ],
        ['ten-off', 'در محاسبه ده تا اشتباه کرده', answer + 10, line`راهت درست است؛ محاسبه را یک بار دیگر انجام بده.`],
      ),
      hints: [
        hint(p`این مسئله دو قدم دارد. جواب را به ${unit} می‌خواهیم.`),
        hint(p`قدم اول ضرب است: ببین کدام دو عدد باید در هم ضرب شوند.`),
        hint(p`حاصل قدم اول را با مقدار دیگر مسئله حساب کن؛ ببین باید جمع کنی یا تفریق.`),
      ],
      solution: [step(p`${told[0]}`, display(first)), step(p`${told[1]}`, display(second))],
    };
  },
});
