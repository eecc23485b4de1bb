import type { ChoiceForm, ChoiceOption } from './model.ts';

export function open({ kind, options, layout }: ChoiceForm): ChoiceForm {
  return { kind, options: options.map(openOption), layout };
}

export function openOption({ id, content }: ChoiceOption): ChoiceOption {
  return { id, content };
}
