/** The physics of the science laboratory: pure functions, so that a task can be checked as it is drawn. */

/** A weight on a beam. */
export interface Weight {
  /** In kilograms. */
  readonly mass: number;
  /** Places from the middle of the beam: below zero at the left. */
  readonly place: number;
}

/** Sum of mass times place, in kilogram-places: zero is balance, above zero the right side sinks (law of the lever). */
export const torque = (weights: readonly Weight[]): number =>
  weights.reduce((sum, { mass, place }) => sum + mass * place, 0);

/** How far the beam turns, in degrees, from −18 to 18: steeper with the torque, flat when it is zero. */
export const tilt = (weights: readonly Weight[]): number => Math.max(-18, Math.min(18, torque(weights) * 1.5));

/** A string that is fixed at both ends. */
export interface TunedString {
  /** In meters. */
  readonly length: number;
  /** In newtons. */
  readonly tension: number;
  /** Mass of a meter, in kilograms. */
  readonly density: number;
}

/** Frequency of its lowest tone in hertz: f = √(T/μ) / 2L (Mersenne's laws). */
export const frequency = ({ length, tension, density }: TunedString): number =>
  Math.sqrt(tension / density) / (2 * length);

/** A point of light, an object before it, and a wall behind both; distances in centimeters. */
export interface ShadowScene {
  /** From the lamp to the object. */
  readonly toObject: number;
  /** From the lamp to the wall. */
  readonly toWall: number;
  /** Height of the object. */
  readonly height: number;
}

/** Height of the shadow in centimeters: by similar triangles, height × (lamp to wall) / (lamp to object). */
export const shadowHeight = ({ toObject, toWall, height }: ShadowScene): number => (height * toWall) / toObject;

/** A battery, one switch in the line of all, and a switch in each of two branches. */
export interface Circuit {
  readonly main: boolean;
  readonly first: boolean;
  readonly second: boolean;
}

/** Which lamps of the two branches are lit: current needs a closed way through the main switch and the branch's own. */
export const litLamps = ({ main, first, second }: Circuit) => ({ first: main && first, second: main && second });

/** Where water is, in parts; together always the same. */
export interface Water {
  readonly sea: number;
  readonly vapor: number;
  readonly cloud: number;
  readonly mountain: number;
}

export type WaterStep = 'warm' | 'cool' | 'rain' | 'flow';

const FLOWS: Readonly<Record<WaterStep, readonly [keyof Water, keyof Water]>> = {
  warm: ['sea', 'vapor'],
  cool: ['vapor', 'cloud'],
  rain: ['cloud', 'mountain'],
  flow: ['mountain', 'sea'],
};

/** Moves one part of water on, where there is one: it evaporates, condenses, falls or flows back. */
export function stepWater(water: Water, step: WaterStep): Water {
  const [from, to] = FLOWS[step];
  return water[from] === 0 ? water : { ...water, [from]: water[from] - 1, [to]: water[to] + 1 };
}

/** All the water there is. */
export const allWater = ({ sea, vapor, cloud, mountain }: Water): number => sea + vapor + cloud + mountain;
