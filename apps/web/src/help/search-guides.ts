import { matchesSearch } from '@mashq/ui/i18n';
import type { Guide } from './guide.ts';

/** Guides with every typed word in title, summary, keywords or steps, those with it in the title first. */
export function searchGuides(guides: readonly Guide[], typed: string): readonly Guide[] {
  const found = guides.filter(({ title, summary, keywords = '', steps }) =>
    matchesSearch([title, summary, keywords, ...steps.map(({ text }) => text)].join(' '), typed),
  );
  const isInTitle = ({ title }: Guide) => matchesSearch(title, typed);
  return [...found.filter(isInTitle), ...found.filter((guide) => !isInTitle(guide))];
}
