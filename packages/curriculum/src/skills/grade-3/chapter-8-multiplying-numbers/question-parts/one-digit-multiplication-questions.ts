import {
  blank,
  child,
  display,
  figureBlock,
  hint,
  integerAnswer,
  integerKey,
  line,
  misconception,
  p,
  persianNumber,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../../authoring/index.ts';
import {
  columnProductSteps,
  columnWrittenMisconceptions,
  partialProductSteps,
  placeParts,
  placeWrittenMisconceptions,
  productColumn,
  splitRectangle,
} from '../../../../authoring/whole-numbers/short-multiplication.ts';
import { largerStory } from './large-product-stories.ts';

export type ProductForm = Extract<QuestionVariant, 'bare' | 'figure' | 'story' | 'find-mistake' | 'compare'>;

export interface ProductQuestion {
  readonly value: number;
  readonly digit: number;
  readonly form: ProductForm;
  /** Worked in columns, or by taking the number apart. */
  readonly way: 'columns' | 'parts';
}

/** A question about a number of two or three digits times one digit. */
export function productQuestion(rng: Rng, { value, digit, form, way }: ProductQuestion): QuestionDraft | null {
  const product = value * digit;
  const misconceptions =
    way === 'columns'
      ? [...columnWrittenMisconceptions(value, digit), ...placeWrittenMisconceptions(value, digit)]
      : [
          ...placeWrittenMisconceptions(value, digit).slice(0, 1),
          ...columnWrittenMisconceptions(value, digit),
          ...placeWrittenMisconceptions(value, digit).slice(1),
        ];
  const writtenMisconception = rng.pick(misconceptions.slice(0, 3));
  const wrong =
    writtenMisconception.answer.kind === 'integer' ? Number(writtenMisconception.answer.values[0]) : product;
  if (form === 'find-mistake' && wrong === product) return null;
  const name = child(rng);
  const { statement, ask, unit } = largerStory(rng, digit, value);
  const isDigitFirst = rng.chance(1, 2);
  const written = isDigitFirst ? row(digit, '×', value) : row(value, '×', digit);
  const before = digit - 1;
  const shown = (): Pick<QuestionDraft, 'stem' | 'figure'> => {
    switch (form) {
      case 'figure':
        return way === 'columns'
          ? { stem: [p`حاصل ضرب را پیدا کن.`], figure: productColumn(value, digit) }
          : {
              stem: [p`این مستطیل ضرب را نشان می‌دهد. حاصل آن چند است؟`, display(row(digit, '×', value, '=', blank()))],
              figure: splitRectangle(digit, placeParts(value)),
            };
      case 'story':
        return { stem: [statement, ask] };
      case 'compare':
        return {
          stem: [
            p`${name} می‌داند که ${row(before, '×', value, '=', before * value)} است. با کمک آن، این ضرب را پیدا کن.`,
            display(row(digit, '×', value, '=', blank())),
          ],
        };
      case 'find-mistake':
        return way === 'columns'
          ? {
              stem: [p`${name} این ضرب را نوشته، ولی حاصل آن درست نیست.`, p`حاصل درست چند است؟`],
              figure: productColumn(value, digit, wrong),
            }
          : {
              stem: [
                p`${name} این ضرب را نوشته، ولی حاصل آن درست نیست.`,
                display(row(written, '=', wrong)),
                p`حاصل درست چند است؟`,
              ],
            };
      default:
        return { stem: [p`حاصل ضرب را پیدا کن.`, display(row(written, '=', blank()))] };
    }
  };
  const parts = placeParts(value);
  return {
    form,
    ...shown(),
    ...integerAnswer(product, form === 'story' ? { unit } : {}),
    misconceptions: [
      ...(form === 'compare'
        ? [
            misconception(
              'one-added-only',
              'به حاصل قبلی فقط یکی اضافه کرده',
              integerKey(before * value + 1),
              line`یک دستهٔ کامل اضافه شده است، نه فقط یکی.`,
            ),
            misconception(
              'wrong-number-added',
              'عدد دیگر را به حاصل قبلی اضافه کرده',
              integerKey(before * value + digit),
              line`ببین هر دسته چند تاست؛ همان اندازه اضافه می‌شود.`,
            ),
          ]
        : []),
      ...misconceptions,
    ],
    hints: [
      hint(
        isDigitFirst || (form !== 'bare' && (form !== 'find-mistake' || way === 'columns'))
          ? p`می‌خواهیم بدانیم ${digit} بار ${value} روی هم چند می‌شود.`
          : p`جای دو عدد ضرب را می‌شود عوض کرد؛ پس حساب می‌کنیم ${digit} بار ${value} روی هم چند می‌شود.`,
      ),
      form === 'compare'
        ? hint(p`از ${before} بار به ${digit} بار، فقط یک ${value}تای دیگر اضافه شده است.`)
        : way === 'columns'
          ? hint(
              p`از یکان شروع کن و رقم‌ها را یکی‌یکی در ${digit} ضرب کن. اگر حاصل دو رقمی شد، یکان را بنویس و بقیه را به ستون سمت چپ ببر.`,
              ...(form === 'figure' ? [] : [figureBlock(productColumn(value, digit))]),
            )
          : hint(
              p`${value} را به ${parts.map((part) => persianNumber(part)).join(' و ')} بشکن و هر قسمت را جدا ضرب کن.`,
              ...parts.map((part) => display(row(digit, '×', part, '=', blank()))),
            ),
      hint(
        way === 'columns' && form !== 'compare'
          ? p`در هر ستون، اول ضرب کن و بعد آنچه از ستون قبل آمده را اضافه کن.`
          : p`در آخر، همه را با هم جمع کن.`,
      ),
    ],
    solution:
      form === 'compare'
        ? [
            step(p`از ${before} بار تا ${digit} بار، یک ${value}تای دیگر اضافه می‌شود.`),
            step(
              p`پس ${value} را به حاصل قبلی اضافه می‌کنیم.`,
              display(row(digit, '×', value, '=', before * value, '+', value, '=', product)),
            ),
          ]
        : way === 'columns'
          ? columnProductSteps(value, digit)
          : partialProductSteps(value, digit),
  };
}
