export { RecentBadges, type RecentBadgesProps } from './RecentBadges.tsx';
