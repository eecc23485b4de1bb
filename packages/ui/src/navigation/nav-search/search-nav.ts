import { matchesSearch } from '../../i18n/search-text.ts';
import { visibleItems } from '../nav-item/rules.ts';
import type { NavItem } from '../nav-item/types.ts';

export interface NavFinding {
  item: NavItem;
  /** Titles of the groups it is in, the outermost first. */
  groups: readonly string[];
}

function entries(items: readonly NavItem[], groups: readonly string[]): NavFinding[] {
  return items.flatMap((item) =>
    item.children ? entries(item.children, [...groups, item.title]) : [{ item, groups }],
  );
}

/**
 * The entries of a menu whose title or path holds every word that was typed, whatever the case of its letters and the
 * spelling of its Persian; an entry is found by the groups it is in too. Entries of other roles are not found, nor
 * any by nothing.
 */
export function searchNav(items: readonly NavItem[], typed: string, userRole?: string): NavFinding[] {
  if (typed.trim() === '') return [];
  return entries(visibleItems(items, userRole), []).filter(({ item, groups }) =>
    matchesSearch([...groups, item.title, item.path].join(' '), typed),
  );
}
