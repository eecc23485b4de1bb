import { math, text } from '../content/build.ts';
import { mixedOf, num, op, words } from '../content/nodes.ts';
import type {
  AnswerForm,
  AnswerKey,
  Blank,
  Inline,
  MatchForm,
  MatchPair,
  MathNode,
  NumberLine,
  OrderItem,
  RawInput,
} from '../model/index.ts';
import { Decimal } from '../numbers/decimal.ts';
import { persianTime } from '../numbers/persian/digits.ts';
import { Rational } from '../numbers/rational.ts';
import { printAngle, printCells, printLevels, printPoints, printSectors } from './print-built.ts';
import { tickValue } from './value.ts';

function blanks(form: AnswerForm): readonly Blank[] {
  return form.kind === 'integer' || form.kind === 'decimal' ? form.blanks : [];
}

function labelled(values: readonly MathNode[], form: AnswerForm): Inline[] {
  return values.flatMap((value, index) => {
    const blank = blanks(form)[index];
    return [
      ...(index > 0 ? [text('، ')] : []),
      ...(blank?.label === undefined ? [] : [text(`${blank.label}: `)]),
      math(value),
      ...(blank?.unit === undefined ? [] : [text(` ${blank.unit}`)]),
    ];
  });
}

function sequence(ids: readonly string[], items: readonly OrderItem[]): Inline[] {
  const nodes = ids.flatMap((id) => items.find((item) => item.id === id)?.math ?? []);
  // Names read on from the right, like the sentence they are in.
  const names = nodes.flatMap((node) => (node.t === 'words' ? [node.text] : []));
  if (names.length > 0 && names.length === nodes.length) return [text(names.join('، '))];
  const children = nodes.flatMap((node, index) => (index === 0 ? [node] : [op(','), node]));
  return children.length === 0 ? [] : [math({ t: 'row', children })];
}

function optionContent(id: string | null, form: AnswerForm): readonly Inline[] {
  return form.kind === 'choice' ? (form.options.find((option) => option.id === id)?.content ?? []) : [];
}

/** «دو سوم ← ۲⁄۳؛ نیم ← ۱⁄۲»: pairs in the order of the first column. */
function matched(pairs: readonly MatchPair[], { first, second }: MatchForm): Inline[] {
  const found = first.flatMap((item) => {
    const partner = second.find(({ id }) => pairs.some(([one, other]) => one === item.id && other === id));
    return partner === undefined ? [] : [[...item.content, text(' ← '), ...partner.content]];
  });
  return found.flatMap((pair, index) => (index === 0 ? pair : [text('؛ '), ...pair]));
}

/** The number of a tick, written as the line writes its numbers. */
function tickNumber(line: NumberLine, tick: number): MathNode {
  const value = tickValue(line, tick);
  const decimal = line.decimals ? Decimal.fromRational(value) : null;
  return decimal === null ? mixedOf(value) : num(decimal);
}

/** Before one of many right answers. */
const example = 'برای نمونه، ';

/** An answer as a report shows it: finished numbers with their units, the words of the option, the row in its order. */
export function printAnswer(key: AnswerKey, form: AnswerForm): readonly Inline[] {
  switch (key.kind) {
    case 'integer':
    case 'decimal':
      return labelled(
        key.values.map((value) => num(value)),
        form,
      );
    case 'fraction':
      return key.denominator === 1
        ? [math(num(key.numerator))]
        : [math({ t: 'fraction', numerator: num(key.numerator), denominator: num(key.denominator) })];
    case 'mixed':
      return [math(mixedOf(Rational.mixed(key.whole, key.numerator, key.denominator)))];
    case 'choice':
      return optionContent(key.option, form);
    case 'order':
      return form.kind === 'order' ? sequence(key.items, form.items) : [];
    case 'number-line':
      return form.kind === 'number-line' ? [math(tickNumber(form.line, key.tick))] : [];
    case 'clock':
      return [text(persianTime(key.hour, key.minute, key.second))];
    case 'match':
      return form.kind === 'match' ? matched(key.pairs, form) : [];
    case 'cells':
      return [text(`${key.rule === undefined ? '' : example}${printCells(key.cells)}`)];
    case 'angle':
      return [text(printAngle(key.degrees))];
    case 'levels':
      return form.kind === 'levels' ? [text(printLevels(key.values, form))] : [];
    case 'sectors':
      return form.kind === 'sectors'
        ? [text(`${key.rules.every(({ t }) => t === 'count') ? '' : example}${printSectors(key.tones, form)}`)]
        : [];
    case 'points':
      return form.kind === 'points'
        ? [text(`${key.rule === undefined ? '' : example}${printPoints(key.points, form)}`)]
        : [];
  }
}

/** Typed characters as they are, in a left-to-right island; an empty box stays an empty box. */
function typed(value: string): MathNode {
  return value.trim() === '' ? { t: 'blank' } : words(value);
}

/**
 * What was typed or picked, as it was: same digits, same marks, same spaces. Empty for a choice, order or line that was
 * left untouched or names what the question does not have.
 */
export function printRaw(raw: RawInput, form: AnswerForm): readonly Inline[] {
  switch (raw.kind) {
    case 'integer':
    case 'decimal':
      return labelled(raw.values.map(typed), form);
    case 'fraction':
      return [math({ t: 'fraction', numerator: typed(raw.numerator), denominator: typed(raw.denominator) })];
    case 'mixed': {
      const hasPart = raw.numerator.trim() !== '' || raw.denominator.trim() !== '';
      if (!hasPart) return [math(typed(raw.whole))];
      const numerator = typed(raw.numerator);
      const denominator = typed(raw.denominator);
      return raw.whole.trim() === ''
        ? [math({ t: 'fraction', numerator, denominator })]
        : [math({ t: 'mixed', whole: typed(raw.whole), numerator, denominator })];
    }
    case 'choice':
      return optionContent(raw.option, form);
    case 'order':
      return form.kind === 'order' ? sequence(raw.items, form.items) : [];
    case 'number-line':
      return form.kind === 'number-line' && raw.tick !== null ? [math(tickNumber(form.line, raw.tick))] : [];
    case 'clock': {
      const boxes = [raw.hour, raw.minute, ...(raw.second === undefined ? [] : [raw.second])].map(typed);
      return [math({ t: 'row', children: boxes.flatMap((box, index) => (index === 0 ? [box] : [op(':'), box])) })];
    }
    case 'match':
      return form.kind === 'match' ? matched(raw.pairs, form) : [];
    case 'cells':
      return raw.cells.length === 0 ? [] : [text(printCells(raw.cells))];
    case 'angle':
      return raw.degrees === null ? [] : [text(printAngle(raw.degrees))];
    case 'levels':
      return form.kind === 'levels' && raw.values.length > 0 ? [text(printLevels(raw.values, form))] : [];
    case 'sectors':
      return form.kind === 'sectors' && raw.tones.some((tone) => tone !== null)
        ? [text(printSectors(raw.tones, form))]
        : [];
    case 'points':
      return form.kind === 'points' && raw.points.length > 0 ? [text(printPoints(raw.points, form))] : [];
  }
}
