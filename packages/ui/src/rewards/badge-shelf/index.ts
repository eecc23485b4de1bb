export { type BadgeFilter, BadgeShelf, type BadgeShelfProps, type ShelfBadge } from './BadgeShelf.tsx';
