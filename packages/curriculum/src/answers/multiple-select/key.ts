import { fault as optionsFault } from '../choice/key.ts';
import type { RightParts } from '../kind.ts';
import type { MultipleSelectForm, MultipleSelectInput, MultipleSelectKey } from './model.ts';

/** The same options always in the same order. */
export function parts({ options }: MultipleSelectKey): readonly string[] {
  return [...options].sort();
}

export function inputFromKey({ kind, options }: MultipleSelectKey): MultipleSelectInput {
  return { kind, options };
}

/** An option too many weighs as much as one that is missing: picking all of them is worth nothing. */
export function rightParts({ options }: MultipleSelectKey, picked: readonly string[]): RightParts {
  const hits = picked.filter((option) => options.includes(option)).length;
  return { right: Math.max(0, hits - (picked.length - hits)), outOf: options.length };
}

/** Of each option of the form, whether it is rightly picked or rightly left. */
export function verdicts(
  { options }: MultipleSelectKey,
  picked: readonly string[],
  form: MultipleSelectForm,
): readonly boolean[] {
  return form.options.map(({ id }) => options.includes(id) === picked.includes(id));
}

export function fault(form: MultipleSelectForm, { options }: MultipleSelectKey): string | null {
  return options.length === 0 ? 'no option is right' : optionsFault(form);
}
