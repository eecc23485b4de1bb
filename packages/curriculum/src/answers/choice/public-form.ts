import type { ChoiceForm, ChoiceOption } from './model.ts';

export function publicForm({ kind, options, layout }: ChoiceForm): ChoiceForm {
  return { kind, options: options.map(publicOption), layout };
}

export function publicOption({ id, content }: ChoiceOption): ChoiceOption {
  return { id, content };
}
