/** A mark of the ruler. */
export interface RulerMark {
  /** In millimetres of the ruler. */
  readonly at: number;
  readonly kind: 'centimetre' | 'half' | 'millimetre';
}

const MM = 10;

/** Every millimetre from one whole centimetre to another. */
export function rulerMarks(from: number, to: number): readonly RulerMark[] {
  return Array.from({ length: (to - from) * MM + 1 }, (_, index) => {
    const kind = index % MM === 0 ? 'centimetre' : index % (MM / 2) === 0 ? 'half' : 'millimetre';
    return { at: from * MM + index, kind };
  });
}
