/** Where a number field goes: its bounds and the distance of one step. */
export interface StepScale {
  minValue: number | undefined;
  maxValue: number | undefined;
  step: number;
  maxDecimals: number;
}

/** The number within the bounds. */
export function clamp(value: number, { minValue = -Infinity, maxValue = Infinity }: StepScale): number {
  return Math.min(maxValue, Math.max(minValue, value));
}

/** Rounds away what binary fractions add: 0.1 + 0.2 is 0.3. */
const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** Whether the number is a whole count of steps away from the smallest one, or from zero. */
export function isOnStep(value: number, { minValue = 0, step }: StepScale): boolean {
  const steps = (value - minValue) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9;
}

/**
 * The number so many steps away, within the bounds. From a number between two steps the first step goes to the next
 * one; from an empty field it goes to the nearer bound, or to zero.
 */
export function stepFrom(value: number | null, steps: number, scale: StepScale): number {
  const { minValue, maxValue, step, maxDecimals } = scale;
  if (value === null) return clamp((steps > 0 ? minValue : maxValue) ?? 0, scale);
  const base = minValue ?? 0;
  const position = (value - base) / step;
  const isBetween = !isOnStep(value, scale);
  const start = isBetween ? (steps > 0 ? Math.floor(position) : Math.ceil(position)) : Math.round(position);
  return clamp(round(base + (start + steps) * step, maxDecimals), scale);
}
