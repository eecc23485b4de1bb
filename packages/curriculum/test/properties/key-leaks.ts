import { answerValue } from '../../src/checking/value.ts';
import { plainBlocks } from '../../src/content/plain.ts';
import type { Block, Figure, Question } from '../../src/model/index.ts';
import { persianNumber } from '../../src/numbers/persian/digits.ts';
import { testedKind } from '../answer-kinds/index.ts';
import { holds } from './texts.ts';

/** Whether the worked solution's last step shows the right answer. */
export function solutionEndsWithKey({ key, answer, solution }: Question): boolean {
  const blocks = solution.at(-1)?.content ?? [];
  const end = { blocks, text: plainBlocks(blocks) };
  const kind = testedKind(key.kind);
  if (kind.isWritten !== undefined) return kind.isWritten(end, key, answer);
  return kind.printed(key, answer).every((piece) => holds(end.text, piece));
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

/** Where the printed key can be read before its time (a stem, hint or message), or null. A number the question itself gives may be repeated. */
export function keyLeak(question: Question): string | null {
  const { answer, key, stem, figure, hints, misconceptions } = question;
  const kind = testedKind(key.kind);
  const shownIn = kind.shownIn?.(answer, key) ?? null;
  if (shownIn !== null) return shownIn;
  if (!(typeof kind.isTelling === 'boolean' ? kind.isTelling : kind.isTelling(key))) return null;
  const given = plainBlocks(stem) + figureWords(figure);
  const places: readonly (readonly [string, readonly Block[]])[] = [
    ...hints.map(({ content }, index) => [`hint ${index + 1}`, content] as const),
    ...misconceptions.map(
      ({ id, message }) => [`the message of ${id}`, [{ t: 'paragraph', content: message }]] as const,
    ),
  ];
  for (const piece of (kind.stated ?? kind.printed)(key, answer)) {
    if (holds(given, piece)) {
      if (kind.mayBeInStem?.(key) === false) return 'the stem';
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
