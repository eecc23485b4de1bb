import { Mascot, type MascotPose } from '@mashq/ui/illustrations/mascot';
import type { Day } from './plan-day.ts';

const POSES: Readonly<Record<Day['face'], MascotPose>> = { day: 'wave', first: 'stand', back: 'cheer', rest: 'rest' };

interface HomeMascotProps {
  face: Day['face'];
  hasReachedGoal: boolean;
  /** The goal of the week is said for the first time. */
  isGoalNews: boolean;
}

/** The mascot in the scene; it never waits, so it comes with the day. */
export function HomeMascot({ face, hasReachedGoal, isGoalNews }: HomeMascotProps) {
  const pose = isGoalNews ? 'cheer' : face === 'day' && hasReachedGoal ? 'proud' : POSES[face];
  return <Mascot pose={pose} size={165} />;
}
