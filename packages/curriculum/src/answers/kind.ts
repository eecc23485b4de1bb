import type { Inline } from '../content/blocks.ts';
import type { Fields, Reading } from './reading.ts';

/** Some parts of an answer are right. */
export interface RightParts {
  readonly right: number;
  readonly outOf: number;
}

/**
 * One kind of answer: how its inputs are read, matched with the key, printed and found empty. `Form` is what the child
 * fills in, `Input` what was filled in, exactly as given, `Key` the right answer.
 */
export interface AnswerModel<Form extends { readonly kind: string }, Input, Key> {
  readonly kind: Form['kind'];
  /** The form field by field, so that a field that is added to it stays on the server until it is named here. */
  readonly publicForm: (form: Form) => Form;

  /** Reads any input, well formed or not. Never throws; what the question does not have is `unknown-option`. */
  readonly read: (form: Form, fields: Fields) => Reading;

  /** The value of a key part by part: equal parts mean equal answers, however they were written. */
  readonly parts: (key: Key) => readonly string[];
  /** The input that gives the key, typed in plain ASCII. */
  readonly inputFromKey: (key: Key) => Input;
  /** Whether an input is an answer that the key stands for. Default: its parts are the key's, in the same order. */
  readonly matches?: (key: Key, parts: readonly string[]) => boolean;
  /** The rule of a key that stands for more than one answer, as one string; null for a key that stands for one. Default null. */
  readonly rule?: (key: Key) => string | null;
  /** How much of an input that is not right is right. Default: parts in their place; none where the key has a rule. */
  readonly rightParts?: (key: Key, parts: readonly string[], form: Form) => RightParts;
  /** Of each box, card or option, in the order of the form, whether it is right. Left out where they do not count alone. */
  readonly verdicts?: (key: Key, parts: readonly string[], form: Form) => readonly boolean[];
  /** Whether a child can give this answer, as a misconception must be. Default: its input can be read. */
  readonly canBeGiven?: (key: Key) => boolean;
  /** What an author must not do with form and key; null when it is sound. */
  readonly fault?: (form: Form, key: Key) => string | null;
  /** How many options a guess chooses from; null where it is typed or built. Default null. */
  readonly guessable?: (form: Form) => number | null;

  /** The right answer as a report shows it. */
  readonly printKey: (key: Key, form: Form) => readonly Inline[];
  /** What was given, as it was: same digits, same marks, same spaces. Nothing for an input that was left untouched. */
  readonly printInput: (input: Input, form: Form) => readonly Inline[];
  readonly messages: AnswerMessages;

  readonly emptiness: EmptyInput<Form, Input>;
}

/** What is said to the child. Nothing in it shows whether a value was right. */
export interface AnswerMessages {
  readonly empty: readonly Inline[];
  /** Said of a wrong answer that is no known misconception. */
  readonly wrong: readonly Inline[];
  /** Said when some parts are right. Default «… جواب از … جواب درست است». */
  readonly partial?: (right: number, outOf: number) => readonly Inline[];
}

/** The part of a kind that a browser needs too. */
export interface EmptyInput<Form extends { readonly kind: string }, Input> {
  readonly kind: Form['kind'];
  /** The input of a question that nobody has touched yet. */
  readonly emptyInput: (form: Form) => Input;
  /** Nothing was typed, picked or moved. Spaces alone are nothing; a zero is something. */
  readonly isEmpty: (input: Input) => boolean;
  /**
   * Whether a part that the answer needs is still missing in an input that is not empty: what `read` refuses as `incomplete`.
   * Left out where every input that is not empty is whole.
   */
  readonly isIncomplete?: (input: Input, form: Form) => boolean;
  /** Said of an incomplete input. */
  readonly incomplete?: string;
}
