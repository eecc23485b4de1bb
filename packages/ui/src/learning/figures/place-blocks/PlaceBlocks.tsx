import { FigureFrame } from '../figure-frame/FigureFrame.tsx';
import { type BlockDrawing, drawBlock } from './block-geometry.ts';
import * as css from './PlaceBlocks.css.ts';

export interface PlaceBlocksProps {
  /** Read instead of the drawing. */
  description: string;
  /** Cubes of ten by ten by ten. */
  thousands: number;
  /** Plates of ten by ten. */
  hundreds: number;
  /** Rods of ten. */
  tens: number;
  ones: number;
}

type Place = 'thousands' | 'hundreds' | 'tens' | 'ones';

/** Left to right, as the digits of the number stand. */
const PLACES: readonly Place[] = ['thousands', 'hundreds', 'tens', 'ones'];

const DRAWINGS: Record<Place, BlockDrawing> = {
  thousands: drawBlock(10, 10, 10),
  hundreds: drawBlock(10, 10, 1),
  tens: drawBlock(1, 10, 1),
  ones: drawBlock(1, 1, 1),
};

/** Base-ten blocks, all at one scale: ten of a kind are as large as one of the next. */
export function PlaceBlocks({ description, ...counts }: PlaceBlocksProps) {
  return (
    <FigureFrame description={description}>
      <div className={css.root}>
        {PLACES.filter((place) => counts[place] > 0).map((place) => (
          <span key={place} className={css.group[place]}>
            {Array.from({ length: counts[place] }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one kind have no other name
              <Block key={index} place={place} />
            ))}
          </span>
        ))}
      </div>
    </FigureFrame>
  );
}

function Block({ place }: { place: Place }) {
  const drawing = DRAWINGS[place];
  const faces = css.blockFaces[place];
  return (
    <svg
      viewBox={drawing.viewBox}
      width={`${drawing.width}em`}
      height={`${drawing.height}em`}
      className={css.block}
      data-block={place}
      aria-hidden="true"
    >
      <path d={drawing.front} className={faces.front} />
      <path d={drawing.top} className={faces.top} />
      <path d={drawing.side} className={faces.side} />
      <path d={drawing.cuts} className={css.cuts} />
      <path d={drawing.front + drawing.top + drawing.side} className={css.outline} />
    </svg>
  );
}
