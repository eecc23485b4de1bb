import { plainBlocks, plainLine } from '../../src/content/plain.ts';
import type { Figure, Question } from '../../src/model/index.ts';
import { persianNumber } from '../../src/numbers/persian/digits.ts';
import { testedKind } from '../answer-kinds/index.ts';
import { holds, readFigure } from './texts.ts';

/** Read by name: that their description says each value is what there is to see. */
const charts: readonly string[] = ['bar-chart', 'line-graph', 'pictogram', 'tally', 'pie'];

/** What is written on the figure itself, for all to read. */
function writtenOn(figure: Figure): string {
  const { words, numbers } = readFigure({ ...figure, description: '' });
  const printed = numbers.map((one) => (/^-?\d+(?:\.\d+)?$/.test(one) ? persianNumber(one) : one));
  return [...words, ...printed].join('\n');
}

/**
 * Whether who hears the figure's description hears the answer, which who sees the figure has to find: its number, which neither
 * the stem nor the figure says, or the right option and none of the others.
 */
export function saysAnswer({ stem, figure, answer, key }: Question): boolean {
  if (figure === undefined || charts.includes(figure.t)) return false;
  const said = figure.description;
  const given = `${plainBlocks(stem)}\n${writtenOn(figure)}`;
  if (answer.kind === 'choice' && key.kind === 'choice') {
    const named = answer.options.filter(({ content }) => holds(said, plainLine(content)));
    return named.length === 1 && named[0]?.id === key.option && !holds(given, plainLine(named[0].content));
  }
  const kind = testedKind(key.kind);
  if (!(typeof kind.isTelling === 'boolean' ? kind.isTelling : kind.isTelling(key))) return false;
  const isSaid = (piece: string) => holds(said, piece) && !holds(given, piece);
  const pieces = (kind.stated ?? kind.printed)(key, answer);
  // A time has several ways to be written, each of them whole.
  return key.kind === 'clock' ? pieces.some(isSaid) : pieces.length > 0 && pieces.every(isSaid);
}

/** Of fewer questions of one form the answer may be in the description by chance. */
const SAMPLE = 4;

/**
 * The forms whose description says the answer in more than half of the questions, each with one of them: in a few, numbers are
 * the same by chance.
 */
export function formsThatSay(questions: readonly Question[]): ReadonlyMap<string, string> {
  const forms = Map.groupBy(
    questions.filter(({ figure }) => figure !== undefined),
    ({ form }) => form,
  );
  const found = new Map<string, string>();
  for (const [form, asked] of forms) {
    const saying = asked.filter(saysAnswer);
    if (saying.length >= SAMPLE && saying.length * 2 > asked.length)
      found.set(form, saying[0]?.figure?.description ?? '');
  }
  return found;
}
