import type { BagFigure, NamedTone } from '@mashq/curriculum/model';
import { ink, pale } from '../figure-frame/figure-ink.css.ts';
import { ToneRow } from '../tone-legend/ToneRow.tsx';
import { toneFill } from '../tone-pattern/TonePatterns.tsx';
import * as css from './Bag.css.ts';
import { bagLayout } from './bag-layout.ts';

export interface BagProps extends Omit<BagFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
  /** Names of the colors in the legend. @default زرد، سبز، قرمز، آبی، خاکستری */
  toneNames?: Readonly<Record<NamedTone, string>>;
}

/** Bags with their beads to be seen. Colors are doubled by patterns and named below. */
export function Bag({ description, bags, toneNames }: BagProps) {
  const tones = bags.flatMap(({ beads }) => beads.filter(({ count }) => count > 0).map(({ tone }) => tone));
  return (
    <ToneRow description={description} items={bags} tones={tones} toneNames={toneNames}>
      {({ beads, marked }, id) => <Sack beads={beads} marked={marked} id={id} />}
    </ToneRow>
  );
}

type SackProps = Pick<BagFigure['bags'][number], 'beads'> & {
  marked: readonly NamedTone[] | undefined;
  id: string;
};

function Sack({ beads, marked, id }: SackProps) {
  const layout = bagLayout(beads);
  return (
    <svg viewBox="0 0 200 200" className={css.bag} aria-hidden="true">
      <path
        d="M70 34C38 62 8 96 8 146C8 182 30 196 62 196H138C170 196 192 182 192 146C192 96 162 62 130 34L142 8Q121 18 100 8Q79 18 58 8Z"
        className={css.sack}
      />
      <path d="M66 36Q100 48 134 36" className={css.string} />
      {layout.beads.map(({ tone, x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={layout.radius}
          fill={toneFill(id, tone)}
          data-part="bead"
          data-tone={tone}
          className={marked && !marked.includes(tone) ? `${ink} ${pale}` : ink}
        />
      ))}
    </svg>
  );
}
