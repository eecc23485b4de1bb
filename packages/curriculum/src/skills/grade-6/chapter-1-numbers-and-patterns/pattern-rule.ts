import {
  type Block,
  choiceAnswer,
  defineSkill,
  display,
  hint,
  type Inline,
  type Level,
  line,
  math,
  onTable,
  p,
  paragraph,
  plural,
  type QuestionVariant,
  type Rng,
  row,
  step,
  type WrongOptionDraft,
} from '../../../authoring/index.ts';
import {
  ruleOf,
  type Sequence,
  tableOf,
  termOf,
  whyRule,
  workedRule,
  writeSequence,
} from './question-parts/growing-pattern-sequences.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'story'],
  2: ['figure', 'bare', 'story'],
  3: ['figure', 'bare', 'story'],
  4: ['figure', 'bare', 'story'],
};

function draw(rng: Rng, level: Level): Sequence {
  const linear: Sequence = {
    kind: 'linear',
    times: rng.int(2, level === 1 ? 5 : 12),
    plus: level === 1 ? rng.int(1, 5) : rng.int(-6, 10),
  };
  if (level < 3 || rng.chance(1, 2)) return linear;
  return rng.chance(1, 2) ? { kind: 'square', plus: rng.int(0, 6) } : { kind: 'triangle', plus: rng.int(0, 4) };
}

/** The numbers whose terms are shown. */
const shownOf: Readonly<Record<Level, readonly number[]>> = {
  1: [1, 2, 3, 4],
  2: [1, 2, 3, 4],
  3: [1, 2, 3, 5],
  4: [2, 3, 5, 8],
};

function content(sequence: Sequence): readonly Inline[] {
  return [math(ruleOf(sequence))];
}

interface Wrong {
  readonly id: string;
  readonly title: string;
  readonly sequence: Sequence;
  readonly message: readonly Inline[];
}

/** All that is sure of a rule that fits the first number. */
const onlyFirst = {
  id: 'only-first-checked',
  title: 'رابطه را فقط با عدد اول امتحان کرده',
  message: line`رابطه‌ای که انتخاب کردی با عدد اول جور است. با بقیه هم امتحان کن.`,
};

function wrongs(sequence: Sequence, shown: readonly number[]): readonly Wrong[] {
  const [one = 1, two = 2] = shown;
  const [a, b] = [termOf(sequence, one), termOf(sequence, two)];
  const jump = b - a;
  const found: Wrong[] = [];
  if (sequence.kind === 'linear') {
    const { times, plus } = sequence;
    // A rule that gives less than nothing at first nobody takes; one that only adds is what fits the first number.
    if (plus > 1) {
      // For the first number both come to the same: there it is all that is sure.
      const fitsFirst = one === 1;
      found.push({
        id: fitsFirst ? 'swapped-or-only-first-checked' : 'step-and-constant-swapped',
        title: fitsFirst
          ? 'دو عدد رابطه را جابه‌جا گرفته یا فقط با عدد اول امتحان کرده'
          : 'مقدار زیاد شدن و عدد ثابت را جابه‌جا گرفته',
        sequence: { kind: 'linear', times: plus, plus: times },
        message: fitsFirst
          ? line`رابطه‌ای که انتخاب کردی با عدد اول جور است. با بقیه هم امتحان کن.`
          : line`ببین هر بار چند تا زیاد می‌شود؛ شماره باید در همان عدد ضرب شود.`,
      });
    }
    found.push(
      {
        id: 'constant-with-other-sign',
        title: 'عدد ثابت را برعکس گرفته',
        sequence: { kind: 'linear', times, plus: -plus },
        message: line`رابطه را با یکی از شماره‌ها امتحان کن. باید چیزی اضافه کنی یا کم؟`,
      },
      {
        ...onlyFirst,
        sequence: { kind: 'linear', times: 1, plus: a - one },
      },
      // With a one to be added it fits the first number as well: then neither is named.
      {
        id: 'growth-added',
        title: 'مقدار زیاد شدن را به شماره اضافه کرده',
        sequence: { kind: 'linear', times: 1, plus: times },
        message: line`ببین هر بار چند تا زیاد می‌شود؛ شماره در همان عدد ضرب می‌شود، نه جمع.`,
      },
      {
        id: 'constant-forgotten',
        title: 'عدد ثابت را حساب نکرده',
        sequence: { kind: 'linear', times, plus: 0 },
        message: line`رابطه را با یکی از شماره‌ها امتحان کن و ببین همان عدد به دست می‌آید یا نه.`,
      },
      {
        ...onlyFirst,
        sequence: { kind: 'linear', times: times + 1, plus: plus - one },
      },
    );
  } else {
    found.push(
      {
        id: 'first-jump-kept',
        title: 'فاصلهٔ دو عدد اول را همیشگی گرفته',
        sequence: { kind: 'linear', times: jump, plus: a - jump * one },
        message: line`رابطه‌ای که انتخاب کردی با دو عدد اول جور است. با بقیه هم امتحان کن.`,
      },
      {
        ...onlyFirst,
        sequence:
          sequence.kind === 'square'
            ? { kind: 'triangle', plus: a - (one * (one + 1)) / 2 }
            : { kind: 'square', plus: a - one * one },
      },
      { ...onlyFirst, sequence: { kind: 'linear', times: 2, plus: a - 2 * one } },
      {
        id: 'constant-off',
        title: 'عدد ثابت را درست حساب نکرده',
        sequence: { ...sequence, plus: sequence.plus + 1 },
        message: line`شکل رابطه خوب است؛ عدد ثابت را با یکی از شماره‌ها دوباره امتحان کن.`,
      },
    );
  }
  // What fits all that is shown is no misconception.
  return found.filter(
    ({ sequence: each }) =>
      shown.some((n) => termOf(each, n) !== termOf(sequence, n)) && (each.kind !== 'linear' || each.times > 0),
  );
}

/** What it takes to see the rule where the first figure is not shown. */
function whyShown(sequence: Sequence, [one = 2, two = 3]: readonly number[]): readonly Block[] {
  if (sequence.kind !== 'linear') return whyRule(sequence);
  const [a, b] = [termOf(sequence, one), termOf(sequence, two)];
  const { times, plus } = sequence;
  return [
    p`از شکل ${one} تا شکل ${two}، ${b - a} تا زیاد می‌شود؛ پس شماره را در ${times} ضرب می‌کنیم.`,
    display(row(b, '−', a, '=', b - a)),
    p`برای شمارهٔ ${one}، حاصل ضرب ${times * one} است، ولی تعداد ${a} است؛ پس باید ${Math.abs(plus)} تا ${plus > 0 ? 'اضافه' : 'کم'} کنیم و رابطه این است:`,
    display(ruleOf(sequence)),
  ];
}

export const patternRule = defineSkill({
  id: 'g6-pattern-rule',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  pictures: [onTable],
  revision: 11,
  make: (rng, level) => {
    const sequence = draw(rng, level);
    const form = rng.pick(formsOf[level]);
    if (termOf(sequence, 1) < 1 || (sequence.kind === 'linear' && sequence.plus === 0)) return null;
    const shown = form === 'story' ? [1, 2, 3] : shownOf[level];
    const terms = shown.map((n) => termOf(sequence, n));
    const isInARow = shown.every((n, index) => n === (shown[0] ?? 1) + index);
    const options = wrongs(sequence, shown).map(
      ({ sequence: each, ...name }): WrongOptionDraft => ({
        ...name,
        value: JSON.stringify(each),
        content: content(each),
      }),
    );
    const spec = choiceAnswer(
      rng,
      {
        layout: 'list',
        everyCause: true,
        right: { value: JSON.stringify(sequence), content: content(sequence) },
        wrong: options,
      },
      4,
    );
    if (spec === null) return null;
    const wordProblem = form === 'story' ? writeSequence(rng, sequence, 3) : null;
    if (form === 'story' && wordProblem === null) return null;
    const ask = p`کدام رابطه، تعداد را از روی شماره به دست می‌دهد؟`;
    const thing = rng.pick(['مربع', 'نقطه', 'دایره', 'چوب‌کبریت']);
    const things = plural(thing);
    const stem = (): readonly Block[] => {
      if (wordProblem !== null) {
        return [
          wordProblem.statement,
          wordProblem.figure === 'شکل'
            ? ask
            : wordProblem.figure === 'هفته'
              ? p`کدام رابطه، پول قلک را به ${wordProblem.unit} از روی شمارهٔ هفته به دست می‌دهد؟`
              : p`کدام رابطه، تعداد را از روی شمارهٔ ${wordProblem.figure} به دست می‌دهد؟`,
        ];
      }
      const apart = isInARow ? '' : ' شماره‌ها پشت سر هم نیستند.';
      if (form === 'figure') return [p`جدول، شمارهٔ شکل و تعداد ${things} را نشان می‌دهد.${apart}`, ask];
      const pairs = shown.flatMap((n, index) => line`${index === 0 ? '' : '، '}شکل ${n}: ${terms[index] ?? 0} تا`);
      return [paragraph([...line`در یک الگو این تعدادها را شمرده‌ایم: `, ...pairs, ...line`.${apart}`]), ask];
    };
    const last = shown.at(-1) ?? 4;
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: tableOf(sequence, shown, thing) } : {}),
      ...spec,
      hints: [
        hint(p`دنبال رابطه‌ای هستیم که برای همهٔ شماره‌ها درست باشد، نه فقط برای اولی.`),
        hint(p`هر گزینه را با عدد اول امتحان کن و آن‌هایی را که جور نیستند کنار بگذار.`),
        hint(p`گزینه‌های مانده را با عدد دوم و آخر هم امتحان کن.`),
      ],
      solution: [
        step(...(shown.includes(1) ? whyRule(sequence) : whyShown(sequence, shown))),
        step(p`رابطه را با آخرین عدد گفته‌شده هم امتحان می‌کنیم.`, display(workedRule(sequence, last))),
        step(p`برای همهٔ شماره‌ها درست است؛ پس رابطه این است:`, display(ruleOf(sequence))),
      ],
    };
  },
});
