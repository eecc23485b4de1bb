import type { Context } from '../platform/context.ts';
import { gamificationService } from './rewards/gamification.ts';
import { mazeService } from './rewards/maze.ts';
import { rewardService } from './rewards/service.ts';

/** Rewards; mastery and dates of review are parts of statements of other domains. */
export function createProgress(context: Context) {
  return {
    rewards: rewardService(context),
    maze: mazeService(context),
    gamification: gamificationService(context),
  };
}

export type ProgressServices = ReturnType<typeof createProgress>;
