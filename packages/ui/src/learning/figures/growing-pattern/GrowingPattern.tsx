import type { GrowingPatternFigure } from '@mashq/curriculum/model';
import { formatDigits } from '../../../i18n/digits.ts';
import { faLearningFigures } from '../../../i18n/fa/learning-figures.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { FigureFrame } from '../figure-frame/FigureFrame.tsx';
import { ink } from '../figure-frame/figure-ink.css.ts';
import * as css from './GrowingPattern.css.ts';
import { type StageGeometry, stageGeometry } from './stage-geometry.ts';

export interface GrowingPatternProps extends Omit<GrowingPatternFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
  /** Name of each figure. @default 'شکل …' */
  stageName?: (number: string) => string;
}

/** Px of one step at most; a stick is thinner than a square and is drawn longer. */
const STEP = 32;
const STICK_STEP = 44;
/** Steps that fit beside one another on a phone and can still be counted. */
const ROW = 22;
/** Between two figures, in percent of the room. */
const GAP = 4;
/** Steps that a figure's name takes. */
const NAME = 2.2;

/** Figures of a growing pattern with their numbers, all in one measure. */
export function GrowingPattern({
  description,
  lattice,
  figures,
  stageName = messagesFor('learningFigures', faLearningFigures).patternStage,
}: GrowingPatternProps) {
  const digits = useDigits();
  const stages = figures.map((figure) => stageGeometry(figure, lattice));
  const steps = Math.min(
    ROW,
    stages.reduce((sum, { width }) => sum + Math.max(width, NAME), 0),
  );
  const share = (100 - GAP * stages.length) / steps;
  return (
    <FigureFrame description={description}>
      <div className={css.list}>
        {stages.map((stage, index) => {
          const number = figures[index]?.number ?? 0;
          return (
            <span key={number} className={css.item} data-part="stage">
              <svg
                viewBox={`0 0 ${stage.width} ${stage.height}`}
                style={{
                  inlineSize: `min(${stage.width * (stage.sticks.length > 0 ? STICK_STEP : STEP)}px, ${share * stage.width}cqi)`,
                }}
                className={css.stage}
                aria-hidden="true"
              >
                <Pieces stage={stage} />
              </svg>
              <span className={css.name}>{stageName(formatDigits(number, digits))}</span>
            </span>
          );
        })}
      </div>
    </FigureFrame>
  );
}

function Pieces({ stage: { dots, squares, sticks } }: { stage: StageGeometry }) {
  return (
    <>
      {squares.map(({ x, y }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={1}
          height={1}
          data-part="square"
          className={`${ink} ${css.square}`}
        />
      ))}
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={0.3} data-part="dot" className={`${ink} ${css.dot}`} />
      ))}
      {sticks.map(([from, to]) => (
        <g key={`${from.x} ${from.y} ${to.x} ${to.y}`} data-part="stick">
          <line {...shortened(from, to)} className={css.stick} />
          <circle cx={shortened(from, to).x2} cy={shortened(from, to).y2} r={0.13} className={css.head} />
        </g>
      ))}
    </>
  );
}

/** A stick leaves room at both ends, so that sticks that meet, and their heads, can be distinguished. */
const END_ROOM = 0.19;

function shortened(from: { x: number; y: number }, to: { x: number; y: number }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const dx = ((to.x - from.x) / length) * END_ROOM;
  const dy = ((to.y - from.y) / length) * END_ROOM;
  return { x1: from.x + dx, y1: from.y + dy, x2: to.x - dx, y2: to.y - dy };
}
