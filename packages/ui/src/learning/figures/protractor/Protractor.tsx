import type { ProtractorFigure } from '@mashq/curriculum/model';
import { keyed } from '../../../primitives/keyed.ts';
import { FigureFrame } from '../figure-frame/FigureFrame.tsx';
import { ink, markedInk } from '../figure-frame/figure-ink.css.ts';
import { figureText, figureWords } from '../figure-frame/figure-text.css.ts';
import * as css from './Protractor.css.ts';
import { PROTRACTOR_RADIUS, ProtractorFace, protractorSpot } from './ProtractorFace.tsx';

export interface ProtractorProps extends Omit<ProtractorFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
}

/** Arms reach past the rim, so that the mark below each can be read. */
const REACH = PROTRACTOR_RADIUS + 15;

/** An angle under a protractor. */
export function Protractor({ description, arms, letters, marked }: ProtractorProps) {
  const [first, vertex, second] = letters ?? [];
  const [start, end] = [Math.min(...arms), Math.max(...arms)].map((degrees) => protractorSpot(degrees, ARC));
  return (
    <FigureFrame description={description}>
      <ProtractorFace marked={marked}>
        {marked && start && end && (
          <path
            d={`M${start.x} ${start.y}A${ARC} ${ARC} 0 0 0 ${end.x} ${end.y}`}
            fill="none"
            data-part="marked"
            className={`${ink} ${markedInk}`}
          />
        )}
        {keyed(arms, String).map(([key, degrees]) => {
          const { x, y } = protractorSpot(degrees, REACH);
          return <line key={key} x2={x} y2={y} data-arm={degrees} className={css.arm} />;
        })}
        <circle r={5} className={css.vertex} />
        <Letter degrees={arms[0]} radius={REACH}>
          {first}
        </Letter>
        <Letter degrees={270} radius={18}>
          {vertex}
        </Letter>
        <Letter degrees={arms[1]} radius={REACH}>
          {second}
        </Letter>
      </ProtractorFace>
    </FigureFrame>
  );
}

/** Where the arc of a marked angle runs, inside of both scales. */
const ARC = 60;

/** A letter at an arm that lies on the base stands above it, inside of the picture. */
const LIFT = 6;

function Letter({ degrees, radius, children }: { degrees: number; radius: number; children: string | undefined }) {
  if (children === undefined) return null;
  const isLevel = degrees % 180 === 0;
  const { x, y } = protractorSpot(
    degrees + (isLevel ? LIFT * Math.sign(90 - degrees) : 0),
    radius + (isLevel ? 0 : 11),
  );
  return (
    <text x={x} y={y} dy="0.35em" fontSize={17} className={`${figureText} ${figureWords}`}>
      {children}
    </text>
  );
}
