import {
  blank,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { type ProductStory, productStories } from './question-parts/multiplication-stories.ts';
import { type TwoStep, twoSteps } from './question-parts/two-step-multiplication-stories.ts';
import { productSolution, productWrittenMisconceptions } from './question-parts/written-multiplication-solution.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story'],
  2: ['story', 'story', 'find-mistake', 'compare'],
  3: ['story', 'reverse', 'compare', 'find-mistake'],
  4: ['reverse', 'compare'],
};

const mostOf: Readonly<Record<Level, number>> = { 1: 30, 2: 60, 3: 99, 4: 480 };

function draw(
  rng: Rng,
  level: Level,
): { readonly story: ProductStory; readonly groups: number; readonly size: number } | null {
  const story = rng.pick(productStories);
  const most = mostOf[level];
  const [groups, size] = [
    rng.int(story.groups[0], Math.min(story.groups[1], most, 99)),
    rng.int(story.size[0], Math.max(story.size[0], Math.min(story.size[1], most))),
  ];
  return groups % 10 === 0 || size % 10 === 0 ? null : { story, groups, size };
}

function result({ groups, size, extra, after }: TwoStep): number {
  const product = groups * size;
  return after === 'added' ? product + extra : after === 'taken' ? product - extra : extra - product;
}

function twoStepQuestion(task: TwoStep): QuestionDraft | null {
  const { groups, size, extra, after, unit, stem } = task;
  const product = groups * size;
  const answer = result(task);
  // The third number is none of the two that are multiplied.
  if (answer <= 0 || extra === groups || extra === size) return null;
  const node =
    after === 'added'
      ? row(product, '+', extra, '=', answer)
      : after === 'taken'
        ? row(product, '−', extra, '=', answer)
        : row(extra, '−', product, '=', answer);
  return {
    form: 'reverse',
    stem,
    ...integerAnswer(answer, { unit }),
    misconceptions: wholeMisconceptions(
      [
        'stopped-at-the-product',
        'فقط ضرب را انجام داده',
        product,
        line`ضرب را درست انجام داده‌ای. یک بار دیگر سؤال را بخوان؛ یک قدم دیگر هم مانده است.`,
      ],
      [
        after === 'added' ? 'subtracted-after' : 'added-after',
        after === 'added' ? 'در قدم دوم به جای جمع، تفریق کرده' : 'در قدم دوم به جای تفریق، جمع کرده',
        after === 'added' ? product - extra : product + extra,
        line`ضرب را درست انجام داده‌ای. در قدم دوم ببین مقدار باید بیشتر شود یا کمتر.`,
      ],
      [
        after === 'added' ? 'added-before-multiplied' : 'taken-before-multiplied',
        after === 'added'
          ? 'پیش از ضرب، عدد سوم را به یکی از عددها اضافه کرده'
          : 'پیش از ضرب، عدد سوم را از یکی از عددها کم کرده',
        after === 'added'
          ? groups * (size + extra)
          : after === 'taken' && extra < size
            ? groups * (size - extra)
            : null,
        line`عدد سوم فقط یک بار به حساب می‌آید، نه برای هر دسته.`,
      ],
      [
        'all-added',
        'همهٔ عددها را با هم جمع کرده',
        groups + size + extra,
        line`دسته‌های مساوی داریم؛ یکی از قدم‌ها ضرب است.`,
      ],
    ),
    hints: [
      hint(p`این مسئله دو قدم دارد. اول ببین دسته‌های مساوی کدام‌اند.`),
      hint(p`قدم اول ضرب است.`, display(row(groups, '×', size, '=', blank()))),
      hint(
        after === 'added'
          ? p`بعد مقداری را که اضافه شده به حاصل ضرب اضافه کن.`
          : after === 'taken'
            ? p`بعد مقداری را که کم شده از حاصل ضرب کم کن.`
            : p`بعد حاصل ضرب را از مقدار کل کم کن.`,
      ),
    ],
    solution: [
      step(p`دسته‌های مساوی داریم؛ پس اول ضرب می‌کنیم.`, display(row(groups, '×', size, '=', product))),
      step(
        after === 'added'
          ? p`مقدار اضافه‌شده را هم حساب می‌کنیم.`
          : after === 'taken'
            ? p`مقداری که از بین رفته کم می‌شود.`
            : p`حاصل ضرب را از مقدار کل کم می‌کنیم.`,
        display(node),
      ),
    ],
  };
}

/** Two groups of products, the larger asked. */
function compared(rng: Rng, level: Level): QuestionDraft | null {
  const one = draw(rng, level);
  if (one === null) return null;
  const { groups, size } = one;
  const [otherGroups, otherSize] = [groups + rng.int(2, 9), size - rng.int(2, 9)];
  const [first, second] = [groups * size, otherGroups * otherSize];
  if (first === second || otherSize < 11 || otherGroups > 99) return null;
  // What both differ by is not what two of the numbers come to.
  const numbers = [groups, size, otherGroups, otherSize];
  const gap = Math.abs(first - second);
  if (numbers.some((a) => numbers.some((b) => a + b === gap || a - b === gap))) return null;
  const [good = '', another = ''] = rng.sample(['سیب', 'انار', 'پرتقال', 'هلو', 'گلابی'], 2);
  const answer = Math.max(first, second);
  return {
    form: 'compare',
    stem: [
      p`میوه‌فروشی ${groups} جعبه ${good} دارد و در هر جعبه ${size} دانه هست. ${otherGroups} جعبه ${another} هم دارد و در هر جعبه ${otherSize} دانه هست.`,
      p`تعداد کدام میوه بیشتر است؟ همان تعداد را بنویس.`,
    ],
    ...integerAnswer(answer, { unit: 'دانه' }),
    misconceptions: wholeMisconceptions(
      [
        'smaller-written',
        'تعداد میوهٔ کمتر را نوشته',
        Math.min(first, second),
        line`هر دو ضرب را حساب کن و ببین سؤال کدام را می‌خواهد.`,
      ],
      [
        'both-added',
        'دو تعداد را با هم جمع کرده',
        first + second,
        line`سؤال فقط تعداد میوه‌ای را می‌خواهد که بیشتر است.`,
      ],
      [
        'difference-written',
        'اختلاف دو تعداد را نوشته',
        Math.abs(first - second),
        line`سؤال اختلاف را نمی‌خواهد؛ خود تعداد بیشتر را می‌خواهد.`,
      ],
    ),
    hints: [
      hint(p`اول تعداد هر میوه را جدا حساب کن، بعد مقایسه کن.`),
      hint(p`برای میوهٔ اول:`, display(row(groups, '×', size, '=', blank()))),
      hint(
        p`برای میوهٔ دوم هم همین کار را بکن. کدام حاصل بزرگ‌تر است؟`,
        display(row(otherGroups, '×', otherSize, '=', blank())),
      ),
    ],
    solution: [
      step(p`تعداد ${good} را حساب می‌کنیم.`, display(row(groups, '×', size, '=', first))),
      step(p`تعداد ${another} را حساب می‌کنیم.`, display(row(otherGroups, '×', otherSize, '=', second))),
      step(p`تعداد ${first > second ? good : another} بیشتر است: ${answer} دانه.`),
    ],
  };
}

export const multWord2x2 = defineSkill({
  id: 'g4-mult-word-2x2',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 11,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    if (form === 'compare') return compared(rng, level);
    if (form === 'reverse') {
      const most = level === 4 ? 89 : 39;
      return twoStepQuestion(rng.pick(twoSteps)(rng, rng.int(11, most), rng.int(11, most)));
    }
    const drawn = draw(rng, level);
    if (drawn === null) return null;
    const { story, groups, size } = drawn;
    // Two equal digits have one number for both lines.
    if (groups % 11 === 0) return null;
    const writtenMisconceptions = productWrittenMisconceptions(size, groups);
    const statement = story.write(rng, groups, size);
    const { answer } = rng.pick(writtenMisconceptions);
    const wrong = answer.kind === 'integer' ? Number(answer.values[0]) : 0;
    if (wrong === groups * size) return null;
    return {
      form,
      stem:
        form === 'find-mistake'
          ? [...statement, p`${child(rng)} گفت جواب ${wrong} است، ولی در حساب کردن اشتباه کرده بود. جواب درست چند است؟`]
          : statement,
      ...integerAnswer(groups * size, { unit: story.unit }),
      misconceptions: writtenMisconceptions,
      hints: [
        hint(p`چند دستهٔ مساوی داریم و تعداد یا مقدار هر دسته معلوم است. با چه کاری مقدار همه به دست می‌آید؟`),
        hint(p`تعداد دسته‌ها را در مقدار هر دسته ضرب کن.`, display(row(size, '×', groups, '=', blank()))),
        hint(p`یک بار در یکان و یک بار در دهگان ضرب کن و دو سطر را با هم جمع کن.`),
      ],
      solution: [
        step(p`${groups} دستهٔ مساوی داریم؛ پس ${size} را در ${groups} ضرب می‌کنیم.`),
        ...productSolution(size, groups),
      ],
    };
  },
});
