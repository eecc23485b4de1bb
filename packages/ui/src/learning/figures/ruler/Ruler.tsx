import type { RulerFigure } from '@mashq/curriculum/model';
import { formatDigits } from '../../../i18n/digits.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { keyed } from '../../../primitives/keyed.ts';
import { FigureFrame } from '../figure-frame/FigureFrame.tsx';
import { figureText } from '../figure-frame/figure-text.css.ts';
import * as css from './Ruler.css.ts';

/** A mark of the ruler. */
interface RulerMark {
  /** In millimetres of the ruler. */
  readonly at: number;
  readonly kind: 'centimetre' | 'half' | 'millimetre';
}

const MM = 10;

/** Every millimetre from one whole centimetre to another. */
function rulerMarks(from: number, to: number): readonly RulerMark[] {
  return Array.from({ length: (to - from) * MM + 1 }, (_, index) => {
    const kind = index % MM === 0 ? 'centimetre' : index % (MM / 2) === 0 ? 'half' : 'millimetre';
    return { at: from * MM + index, kind };
  });
}

export interface RulerProps extends Omit<RulerFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
}

const WIDTH = 340;
const MARGIN = 15;
/** Where the ruler's upper edge lies; the thing lies above it. */
const EDGE = 46;
const DEPTH = 54;
const REACH = { centimetre: 20, half: 14, millimetre: 9 } as const;
const OBJECT_Y = 26;

/** A ruler with something along its edge. Zero is at the left. */
export function Ruler({ description, from, to, object }: RulerProps) {
  const digits = useDigits();
  const perMm = (WIDTH - 2 * MARGIN) / ((to - from) * 10);
  const x = (mm: number) => Math.round((MARGIN + (mm - from * 10) * perMm) * 100) / 100;
  return (
    <FigureFrame description={description}>
      <svg viewBox={`0 0 ${WIDTH} ${EDGE + DEPTH + 3}`} className={css.ruler} aria-hidden="true">
        <rect x={1.5} y={EDGE} width={WIDTH - 3} height={DEPTH} rx={6} className={css.body} />
        {rulerMarks(from, to).map(({ at, kind }) => (
          <line
            key={at}
            x1={x(at)}
            x2={x(at)}
            y1={EDGE}
            y2={EDGE + REACH[kind]}
            data-mark={kind}
            className={kind === 'millimetre' ? css.fineMark : css.mark}
          />
        ))}
        {Array.from({ length: to - from + 1 }, (_, index) => from + index).map((centimetre) => (
          <text key={centimetre} x={x(centimetre * 10)} y={EDGE + 39} fontSize={15} className={figureText}>
            {formatDigits(centimetre, digits)}
          </text>
        ))}
        <g data-part={object.kind} data-from={x(object.from)} data-to={x(object.to)}>
          {keyed([object.from, object.to], String).map(([key, end]) => (
            <line key={key} x1={x(end)} x2={x(end)} y1={OBJECT_Y} y2={EDGE} className={css.plumb} />
          ))}
          {object.kind === 'segment' ? (
            <>
              <line x1={x(object.from)} x2={x(object.to)} y1={OBJECT_Y} y2={OBJECT_Y} className={css.segment} />
              <circle cx={x(object.from)} cy={OBJECT_Y} r={4.5} className={css.end} />
              <circle cx={x(object.to)} cy={OBJECT_Y} r={4.5} className={css.end} />
            </>
          ) : (
            <Pencil from={x(object.from)} to={x(object.to)} />
          )}
        </g>
      </svg>
    </FigureFrame>
  );
}

const HALF = 9;

/** From its flat end to its tip. A short one is all tip. */
function Pencil({ from, to }: { from: number; to: number }) {
  const tip = Math.min(22, (to - from) * 0.6);
  const lead = tip * 0.35;
  return (
    <>
      <path
        d={`M${from} ${OBJECT_Y - HALF}H${to - tip}L${to} ${OBJECT_Y}L${to - tip} ${OBJECT_Y + HALF}H${from}Z`}
        className={css.wood}
      />
      <path d={`M${from} ${OBJECT_Y - HALF}H${to - tip}V${OBJECT_Y + HALF}H${from}Z`} className={css.paint} />
      <path
        d={`M${to - lead} ${OBJECT_Y - (HALF * lead) / tip}L${to} ${OBJECT_Y}L${to - lead} ${OBJECT_Y + (HALF * lead) / tip}Z`}
        className={css.lead}
      />
    </>
  );
}
