import { matchesSearch } from '@mashq/ui/i18n';
import type { ReactNode } from 'react';

/** What the dialog shows and leads to. */
export interface Place {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** After the title: what it is. */
  readonly hint: string;
  readonly icon: ReactNode;
  /** Other words it is found by. */
  readonly keywords?: string;
}

/** The places whose title or keywords have every typed word, those with it in the title first. */
export function findPlaces(places: readonly Place[], typed: string): readonly Place[] {
  const found = places.filter(({ title, keywords = '' }) => matchesSearch(`${title} ${keywords}`, typed));
  const isInTitle = ({ title }: Place) => matchesSearch(title, typed);
  return [...found.filter(isInTitle), ...found.filter((place) => !isInTitle(place))];
}
