export {
  type BadgeName,
  badgeNames,
  badgeOfEarning,
  badgeRules,
  earnedBadges,
  noRewardFacts,
  type RewardFacts,
  weeklyGoalDays,
} from './badges.ts';
export {
  type CupBand,
  cupBand,
  cupBands,
  type EarningAnswer,
  type EarningKind,
  earningKinds,
  earningSteps,
  earningsOf,
  stepsPerCup,
} from './earnings.ts';
