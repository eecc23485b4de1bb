import type { NamedTone, SpinnerFigure as SpinnerModel } from '@mashq/curriculum/model';
import { formatDigits } from '../../../i18n/digits.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { ink, pale } from '../figure-frame/figure-ink.css.ts';
import { figureText } from '../figure-frame/figure-text.css.ts';
import { RADIUS, rimPoint, sectorPath } from '../fraction-circles/sector-path.ts';
import { ToneRow } from '../tone-legend/ToneRow.tsx';
import { toneFill } from '../tone-pattern/TonePatterns.tsx';
import * as css from './SpinnerFigure.css.ts';

export interface SpinnerFigureProps extends Omit<SpinnerModel, 't'> {
  /** Read instead of the drawing. */
  description: string;
  /** Names of the colors in the legend. @default زرد، سبز، قرمز، آبی، خاکستری */
  toneNames?: Readonly<Record<NamedTone, string>>;
}

/** Spinners of equal sectors. Colors are doubled by patterns and named below. */
export function SpinnerFigure({ description, spinners, toneNames }: SpinnerFigureProps) {
  const tones = spinners.flatMap(({ sectors }) => sectors.map(({ tone }) => tone));
  return (
    <ToneRow description={description} items={spinners} tones={tones} toneNames={toneNames}>
      {({ sectors, marked }, id) => <Wheel sectors={sectors} marked={marked} id={id} />}
    </ToneRow>
  );
}

type WheelProps = Pick<SpinnerModel['spinners'][number], 'sectors'> & {
  marked: readonly NamedTone[] | undefined;
  id: string;
};

function Wheel({ sectors, marked, id }: WheelProps) {
  const digits = useDigits();
  const parts = sectors.length;
  // Between two cuts, so that the arrow never rests on one.
  const turn = 180 / parts;
  return (
    <svg viewBox="-50 -50 100 100" className={css.wheel} aria-hidden="true">
      {sectors.map(({ tone, label }, index) => {
        const rim = rimPoint(2 * index + 1, 2 * parts);
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: equal sectors have no other name
            key={index}
            data-part="sector"
            data-tone={tone}
            className={marked && !marked.includes(tone) ? pale : undefined}
          >
            <path d={sectorPath(index, parts)} fill={toneFill(id, tone)} className={ink} />
            {label !== undefined && (
              <g>
                <circle cx={rim.x * 0.76} cy={rim.y * 0.76} r={7.5} className={css.plate} />
                <text x={rim.x * 0.76} y={rim.y * 0.76} dy="0.35em" fontSize={9.5} className={figureText}>
                  {formatDigits(label, digits)}
                </text>
              </g>
            )}
          </g>
        );
      })}
      <g transform={`rotate(${turn})`} data-part="arrow">
        <path
          d={`M-2.2 8V${8 - RADIUS * 0.5}H-6L0 ${-RADIUS * 0.54}L6 ${8 - RADIUS * 0.5}H2.2V8Z`}
          className={css.arrow}
        />
      </g>
      <circle r={4.5} className={css.hub} />
    </svg>
  );
}
