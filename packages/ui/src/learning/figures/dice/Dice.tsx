import type { DiceFigure } from '@mashq/curriculum/model';
import { ink } from '../figure-frame/figure-ink.css.ts';
import { LabeledRow } from '../labeled-row/LabeledRow.tsx';
import * as css from './Dice.css.ts';

export interface DiceProps extends Omit<DiceFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
}

type Pip = readonly [x: number, y: number];

const MIDDLE: Pip = [20, 20];
const RISING: readonly Pip[] = [
  [11, 29],
  [29, 11],
];
const FALLING: readonly Pip[] = [
  [11, 11],
  [29, 29],
];
const SIDES: readonly Pip[] = [
  [11, 20],
  [29, 20],
];

/** Pips of each face as dice have them. */
const PIPS: Readonly<Record<number, readonly Pip[]>> = {
  1: [MIDDLE],
  2: RISING,
  3: [...RISING, MIDDLE],
  4: [...RISING, ...FALLING],
  5: [...RISING, ...FALLING, MIDDLE],
  6: [...RISING, ...FALLING, ...SIDES],
};

/** Dice in a row, the first at the left. */
export function Dice({ description, faces }: DiceProps) {
  return (
    <LabeledRow
      description={description}
      size="small"
      items={faces.map((face) => ({
        picture: (
          <svg viewBox="0 0 40 40" className={css.die} data-face={face} aria-hidden="true">
            <rect x={2} y={2} width={36} height={36} rx={8} className={`${ink} ${css.body}`} />
            {PIPS[face]?.map(([x, y]) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={3.4} data-part="pip" className={css.pip} />
            ))}
          </svg>
        ),
      }))}
    />
  );
}
