import { tickValue } from '../../src/answers/number-line/ticks.ts';
import { printAnswer } from '../../src/checking/print.ts';
import { answerValue } from '../../src/checking/value.ts';
import { frac, mixedOf } from '../../src/content/nodes.ts';
import { plainBlocks, plainLine, plainMath } from '../../src/content/plain.ts';
import type { AnswerKey, Block, Figure, MatchForm, MatchKey, Question } from '../../src/model/index.ts';
import { persianNumber, persianTime } from '../../src/numbers/persian/digits.ts';
import { clockWords } from '../../src/numbers/persian/words.ts';
import { Rational } from '../../src/numbers/rational.ts';
import { isTestedKind, testedKind } from '../answer-kinds/index.ts';
import { areDrawn, holds, showsCells, showsPoints, writesLevels, writesSectors } from './shown-keys.ts';

function rationalForms(value: Rational): readonly string[] {
  return [plainMath(mixedOf(value)), plainMath(frac(value.n, value.d))];
}

/** «۷:۰۵», «۷ ساعت و ۵ دقیقه», «ساعت هفت و پنج دقیقه». */
function timeForms(hour: number, minute: number, second?: number): readonly string[] {
  const parts = [[hour, 'ساعت'] as const, [minute, 'دقیقه'] as const, [second ?? 0, 'ثانیه'] as const];
  const counted = parts.filter(([count]) => count > 0).map(([count, unit]) => `${persianNumber(count)} ${unit}`);
  return [
    persianTime(hour, minute, second),
    ...(counted.length === 0 ? [] : [counted.join(' و ')]),
    ...(second === undefined && hour <= 24 ? [clockWords(hour, minute)] : []),
  ];
}

/** The ways the right answer is written in plain text; one of them closes the solution. */
export function printedKey({ key, answer }: Question): readonly string[] {
  switch (key.kind) {
    case 'integer':
    case 'decimal':
      return [
        ...new Set(key.values.flatMap((value) => [persianNumber(value), persianNumber(value).replaceAll('٬', '')])),
      ];
    case 'fraction':
      return rationalForms(Rational.of(key.numerator, key.denominator));
    case 'mixed':
      return rationalForms(Rational.mixed(key.whole, key.numerator, key.denominator));
    case 'choice':
      return answer.kind === 'choice'
        ? answer.options.filter(({ id }) => id === key.option).map(({ content }) => plainLine(content))
        : [];
    case 'order':
      return answer.kind === 'order'
        ? key.items.flatMap((id) => answer.items.filter((item) => item.id === id).map(({ math }) => plainMath(math)))
        : [];
    case 'number-line':
      return answer.kind === 'number-line'
        ? [...rationalForms(tickValue(answer.line, key.tick)), plainLine(printAnswer(key, answer))]
        : [];
    case 'clock':
      return timeForms(key.hour, key.minute, key.second);
    case 'match':
      return answer.kind === 'match'
        ? key.pairs.flatMap(([one, other]) => [
            ...answer.first.filter(({ id }) => id === one).map(({ content }) => plainLine(content)),
            ...answer.second.filter(({ id }) => id === other).map(({ content }) => plainLine(content)),
          ])
        : [];
    case 'cells':
      return [
        plainLine(printAnswer(key, answer)),
        ...(key.rule !== undefined && 'count' in key.rule ? [persianNumber(key.rule.count)] : []),
      ];
    case 'points':
      return [plainLine(printAnswer(key, answer))];
    case 'angle':
      // As words or with the sign of degrees.
      return [persianNumber(key.degrees)];
    case 'sectors':
    case 'levels':
      return [plainLine(printAnswer(key, answer))];
    default:
      return testedKind(key.kind).printed(key, answer);
  }
}

/** Whether the worked solution's last step shows the right answer. */
export function solutionEndsWithKey(question: Question): boolean {
  const last = plainBlocks(question.solution.at(-1)?.content ?? []);
  const printed = printedKey(question);
  const { kind } = question.key;
  if (kind === 'order') {
    let from = 0;
    return printed.every((item) => {
      const at = last.indexOf(item, from);
      from = at + item.length;
      return at >= 0;
    });
  }
  if (question.key.kind === 'cells' && showsCells(question.solution.at(-1)?.content ?? [], question.key)) return true;
  if (question.key.kind === 'points' && showsPoints(question.solution.at(-1)?.content ?? [], question.key)) return true;
  if (question.key.kind === 'sectors' && writesSectors(question.solution.at(-1)?.content ?? [], question.key))
    return true;
  if (question.key.kind === 'levels' && writesLevels(question.solution.at(-1)?.content ?? [], question.key))
    return true;
  if (kind === 'match' || isTestedKind(kind)) return printed.every((card) => holds(last, card));
  if (kind === 'integer' || kind === 'decimal') {
    const values = question.key.kind === kind ? question.key.values : [];
    return values.every((value) =>
      [persianNumber(value), persianNumber(value).replaceAll('٬', '')].some((text) => holds(last, text)),
    );
  }
  return printed.some((text) => holds(last, text));
}

/** Small numbers stand everywhere («۲ قسمت»); only a telling answer can be stated. */
function isTelling(key: AnswerKey): boolean {
  switch (key.kind) {
    case 'integer':
      return key.values.some((value) => Math.abs(Number(value)) >= 20);
    case 'decimal':
      return key.values.some((value) => value.includes('.') || Math.abs(Number(value)) >= 20);
    case 'fraction':
      return key.denominator > 1;
    case 'mixed':
      return key.numerator > 0;
    case 'clock':
    case 'points':
      return true;
    case 'number-line':
    case 'choice':
    case 'order':
    case 'match':
    case 'cells':
    case 'sectors':
    case 'levels':
    case 'angle':
      return false;
    default:
      return testedKind(key.kind).isTelling;
  }
}

/** Sizes of the sheet a drawing is laid on: places on plain paper are not written anywhere, only labels are. */
const unread: readonly string[] = [
  'points',
  'at',
  'from',
  'to',
  'center',
  'vertex',
  'radius',
  'length',
  'width',
  'height',
];

/** Numbers that can be seen in the figure: all its data, but of a drawing on plain paper only what is written on it. */
function numbersShown(figure: Figure): readonly string[] {
  const isPlain = figure.t === 'drawing' && (figure.background ?? 'none') === 'none';
  const read = isPlain
    ? JSON.stringify(figure.shapes, (name, value: unknown) => (unread.includes(name) ? undefined : value))
    : JSON.stringify(figure);
  return read.match(/\d+/g) ?? [];
}

function figureWords(figure: Figure | undefined): string {
  return figure === undefined
    ? ''
    : `\n${figure.description}\n${numbersShown(figure)
        .map((digits) => persianNumber(digits.replace(/^0+(?=\d)/, '')))
        .join('\n')}`;
}

function standsPaired({ first, second }: MatchForm, { pairs }: MatchKey): boolean {
  return first.every(({ id }, row) => pairs.some(([one, other]) => one === id && other === second[row]?.id));
}

/** The key as it would be stated before its time: a mixed number in its own form, every place for itself. */
function finishedKey(question: Question): readonly string[] {
  const printed = printedKey(question);
  if (question.key.kind === 'mixed') return printed.slice(0, 1);
  return question.key.kind === 'points' ? printed.flatMap((places) => places.split('؛ ')) : printed;
}

/** Where the printed key can be read before its time (a stem, hint or message), or null. A number the question itself gives may be repeated. */
export function keyLeak(question: Question): string | null {
  const { answer, key, stem, figure, hints, misconceptions } = question;
  if (answer.kind === 'match' && key.kind === 'match' && standsPaired(answer, key)) return 'the order of the cards';
  if (answer.kind === 'points' && key.kind === 'points' && areDrawn(key.points, answer.shapes)) return 'the drawing';
  if (!isTelling(key)) return null;
  const values =
    key.kind === 'integer' || key.kind === 'decimal'
      ? key.values.filter((value) => value.includes('.') || Math.abs(Number(value)) >= 20)
      : [];
  const finished = finishedKey(question);
  const telling =
    values.length > 0
      ? values.flatMap((value) => [persianNumber(value), persianNumber(value).replaceAll('٬', '')])
      : finished;
  const given = plainBlocks(stem) + figureWords(figure);
  const places: readonly (readonly [string, readonly Block[]])[] = [
    ...hints.map(({ content }, index) => [`hint ${index + 1}`, content] as const),
    ...misconceptions.map(
      ({ id, message }) => [`the message of ${id}`, [{ t: 'paragraph', content: message }]] as const,
    ),
  ];
  for (const piece of telling) {
    if (holds(given, piece)) {
      // A fraction or mixed number that is in its own stem gives the answer away; whole and decimal numbers may be asked back (rounding to itself).
      if (key.kind === 'mixed' && key.whole > 0) return 'the stem';
      continue;
    }
    const place = places.find(([, blocks]) => holds(plainBlocks(blocks), piece));
    if (place) return place[0];
  }
  return null;
}

/** Paths of `value` under which one of the secrets stands, or a field only the whole question has. */
export function secretsIn(value: unknown, secrets: ReadonlySet<string>, path = 'sheet'): readonly string[] {
  if (typeof value === 'string') return secrets.has(value) ? [path] : [];
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return items.flatMap((item, index) => secretsIn(item, secrets, `${path}[${index}]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...([
      'key',
      'misconceptions',
      'misconception',
      'hints',
      'solution',
      'correct',
      'seed',
      'form',
      'message',
      'title',
    ].includes(name) && !isFiguresOwn(path, name)
      ? [`${path}.${name}`]
      : []),
    ...secretsIn(inner, secrets, `${path}.${name}`),
  ]);
}

/** A clock has its own form and a chart its own title; neither is the question's. */
function isFiguresOwn(path: string, name: string): boolean {
  return (name === 'form' || name === 'title') && path.endsWith('.figure');
}

/** Whether two questions ask the same thing. */
export function sameAsked(question: Question): string {
  return JSON.stringify([question.stem, question.figure, question.answer, answerValue(question.key)]);
}
