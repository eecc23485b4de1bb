import type { MachineFigure, MathNode } from '@mashq/curriculum/model';
import { ArrowRight } from 'lucide-react';
import { MathText } from '../../math-text/index.ts';
import { FigureFrame } from '../figure-frame/FigureFrame.tsx';
import * as css from './Machine.css.ts';

export interface MachineProps extends Omit<MachineFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
}

/** A number machine: each row is a number that goes in at the left and comes out at the right. */
export function Machine({ description, rules, pairs }: MachineProps) {
  return (
    <FigureFrame description={description}>
      <div className={css.root} style={{ gridTemplateColumns: `auto repeat(${rules.length}, auto auto) auto auto` }}>
        {rules.map((rule, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes of a machine never change places
            key={index}
            className={css.box}
            data-part="rule"
            style={{ gridColumn: 2 * index + 3, gridRow: `1 / span ${pairs.length}` }}
          >
            <MathText math={rule} />
          </span>
        ))}
        {pairs.map(({ input, output }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a machine never change places
          <span key={row} className={css.row} data-part="pair">
            <Place math={input} column={1} row={row + 1} />
            {Array.from({ length: rules.length + 1 }, (_, index) => (
              <ArrowRight
                // biome-ignore lint/suspicious/noArrayIndexKey: the arrows of a machine never change places
                key={index}
                aria-hidden="true"
                className={css.arrow}
                style={{ gridColumn: 2 * index + 2, gridRow: row + 1 }}
              />
            ))}
            <Place math={output} column={2 * rules.length + 3} row={row + 1} />
          </span>
        ))}
      </div>
    </FigureFrame>
  );
}

/** A number in its circle, or a dashed circle for the one that is asked for. */
function Place({ math, column, row }: { math: MathNode; column: number; row: number }) {
  const isAsked = math.t === 'blank';
  return (
    <span
      className={isAsked ? `${css.number} ${css.asked}` : css.number}
      data-part={isAsked ? 'asked' : 'number'}
      style={{ gridColumn: column, gridRow: row }}
    >
      {!isAsked && <MathText math={math} />}
    </span>
  );
}
