import { plainLine } from '../../src/content/plain.ts';
import type { ChoiceForm, ChoiceKey } from '../../src/model/index.ts';
import { holds, textsOf } from '../properties/texts.ts';
import type { TestedKind } from './kind.ts';

const printed = ({ option }: ChoiceKey, { options }: ChoiceForm) =>
  options.filter(({ id }) => id === option).map(({ content }) => plainLine(content));

export const choice: TestedKind<ChoiceForm, ChoiceKey> = {
  kind: 'choice',
  forms: ({ option }) => [{ kind: 'choice', option }],
  misses: ({ option: right }, { options }) =>
    [...options.map(({ id }) => id).filter((id) => id !== right), null, '', 'zzz'].map((option) => ({
      kind: 'choice',
      option,
    })),
  texts: ({ options }) => textsOf(options.flatMap(({ content }) => content)),
  printed,
  isWritten: ({ text }, key, form) => printed(key, form).some((each) => holds(text, each)),
  isTelling: false,
};
