/** A time on the dial (hours 1 to 12), a time of the day (0 to 23), or how long something takes (hours from 0). */
export type ClockFormat = 'time12' | 'time24' | 'duration';

/** A time or a duration in boxes. */
export interface ClockForm {
  readonly kind: 'clock';
  readonly format: ClockFormat;
  /** A third box for the seconds. */
  readonly seconds?: true;
}

export interface ClockInput {
  readonly kind: 'clock';
  readonly hour: string;
  readonly minute: string;
  /** There when the form asks for seconds. */
  readonly second?: string;
}

export interface ClockKey {
  readonly kind: 'clock';
  readonly hour: number;
  readonly minute: number;
  readonly second?: number;
}
