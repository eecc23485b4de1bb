import {
  type Block,
  child,
  display,
  type Figure,
  group,
  type MathNode,
  num,
  p,
  persianNumber,
  plural,
  type Rng,
  row,
  words,
} from '../../../../authoring/index.ts';
import { drawWordProblem, inserted, rule, termAt } from '../../../../authoring/whole-numbers/patterns.ts';

/** A pattern by the number n of its figure: `times` × n + `plus`, the squares, or the triangular numbers. */
export type Sequence =
  | { readonly kind: 'linear'; readonly times: number; readonly plus: number }
  | { readonly kind: 'square'; readonly plus: number }
  | { readonly kind: 'triangle'; readonly plus: number };

/** How many things figure n has. */
export function termOf(sequence: Sequence, n: number): number {
  switch (sequence.kind) {
    case 'linear':
      return termAt(sequence, n);
    case 'square':
      return n * n + sequence.plus;
    case 'triangle':
      return (n * (n + 1)) / 2 + sequence.plus;
  }
}

function withPlus(node: MathNode, plus: number): MathNode {
  return plus === 0 ? node : row(node, plus > 0 ? '+' : '−', Math.abs(plus));
}

/** The rule as a formula, with the number of the figure in words or as a number. */
export function ruleOf(sequence: Sequence, n: MathNode = words('شماره')): MathNode {
  switch (sequence.kind) {
    case 'linear':
      return n.t === 'words' ? rule(sequence, n.text) : withPlus(row(sequence.times, '×', n), sequence.plus);
    case 'square':
      return withPlus(row(n, '×', n), sequence.plus);
    case 'triangle':
      return withPlus(row(n, '×', group(row(n, '+', 1)), '÷', 2), sequence.plus);
  }
}

/** The rule with a number in place, worked out. */
export function workedRule(sequence: Sequence, n: number): MathNode {
  if (sequence.kind === 'linear') return inserted(sequence, n);
  return row(ruleOf(sequence, num(n)), '=', termOf(sequence, n));
}

/** The first terms. */
export function firstTerms(sequence: Sequence, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => termOf(sequence, index + 1));
}

export function listOf(terms: readonly number[]): MathNode {
  return row(...terms.flatMap((each, index) => (index === 0 ? [each] : [',' as const, each])));
}

/** The pairs number → count as a table. */
export function tableOf(sequence: Sequence, numbers: readonly number[], thing: string): Figure {
  const statement = numbers.map((n) => `شکل ${persianNumber(n)}: ${persianNumber(termOf(sequence, n))} ${thing}`);
  return {
    t: 'table',
    description: `جدول الگو؛ ${statement.join('، ')}`,
    columns: ['شمارهٔ شکل', `تعداد ${plural(thing)}`],
    rows: numbers.map((n) => [
      { t: 'math', math: num(n) },
      { t: 'math', math: num(termOf(sequence, n)) },
    ]),
  };
}

/** A growing thing with its first three figures stated, and the question about figure n. */
export interface Statement {
  readonly statement: Block;
  readonly unit: string;
  /** «شکل», «روز», «ردیف». */
  readonly figure: string;
}

/** Word problems of squares and of triangles. */
function curved(rng: Rng, sequence: Sequence, name: string): Statement {
  const [a = 0, b = 0, c = 0] = firstTerms(sequence, 3);
  const square = sequence.kind === 'square';
  const extra = sequence.plus > 0;
  return rng.pick<() => Statement>([
    () => ({
      statement: square
        ? p`${name} با کاشی، مربع‌هایی می‌سازد که هر بار ضلعشان یک کاشی بزرگ‌تر می‌شود${extra ? ` و کنار هر مربع ${persianNumber(sequence.plus)} کاشی جدا می‌گذارد` : ''}. شکل اول ${a}، شکل دوم ${b} و شکل سوم ${c} کاشی دارد.`
        : p`${name} با کاشی، پله‌هایی می‌سازد که هر ردیفشان یک کاشی بیشتر از ردیف بالایی دارد${extra ? ` و زیر هر شکل ${persianNumber(sequence.plus)} کاشی برای پایه می‌گذارد` : ''}. شکل اول ${a}، شکل دوم ${b} و شکل سوم ${c} کاشی دارد.`,
      unit: 'کاشی',
      figure: 'شکل',
    }),
    () => ({
      statement: square
        ? p`در رژهٔ دانش‌آموزان استان، بچه‌ها به شکل مربع می‌ایستند: در هر شکل، یک ردیف و یک ستون به مربع اضافه می‌شود${extra ? ` و ${persianNumber(sequence.plus)} نفر هم پرچم به دست، بیرون مربع ${sequence.plus === 1 ? 'می‌ایستد' : 'می‌ایستند'}` : ''}. در شکل اول ${a}، در شکل دوم ${b} و در شکل سوم ${c} نفر ایستاده‌اند.`
        : p`در رژهٔ دانش‌آموزان استان، بچه‌ها به شکل مثلث می‌ایستند: ردیف اول یک نفر است و هر ردیف یک نفر بیشتر از ردیف جلویی دارد${extra ? `؛ ${persianNumber(sequence.plus)} نفر هم پرچم به دست، بیرون مثلث ${sequence.plus === 1 ? 'می‌ایستد' : 'می‌ایستند'}` : ''}. در شکل اول ${a}، در شکل دوم ${b} و در شکل سوم ${c} نفر ایستاده‌اند.`,
      unit: 'نفر',
      figure: 'شکل',
    }),
    () => ({
      statement: p`${name} با مهره الگویی می‌سازد. شکل اول ${a}، شکل دوم ${b} و شکل سوم ${c} مهره دارد و الگو به همین ترتیب ادامه پیدا می‌کند: ${square ? 'مهره‌های هر شکل را می‌شود در یک مربع' : 'مهره‌های هر شکل را می‌شود در یک مثلث با ردیف‌های یکی‌یکی بزرگ‌تر'} چید${extra ? ` و ${persianNumber(sequence.plus)} مهره هم بیرون می‌ماند` : ''}.`,
      unit: 'مهره',
      figure: 'شکل',
    }),
    () => ({
      statement: p`${name} قوطی‌ها را روی هم می‌چیند${square ? ' تا از روبه‌رو مربع دیده شود' : ' تا از روبه‌رو مثلث دیده شود و هر ردیف یکی کمتر از ردیف پایینی داشته باشد'}${extra ? `، و ${persianNumber(sequence.plus)} قوطی هم کنار آن می‌گذارد` : ''}. شکل اول ${a}، شکل دوم ${b} و شکل سوم ${c} قوطی دارد.`,
      unit: 'قوطی',
      figure: 'شکل',
    }),
  ])();
}

/** A word problem in which figure `n` is still believable; null when the one drawn is not. */
export function writeSequence(rng: Rng, sequence: Sequence, n: number): Statement | null {
  const name = child(rng);
  if (sequence.kind !== 'linear') return curved(rng, sequence, name);
  const wordProblem = drawWordProblem(rng, sequence);
  const farthest: Readonly<Record<string, number>> = { هفته: 52, ردیف: 40, روز: 30 };
  if (n > (farthest[wordProblem.figure] ?? 100)) return null;
  return {
    statement: wordProblem.write(firstTerms(sequence, 3), name),
    unit: wordProblem.unit,
    figure: wordProblem.figure,
  };
}

/** «شکل شمارهٔ ۲۰ چند کاشی دارد؟» in the words of the word problem. */
export function askTerm({ unit, figure }: Statement, n: number): Block {
  if (figure === 'هفته') return p`پایان هفتهٔ ${n} در قلک چند ${unit} هست؟`;
  if (figure === 'روز') return p`تا آخر روز ${n} چند ${unit} خوانده است؟`;
  return p`${figure} شمارهٔ ${n} چند ${unit} دارد؟`;
}

/** «شمارهٔ کدام شکل …؟» in the words of the word problem. */
export function askNumber({ unit, figure }: Statement, value: number): Block {
  if (figure === 'هفته') return p`پایان هفتهٔ چندم ${value} ${unit} در قلک هست؟`;
  if (figure === 'روز') return p`تا آخر روز چندم ${value} ${unit} خوانده است؟`;
  return p`${figure} شمارهٔ چند، ${value} ${unit} دارد؟`;
}

/** What it takes to see the rule. */
export function whyRule(sequence: Sequence): readonly Block[] {
  const [a = 0, b = 0, c = 0, d = 0] = firstTerms(sequence, 4);
  switch (sequence.kind) {
    case 'linear':
      return [
        p`هر بار ${sequence.times} تا زیاد می‌شود؛ پس شماره را در ${sequence.times} ضرب می‌کنیم.`,
        display(row(b, '−', a, '=', sequence.times)),
        sequence.plus === 0
          ? p`شمارهٔ ۱ همان عدد اول را می‌دهد؛ پس رابطه این است:`
          : p`برای شمارهٔ ۱، حاصل ضرب ${sequence.times} است، ولی عدد اول ${a} است؛ پس باید ${Math.abs(sequence.plus)} تا ${sequence.plus > 0 ? 'اضافه' : 'کم'} کنیم و رابطه این است:`,
        display(ruleOf(sequence)),
      ];
    case 'square':
      return [
        sequence.plus === 0
          ? p`این عددها حاصل ضرب شماره در خودش هستند.`
          : p`اگر از هر عدد ${sequence.plus} تا کم کنیم، حاصل ضرب شماره در خودش می‌ماند.`,
        display(listOf([a, b, c, d])),
        display(ruleOf(sequence)),
      ];
    case 'triangle':
      return [
        sequence.plus === 0
          ? p`هر بار یکی بیشتر از بار پیش اضافه می‌شود؛ هر عدد حاصل جمع عددهای پشت سر هم از ۱ تا شمارهٔ آن است. این جمع، نصفِ شماره ضربدر شمارهٔ بعدی است.`
          : p`اگر از هر عدد ${sequence.plus} تا کم کنیم، حاصل جمع عددهای پشت سر هم از ۱ تا شمارهٔ آن می‌ماند. این جمع، نصفِ شماره ضربدر شمارهٔ بعدی است.`,
        display(ruleOf(sequence)),
      ];
  }
}
