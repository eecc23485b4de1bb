import {
  type Block,
  display,
  type Figure,
  type Hint,
  hint,
  integerAnswers,
  integerKey,
  line,
  type Misconception,
  misconception,
  num,
  p,
  persianNumber,
  type QuestionDraft,
  type QuestionVariant,
  row,
  type SolutionStep,
  step,
  words,
} from '../../../../authoring/index.ts';

/** Units of a compound number, the largest first, and how many of each make one of the unit before it. */
export interface Scale {
  readonly units: readonly string[];
  readonly bases: readonly number[];
}

export const scales = {
  time: { units: ['ساعت', 'دقیقه', 'ثانیه'], bases: [60, 60] },
  hours: { units: ['ساعت', 'دقیقه'], bases: [60] },
  kilometres: { units: ['کیلومتر', 'متر'], bases: [1000] },
  metres: { units: ['متر', 'سانتی‌متر'], bases: [100] },
  kilograms: { units: ['کیلوگرم', 'گرم'], bases: [1000] },
} as const satisfies Readonly<Record<string, Scale>>;

/** So many of each unit, the largest first. */
export type Parts = readonly number[];

export interface CompoundTask {
  readonly scale: Scale;
  readonly operation: '+' | '−';
  readonly a: Parts;
  readonly b: Parts;
}

/** A whole count of the smallest unit. */
export function inSmallest(parts: Parts, { bases }: Scale): number {
  return parts.reduce((sum, part, index) => (index === 0 ? part : sum * (bases[index - 1] ?? 1) + part), 0);
}

/** The parts of a count of the smallest unit. */
export function fromSmallest(count: number, { bases }: Scale): Parts {
  const parts: number[] = [];
  let left = count;
  for (const base of [...bases].reverse()) {
    parts.unshift(left % base);
    left = Math.floor(left / base);
  }
  return [left, ...parts];
}

/** «۲ ساعت و ۵ دقیقه و ۴۰ ثانیه»; with `zeros`, parts of 0 are said too. */
export function said(parts: Parts, { units }: Scale, zeros = false): string {
  return parts
    .map((part, index) => ({ part, unit: units[index] ?? '' }))
    .filter(({ part }) => zeros || part > 0)
    .map(({ part, unit }) => `${persianNumber(part)} ${unit}`)
    .join(' و ');
}

export function resultOf({ scale, operation, a, b }: CompoundTask): Parts {
  const [x, y] = [inSmallest(a, scale), inSmallest(b, scale)];
  return fromSmallest(operation === '+' ? x + y : x - y, scale);
}

/** Indices of the parts whose sum makes a larger unit, or that must borrow one. */
export function changed({ scale, operation, a, b }: CompoundTask): readonly number[] {
  const found: number[] = [];
  let moved = 0;
  for (let index = a.length - 1; index > 0; index -= 1) {
    const [x, y] = [a[index] ?? 0, b[index] ?? 0];
    const changes = operation === '+' ? x + y + moved >= (scale.bases[index - 1] ?? 1) : x - moved < y;
    moved = changes ? 1 : 0;
    if (changes) found.push(index);
  }
  return found;
}

function each(a: Parts, b: Parts, combine: (x: number, y: number, index: number) => number): Parts {
  return a.map((part, index) => combine(part, b[index] ?? 0, index));
}

/** «هر ساعت ۶۰ دقیقه و هر دقیقه ۶۰ ثانیه». */
function relationsOf({ units, bases }: Scale): string {
  return bases
    .map((base, index) => `هر ${units[index] ?? ''} ${persianNumber(base)} ${units[index + 1] ?? ''}`)
    .join(' و ');
}

function misconceptionsFor(task: CompoundTask): readonly Misconception[] {
  const { scale, operation, a, b } = task;
  const { bases } = scale;
  const relation = line`یادت باشد: ${relationsOf(scale)} است.`;
  if (operation === '+') {
    const plain = each(a, b, (x, y) => x + y);
    const cut = plain.map((part, index) => (index === 0 ? part : part % (bases[index - 1] ?? 1)));
    const decimal = each(a, b, (x, y) => x + y);
    const asHundred = decimal.map((part, index) => {
      const from = index + 1 < decimal.length ? Math.floor((decimal[index + 1] ?? 0) / 100) : 0;
      return (index === 0 ? part : part % 100) + from;
    });
    const difference = Math.abs(inSmallest(a, scale) - inSmallest(b, scale));
    return [
      misconception(
        'not-changed-to-larger-unit',
        'حاصل را به واحد بزرگ‌تر تبدیل نکرده',
        integerKey(...plain),
        line`حاصلِ یکی از واحدها آن‌قدر زیاد شده که واحد بزرگ‌تر می‌سازد. ${relation}`,
      ),
      misconception(
        'carry-lost',
        'واحدِ تبدیل‌شده را به واحد بزرگ‌تر اضافه نکرده',
        integerKey(...cut),
        line`وقتی واحد بزرگ‌تر ساختی، آن را به واحدهای بزرگ‌تر اضافه کن.`,
      ),
      ...(plain.slice(1).some((part) => part >= 100)
        ? [
            misconception(
              'carried-at-a-hundred',
              'هر صد تا را یک واحد بزرگ‌تر گرفته',
              integerKey(...asHundred),
              line`ببین چند تا از این واحد، یک واحد بزرگ‌تر می‌سازد. ${relation}`,
            ),
          ]
        : []),
      misconception(
        'subtracted-in-place-of-added',
        'به جای جمع، تفریق کرده',
        integerKey(...fromSmallest(difference, scale)),
        line`دو مقدار را باید روی هم بگذاری، نه از هم کم کنی.`,
      ),
    ];
  }
  const apart = each(a, b, (x, y) => Math.abs(x - y));
  const notLowered = each(a, b, (x, y, index) => (index > 0 && x < y ? x + (bases[index - 1] ?? 0) - y : x - y));
  const asHundred = each(a, b, (x, y, index) => {
    const lent = index + 1 < a.length && (a[index + 1] ?? 0) < (b[index + 1] ?? 0) ? 1 : 0;
    const own = x - lent;
    return index > 0 && own < y ? own + (bases[index - 1] === 100 ? 10 : 100) - y : own - y;
  });
  const loweredApart = each(a, b, (x, y, index) =>
    Math.abs(x - (index + 1 < a.length && (a[index + 1] ?? 0) < (b[index + 1] ?? 0) ? 1 : 0) - y),
  );
  // Opened into too few, the unit may still be too small: then nobody goes on.
  // And it may come to what the smaller from the larger part is.
  const openedWrong =
    asHundred.every((part) => part >= 0) && asHundred.some((part, index) => part !== loweredApart[index]);
  const sum = fromSmallest(inSmallest(a, scale) + inSmallest(b, scale), scale);
  return [
    misconception(
      'smaller-from-larger',
      'در هر واحد عدد کوچک‌تر را از بزرگ‌تر کم کرده',
      integerKey(...apart),
      line`ببین کدام مقدار از دیگری کم می‌شود و در هر واحد همان را کم کن. اگر نمی‌شود، از واحد بزرگ‌تر یکی باز کن. ${relation}`,
    ),
    misconception(
      'borrowed-without-lowering',
      'یک واحد باز کرده ولی از واحد بزرگ‌تر کم نکرده',
      integerKey(...notLowered.map(Math.abs)),
      line`وقتی یکی از واحد بزرگ‌تر را باز می‌کنی، از آن یکی کم می‌شود.`,
    ),
    ...(openedWrong
      ? [
          misconception(
            'borrowed-a-hundred',
            'واحد بزرگ‌تر را با عدد نادرستی باز کرده',
            integerKey(...asHundred),
            line`ببین واحد بزرگ‌تر چند تا از این واحد است. ${relation}`,
          ),
        ]
      : []),
    misconception(
      'added-in-place-of-subtracted',
      'به جای تفریق، جمع کرده',
      integerKey(...sum),
      line`اینجا باید مقدار کوچک‌تر را از مقدار بزرگ‌تر کم کنی، نه این‌که آن‌ها را جمع کنی.`,
    ),
  ];
}

function hintsOf(task: CompoundTask): readonly Hint[] {
  const { scale, operation } = task;
  const relations = relationsOf(scale);
  const smallest = scale.units.at(-1) ?? '';
  return operation === '+'
    ? [
        hint(p`دو مقدار را روی هم می‌گذاریم. ${relations} است.`),
        hint(p`هر واحد را با همان واحد جمع کن. از ${smallest} شروع کن.`),
        hint(p`اگر حاصلِ یک واحد به اندازهٔ یک واحد بزرگ‌تر شد، آن را تبدیل کن و به واحد بزرگ‌تر ببر.`),
      ]
    : [
        hint(p`مقدار کوچک‌تر را از مقدار بزرگ‌تر کم می‌کنیم. ${relations} است.`),
        hint(p`هر واحد را از همان واحد کم کن. از ${smallest} شروع کن.`),
        hint(p`اگر عددی که از آن کم می‌کنیم کوچک‌تر است، یکی از واحد بزرگ‌تر را باز کن و به این واحد اضافه کن.`),
      ];
}

function solutionOf(task: CompoundTask): readonly SolutionStep[] {
  const { scale, operation, a, b } = task;
  const { units, bases } = scale;
  const result = resultOf(task);
  const moves = changed(task);
  const rows = (x: Parts, y: Parts) =>
    x
      .map((part, index) =>
        display(
          row(
            part,
            operation,
            y[index] ?? 0,
            '=',
            num(operation === '+' ? part + (y[index] ?? 0) : part - (y[index] ?? 0)),
            words(units[index] ?? ''),
          ),
        ),
      )
      .reverse();
  if (operation === '+') {
    const sums = [...each(a, b, (x, y) => x + y)];
    const changes: Block[] = [];
    for (let index = sums.length - 1; index > 0; index -= 1) {
      const base = bases[index - 1] ?? 1;
      const sum = sums[index] ?? 0;
      if (sum < base) continue;
      // A unit made one step before is part of this sum.
      const all =
        sum > (a[index] ?? 0) + (b[index] ?? 0)
          ? line`با آن یک ${units[index] ?? ''}، ${sum} ${units[index] ?? ''} داریم که`
          : line`${sum} ${units[index] ?? ''}`;
      changes.push(p`${all} برابر است با ۱ ${units[index - 1] ?? ''} و ${sum - base} ${units[index] ?? ''}.`);
      sums[index] = sum - base;
      sums[index - 1] = (sums[index - 1] ?? 0) + 1;
    }
    return [
      step(p`هر واحد را جدا جمع می‌کنیم.`, ...rows(a, b)),
      ...(changes.length > 0 ? [step(p`واحدهایی را که زیاد شده‌اند به واحد بزرگ‌تر تبدیل می‌کنیم.`, ...changes)] : []),
      step(p`پس جواب ${said(result, scale, true)} است.`),
    ];
  }
  const opened = [...a];
  for (const index of moves) {
    opened[index] = (opened[index] ?? 0) + (bases[index - 1] ?? 0);
    opened[index - 1] = (opened[index - 1] ?? 0) - 1;
  }
  return [
    ...(moves.length > 0
      ? [
          step(
            p`${moves.map((index) => units[index] ?? '').join(' و ')} برای کم کردن کافی نیست؛ پس از واحد بزرگ‌تر یکی باز می‌کنیم.`,
            p`${said(a, scale, true)} را این‌طور می‌نویسیم: ${said(opened, scale, true)}.`,
          ),
        ]
      : []),
    step(p`هر واحد را جدا کم می‌کنیم.`, ...rows(opened, b)),
    step(p`پس جواب ${said(result, scale, true)} است.`),
  ];
}

/** The two amounts one under the other, a unit a column. */
export function compoundTable({ scale, a, b }: CompoundTask, names: readonly [string, string]): Figure {
  const cells = (parts: Parts) => parts.map((part) => ({ t: 'math' as const, math: num(part) }));
  return {
    t: 'table',
    description: `جدول دو مقدار؛ ${names[0]}: ${said(a, scale, true)}، ${names[1]}: ${said(b, scale, true)}`,
    columns: ['مقدار', ...scale.units],
    rows: [
      [{ t: 'text', text: names[0] }, ...cells(a)],
      [{ t: 'text', text: names[1] }, ...cells(b)],
    ],
  };
}

/** A question whose answer is the sum or difference, one box a unit. */
export function compoundDraft(
  task: CompoundTask,
  form: QuestionVariant,
  stem: readonly Block[],
  figure?: Figure,
): QuestionDraft {
  return {
    form,
    stem,
    ...(figure === undefined ? {} : { figure }),
    ...integerAnswers(
      ...resultOf(task).map((part, index) => [part, { label: task.scale.units[index] ?? '' }] as const),
    ),
    misconceptions: misconceptionsFor(task),
    hints: hintsOf(task),
    solution: solutionOf(task),
  };
}

/** Somebody's wrong result, for a find-the-mistake question; null when the misconception does not show. */
export function writtenMisconception(task: CompoundTask): Parts | null {
  const { scale, operation, a, b } = task;
  const wrong =
    operation === '+'
      ? each(a, b, (x, y) => x + y).map((part, index) => (index === 0 ? part : part % (scale.bases[index - 1] ?? 1)))
      : each(a, b, (x, y) => Math.abs(x - y));
  return inSmallest(wrong, scale) === inSmallest(resultOf(task), scale) ? null : wrong;
}
