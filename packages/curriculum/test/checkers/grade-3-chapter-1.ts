import type { MathNode } from '../../src/model/index.ts';
import { whole } from '../question-readers/arithmetic-by-counting.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { pairsShown, walkTo } from '../question-readers/pattern-pairs.ts';
import {
  figureOf,
  formulas,
  nodeValue,
  nth,
  numbersInWords,
  only,
  readDigits,
  type Sheet,
  terms,
  wordsOf,
} from '../question-readers/sheet.ts';
import { axesOf, outlines } from '../question-readers/symmetries.ts';

interface ShownMachine {
  readonly sign: '+' | '−' | '×';
  readonly by: number;
  /** The end that is known. */
  readonly known: number;
}

function numberOf(node: MathNode): number | null {
  return node.t === 'number' ? Number(node.value) : null;
}

/** The machine of a figure, or the one that the words tell of. */
function shownMachine(sheet: Sheet): ShownMachine {
  if (sheet.figure?.t === 'machine') {
    const [sign, by] = terms(only(sheet.figure.rules));
    if (sign?.t !== 'operator' || by?.t !== 'number') throw new Error('no rule');
    if (sign.sign !== '+' && sign.sign !== '−' && sign.sign !== '×') throw new Error('no sign of a machine');
    const { input, output } = only(sheet.figure.pairs);
    return { sign: sign.sign, by: Number(by.value), known: numberOf(input) ?? numberOf(output) ?? 0 };
  }
  const words = wordsOf(sheet.stem);
  const numbers = numbersInWords(sheet.stem);
  const sign = /برابر می‌کند|هر صفحه‌ای|برای هر بسته/.test(words)
    ? '×'
    : /کم می‌کند|برمی‌دارد|کنار می‌گذارد|می‌بُرد/.test(words)
      ? '−'
      : '+';
  return { sign, by: nth(numbers, 0), known: nth(numbers, 1) };
}

/** What comes out, one step of one at a time. */
function through({ sign, by }: ShownMachine, input: number): number {
  let value = sign === '×' ? 0 : input;
  for (let count = 0; count < by; count += 1) value += sign === '×' ? input : sign === '+' ? 1 : -1;
  return value;
}

/** Counts the pieces that are drawn and goes on figure by figure. */
const ownPatternFigureNext: SkillChecker = {
  solve: (sheet) => {
    const asked = /شکل شمارهٔ ([۴-۶])/.exec(wordsOf(sheet.stem))?.[1] ?? '';
    return { kind: 'integer', values: [String(walkTo(pairsShown(sheet), '۰۱۲۳۴۵۶'.indexOf(asked)))] };
  },
};

const g3PatternFigureNext = withNumberSets(ownPatternFigureNext, 'table-cells');

const words = { circle: 'دایره', square: 'مربع', triangle: 'مثلث', star: 'ستاره', diamond: 'لوزی', hexagon: 'شش‌ضلعی' };

/** Lays the row on itself, moved by one to four places; every move that fits must lead to the same option. */
const g3PatternRepeatingShape: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no shapes');
    const { items } = figureOf(sheet, 'sequence');
    const seen = items.filter((item) => item !== null);
    const position = seen.length < items.length ? items.length : nth(numbersInWords(sheet.stem), 0);
    const isSame = (a: number, b: number) => seen[a]?.shape === seen[b]?.shape && seen[a]?.tone === seen[b]?.tone;
    const ends = [1, 2, 3, 4]
      .filter((move) => seen.every((_, index) => index < move || isSame(index, index - move)))
      .map((move) => {
        let index = position - 1;
        while (index >= seen.length) index -= move;
        return seen[index];
      });
    const [end] = ends;
    if (end === undefined || ends.some((each) => each?.shape !== end.shape || each.tone !== end.tone)) {
      throw new Error('no single way to go on');
    }
    const fits = sheet.answer.options.filter(({ content }) => {
      const piece = only(content);
      if (piece.t !== 'text' || !piece.text.startsWith(words[end.shape])) return false;
      return piece.text.endsWith('خاکستری') ? end.tone === 'none' : end.tone !== 'none';
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

/** Tries every number in the box until all neighbors are equally far apart. */
const g3PatternNumberNext: SkillChecker = {
  solve: ({ stem }) => {
    const list = terms(only(formulas(stem))).filter(({ t }) => t !== 'operator');
    const fits: number[] = [];
    for (let value = 0; value <= 1000; value += 1) {
      const row = list.map((node) => (node.t === 'number' ? Number(node.value) : value));
      const gaps = row.slice(1).map((term, index) => term - (row[index] ?? 0));
      if (new Set(gaps).size === 1) fits.push(value);
    }
    return whole(only(fits));
  },
};

/** Tries every hop, forwards and backwards, until all numbers that are seen are in the count. */
const g3SkipCount: SkillChecker = {
  solve: ({ stem }) => {
    const list = terms(only(formulas(stem)))
      .filter(({ t }) => t !== 'operator')
      .map((node) => (node.t === 'number' ? Number(node.value) : null));
    const fits: number[][] = [];
    for (let hop = -100; hop <= 100; hop += 1) {
      const row = list.map((_, index) => (list[0] ?? 0) + index * hop);
      if (hop !== 0 && list.every((term, index) => term === null || term === row[index])) fits.push(row);
    }
    const row = only(fits);
    return whole(...row.filter((_, index) => list[index] === null));
  },
};

/** Hops along the line, one after the other, and looks for the tick that has the number of the landing. */
const g3SkipCountNumberline: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'number-line') throw new Error('no line');
    const { from, hops } = answer.line;
    const statement = numbersInWords(stem);
    const start = nth(statement, 0);
    if (hops === undefined) {
      // Two runs, each with how many hops and then their size.
      let at = start - from;
      const isBack = /عقب/u.test(wordsOf(stem));
      for (let hop = 0; hop < nth(statement, 1); hop += 1) at += nth(statement, 2);
      for (let hop = 0; hop < nth(statement, 3); hop += 1) at += isBack ? -nth(statement, 4) : nth(statement, 4);
      return { kind: 'number-line', tick: at };
    }
    // The number of hops and their size are in either order; the drawn hop tells which is which.
    const { size } = hops;
    const count = statement[1] === size ? nth(statement, 2) : nth(statement, 1);
    if (from + hops.start !== start) throw new Error('the hops begin elsewhere');
    let tick = hops.start;
    for (let hop = 0; hop < count; hop += 1) tick += size;
    return { kind: 'number-line', tick };
  },
};

/** Whether the words of a rule lead from each number to the next, undone from the later one. */
function holds(rule: string, list: readonly number[]): boolean {
  const by = readDigits(/[۰-۹]+/.exec(rule)?.[0] ?? '');
  return list.slice(1).every((later, index) => {
    const earlier = list[index];
    if (rule.includes('برابر')) return later % by === 0 && later / by === earlier;
    return (rule.includes('زیاد') ? later - by : later + by) === earlier;
  });
}

/** The one rule that holds over the whole count, read the way the question says. */
const g3SkipCountRule: SkillChecker = {
  solve: ({ stem, form, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no rules');
    const seen = terms(only(formulas(stem))).flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
    if (seen.length !== 5) throw new Error('not five numbers');
    const list = form === 'reverse' ? seen.toReversed() : seen;
    const fits = answer.options.filter(({ content }) => {
      const piece = only(content);
      return piece.t === 'text' && holds(piece.text, list);
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

/** Lets the number through the machine one by one, twice where it goes in again. */
const ownMachineOutput: SkillChecker = {
  solve: (sheet) => {
    const machine = shownMachine(sheet);
    const once = through(machine, machine.known);
    return whole(sheet.form === 'compare' ? through(machine, once) : once);
  },
};

const g3MachineOutput = withNumberSets(ownMachineOutput, 'table-cells');

/** Tries every input until the output comes out. */
const ownMachineInput: SkillChecker = {
  solve: (sheet) => {
    const machine = shownMachine(sheet);
    const fits = Array.from({ length: 600 }, (_, index) => index).filter(
      (input) => through(machine, input) === machine.known,
    );
    return whole(only(fits));
  },
};

const g3MachineInput = withNumberSets(ownMachineInput, 'table-cells');

/** Whether a rule's words lead from the input to the output, undone from the output's side. */
function leads(rule: string, input: number, output: number): boolean {
  const by = readDigits(/[۰-۹]+/.exec(rule)?.[0] ?? '');
  if (rule.includes('برابر')) return output % by === 0 && output / by === input;
  return rule.includes('اضافه') ? output - input === by : input - output === by;
}

/** The one rule that holds for every pair at the machine. */
const ownMachineRule: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no rules');
    const pairs = figureOf(sheet, 'machine').pairs.map(
      ({ input, output }) => [Number(nodeValue(input).n), Number(nodeValue(output).n)] as const,
    );
    if (pairs.length !== 3) throw new Error('not three pairs');
    const fits = sheet.answer.options.filter(({ content }) => {
      const piece = only(content);
      return piece.t === 'text' && pairs.every(([input, output]) => leads(piece.text, input, output));
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

const g3MachineRule = withNumberSets(ownMachineRule, 'table-cells');

/** Turns the hands from twelve on, minute by minute, until they are as they are drawn. */
const g3ClockRead: SkillChecker = {
  solve: (sheet) => {
    const drawn = only(figureOf(sheet, 'clock').clocks);
    const hands = (hour: number, minute: number) => [((hour % 12) * 60 + minute) / 2, minute * 6].join(' ');
    let [hour, minute] = [12, 0];
    while (hands(hour, minute) !== hands(drawn.hour, drawn.minute)) {
      minute += 1;
      if (minute < 60) continue;
      minute = 0;
      hour = hour === 12 ? 1 : hour + 1;
    }
    return { kind: 'clock', hour, minute };
  },
};

/** Counts the hours on from noon. */
const g3ClockPmTo24: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const [, h = '', m = '۰'] = /ساعت ([۰-۹]+)(?: و ([۰-۹]+) دقیقه)?/.exec(words) ?? [];
    const { hour, minute } =
      sheet.form === 'figure' ? only(figureOf(sheet, 'clock').clocks) : { hour: readDigits(h), minute: readDigits(m) };
    if (!/بعدازظهر|غروب|شب/.test(words)) throw new Error('not after noon');
    let full = 12;
    for (let count = 0; count < hour; count += 1) full += 1;
    return { kind: 'clock', hour: full, minute };
  },
};

/** Minutes since midnight of a time as people say it. */
function meant(said: string): number {
  const noon = said.includes('صبح') ? 0 : 12 * 60;
  const minutes = (words: string) => (words.includes('ربع') ? 15 : readDigits(/^([۰-۹]+) دقیقه/.exec(words)?.[1]));
  const before = /^(.+) به ([۰-۹]+) /.exec(said);
  if (before !== null) return noon + readDigits(before[2]) * 60 - minutes(before[1] ?? '');
  const [, hour, rest = ''] = /^ساعت ([۰-۹]+) (.*)$/.exec(said) ?? [];
  if (hour === undefined) throw new Error(`no time in «${said}»`);
  const past = rest.startsWith('و نیم') ? 30 : rest.startsWith('و ') ? minutes(rest.slice(2)) : 0;
  return noon + readDigits(hour) * 60 + past;
}

/** Reads every option back into minutes since midnight. */
const g3Clock24ToPm: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const [shown] = sheet.figure?.t === 'clock' ? sheet.figure.clocks : [];
    const [, h, m] = /([۰-۹]+):([۰-۹]+)/.exec(wordsOf(sheet.stem)) ?? [];
    const asked = shown === undefined ? readDigits(h) * 60 + readDigits(m) : shown.hour * 60 + shown.minute;
    const right = sheet.answer.options.filter(({ content }) => meant(wordsOf([{ t: 'paragraph', content }])) === asked);
    return { kind: 'choice', option: only(right).id };
  },
};

/** Lets the clock run from start to end, five minutes at a time. */
const g3ClockDuration: SkillChecker = {
  solve: (sheet) => {
    const statement =
      sheet.figure?.t === 'clock'
        ? sheet.figure.clocks.map(({ hour, minute }) => [hour, minute] as const)
        : [...wordsOf(sheet.stem).matchAll(/([۰-۹]+):([۰-۹]+)/g)].map(
            ([, h = '', m = '']) => [readDigits(h), readDigits(m)] as const,
          );
    let [hour, minute] = nth(statement, 0);
    const [endHour, endMinute] = nth(statement, 1);
    let [hours, minutes] = [0, 0];
    while (hour !== endHour || minute !== endMinute) {
      minute += 5;
      minutes += 5;
      if (minute === 60) [hour, minute] = [hour + 1, 0];
      if (minutes === 60) [hours, minutes] = [hours + 1, 0];
      if (hour > 24) throw new Error('the end is on another day');
    }
    return whole(hours, minutes);
  },
};

/** Folds the board along the line: every square meets the one as far behind the line. */
const g3SymmetryComplete: SkillChecker = {
  solve: ({ answer }) => {
    if (answer.kind !== 'cells' || answer.axis === undefined || !('halves' in answer.axis)) throw new Error('no line');
    const { kind, halves } = answer.axis;
    // Middles of squares in half squares from the edge: 1, 3, 5 …
    const folded = (index: number) => (2 * halves - (2 * index + 1) - 1) / 2;
    return {
      kind: 'cells',
      cells: answer.fixed.map(({ row, column }) =>
        kind === 'vertical' ? ([row, folded(column)] as const) : ([folded(row), column] as const),
      ),
    };
  },
};

/** Folds the drawn figure on every line through its middle; lines that are drawn already are not asked for again. */
const g3SymmetryLineCount: SkillChecker = {
  solve: (sheet) => {
    const { shapes } = figureOf(sheet, 'drawing');
    const drawn = shapes.filter((shape) => shape.t === 'line').length;
    return { kind: 'integer', values: [String(only(outlines(shapes).map(axesOf)) - drawn)] };
  },
};

export const checkers: ChapterCheckers = {
  'g3-pattern-figure-next': g3PatternFigureNext,
  'g3-pattern-repeating-shape': g3PatternRepeatingShape,
  'g3-pattern-number-next': g3PatternNumberNext,
  'g3-skip-count': g3SkipCount,
  'g3-skip-count-numberline': g3SkipCountNumberline,
  'g3-skip-count-rule': g3SkipCountRule,
  'g3-machine-output': g3MachineOutput,
  'g3-machine-input': g3MachineInput,
  'g3-machine-rule': g3MachineRule,
  'g3-clock-read': g3ClockRead,
  'g3-clock-pm-to-24': g3ClockPmTo24,
  'g3-clock-24-to-pm': g3Clock24ToPm,
  'g3-clock-duration': g3ClockDuration,
  'g3-symmetry-complete': g3SymmetryComplete,
  'g3-symmetry-line-count': g3SymmetryLineCount,
};
