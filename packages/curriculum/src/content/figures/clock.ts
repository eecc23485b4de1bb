/** One or more clocks side by side, from left to right. */
export interface ClockFigure {
  readonly t: 'clock';
  /** A face with hands (hours from 12 on go round again), or figures `h:mm` or `h:mm:ss` as they are given. */
  readonly form: 'analog' | 'digital';
  readonly clocks: readonly ClockTime[];
}

export interface ClockTime {
  /** 0 to 23. */
  readonly hour: number;
  /** 0 to 59. */
  readonly minute: number;
  /** 0 to 59; without it there is no hand for seconds. */
  readonly second?: number;
  /** Persian words below the clock («شروع»). */
  readonly label?: string;
  /** The hand that help points at. */
  readonly marked?: 'hour' | 'minute' | 'second';
}
