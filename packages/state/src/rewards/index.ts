export {
  readNextMaze,
  useBadges,
  useCups,
  useHasRewards,
  useMarkBadgesSeen,
  useMaze,
  useMazePlayed,
  useMazeSolved,
  useNewBadgesCount,
} from './rewards.ts';
