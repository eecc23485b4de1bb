import { blank, child, ezafe, type Inline, line, type MathNode, type Rng, row } from '../../../../authoring/index.ts';

/** Where the unknown of a story is in its sentence. `a` and `b` are the stated numbers, `b` the one after the equals sign. */
export type Sentence = 'plus-box' | 'box-plus' | 'box-minus' | 'minus-box' | 'times-box' | 'box-times';

export interface Statement {
  readonly a: number;
  readonly b: number;
}

const things = ['تیله', 'برچسب', 'گردو', 'مهره', 'شکلات', 'کارت بازی', 'تمبر', 'صدف'] as const;
const bags = ['کیسه', 'جعبه', 'قوطی', 'پاکت', 'سبد'] as const;

/** One short story for each sentence; verbs alone tell them apart. */
const tellers: Readonly<
  Record<Sentence, (name: string, thing: string, bag: string, statement: Statement) => readonly Inline[]>
> = {
  'plus-box': (name, thing, _bag, { a, b }) =>
    line`${name} ${a} ${thing} داشت. چند ${ezafe(thing)} دیگر گرفت و حالا ${b} ${thing} دارد.`,
  'box-plus': (name, thing, _bag, { a, b }) =>
    line`${name} چند ${thing} داشت. ${a} ${ezafe(thing)} دیگر گرفت و حالا ${b} ${thing} دارد.`,
  'box-minus': (name, thing, _bag, { a, b }) =>
    line`${name} چند ${thing} داشت. ${a} ${thing} را به دوستش داد و ${b} ${thing} برایش ماند.`,
  'minus-box': (name, thing, _bag, { a, b }) =>
    line`${name} ${a} ${thing} داشت. چند ${thing} را به دوستش داد و ${b} ${thing} برایش ماند.`,
  'times-box': (name, thing, bag, { a, b }) =>
    line`${name} ${a} ${bag} دارد و در همهٔ آن‌ها به یک اندازه ${thing} هست. روی هم ${b} ${thing} دارد.`,
  'box-times': (name, thing, bag, { a, b }) =>
    line`${name} چند ${bag} دارد و در هر ${bag} ${a} ${thing} هست. روی هم ${b} ${thing} دارد.`,
};

const nodes: Readonly<Record<Sentence, (statement: Statement) => MathNode>> = {
  'plus-box': ({ a, b }) => row(a, '+', blank(), '=', b),
  'box-plus': ({ a, b }) => row(blank(), '+', a, '=', b),
  'box-minus': ({ a, b }) => row(blank(), '−', a, '=', b),
  'minus-box': ({ a, b }) => row(a, '−', blank(), '=', b),
  'times-box': ({ a, b }) => row(a, '×', blank(), '=', b),
  'box-times': ({ a, b }) => row(blank(), '×', a, '=', b),
};

/** The sentence with its box. */
export function sentence(kind: Sentence, statement: Statement): MathNode {
  return nodes[kind](statement);
}

/** The unknown. */
export function unknown(kind: Sentence, { a, b }: Statement): number {
  switch (kind) {
    case 'plus-box':
    case 'box-plus':
      return b - a;
    case 'box-minus':
      return a + b;
    case 'minus-box':
      return a - b;
    case 'times-box':
    case 'box-times':
      return b / a;
  }
}

/** Tells stories about one child with one kind of thing; all stated by the same teller differ in what happens alone. */
export function wordProblemWriter(rng: Rng): (kind: Sentence, statement: Statement) => readonly Inline[] {
  const [name, thing, bag] = [child(rng), rng.pick(things), rng.pick(bags)];
  return (kind, statement) => tellers[kind](name, thing, bag, statement);
}
