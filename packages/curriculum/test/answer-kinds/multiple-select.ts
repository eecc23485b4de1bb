import { type MultipleSelectForm, type MultipleSelectKey, plainLine, type RawInput } from '../../src/index.ts';
import type { TestedKind } from './kind.ts';

const raw = (options: readonly string[]): RawInput => ({ kind: 'multiple-select', options });

export const multipleSelect: TestedKind<MultipleSelectForm, MultipleSelectKey> = {
  kind: 'multiple-select',
  forms: ({ options }) => [raw(options), raw([...options].reverse())],
  misses: ({ options }, form) => {
    const others = form.options.map(({ id }) => id).filter((id) => !options.includes(id));
    return [
      ...options.map((option) => raw(options.filter((one) => one !== option))),
      ...others.map((option) => raw([...options, option])),
      ...others.map((option) => raw([...options.slice(1), option])),
      raw([]),
      raw([...options, options[0] ?? '']),
      raw([...options, 'zzz']),
    ];
  },
  texts: ({ options }) => ({ words: options.map(({ content }) => plainLine(content)), numbers: [] }),
  printed: ({ options }, form) =>
    form.options.filter(({ id }) => options.includes(id)).map(({ content }) => plainLine(content)),
  isTelling: false,
};
