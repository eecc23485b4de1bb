import * as faNavigation from '../../i18n/fa/navigation.ts';
import type { NavItem } from './types.ts';

/** The path that ends the session instead of leading anywhere. */
export const EXIT_PATH = '/exit';

/** Says items apart, as groups may share a path. */
export const itemKey = (item: NavItem): string => `${item.path} ${item.title}`;

/** Items a person of this role sees, at every level. A group of which nothing is left is left out too. */
export function visibleItems(items: readonly NavItem[], role: string | undefined): NavItem[] {
  return items.flatMap((item) => {
    if (item.roles && !(role !== undefined && item.roles.includes(role))) return [];
    if (!item.children) return [item];
    const children = visibleItems(item.children, role);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** The vertical list leaves out its account entry: the person's own block is beside the list. */
export function withoutAccount(items: readonly NavItem[], title: string = faNavigation.account.title): NavItem[] {
  return items.filter((item) => item.title !== title);
}

const isUnder = (path: string, parent: string) => parent !== '/' && path.startsWith(`${parent}/`);

function flatten(items: readonly NavItem[]): NavItem[] {
  return items.flatMap((item) => (item.children ? flatten(item.children) : [item]));
}

/**
 * The item that stands for a path: its own, else the longest one above it. An item that lies above others, as the home
 * of an area does, stands for its own path only; otherwise it would look chosen on every screen.
 */
export function currentItem(items: readonly NavItem[], currentPath: string): NavItem | undefined {
  const leaves = flatten(items);
  const exact = leaves.find((item) => item.path === currentPath);
  if (exact) return exact;
  return leaves
    .filter((item) => isUnder(currentPath, item.path) && !leaves.some((other) => isUnder(other.path, item.path)))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** Whether an item is, or holds at any depth, the given one. */
export function holdsItem(item: NavItem, wanted: NavItem | undefined): boolean {
  if (!wanted) return false;
  return item === wanted || (item.children?.some((child) => holdsItem(child, wanted)) ?? false);
}
