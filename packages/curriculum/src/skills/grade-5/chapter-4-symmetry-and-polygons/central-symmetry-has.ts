import {
  allShapes,
  hasCentre,
  placedShape,
  plainPolygons,
  regularPolygons,
} from '../../../authoring/geometry/known-shapes.ts';
import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  type Figure,
  hint,
  type Level,
  lettersMarked,
  line,
  p,
  type QuestionVariant,
  type Rng,
  step,
  text,
  words,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'reverse', 'story'],
  3: ['figure', 'reverse', 'story'],
  4: ['figure', 'reverse', 'story'],
};

const letters = ['الف', 'ب', 'پ', 'ت'] as const;
const tones = ['sky', 'turmeric', 'leaf', 'rose'] as const;

const stories: readonly ((rng: Rng) => Block)[] = [
  (rng) =>
    p`${child(rng)} چهار شکل را با مقوا بریده و هر کدام را نیم دور می‌چرخاند. کدام شکل پس از نیم دور، درست روی جای اولش می‌افتد؟`,
  (rng) => p`${child(rng)} برای فرفره‌اش شکلی می‌خواهد که با نیم دور چرخیدن هیچ فرقی نکند. کدام شکل را انتخاب کند؟`,
  (rng) => p`${child(rng)} کاشی‌ای می‌خواهد که اگر سر و ته گذاشته شود، نقشش همان باشد. کدام شکل مناسب است؟`,
  (rng) =>
    p`${child(rng)} دری به شکل یکی از این‌ها برای جعبه ساخته است. در را روی جعبه نیم دور هم که بچرخاند، باز به جعبه می‌خورد. کدام شکل است؟`,
  (rng) => p`${child(rng)} دنبال شکلی است که مرکز تقارن دارد تا آن را نشانهٔ گروهش کند. کدام شکل را انتخاب کند؟`,
  (rng) => p`${child(rng)} نقش یک بشقاب را می‌کشد که از هر دو سوی سفره یک جور دیده شود. کدام شکل مناسب است؟`,
];

export const centralSymmetryHas = defineSkill({
  id: 'g5-central-symmetry-has',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 7,
  pictures: [lettersMarked],
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const isWithout = form === 'reverse';
    const all = level === 1 ? [...regularPolygons.slice(0, 4), ...plainPolygons] : allShapes;
    const [with_, without] = [all.filter(hasCentre), all.filter((shape) => !hasCentre(shape))];
    // The stretch sets shapes with mirror lines against shapes that only turn.
    const tempting = level === 4 ? without.filter(({ axes, turns }) => axes > 0 || turns > 1) : without;
    const [right] = rng.sample(isWithout ? tempting : level === 4 ? with_.filter(({ axes }) => axes === 0) : with_, 1);
    const wrongs = rng.sample(isWithout ? with_ : tempting, 3);
    if (right === undefined) return null;
    const shown = rng.shuffle([right, ...wrongs]);
    const figure: Figure = {
      t: 'drawing',
      description: `چهار شکل: ${shown.map(({ name }, index) => `${letters[index] ?? ''} ${name}`).join('؛ ')}`,
      width: 280,
      height: 330,
      shapes: shown.flatMap((shape, index) => {
        // The first is at the upper right, as Persian is read.
        const middle = [index % 2 === 0 ? 210 : 70, index < 2 ? 260 : 95] as const;
        return [
          placedShape(shape, { middle, quarters: rng.pick([0, 1] as const) }, tones[index] ?? 'sky'),
          { t: 'text', at: [middle[0], middle[1] - 80], text: words(letters[index] ?? '') } as const,
        ];
      }),
    };
    const letterOf = (shape: (typeof shown)[number]) => letters[shown.indexOf(shape)] ?? '';
    const name = (shape: (typeof shown)[number]) => {
      if (isWithout)
        // The right one must have a mirror line to be passed over for one that has none.
        return shape.axes === 0 && right.axes > 0
          ? {
              id: 'mirror-lines-looked-for',
              title: 'به جای مرکز تقارن، دنبال خط تقارن گشته',
              message: line`این شکل خط تقارن ندارد، ولی نیم دور بچرخانش و ببین چه می‌شود.`,
            }
          : {
              id: 'half-turn-not-tried',
              title: 'شکلی را که مرکز تقارن دارد بی‌مرکز دانسته',
              message: line`این شکل را در ذهنت نیم دور بچرخان. آیا روی خودش می‌افتد؟`,
            };
      // What turns onto itself by another part of a turn may have been chosen for its middle or for that turn.
      return shape.turns > 1 && shape.axes > 0
        ? {
            id: 'axis-or-other-turn-for-half-turn',
            title: 'شکلی را انتخاب کرده که خط تقارن دارد و با چرخشی جز نیم دور روی خودش می‌افتد',
            message: line`این شکل خط تقارن دارد و با چرخش‌های دیگری روی خودش می‌افتد، ولی با نیم دور هم؟ به رأس‌هایش نگاه کن.`,
          }
        : shape.turns > 1
          ? {
              id: 'other-turn-for-half-turn',
              title: 'شکلی را انتخاب کرده که فقط با چرخشی جز نیم دور روی خودش می‌افتد',
              message: line`این شکل با چرخش‌های دیگری روی خودش می‌افتد، ولی با نیم دور هم؟ به رأس‌هایش نگاه کن.`,
            }
          : shape.axes > 0
            ? {
                id: 'mirror-for-half-turn',
                title: 'خط تقارن را با مرکز تقارن یکی گرفته',
                message: line`این شکل خط تقارن دارد، ولی اگر نیم دور بچرخد چه می‌شود؟ به رأس‌هایش نگاه کن.`,
              }
            : {
                id: 'any-turn-for-half-turn',
                title: 'شکلی را که با نیم دور روی خودش نمی‌افتد انتخاب کرده',
                message: line`شکل را سر و ته تصور کن. آیا درست مثل اولش است؟`,
              };
    };
    const choices = choiceAnswer(
      rng,
      {
        layout: 'list',
        right: { value: letterOf(right), content: [text(`شکل ${letterOf(right)}`)] },
        wrong: wrongs.map((shape) => ({
          ...name(shape),
          value: letterOf(shape),
          content: [text(`شکل ${letterOf(shape)}`)],
        })),
      },
      4,
    );
    if (choices === null) return null;
    return {
      form,
      stem: [
        form === 'story'
          ? rng.pick(stories)(rng)
          : isWithout
            ? p`کدام شکل مرکز تقارن ندارد؟`
            : p`کدام شکل مرکز تقارن دارد؟`,
      ],
      figure,
      ...choices,
      hints: [
        hint(p`شکلی مرکز تقارن دارد که اگر نیم دور حول مرکزش بچرخد، درست روی خودش بیفتد.`),
        hint(p`هر شکل را سر و ته تصور کن. آیا هیچ فرقی با اولش ندارد؟`),
        hint(p`حواست باشد: خط تقارن داشتن با مرکز تقارن داشتن فرق دارد.`),
      ],
      solution: [
        step(p`هر شکل را در ذهن نیم دور می‌چرخانیم.`),
        step(
          isWithout
            ? p`همهٔ شکل‌ها جز ${right.name} پس از نیم دور روی خودشان می‌افتند.`
            : p`فقط ${right.name} پس از نیم دور روی خودش می‌افتد.`,
        ),
        step(isWithout ? p`پس شکل ${letterOf(right)} مرکز تقارن ندارد.` : p`پس جواب، شکل ${letterOf(right)} است.`),
      ],
    };
  },
});
