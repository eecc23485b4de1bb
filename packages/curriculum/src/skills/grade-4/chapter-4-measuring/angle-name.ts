import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  hint,
  type Level,
  lettersMarked,
  line,
  p,
  type QuestionVariant,
  type Rng,
  step,
  text,
} from '../../../authoring/index.ts';
import { counting } from './question-parts/angle-counting-questions.ts';
import { cut, fan, type Marked, opened } from './question-parts/lettered-angle-figures.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake', 'compare'],
  3: ['figure', 'story', 'find-mistake', 'compare'],
  4: ['figure', 'find-mistake', 'compare'],
};

function naming(rng: Rng, level: Level, form: QuestionVariant) {
  const marked = ((): Marked | null => {
    if (form !== 'story' && level > 1 && rng.chance(1, level === 2 ? 3 : 2)) return cut(rng);
    const count = level === 1 ? 2 : level === 4 ? 4 : 3;
    const start = rng.int(0, 35) * 10;
    const gaps = Array.from({ length: count - 1 }, () => (level === 1 ? rng.int(4, 14) : rng.int(4, 6)) * 10);
    const directions = opened(start, gaps);
    const from = rng.int(0, count - 2);
    // On the book's own level the marked angle lies between neighbors; above it may hold another arm inside.
    return fan(rng, directions, [from, level < 3 ? from + 1 : rng.int(from + 1, count - 1)]);
  })();
  if (marked === null) return null;
  const { vertex, arms, other, figure } = marked;
  const [one, two] = rng.shuffle(arms);
  if (one === undefined || two === undefined) return null;
  const option = (...three: readonly string[]) => ({ value: three.join(' '), content: [text(three.join(' '))] });
  const wrong = [
    {
      ...option(vertex, one, two),
      id: 'vertex-first',
      title: 'حرف رأس را اول نوشته',
      message: line`حرف وسط باید رأس زاویه باشد؛ همان‌جا که دو ضلع به هم می‌رسند.`,
    },
    ...(other === null
      ? []
      : [
          {
            ...option(one, vertex, other),
            id: 'other-arm',
            title: 'زاویهٔ دیگری با همان رأس را نام برده',
            message: line`رأس را درست پیدا کرده‌ای. حالا ببین کمان بین کدام دو ضلع است.`,
          },
        ]),
    {
      ...option(one, two, vertex),
      id: 'vertex-last',
      title: 'حرف رأس را آخر نوشته',
      message: line`حرف وسط باید رأس زاویه باشد؛ همان‌جا که دو ضلع به هم می‌رسند.`,
    },
  ];
  const spec = choiceAnswer(rng, { layout: 'tiles', right: option(one, vertex, two), wrong });
  if (spec === null) return null;
  const name = child(rng);
  const stem = (): readonly Block[] => {
    if (form === 'find-mistake')
      return [
        p`${name} زاویهٔ مشخص‌شده را «${rng.pick(wrong).value}» نامیده است، ولی این نام درست نیست.`,
        p`نام درست این زاویه کدام است؟`,
      ];
    if (form === 'story')
      return [
        rng.pick([
          p`${name} نقشهٔ راه‌هایی را کشیده است که از میدان «${vertex}» بیرون می‌روند و زاویهٔ بین دو راه را با کمان مشخص کرده است.`,
          p`${name} شاخه‌های یک درخت را با پاره‌خط کشیده و زاویهٔ بین دو شاخه را با کمان مشخص کرده است.`,
          p`${name} پره‌های یک بادبزن را کشیده و زاویهٔ بین دو پره را با کمان مشخص کرده است.`,
          p`${name} از یک چراغ، پرتوهای نور کشیده و زاویهٔ بین دو پرتو را با کمان مشخص کرده است.`,
          p`${name} طناب‌هایی را کشیده که به یک میخ بسته شده‌اند و زاویهٔ بین دو طناب را با کمان مشخص کرده است.`,
          p`${name} مسیر چند قایق را کشیده که از یک اسکله راه افتاده‌اند و زاویهٔ بین دو مسیر را با کمان مشخص کرده است.`,
        ]),
        p`نام این زاویه کدام است؟`,
      ];
    return [p`نام زاویه‌ای که با کمان مشخص شده کدام است؟`];
  };
  return {
    form,
    stem: stem(),
    figure,
    ...spec,
    hints: [
      hint(p`نام زاویه سه حرف دارد: یک حرف روی یک ضلع، حرف رأس و یک حرف روی ضلع دیگر.`),
      hint(p`اول رأس زاویه را پیدا کن؛ جایی که دو ضلع به هم می‌رسند. حرف آن باید وسط نام باشد.`),
      hint(p`حالا دو ضلعی را که کمان بین آن‌هاست دنبال کن و ببین سر هر کدام چه حرفی نوشته شده است.`),
    ],
    solution: [
      step(p`دو ضلع این زاویه در نقطهٔ «${vertex}» به هم می‌رسند؛ پس رأس زاویه «${vertex}» است و وسط نام می‌آید.`),
      step(p`یک ضلع از «${one}» و ضلع دیگر از «${two}» می‌گذرد؛ پس نام زاویه این است: ${`${one} ${vertex} ${two}`}`),
    ],
  };
}

export const angleName = defineSkill({
  id: 'g4-angle-name',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 3,
  pictures: [lettersMarked],
  revision: 5,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    return form === 'compare' ? counting(rng, level) : naming(rng, level, form);
  },
});
