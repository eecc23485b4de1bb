export {
  type BadgeName,
  badgeNames,
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
