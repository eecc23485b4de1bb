import {
  blank,
  child,
  defineSkill,
  display,
  ezafe,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  type MathNode,
  type Misconception,
  misconception,
  type NodeLike,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
  writtenInColumns,
} from '../../../authoring/index.ts';
import { offInColumn } from '../../../authoring/whole-misconceptions.ts';
import {
  type Change,
  type ChangeStory,
  changed,
  changeStory,
  isAdded,
} from '../../../authoring/whole-numbers/change-stories.ts';
import { smallerFromLarger, withoutCarry } from '../../../authoring/whole-numbers/written-misconceptions.ts';
import { additionSteps, subtractionSteps } from '../../../authoring/whole-numbers/written-steps.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story'],
  2: ['story', 'story', 'find-mistake'],
  3: ['story', 'find-mistake', 'compare'],
  4: ['compare', 'find-mistake'],
};
const mostOf: Readonly<Record<Level, number>> = { 1: 900, 2: 3000, 3: 9000, 4: 9000 };
const all: readonly Change[] = ['together', 'left', 'difference', 'more', 'less'];

function signed(change: Change, a: NodeLike, b: NodeLike, result: NodeLike): MathNode {
  return row(a, isAdded(change) ? '+' : '−', b, '=', result);
}

/** Misconceptions of one step, its result given on to `then`, and of a step that is worked out amiss to `written`. */
function writtenMisconceptions(
  change: Change,
  a: number,
  b: number,
  then: (found: number) => number,
  written = then,
): readonly Misconception[] {
  const added = isAdded(change);
  return [
    misconception(
      'other-operation',
      'کارِ داستان را برعکس انجام داده',
      integerKey(then(added ? Math.abs(a - b) : a + b)),
      line`داستانِ ساده‌شده را یک بار دیگر بخوان. آنجا جمع کردی یا تفریق؟ با عددهای اصلی هم همان کار را بکن.`,
    ),
    added
      ? misconception(
          'no-carrying',
          'در جمع، آنچه را باید به رقم بعد برود نبرده',
          integerKey(written(withoutCarry(a, b))),
          line`راهت درست است. هر جا جمع رقم‌ها ده یا بیشتر شد، یکی به رقم بعدی می‌رود.`,
        )
      : misconception(
          'no-borrowing',
          'رقم به رقم، کوچک‌تر را از بزرگ‌تر کم کرده',
          integerKey(written(smallerFromLarger(a, b))),
          line`راهت درست است. وقتی رقمی که از آن کم می‌کنی کوچک‌تر است، از رقم سمت چپ آن یکی بگیر.`,
        ),
  ];
}

interface Plan {
  readonly wordProblem: ChangeStory;
  readonly small: readonly [number, number];
  readonly real: readonly [number, number];
}

function draw(rng: Rng, level: Level): Plan {
  let wordProblem = changeStory(rng, all);
  // No mountain is eight metres high.
  while (wordProblem.unit === 'متر') wordProblem = changeStory(rng, all);
  const added = isAdded(wordProblem.change);
  const most = mostOf[level];
  const a = rng.int(Math.floor(most / 3), added ? Math.floor(most / 2) : most);
  const b = rng.int(112, Math.max(113, added ? most - a : a - 120));
  const x = rng.int(5, 9);
  return { wordProblem, small: [x, rng.int(2, x - 1)], real: [a, b] };
}

export const psSimpler = defineSkill({
  id: 'g3-ps-simpler',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [writtenInColumns],
  revision: 11,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const { wordProblem, small, real } = draw(rng, level);
    const { change, unit, write } = wordProblem;
    const [a, b] = real;
    const [x, y] = small;
    const answer = changed(change, a, b);
    // Round numbers need no simpler ones.
    if (a % 10 === 0 || b % 10 === 0 || answer < 100 || answer > 9999) return null;
    const added = isAdded(change);
    const name = child(rng);
    const [simpleStatement, simpleAsk] = write(x, y);
    const [statement, ask] = write(a, b);

    if (form === 'compare') {
      // A second step that goes the other way.
      const more = rng.int(101, 999);
      // Steps and visitors are not taken back.
      const takesMore = answer > more + 100 && !['قدم', 'نفر'].includes(unit) && rng.chance(1, 2);
      const final = takesMore ? answer - more : answer + more;
      if (final > 9999 || (change !== 'together' && change !== 'left')) return null;
      // A way does not grow longer, and of seats it would not be said whether those taken are among them.
      if (unit === 'متر' || unit === 'صندلی') return null;
      const small2 = rng.int(1, Math.max(1, changed(change, x, y) - 1));
      // The same number the other way would only undo the first step.
      if (small2 === y && added === takesMore) return null;
      const next = (count: number) =>
        takesMore ? p`بعد ${count} ${unit} از آن کم شد.` : p`بعد ${count} ${ezafe(unit)} دیگر اضافه شد.`;
      return {
        form,
        stem: [
          p`اول داستان را با عددهای ساده بخوان:`,
          simpleStatement,
          next(small2),
          display(
            row(
              x,
              added ? '+' : '−',
              y,
              takesMore ? '−' : '+',
              small2,
              '=',
              takesMore ? changed(change, x, y) - small2 : changed(change, x, y) + small2,
            ),
          ),
          p`حالا همان داستان با عددهای اصلی:`,
          statement,
          next(more),
          takesMore ? p`آخرِ کار چند ${unit} مانده است؟` : p`آخرِ کار چند ${unit} می‌شود؟`,
        ],
        ...integerAnswer(final, { unit }),
        misconceptions: [
          misconception(
            'second-step-missed',
            'گام دوم را انجام نداده',
            integerKey(answer),
            line`تا اینجا درست است، ولی داستان هنوز تمام نشده. جملهٔ آخر را هم حساب کن.`,
          ),
          misconception(
            'second-step-reversed',
            'گام دوم را برعکس انجام داده',
            integerKey(takesMore ? answer + more : answer - more),
            line`جملهٔ آخر را دوباره بخوان: چیزی اضافه شده یا کم شده است؟`,
          ),
          // Who does not carry or borrow in the first step does not in the second.
          ...writtenMisconceptions(
            change,
            a,
            b,
            (found) => (takesMore ? found - more : found + more),
            (found) => {
              if (added) return takesMore ? found - more : withoutCarry(found, more);
              return takesMore ? smallerFromLarger(found, more) : found + more;
            },
          ),
        ].filter(({ answer: key }) => key.kind === 'integer' && key.values.every((value) => !value.startsWith('-'))),
        hints: [
          hint(p`داستانِ ساده دو گام داشت. همان دو گام را با عددهای اصلی انجام بده.`),
          hint(p`گام اول را حساب کن.`, display(signed(change, a, b, blank()))),
          hint(
            takesMore ? p`بعد آنچه کم شده را از حاصل گام اول کم کن.` : p`بعد آنچه اضافه شده را با حاصل گام اول جمع کن.`,
          ),
        ],
        solution: [
          step(p`گام اول را مثل داستانِ ساده حساب می‌کنیم.`, display(signed(change, a, b, answer))),
          step(
            p`گام دوم را هم مثل همان داستان حساب می‌کنیم.`,
            display(row(answer, takesMore ? '−' : '+', more, '=', final)),
          ),
        ],
      };
    }

    const wrong = added ? Math.abs(a - b) : a + b;
    return {
      form,
      stem: [
        p`اول داستان را با عددهای ساده بخوان:`,
        simpleStatement,
        simpleAsk,
        display(signed(change, x, y, changed(change, x, y))),
        p`حالا همان داستان با عددهای اصلی:`,
        statement,
        ...(form === 'find-mistake'
          ? [p`${name} با عددهای اصلی به ${wrong} رسید، ولی همان کارِ داستانِ ساده را نکرده است.`]
          : []),
        ask,
      ],
      ...integerAnswer(answer, { unit }),
      misconceptions: [
        ...writtenMisconceptions(change, a, b, (found) => found),
        misconception(
          'simple-result',
          'حاصل داستان ساده را نوشته',
          integerKey(changed(change, x, y)),
          line`این جوابِ داستانِ ساده است. حالا همان کار را با عددهای اصلی بکن.`,
        ),
        misconception(
          'hundred-off',
          'در صدگان یکی کم یا زیاد حساب کرده',
          integerKey(offInColumn(answer, 100, 1)),
          line`راهت درست است. صدگان را یک بار دیگر حساب کن.`,
        ),
      ],
      hints: [
        hint(p`با عددهای ساده دیدیم که چه کاری باید کرد. همان کار را با عددهای اصلی انجام می‌دهیم.`),
        hint(p`به جای عددهای کوچک، عددهای اصلی را بگذار.`, display(signed(change, a, b, blank()))),
      ],
      solution: [
        step(
          added
            ? p`در داستانِ ساده جمع کردیم؛ پس اینجا هم جمع می‌کنیم.`
            : p`در داستانِ ساده تفریق کردیم؛ پس اینجا هم تفریق می‌کنیم.`,
          display(signed(change, x, y, changed(change, x, y))),
        ),
        ...(added ? additionSteps([a, b]) : subtractionSteps(a, b)),
      ],
    };
  },
});
