import type { Inline } from '../../content/blocks.ts';
import { line } from '../../content/build.ts';
import type { AnswerMessages, AnswerModel } from '../kind.ts';
import { type Fields, given, type Reading, refuse } from '../reading.ts';
import { choiceEmptiness } from './empty.ts';
import type { ChoiceForm, ChoiceInput, ChoiceKey, ChoiceOption } from './model.ts';

function publicForm({ kind, options, layout }: ChoiceForm): ChoiceForm {
  return { kind, options: options.map(publicOption), layout };
}

export function publicOption({ id, content }: ChoiceOption): ChoiceOption {
  return { id, content };
}

function read({ options }: ChoiceForm, { option }: Fields): Reading {
  if (option === null) return refuse('empty');
  const isKnown = options.some(({ id }) => id === option);
  return isKnown && typeof option === 'string' ? given([option]) : refuse('unknown-option');
}

function parts({ option }: ChoiceKey): readonly string[] {
  return [option];
}

function inputFromKey({ kind, option }: ChoiceKey): ChoiceInput {
  return { kind, option };
}

/** Options are made of misconceptions. */
function canBeGiven(): boolean {
  return true;
}

export function fault({ options }: Pick<ChoiceForm, 'options'>): string | null {
  const contents = options.map(({ content }) => JSON.stringify(content));
  return new Set(contents).size === contents.length ? null : 'two options look the same';
}

function guessable({ options }: ChoiceForm): number {
  return options.length;
}

function printKey({ option }: ChoiceKey, form: ChoiceForm): readonly Inline[] {
  return contentOf(option, form);
}

function printInput({ option }: ChoiceInput, form: ChoiceForm): readonly Inline[] {
  return contentOf(option, form);
}

function contentOf(option: string | null, { options }: ChoiceForm): readonly Inline[] {
  return options.find(({ id }) => id === option)?.content ?? [];
}

const pickOne = line`اول یکی از گزینه‌ها را انتخاب کن.`;

const messages: AnswerMessages = {
  empty: pickOne,
  wrong: line`گزینه‌ها را یک بار دیگر با سؤال مقایسه کن.`,
};

export const choiceModel: AnswerModel<ChoiceForm, ChoiceInput, ChoiceKey> = {
  kind: 'choice',
  publicForm,
  read,
  parts,
  inputFromKey,
  canBeGiven,
  fault,
  guessable,
  printKey,
  printInput,
  messages,
  emptiness: choiceEmptiness,
};
