import type { Inline } from '../../content/blocks.ts';
import { line, text } from '../../content/build.ts';
import { fault as optionsFault, publicOption } from '../choice/rules.ts';
import type { AnswerMessages, AnswerModel, RightParts } from '../kind.ts';
import { type Fields, given, type Reading, refuse, strings } from '../reading.ts';
import { multipleSelectEmptiness } from './empty.ts';
import type { MultipleSelectForm, MultipleSelectInput, MultipleSelectKey } from './model.ts';

function publicForm({ kind, options, layout, minimum, maximum }: MultipleSelectForm): MultipleSelectForm {
  return {
    kind,
    options: options.map(publicOption),
    layout,
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
}

/** Options of the question, none twice, as many as asked for. */
function read({ options, minimum = 1, maximum = options.length }: MultipleSelectForm, fields: Fields): Reading {
  const picked = strings(fields.options);
  if (picked === null || picked.some((option) => options.every(({ id }) => id !== option))) {
    return refuse('unknown-option');
  }
  if (new Set(picked).size < picked.length || picked.length > maximum) return refuse('unknown-option');
  if (picked.length === 0) return refuse('empty');
  return picked.length < minimum ? refuse('incomplete') : given([...picked].sort());
}

/** The same options always in the same order. */
function parts({ options }: MultipleSelectKey): readonly string[] {
  return [...options].sort();
}

function inputFromKey({ kind, options }: MultipleSelectKey): MultipleSelectInput {
  return { kind, options };
}

/** An option too many weighs as much as one that is missing: picking all of them is worth nothing. */
function rightParts({ options }: MultipleSelectKey, picked: readonly string[]): RightParts {
  const hits = picked.filter((option) => options.includes(option)).length;
  return { right: Math.max(0, hits - (picked.length - hits)), outOf: options.length };
}

/** Of each option of the form, whether it is rightly picked or rightly left. */
function verdicts(
  { options }: MultipleSelectKey,
  picked: readonly string[],
  form: MultipleSelectForm,
): readonly boolean[] {
  return form.options.map(({ id }) => options.includes(id) === picked.includes(id));
}

function fault(form: MultipleSelectForm, { options }: MultipleSelectKey): string | null {
  return options.length === 0 ? 'no option is right' : optionsFault(form);
}

function printKey({ options }: MultipleSelectKey, form: MultipleSelectForm): readonly Inline[] {
  return listed(options, form);
}

function printInput({ options }: MultipleSelectInput, form: MultipleSelectForm): readonly Inline[] {
  return listed(options, form);
}

/** The options in the order of the form: «۱۲، ۱۵، ۲۱». */
function listed(picked: readonly string[], { options }: MultipleSelectForm): readonly Inline[] {
  return options
    .filter(({ id }) => picked.includes(id))
    .flatMap(({ content }, index) => (index === 0 ? content : [text('، '), ...content]));
}

const messages: AnswerMessages = {
  empty: line`اول گزینه‌های درست را انتخاب کن.`,
  wrong: line`گزینه‌ها را یکی‌یکی با سؤال مقایسه کن.`,
  partial: () => line`بعضی از گزینه‌ها را درست انتخاب کرده‌ای. یکی‌یکی ببین کدام کم است و کدام زیادی.`,
};

export const multipleSelectModel: AnswerModel<MultipleSelectForm, MultipleSelectInput, MultipleSelectKey> = {
  kind: 'multiple-select',
  publicForm,
  read,
  parts,
  inputFromKey,
  rightParts,
  verdicts,
  fault,
  printKey,
  printInput,
  messages,
  emptiness: multipleSelectEmptiness,
};
