/** An angle to be opened on a protractor: one arm lies on the zero at this side, the other one is turned. */
export interface AngleForm {
  readonly kind: 'angle';
  readonly zero: 'left' | 'right';
}

export interface AngleInput {
  readonly kind: 'angle';
  /** From the arm that lies still, 0 to 180; null while the other one was not touched. */
  readonly degrees: number | null;
}

export interface AngleKey {
  readonly kind: 'angle';
  readonly degrees: number;
  /** How many degrees more or less are still right: a hand is no machine. */
  readonly tolerance: number;
}
