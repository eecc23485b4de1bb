import { bag, spinner, tones } from '../../../authoring/colored-chances.ts';
import {
  type Block,
  child,
  colorsMarked,
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
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'reverse', 'find-mistake'],
  4: ['story', 'reverse', 'find-mistake'],
};
const totalsOf: Readonly<Record<Level, readonly number[]>> = {
  1: [2, 4, 5, 10],
  2: [4, 5, 10, 20, 50],
  3: [10, 20, 25, 50, 100],
  4: [20, 25, 50, 100],
};

/** An experiment stated in words: what happens, what is hoped for, and what is not. */
interface Experiment {
  readonly statement: Block;
  readonly ask: string;
  readonly askNot: string;
}

function experiment(rng: Rng, lucky: number, total: number): Experiment {
  const name = child(rng);
  const mostly = lucky * 2 > total ? 'سالم' : 'خراب';
  const [one, other] = rng.sample(['قرمز', 'آبی', 'سبز', 'زرد', 'سفید'], 2);
  return rng.pick<() => Experiment>([
    () => ({
      statement: p`در کیسه‌ای ${total} مهرهٔ هم‌اندازه هست: ${lucky} تا ${one ?? ''} و بقیه ${other ?? ''}. ${name} بدون نگاه کردن یک مهره برمی‌دارد.`,
      ask: `احتمال این‌که مهره ${one ?? ''} باشد چند درصد است؟`,
      askNot: `احتمال این‌که مهره ${other ?? ''} باشد چند درصد است؟`,
    }),
    () => ({
      statement: p`در قرعه‌کشی مدرسه ${total} کارت هست و ${lucky} کارت جایزه دارد. ${name} یک کارت برمی‌دارد.`,
      ask: 'احتمال این‌که جایزه بگیرد چند درصد است؟',
      askNot: 'احتمال این‌که جایزه نگیرد چند درصد است؟',
    }),
    () => ({
      statement: p`یک چرخنده ${total} قسمت مساوی دارد و ${lucky} قسمت آن ${one ?? ''} است. ${name} چرخنده را می‌چرخاند.`,
      ask: `احتمال این‌که عقربه روی ${one ?? ''} بایستد چند درصد است؟`,
      askNot: `احتمال این‌که عقربه روی ${one ?? ''} نایستد چند درصد است؟`,
    }),
    () => ({
      statement: p`در جعبه‌ای ${total} لامپ هست و ${lucky} تای آن‌ها ${mostly} است. ${name} یک لامپ را بدون نگاه کردن برمی‌دارد.`,
      ask: `احتمال این‌که لامپ ${mostly} باشد چند درصد است؟`,
      askNot: `احتمال این‌که لامپ ${mostly === 'سالم' ? 'خراب' : 'سالم'} باشد چند درصد است؟`,
    }),
    () => ({
      statement: p`روی ${total} کارت، عددهای ۱ تا ${total} نوشته شده است و ${name} یک کارت را بدون نگاه کردن برمی‌دارد.`,
      ask: `احتمال این‌که عدد کارت از ${persianNumber(lucky)} بیشتر نباشد چند درصد است؟`,
      askNot: `احتمال این‌که عدد کارت از ${persianNumber(lucky)} بیشتر باشد چند درصد است؟`,
    }),
    () => ({
      statement: p`در ${total > 40 ? 'مدرسه‌ای' : total > 10 ? 'کلاسی' : 'گروهی'} ${total} دانش‌آموز هست و ${lucky} نفر آن‌ها عینک ${lucky === 1 ? 'دارد' : 'دارند'}. معلم با قرعه یک نفر را صدا می‌زند.`,
      ask: 'احتمال این‌که او عینکی باشد چند درصد است؟',
      askNot: 'احتمال این‌که او عینکی نباشد چند درصد است؟',
    }),
  ])();
}

export const probabilityPercent = defineSkill({
  id: 'g6-probability-percent',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [colorsMarked, percentSquares],
  revision: 8,
  commonMistakes: ['other-outcome'],
  make: (rng, level) => {
    const total = rng.pick(totalsOf[level]);
    const lucky = rng.int(1, total - 1);
    const share = (lucky * 100) / total;
    const form = rng.pick(formsOf[level]);
    const isNot = form === 'reverse';
    const answer = isNot ? 100 - share : share;
    const wanted = isNot ? total - lucky : lucky;
    if (form === 'figure' && total > 20) return null;
    // What is asked for is not said.
    if (isNot && (wanted === lucky || wanted === 1)) return null;
    if (total === 100 && form !== 'reverse' && rng.chance(2, 3)) return null;
    const misconceptions = wholeMisconceptions(
      [
        'other-outcome',
        'احتمال پیشامد دیگر را نوشته',
        100 - answer,
        line`یک بار دیگر بخوان: احتمال کدام پیشامد خواسته شده است؟`,
      ],
      [
        'count-as-percent',
        'تعداد حالت‌های خواسته‌شده را درصد گرفته',
        wanted,
        line`درصد یعنی از ۱۰۰. تعداد همهٔ حالت‌ها ۱۰۰ نیست.`,
      ],
      [
        'lucky-against-others',
        'با حالت‌های دیگر مقایسه کرده، نه با همه',
        // Of a half it comes to a hundred, which is what everybody knows of percents.
        total === 2 * wanted || total === wanted || (wanted * 100) % (total - wanted) !== 0
          ? null
          : (wanted * 100) / (total - wanted),
        line`کسر را دوباره بنویس: پایین آن تعداد همهٔ حالت‌ها می‌نشیند، نه فقط حالت‌های دیگر.`,
      ],
      [
        'always-half',
        'چون دو پیشامد هست ۵۰ درصد گرفته',
        50,
        line`دو پیشامد همیشه به یک اندازه شانس ندارند. حالت‌ها را بشمار.`,
      ],
    );
    const wrong = misconceptions
      .flatMap(({ answer: each }) => (each.kind === 'integer' ? each.values.map(Number) : []))
      .filter((each) => each !== answer && each <= 100);
    if (wrong.length === 0) return null;
    let figure: Figure | undefined;
    let statement: Experiment | null = null;
    let stem: readonly Block[];
    if (form === 'figure') {
      const [mine, others] = rng.sample(tones, 2);
      if (!mine || !others) return null;
      const isBag = total > 10 || rng.chance(1, 2);
      const shares = [
        { ...mine, count: lucky },
        { ...others, count: total - lucky },
      ];
      figure = isBag ? bag(shares) : spinner(rng, shares);
      stem = isBag
        ? [
            p`${child(rng)} بدون نگاه کردن یک مهره از کیسه برمی‌دارد.`,
            p`احتمال این‌که مهره ${mine.name} باشد چند درصد است؟`,
          ]
        : [p`${child(rng)} این چرخنده را می‌چرخاند.`, p`احتمال این‌که عقربه روی ${mine.name} بایستد چند درصد است؟`];
    } else {
      statement = experiment(rng, lucky, total);
      stem =
        form === 'find-mistake'
          ? [
              statement.statement,
              p`${statement.ask}`,
              p`${child(rng)} می‌گوید جواب ${percent(rng.pick(wrong))} است، ولی درست نیست. جواب درست چند است؟`,
            ]
          : [statement.statement, p`${isNot ? statement.askNot : statement.ask}`];
    }
    return {
      form,
      stem,
      ...(figure === undefined ? {} : { figure }),
      ...integerAnswer(answer, { unit: 'درصد' }),
      misconceptions,
      hints: [
        hint(p`همهٔ حالت‌ها به یک اندازه شانس دارند. اول بشمار همه چند حالت است.`),
        hint(p`حالا بشمار چند حالت همان است که خواسته شده. آن را در صورت و همه را در مخرج بنویس.`),
        hint(p`کسر را با مخرج ۱۰۰ بنویس؛ صورت آن درصد است.`),
      ],
      solution: [
        step(p`از ${total} حالت هم‌شانس، ${wanted} حالت خواسته شده است.`, display(frac(wanted, total))),
        step(
          p`کسر را با مخرج ۱۰۰ می‌نویسیم تا درصد به دست بیاید.`,
          display(row(frac(wanted, total), '=', frac(answer, 100), '=', percent(answer))),
        ),
      ],
    };
  },
});
