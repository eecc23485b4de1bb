import {
  type Block,
  child,
  display,
  type Hint,
  hint,
  integerAnswer,
  type Level,
  p,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  row,
} from '../../../../authoring/index.ts';
import { productStory } from './multiplication-stories.ts';
import {
  partsOfFactor,
  productColumn,
  productSolution,
  productWrittenMisconceptions,
} from './written-multiplication-solution.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare'],
  2: ['figure', 'figure', 'bare', 'story'],
  3: ['figure', 'bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake', 'find-mistake'],
};

function hints(a: number, b: number): readonly Hint[] {
  const [ones = 0, tens = 0] = partsOfFactor(b);
  return [
    hint(p`${b} یعنی ${tens} و ${ones}. پس ${a} را یک بار در یکان و یک بار در دهگان ضرب می‌کنیم.`),
    hint(p`سطر اول، ضرب در یکان است.`, display(row(a, '×', ones))),
    hint(
      p`سطر دوم، ضرب در دهگان است و یک صفر در یکان دارد. در آخر دو سطر را با هم جمع کن.`,
      display(row(a, '×', tens)),
    ),
  ];
}

/** A written multiplication by a two-digit number, asked in one of its forms; null when no story fits the factors. */
export function multiplication(rng: Rng, level: Level, a: number, b: number): QuestionDraft | null {
  const form = rng.pick(formsOf[level]);
  const writtenMisconceptions = productWrittenMisconceptions(a, b);
  const known = { misconceptions: writtenMisconceptions, hints: hints(a, b), solution: productSolution(a, b) };
  if (form === 'story') {
    const story = productStory(rng, b, a);
    if (story === null) return null;
    return { form, stem: story.write(rng, b, a), ...integerAnswer(a * b, { unit: story.unit }), ...known };
  }
  if (form === 'find-mistake') {
    const lines = partsOfFactor(b).map((part) => part * a);
    const [first = 0, second = 0] = lines;
    const shown = second / 10;
    const stem: readonly Block[] = [
      p`${child(rng)} این ضرب را انجام داده است، ولی یکی از سطرها را اشتباه نوشته است.`,
      p`حاصل درست ضرب چند است؟`,
    ];
    return {
      form,
      stem,
      figure: productColumn(a, b, { partials: [first, shown], result: first + shown }),
      ...integerAnswer(a * b),
      ...known,
    };
  }
  return {
    form,
    stem: form === 'figure' ? [p`حاصل این ضرب را پیدا کن.`] : [p`حاصل ضرب را بنویس.`, display(row(a, '×', b, '='))],
    ...(form === 'figure' ? { figure: productColumn(a, b) } : {}),
    ...integerAnswer(a * b),
    ...known,
  };
}
