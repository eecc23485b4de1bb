import type { ChoiceForm, ChoiceInput, ChoiceKey } from './model.ts';

export function parts({ option }: ChoiceKey): readonly string[] {
  return [option];
}

export function inputFromKey({ kind, option }: ChoiceKey): ChoiceInput {
  return { kind, option };
}

/** Options are made of misconceptions. */
export function canBeGiven(): boolean {
  return true;
}

export function fault({ options }: Pick<ChoiceForm, 'options'>): string | null {
  const contents = options.map(({ content }) => JSON.stringify(content));
  return new Set(contents).size === contents.length ? null : 'two options look the same';
}

export function guessable({ options }: ChoiceForm): number {
  return options.length;
}
