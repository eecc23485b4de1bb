import type { EmptyInput } from '../kind.ts';
import type { SectorsForm, SectorsInput } from './model.ts';

export const sectorsEmptiness: EmptyInput<SectorsForm, SectorsInput> = {
  kind: 'sectors',
  emptyInput: ({ parts }) => ({ kind: 'sectors', tones: Array.from({ length: parts }, () => null) }),
  isEmpty: ({ tones }) => tones.every((tone) => tone === null),
  isIncomplete: ({ tones }, { parts, all }) => all === true && (tones.length < parts || tones.includes(null)),
  incomplete: 'هنوز چند قسمت سفید مانده است؛ همهٔ قسمت‌ها را رنگ کن.',
};
