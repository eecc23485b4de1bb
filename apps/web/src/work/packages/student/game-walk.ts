import type { MazePlace } from '@mashq/ui/rewards/maze';

/** Where each student is in the garden of a game, on this device: whose and which game is the key. */
const keyOf = (userId: string, packageId: string, activity: number) => `game:${userId}:${packageId}:${activity}`;

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** Where the walk was left; undefined where it was not begun, or what is stored cannot be read. */
export function readWalk(userId: string, packageId: string, activity: number): MazePlace | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, packageId, activity)) ?? 'null');
    const { at, steps, hints } = (stored ?? {}) as Partial<Record<keyof MazePlace, unknown>>;
    return isCount(at) && isCount(steps) && isCount(hints) ? { at, steps, hints } : undefined;
  } catch {
    return undefined;
  }
}

export function keepWalk(userId: string, packageId: string, activity: number, place: MazePlace): void {
  try {
    localStorage.setItem(keyOf(userId, packageId, activity), JSON.stringify(place));
  } catch {
    // Where nothing can be stored, the walk goes on from the gate that was opened last.
  }
}
