import { plainBlocks, plainMath } from '../../content/plain.ts';
import type { Figure, MathNode } from '../../model/index.ts';
import { toLatinDigits } from '../../numbers/persian/digits.ts';
import type { QuestionDraft } from '../draft.ts';
import { numberPlaces } from '../place-value.ts';
import { names } from './charts.ts';
import { answerNumber, eachStep, formulasOf, nodesOf, saidIn, sidesOf } from './read-steps.ts';

/** More columns than this do not fit a phone. */
const mostPlaces = 8;
const parts = ['دهم', 'صدم', 'هزارم'] as const;

/** Names of the columns from left to right: so many whole places and decimal places. */
function columnsOf(whole: number, decimals: number, isLower: boolean): readonly string[] {
  const lower = ['یکان', 'دهگان', 'صدگان', 'هزارگان'];
  const names = Array.from({ length: whole }, (_, index) => (isLower ? lower[index] : numberPlaces[index]?.name) ?? '');
  return [...names.toReversed(), ...parts.slice(0, decimals)];
}

interface Written {
  readonly whole: string;
  readonly part: string;
}

function writtenOf(value: string): Written | null {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(value);
  return match === null ? null : { whole: match[1] ?? '', part: match[2] ?? '' };
}

/** Numbers below one another in their places; `marked` columns are counted from the left of the first number. */
function tableOf(
  values: readonly string[],
  isLower: boolean,
  description: string,
  marked: (columns: number, rows: readonly (readonly string[])[]) => readonly number[],
): Figure | null {
  const numbers = values.map(writtenOf);
  if (!numbers.every((one) => one !== null)) return null;
  const whole = Math.max(...numbers.map((one) => one.whole.length));
  const decimals = Math.max(...numbers.map(({ part }) => part.length));
  if (whole + decimals > mostPlaces || whole + decimals < 2 || decimals > parts.length) return null;
  const rows = numbers.map((one) => [
    ...[...one.whole.padStart(whole, ' ')].map((digit) => digit.trim()),
    ...[...one.part.padEnd(decimals, '0')],
  ]);
  return {
    t: 'place-table',
    columns: columnsOf(whole, decimals, isLower),
    rows,
    marked: marked(whole + decimals, rows),
    description,
  };
}

/** Grade 3 and numbers with decimals name the thousands «هزارگان»; later books count within the groups of three. */
function hasLowerNames(value: string): boolean {
  return value.includes('.') ? (value.split('.')[0]?.length ?? 0) <= 3 : value.length <= 4;
}

/** The first number of some digits that the question or its steps write, in formulas before words. */
function numberShown({ figure, stem, solution }: QuestionDraft): string | null {
  const row = figure?.t === 'place-table' ? figure.rows[0] : undefined;
  if (figure?.t === 'place-table' && row?.every((digit) => /^\d$/.test(digit))) {
    const whole = figure.columns.indexOf('یکان') + 1;
    return whole === 0 || whole === row.length
      ? row.join('')
      : `${row.slice(0, whole).join('')}.${row.slice(whole).join('')}`;
  }
  const nodes = nodesOf([...stem, ...solution.flatMap(({ content }) => content)]);
  const [written] = nodes.flatMap((node) =>
    (node.t === 'number' || node.t === 'digits') && node.value.replace('.', '').length >= 2 ? [node.value] : [],
  );
  const [said] =
    toLatinDigits(plainBlocks(stem))
      .replaceAll('٬', '')
      .replaceAll('٫', '.')
      .match(/\d{3,}(?:\.\d+)?|\d+\.\d+/) ?? [];
  return written ?? said ?? null;
}

/** The digit that a step speaks of, in its column of a place-value table: the one it points at, or the place it names. */
export const digitInPlace = eachStep((step, _, question) => {
  const node = nodesOf(step.content).findLast((one): one is Extract<MathNode, { t: 'digits' }> => one.t === 'digits');
  if (node !== undefined) {
    const point = node.value.indexOf('.');
    const column = point >= 0 && node.index > point ? node.index - 1 : node.index;
    return tableOf(
      [node.value],
      hasLowerNames(node.value),
      `جدول ارزش مکانی با عدد ${plainMath(node)}؛ ستون یک رقم آن مشخص شده است`,
      () => [column],
    );
  }
  const said = saidIn(step);
  const [own] = nodesOf(step.content).flatMap((one) => (one.t === 'number' ? [one.value] : []));
  const columnsIn = (number: string) => {
    const shape = writtenOf(number);
    return shape === null ? [] : columnsOf(shape.whole.length, shape.part.length, hasLowerNames(number));
  };
  // A place beyond the number of the question is one of the step's own number: «دهگان میلیون» is no «دهگان» of 20,000.
  const isBeyond = (number: string) =>
    !hasLowerNames(number) &&
    numberPlaces.some((place) => names(said, place.name) && !columnsIn(number).includes(place.name));
  const value = [numberShown(question), own].find((one) => typeof one === 'string' && !isBeyond(one)) ?? null;
  if (value === null) return null;
  const isLower = hasLowerNames(value);
  const columns = columnsIn(value);
  const named = columns.filter((column) => names(said, column));
  // «دهگان هزار» names «دهگان» too: the longest name is meant.
  const meant = named.filter((one) => !named.some((other) => other !== one && other.startsWith(`${one} `)));
  const [column] = meant;
  return column === undefined || meant.length > 1
    ? null
    : tableOf(
        [value],
        isLower,
        `جدول ارزش مکانی با عدد ${plainMath({ t: 'number', value })}؛ ستون ${column} مشخص شده است`,
        () => [columns.indexOf(column)],
      );
});

/** Numbers that a step puts in order, in a place-value table: the column is marked where they first differ. */
export const comparedInPlaces = eachStep((step) => {
  for (const formula of formulasOf(step).toReversed()) {
    const { signs, sides } = sidesOf(formula);
    const isOrder = signs.length > 0 && signs.every((sign) => sign === '<' || sign === '>');
    const nodes = sides.map((side) => (side.length === 1 ? side[0] : undefined));
    if (!isOrder || !nodes.every((node) => node?.t === 'number')) continue;
    const values = nodes.flatMap((node) => (node?.t === 'number' ? [node.value] : []));
    if (values.length > 5 || values.every((value) => value.length < 3)) continue;
    const isLower = values.every(hasLowerNames);
    const figure = tableOf(
      values,
      isLower,
      `جدول ارزش مکانی با این عددها زیر هم: ${nodes.map((node) => (node ? plainMath(node) : '')).join('، ')}؛ اولین ستونی که در آن فرق دارند مشخص شده است`,
      (columns, rows) => {
        const differs = Array.from({ length: columns }, (_, column) => column).find(
          (column) => new Set(rows.map((row) => row[column])).size > 1,
        );
        return differs === undefined ? [] : [differs];
      },
    );
    if (figure !== null) return figure;
  }
  return null;
});

/** The number that the solution ends in, each digit in its column. */
export const numberInPlaces = eachStep((step, index, { key, solution, stem }) => {
  if (index !== solution.length - 1) return null;
  const plain = (nodes: readonly MathNode[]) =>
    nodes.flatMap((node) => (node.t === 'number' && writtenOf(node.value) !== null ? [node.value] : []));
  const answer = answerNumber(key);
  const value = answer ?? plain(nodesOf(step.content)).at(-1) ?? plain(nodesOf(stem)).at(0);
  if (value === undefined || value.startsWith('-') || value.replace('.', '').length < 3) return null;
  return tableOf(
    [value],
    hasLowerNames(value),
    `جدول ارزش مکانی با عدد ${plainMath({ t: 'number', value })}`,
    () => [],
  );
});
