import {
  blank,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  piecesWritten,
  productRectangle,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import {
  columnWrittenMisconceptions,
  partialProductSteps,
  placeWrittenMisconceptions,
} from '../../../authoring/whole-numbers/short-multiplication.ts';
import { largerStory } from './question-parts/large-product-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story'],
  2: ['story', 'story', 'find-mistake'],
  3: ['story', 'compare', 'find-mistake'],
  4: ['compare', 'find-mistake'],
};

export const multWordLarger = defineSkill({
  id: 'g3-mult-word-2',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [piecesWritten, productRectangle],
  revision: 11,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const groups = rng.int(level === 4 ? 4 : 2, level === 1 ? 5 : 9);
    const size = level === 1 ? rng.int(12, 45) : level === 2 ? rng.int(21, 250) : rng.int(101, 980);
    const product = groups * size;
    // «compare» is the story with one more amount on top; so is the stretch's mistake to be found.
    const hasMore = form === 'compare' || level === 4;
    const more = rng.int(11, 150);
    const answer = hasMore ? product + more : product;
    if (answer > 9999 || size % 10 === 0) return null;
    const { statement, ask, unit, more: onTop } = largerStory(rng, groups, size);
    const writtenMisconceptions = [
      ...columnWrittenMisconceptions(size, groups),
      ...placeWrittenMisconceptions(size, groups),
    ].flatMap((one) => {
      const value = one.answer.kind === 'integer' ? Number(one.answer.values[0]) : 0;
      return [{ ...one, answer: integerKey(hasMore ? value + more : value) }];
    });
    const wrong = rng.pick([
      hasMore ? product : size + groups,
      ...writtenMisconceptions
        .slice(0, 2)
        .map((one) => (one.answer.kind === 'integer' ? Number(one.answer.values[0]) : 0)),
    ]);
    if (form === 'find-mistake' && wrong === answer) return null;
    return {
      form,
      stem: [
        statement,
        ...(hasMore ? [onTop(more)] : []),
        ...(form === 'find-mistake' ? [p`${child(rng)} جواب را ${wrong} به دست آورد، ولی درست نیست.`] : []),
        ask,
      ],
      ...integerAnswer(answer, { unit }),
      misconceptions: [
        ...(hasMore
          ? [
              misconception(
                'addition-missed',
                'ضرب را انجام داده ولی مقدار اضافه را جمع نکرده',
                integerKey(product),
                line`ضرب درست است، ولی در داستان چیز دیگری هم اضافه شده است.`,
              ),
              misconception(
                'added-before-multiplying',
                'اول جمع کرده و بعد ضرب کرده',
                integerKey(groups * (size + more)),
                line`مقدار اضافه فقط یک بار آمده است، نه در هر دسته.`,
              ),
              ...[10, 100, 1000]
                .filter((place) => (product % place) + (more % place) >= place)
                .map((place) =>
                  misconception(
                    'last-carry-missed',
                    'در جمع آخر، آنچه را باید به رقم بعد برود نبرده',
                    integerKey(answer - place),
                    line`جمع آخر را دوباره حساب کن. هر جا جمع رقم‌ها ده یا بیشتر شد، یکی به رقم سمت چپ می‌رود.`,
                  ),
                ),
            ]
          : []),
        ...(form === 'find-mistake' && hasMore && wrong !== product
          ? [
              misconception(
                'more-added-to-shown-answer',
                'مقدار اضافه را با جوابِ نادرست جمع کرده',
                integerKey(wrong + more),
                line`جوابی که در سؤال آمده درست نیست؛ با آن ادامه نده. همه را از اول حساب کن.`,
              ),
            ]
          : []),
        ...writtenMisconceptions,
      ],
      hints: [
        hint(
          hasMore
            ? p`داستان دو گام دارد: اول چند دستهٔ مساوی، بعد چیزی که فقط یک بار اضافه شده است.`
            : p`چند دستهٔ مساوی داریم و می‌خواهیم بدانیم روی هم چقدر می‌شود.`,
        ),
        hint(p`${size} را ${groups} بار می‌گیریم.`, display(row(groups, '×', size, '=', blank()))),
        ...(hasMore ? [hint(p`بعد ${more} را با حاصل ضرب جمع کن.`)] : []),
      ],
      solution: [
        ...partialProductSteps(size, groups),
        ...(hasMore
          ? [step(p`${more} هم یک بار اضافه شده است؛ آن را جمع می‌کنیم.`, display(row(product, '+', more, '=', answer)))]
          : []),
      ],
    };
  },
});
