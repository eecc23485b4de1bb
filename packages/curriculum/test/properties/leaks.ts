import { printAnswer } from '../../src/checking/print.ts';
import { keepsSectorsRule } from '../../src/checking/sectors.ts';
import { answerValue, tickValue } from '../../src/checking/value.ts';
import { frac, mixedOf } from '../../src/content/nodes.ts';
import { plainBlocks, plainLine, plainMath } from '../../src/content/plain.ts';
import type {
  AnswerKey,
  Block,
  CellsKey,
  DrawingPlace,
  DrawingShape,
  Figure,
  LevelsKey,
  MatchForm,
  MatchKey,
  PointsKey,
  Question,
  SectorsKey,
} from '../../src/model/index.ts';
import { persianNumber, persianTime } from '../../src/numbers/persian/digits.ts';
import { clockWords } from '../../src/numbers/persian/words.ts';
import { Rational } from '../../src/numbers/rational.ts';

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
      return answer.kind === 'number-line' ? rationalForms(tickValue(answer.line, key.tick)) : [];
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
  }
}

/** Whether `text` holds `piece` as a number or phrase of its own, not as a part of a longer number. */
export function holds(text: string, piece: string): boolean {
  const part = '۰-۹٫٬⁄';
  const escaped = piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![${part}])(?<![۰-۹] (?=[۰-۹]+⁄))${escaped}(?![${part}])`, 'u').test(text);
}

/** Whether a board among the blocks has every square of the key filled. */
function showsCells(blocks: readonly Block[], { cells }: CellsKey): boolean {
  return blocks.some(
    (block) =>
      block.t === 'figure' &&
      block.figure.t === 'cells' &&
      block.figure.boards.some(({ filled }) =>
        cells.every(([row, column]) => filled.some((cell) => cell.row === row && cell.column === column)),
      ),
  );
}

/** Whether the blocks tell every number of parts that is asked for, or show a spinner on which all rules hold. */
function tellsSectors(blocks: readonly Block[], { rules }: SectorsKey): boolean {
  const said = plainBlocks(blocks);
  const told = rules.every(
    (rule) => rule.t === 'count' && (rule.count === 0 || holds(said, persianNumber(rule.count))),
  );
  return (
    told ||
    blocks.some(
      (block) =>
        block.t === 'figure' &&
        block.figure.t === 'spinner' &&
        block.figure.spinners.some(({ sectors }) =>
          rules.every((rule) =>
            keepsSectorsRule(
              rule,
              sectors.map(({ tone }) => tone),
            ),
          ),
        ),
    )
  );
}

/** Whether the blocks tell every height, or show a chart with just these. */
function tellsLevels(blocks: readonly Block[], { values }: LevelsKey): boolean {
  const said = plainBlocks(blocks);
  const isDrawn = (heights: readonly (number | null)[]) =>
    heights.length === values.length && values.every((value, index) => value === heights[index]);
  return (
    values.every((value) => holds(said, persianNumber(value))) ||
    blocks.some((block) => {
      if (block.t !== 'figure') return false;
      if (block.figure.t === 'bar-chart') return isDrawn(block.figure.bars.map(({ value }) => value));
      return block.figure.t === 'line-graph' && isDrawn(block.figure.points.map(({ value }) => value));
    })
  );
}

/** Whether every point is a corner, an end or a point of its own among the shapes. */
function areDrawn(points: PointsKey['points'], shapes: readonly DrawingShape[]): boolean {
  const drawn = shapes.flatMap((shape): readonly DrawingPlace[] => {
    if (shape.t === 'polygon') return shape.points;
    if (shape.t === 'line') return [shape.from, shape.to];
    return shape.t === 'point' ? [shape.at] : [];
  });
  return points.every(([x, y]) => drawn.some((place) => Array.isArray(place) && place[0] === x && place[1] === y));
}

/** Whether a drawing among the blocks has every point of the key. */
function showsPoints(blocks: readonly Block[], { points }: PointsKey): boolean {
  return blocks.some(
    (block) => block.t === 'figure' && block.figure.t === 'drawing' && areDrawn(points, block.figure.shapes),
  );
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
  if (question.key.kind === 'sectors' && tellsSectors(question.solution.at(-1)?.content ?? [], question.key))
    return true;
  if (question.key.kind === 'levels' && tellsLevels(question.solution.at(-1)?.content ?? [], question.key)) return true;
  if (kind === 'match') return printed.every((card) => holds(last, card));
  if (kind === 'integer' || kind === 'decimal') {
    const values = question.key.kind === kind ? question.key.values : [];
    return values.every((value) =>
      [persianNumber(value), persianNumber(value).replaceAll('٬', '')].some((text) => holds(last, text)),
    );
  }
  return printed.some((text) => holds(last, text));
}

/** Small numbers stand everywhere («۲ قسمت»); only a telling answer can be told. */
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
      return true;
    case 'number-line':
    case 'choice':
    case 'order':
    case 'match':
    case 'cells':
    case 'points':
    case 'sectors':
    case 'levels':
    case 'angle':
      return false;
  }
}

function figureWords(figure: Figure | undefined): string {
  return figure === undefined
    ? ''
    : `\n${figure.description}\n${
        JSON.stringify(figure)
          .match(/\d+/g)
          ?.map((digits) => persianNumber(digits.replace(/^0+(?=\d)/, '')))
          .join('\n') ?? ''
      }`;
}

function standsPaired({ first, second }: MatchForm, { pairs }: MatchKey): boolean {
  return first.every(({ id }, row) => pairs.some(([one, other]) => one === id && other === second[row]?.id));
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
  const finished = key.kind === 'mixed' ? printedKey(question).slice(0, 1) : printedKey(question);
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
      // A fraction or mixed number that stands in its own stem gives the answer away; whole and decimal numbers may be asked back (rounding to itself).
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
