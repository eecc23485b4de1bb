import { child, p, type Rng, row } from '../../../../authoring/index.ts';
import type { MeasureMaker, MeasureTask } from './measure-story.ts';

interface ForwardTask extends Omit<MeasureTask, 'hints'> {
  /** What the first step turns into what, where it multiplies by a number that the story does not say. */
  readonly convert?: string;
}

type ForwardMaker = (rng: Rng, scale: number) => ForwardTask;

/** Two steps: something turned into a smaller unit or multiplied, and a second amount added or taken away. */
export const forwardStories: readonly ForwardMaker[] = [
  (rng, scale) => {
    const [hours, spent] = [rng.int(2, scale + 1), rng.int(5, 55)];
    const between = hours * 60;
    return {
      unit: 'دقیقه',
      stem: [
        p`اردوی مدرسهٔ ${child(rng)} ${hours} ساعت طول می‌کشد و ${spent} دقیقهٔ آن گذشته است.`,
        p`چند دقیقه از اردو مانده است؟`,
      ],
      steps: [
        ['ساعت‌ها را به دقیقه تبدیل می‌کنیم؛ هر ساعت شصت دقیقه است.', row(hours, '×', 60, '=', between)],
        ['دقیقه‌های گذشته را کم می‌کنیم.', row(between, '−', spent, '=', between - spent)],
      ],
      convert: 'ساعت‌ها را به دقیقه',
      between,
      answer: between - spent,
      unconverted: hours * 100 - spent,
      isHundred: true,
      turned: between + spent,
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
      steps: [
        ['اول ببینیم تا حالا روی هم چند دقیقه ورزش کرده است.', row(days, '×', minutes, '=', between)],
        ['آن را از هدفش کم می‌کنیم.', row(goal, '−', between, '=', goal - between)],
      ],
      between,
      answer: goal - between,
      unconverted: goal - minutes,
      turned: goal + between,
    };
  },
  (rng, scale) => {
    const [metres, cut] = [rng.int(2, 3 + scale), rng.int(15, 95)];
    const between = metres * 100;
    return {
      unit: 'سانتی‌متر',
      stem: [p`${child(rng)} ${metres} متر روبان داشت و ${cut} سانتی‌متر آن را برید.`, p`چند سانتی‌متر روبان مانده است؟`],
      steps: [
        ['مترها را به سانتی‌متر تبدیل می‌کنیم؛ هر متر صد سانتی‌متر است.', row(metres, '×', 100, '=', between)],
        ['مقدار بریده‌شده را کم می‌کنیم.', row(between, '−', cut, '=', between - cut)],
      ],
      convert: 'مترها را به سانتی‌متر',
      between,
      answer: between - cut,
      unconverted: null,
      turned: between + cut,
      isJoined: true,
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
      steps: [
        ['اول ببینیم تا حالا چند متر دویده است.', row(laps, '×', lap, '=', between)],
        [
          'هر کیلومتر هزار متر است؛ مقدار دویده را از هدف کم می‌کنیم.',
          row(goal * 1000, '−', between, '=', goal * 1000 - between),
        ],
      ],
      between,
      answer: goal * 1000 - between,
      unconverted: goal * 1000 - lap,
      turned: goal * 1000 + between,
    };
  },
  (rng, scale) => {
    const [pieces, size, rest] = [rng.int(3, 4 + scale), rng.int(12, 45), rng.int(5, 11)];
    const between = pieces * size;
    return {
      unit: 'میلی‌متر',
      stem: [
        p`${child(rng)} نواری را به ${pieces} تکهٔ ${size} میلی‌متری برید و ${rest} میلی‌متر از نوار ماند.`,
        p`طول نوار در آغاز چند میلی‌متر بوده است؟`,
      ],
      steps: [
        ['اول طول همهٔ تکه‌ها را روی هم حساب می‌کنیم.', row(pieces, '×', size, '=', between)],
        ['مقداری را که مانده هم اضافه می‌کنیم.', row(between, '+', rest, '=', between + rest)],
      ],
      between,
      answer: between + rest,
      unconverted: size + rest,
      turned: between - rest,
    };
  },
  (rng, scale) => {
    const turns = rng.int(2, Math.min(3, 1 + scale));
    const drawn = rng.int(3, Math.floor(170 / turns / 5)) * 5;
    // With one more turn left, the degrees of a turn copied would be right.
    const each = (turns + 1) * drawn === 180 ? drawn - 5 : drawn;
    const between = turns * each;
    return {
      unit: 'درجه',
      stem: [
        p`${child(rng)} لپ‌تاپ بسته‌ای را ${turns} بار و هر بار ${each} درجه بازتر کرد. وقتی لپ‌تاپ صاف باز شود، زاویه‌اش ${180} درجه است.`,
        p`چند درجهٔ دیگر مانده تا صاف باز شود؟`,
      ],
      steps: [
        ['اول ببینیم لپ‌تاپ تا حالا چند درجه باز شده است.', row(turns, '×', each, '=', between)],
        ['آن را از صد و هشتاد درجه کم می‌کنیم.', row(180, '−', between, '=', 180 - between)],
      ],
      between,
      answer: 180 - between,
      unconverted: 180 - each,
      turned: 180 + between,
    };
  },
];

/** A story of two steps, whatever its level. */
export const forward: MeasureMaker = (rng, scale) => {
  const { convert, ...task } = rng.pick(forwardStories)(rng, scale);
  return {
    ...task,
    hints: [
      `این مسئله دو قدم دارد. جواب را به ${task.unit} می‌خواهیم.`,
      convert === undefined
        ? 'قدم اول ضرب است: ببین کدام دو عدد باید در هم ضرب شوند.'
        : `در قدم اول، ${convert} تبدیل کن.`,
      'حاصل قدم اول را با مقدار دیگر مسئله حساب کن؛ ببین باید جمع کنی یا تفریق.',
    ],
  };
};
