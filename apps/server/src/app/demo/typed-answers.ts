import { emptyInput, type Question, type RawInput, type Rng, rawFromAnswer } from '@mashq/curriculum';
import { toLatinDigits } from '@mashq/curriculum/persian';
import type { Learner } from './learner-model.ts';

const ZERO = { persian: 0x6f0, latin: 0x30, arabic: 0x660 } as const;
const MARKS = { persian: ['٫', '/', '٫'], latin: ['.', '/'], arabic: ['٫', '/'] } as const;

function typed(text: string, keyboard: Learner['keyboard'], rng: Rng): string {
  const mark = rng.pick(MARKS[keyboard]);
  return toLatinDigits(text)
    .replaceAll(/[.٫]/g, mark)
    .replaceAll(/\d/g, (digit) => String.fromCharCode(ZERO[keyboard] + Number(digit)));
}

/** An input as this child's keyboard writes it. */
export function onKeyboard(raw: RawInput, keyboard: Learner['keyboard'], rng: Rng): RawInput {
  const write = (text: string) => typed(text, keyboard, rng);
  switch (raw.kind) {
    case 'integer':
    case 'decimal':
      return { ...raw, values: raw.values.map(write) };
    case 'fraction':
      return { ...raw, numerator: write(raw.numerator), denominator: write(raw.denominator) };
    case 'mixed':
      return { ...raw, whole: write(raw.whole), numerator: write(raw.numerator), denominator: write(raw.denominator) };
    case 'clock':
      return {
        ...raw,
        hour: write(raw.hour),
        minute: write(raw.minute),
        ...(raw.second === undefined ? {} : { second: write(raw.second) }),
      };
    default:
      return raw;
  }
}

/** Something that cannot be read as an answer of this box, as happens to children. */
export function unreadable(question: Question): RawInput {
  const { answer } = question;
  switch (answer.kind) {
    case 'integer':
      return { kind: 'integer', values: answer.blanks.map((_, index) => (index === 0 ? '۱/۲' : '')) };
    case 'decimal':
      return { kind: 'decimal', values: answer.blanks.map((_, index) => (index === 0 ? '۱٫۲٫۳' : '')) };
    case 'fraction':
      return { kind: 'fraction', numerator: '۳', denominator: '' };
    case 'mixed':
      return { kind: 'mixed', whole: '۲', numerator: '۱', denominator: '' };
    case 'clock':
      return { kind: 'clock', hour: '۷', minute: '۶۰', ...(answer.seconds === undefined ? {} : { second: '' }) };
    default:
      return emptyInput(answer);
  }
}

function near(text: string, rng: Rng): string {
  const value = Number(text);
  if (!Number.isInteger(value)) return `${text}${rng.int(1, 9)}`;
  return String(Math.max(1, value + rng.pick([-2, -1, 1, 2, 10])));
}

/** A slip that is no known mistake: a digit off, two things swapped, the mark next to it. */
function slip(question: Question, rng: Rng): RawInput {
  const right = rawFromAnswer(question.key);
  switch (right.kind) {
    case 'integer':
    case 'decimal':
      return { ...right, values: right.values.map((value, index) => (index === 0 ? near(value, rng) : value)) };
    case 'fraction':
      return { ...right, numerator: near(right.numerator, rng) };
    case 'mixed':
      return { ...right, whole: near(right.whole === '' ? '0' : right.whole, rng) };
    case 'order': {
      const [first, second, ...rest] = right.items;
      return { ...right, items: [second ?? '', first ?? '', ...rest] };
    }
    case 'number-line':
      return { ...right, tick: Math.max(0, (right.tick ?? 0) + rng.pick([-1, 1])) };
    case 'clock':
      return { ...right, minute: near(right.minute, rng) };
    case 'match': {
      const [[first, one] = ['', ''], [second, other] = ['', ''], ...rest] = right.pairs;
      return { ...right, pairs: [[first, other], [second, one], ...rest] };
    }
    case 'cells':
      return { ...right, cells: right.cells.slice(0, Math.max(1, right.cells.length - 1)) };
    case 'points': {
      const [[x, y] = [0, 0], ...rest] = right.points;
      return { ...right, points: [[x === 0 ? 1 : x - 1, y], ...rest] };
    }
    case 'sectors': {
      const [first = null, ...rest] = right.tones;
      return { ...right, tones: [...rest.slice(0, -1), first, first] };
    }
    case 'levels': {
      const [first = 0, second = 0, ...rest] = right.values;
      return { ...right, values: [second, first, ...rest] };
    }
    case 'angle':
      return { ...right, degrees: Math.abs((right.degrees ?? 0) - 10) };
    default:
      return right;
  }
}

/** A wrong answer: mostly a known mistake of children, at times a slip. It may turn out right by chance, as slips do. */
export function wrongInput(question: Question, rng: Rng): RawInput {
  const known = question.misconceptions;
  const mistakes = question.answer.kind === 'choice' || rng.chance(3, 4);
  return known.length > 0 && mistakes ? rawFromAnswer(rng.pick(known).answer) : slip(question, rng);
}
