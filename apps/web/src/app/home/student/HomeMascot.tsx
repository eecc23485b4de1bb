import { Mascot, type MascotPose } from '@mashq/ui/illustrations/mascot';
import type { Day } from './day.ts';

const POSES: Readonly<Record<Day['face'], MascotPose>> = { day: 'wave', first: 'stand', back: 'cheer', rest: 'rest' };

/** The mascot in the scene; it never waits, so it comes with the day. */
export function HomeMascot({ face, hasReachedGoal }: { face: Day['face']; hasReachedGoal: boolean }) {
  return <Mascot pose={face === 'day' && hasReachedGoal ? 'proud' : POSES[face]} size={165} />;
}
