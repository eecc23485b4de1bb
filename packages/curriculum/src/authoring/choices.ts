import { answerValue } from '../checking/value.ts';
import { math } from '../content/build.ts';
import { op } from '../content/nodes.ts';
import type { AnswerForm, AnswerKey, Inline, MathNode, Misconception } from '../model/index.ts';
import type { Rational } from '../numbers/rational.ts';
import type { Rng } from '../random/rng.ts';
import type { AnswerSpec } from './answers.ts';
import type { MisconceptionName } from './draft.ts';

/** An option by what is seen and what it is worth: two options are never worth the same. */
export interface OptionDraft {
  /** Anything that is equal exactly when the options mean the same: `value.toString()`, the words themselves. */
  readonly value: string;
  readonly content: readonly Inline[];
}

export type WrongOptionDraft = OptionDraft & MisconceptionName;

export type ChoiceSpec = AnswerSpec & { readonly misconceptions: readonly Misconception[] };

const letters = 'abcdef';

interface ChoiceDraft {
  readonly layout: 'tiles' | 'list';
  readonly right: OptionDraft;
  /** Known misconceptions, most distinctive first; there may be more than are shown. Nothing else becomes an option. */
  readonly wrong: readonly WrongOptionDraft[];
  /** Options shown at most, the right one included. Default 4. */
  readonly count?: number;
  /**
   * Keeps, for an option that several of `wrong` lead to, all of them, so that it gets no certain name. Without it the first
   * stands for all, which is right only where it says what the others say.
   */
  readonly everyCause?: boolean;
}

/** «هیچ‌کدام» speaks of the options before it, so it is the last one. */
function isNone({ content }: OptionDraft): boolean {
  return content.some((piece) => piece.t === 'text' && piece.text.startsWith('هیچ‌کدام'));
}

/**
 * Options in random order, each wrong one a known misconception with its own message. Misconceptions worth the same as the right option
 * or as an earlier misconception are left out; null when fewer than `atLeast` (default 3) options remain, so that the author's `make` can
 * give null and be asked again.
 */
export function choiceAnswer(
  rng: Rng,
  { layout, right, wrong, count = 4, everyCause = false }: ChoiceDraft,
  atLeast = 3,
): ChoiceSpec | null {
  const seen = new Set([right.value]);
  const kept: WrongOptionDraft[] = [];
  for (const option of wrong) {
    if (seen.has(option.value) || kept.length + 1 >= count) continue;
    seen.add(option.value);
    kept.push(option);
  }
  if (kept.length + 1 < atLeast) return null;
  const mixed = rng.shuffle<OptionDraft>([right, ...kept]);
  const shown = [...mixed.filter((option) => !isNone(option)), ...mixed.filter(isNone)];
  const idOf = (option: OptionDraft): string => letters.charAt(shown.indexOf(option));
  return {
    answer: { kind: 'choice', layout, options: shown.map((option) => ({ id: idOf(option), content: option.content })) },
    key: { kind: 'choice', option: idOf(right) },
    misconceptions: kept.flatMap((option) =>
      wrong
        .filter((cause) => cause === option || (everyCause && cause.value === option.value))
        .map(({ id, title, message }) => ({ id, title, answer: { kind: 'choice', option: idOf(option) }, message })),
    ),
  };
}

export type ComparisonSign = '<' | '=' | '>';

const signIds: Readonly<Record<ComparisonSign, string>> = { '<': 'less', '=': 'equal', '>': 'greater' };

/** The sign between two exact values. */
export function signBetween(left: Rational, right: Rational): ComparisonSign {
  const order = left.compare(right);
  return order < 0 ? '<' : order > 0 ? '>' : '=';
}

/** The three comparison signs as tiles, always in the same order, with the misconception each wrong one shows. */
export function signAnswer(
  right: ComparisonSign,
  wrong: Partial<Readonly<Record<ComparisonSign, MisconceptionName>>>,
  called: 'علامت' | 'نشانه' = 'علامت',
): ChoiceSpec {
  const signs = ['<', '=', '>'] as const;
  /** Who knows which is larger and turns the sign round chooses the opposite one as well: the name says so. */
  const orTurned = ({ id, title, message }: MisconceptionName): MisconceptionName =>
    title.includes('برعکس')
      ? { id, title, message }
      : {
          id: `${id}-or-sign-turned`,
          title: `${title}، یا ${called} را برعکس گذاشته`,
          message: [...message, { t: 'text', text: ` دهانهٔ باز ${called} هم رو به بزرگ‌تر است.` }],
        };
  return {
    answer: {
      kind: 'choice',
      layout: 'tiles',
      options: signs.map((sign) => ({ id: signIds[sign], content: [math(op(sign))] })),
    },
    key: { kind: 'choice', option: signIds[right] },
    misconceptions: signs.flatMap((sign) => {
      const name = wrong[sign];
      return sign === right || name === undefined
        ? []
        : [
            {
              ...(sign === '=' || right === '=' ? name : orTurned(name)),
              answer: { kind: 'choice', option: signIds[sign] } as const,
            },
          ];
    }),
  };
}

/** A thing to be put in order: how it looks and what it is worth. */
export interface OrderEntry {
  readonly math: MathNode;
  readonly value: Rational;
}

export type OrderMisconception<T extends OrderEntry> = MisconceptionName & {
  /** What the mistaken eye takes the entry to be worth; a tie drops the misconception. */
  readonly seenAs: (entry: T) => Rational;
};

interface OrderDraft<T extends OrderEntry> {
  /** No two worth the same. */
  readonly entries: readonly T[];
  /** From the left: smallest first, or largest first. */
  readonly direction: 'rising' | 'falling';
  readonly misconceptions: readonly OrderMisconception<T>[];
}

/** So many other orders are tried at most. */
const FAIR_DRAWS = 20;

/** The two ends of an ordered row in words. */
export const orderEnds = { rising: ['کوچک‌ترین', 'بزرگ‌ترین'], falling: ['بزرگ‌ترین', 'کوچک‌ترین'] } as const;

/**
 * Things to be put in a row, shown in an order that is not the answer. Throws `RangeError` when two are worth the same.
 * `sorted` gives the entries in their right order, for the solution.
 */
export function orderAnswer<T extends OrderEntry>(
  rng: Rng,
  { entries, direction, misconceptions }: OrderDraft<T>,
): ChoiceSpec & { readonly answer: AnswerForm & { kind: 'order' }; readonly sorted: readonly T[] } {
  const sortedBy = (value: (entry: T) => Rational): T[] => {
    const rising = [...entries].sort((a, b) => value(a).compare(value(b)));
    return direction === 'rising' ? rising : rising.reverse();
  };
  const tied = (row: readonly T[], value: (entry: T) => Rational): boolean =>
    row.some((entry, index) => index > 0 && value(entry).equals(value(row[index - 1] ?? entry)));
  const trueValue = ({ value }: T) => value;
  const sorted = sortedBy(trueValue);
  if (tied(sorted, trueValue)) throw new RangeError('two things to be put in order are worth the same');
  const wrongRows = misconceptions.map(({ seenAs }) => sortedBy(seenAs));
  const isOrderOf = (cards: readonly T[], row: readonly T[]) => cards.every((entry, index) => entry === row[index]);
  let shown = rng.shuffle(entries);
  // As they lie at first the cards show no mistake either, where another order is left for that.
  for (
    let draw = 0;
    isOrderOf(shown, sorted) || (draw < FAIR_DRAWS && wrongRows.some((row) => isOrderOf(shown, row)));
    draw += 1
  )
    shown = rng.shuffle(entries);
  const keyOf = (row: readonly T[]): AnswerKey => ({
    kind: 'order',
    items: row.map((entry) => letters.charAt(shown.indexOf(entry))),
  });
  const key = keyOf(sorted);
  return {
    answer: {
      kind: 'order',
      items: shown.map((entry, index) => ({ id: letters.charAt(index), math: entry.math })),
      ends: orderEnds[direction],
    },
    key,
    sorted,
    misconceptions: misconceptions.flatMap(({ id, title, message, seenAs }) => {
      const row = sortedBy(seenAs);
      const answer = keyOf(row);
      return tied(row, seenAs) || answerValue(answer) === answerValue(key) ? [] : [{ id, title, message, answer }];
    }),
  };
}
