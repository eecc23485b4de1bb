export { currentItem, EXIT_PATH, visibleItems, withoutAccount } from './rules.ts';
export { NAV_ITEM_HEIGHT } from './sizes.ts';
export type { NavItem, NavProps } from './types.ts';
