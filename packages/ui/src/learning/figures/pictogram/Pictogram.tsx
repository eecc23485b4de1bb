import type { FigureTone, PictogramFigure } from '@mashq/curriculum/model';
import { useId } from 'react';
import { formatNumber } from '../../../i18n/digits.ts';
import { faLearningFigures } from '../../../i18n/fa/learning-figures.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { ink } from '../figure-frame/figure-ink.css.ts';
import { empty, fill } from '../figure-frame/figure-tone.css.ts';
import { APPLE_STEM, MIDDLES, SHAPES } from '../object-set/set-shapes.ts';
import { RowTable } from '../row-table/RowTable.tsx';
import * as css from './Pictogram.css.ts';

export interface PictogramProps extends Omit<PictogramFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
  /** Is where a row is asked for. @default '؟' */
  unknown?: string;
  /** What one picture is worth, said after it in the key. @default 'یعنی … …' */
  worth?: (count: string, unit: string) => string;
}

/** A pictogram: each picture is worth the same, half a picture half of it. */
export function Pictogram({
  description,
  title,
  shape,
  tone = 'turmeric',
  each,
  unit,
  rows,
  unknown = messagesFor('learningFigures', faLearningFigures).unknown,
  worth = messagesFor('learningFigures', faLearningFigures).pictureWorth,
}: PictogramProps) {
  const digits = useDigits();
  const picture = { shape, tone };
  return (
    <RowTable
      description={description}
      title={title}
      rows={rows.map(({ label, halves, marked }) => ({
        label,
        marked,
        content: halves === null ? unknown : <PictogramRow halves={halves} {...picture} />,
      }))}
      foot={
        <>
          <PictogramSymbol {...picture} />
          {worth(formatNumber(each, { digits }), unit)}
        </>
      }
    />
  );
}

interface PictogramSymbolProps {
  shape: PictogramFigure['shape'];
  tone: FigureTone;
}

function PictogramRow({ halves, ...picture }: PictogramSymbolProps & { halves: number }) {
  return (
    <>
      {Array.from({ length: Math.floor(halves / 2) }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal pictures have no other name
        <PictogramSymbol key={place} {...picture} />
      ))}
      {halves % 2 === 1 && <PictogramSymbol {...picture} isHalf />}
    </>
  );
}

/** Half a picture keeps the side that the row comes from: rows run from right to left. */
function PictogramSymbol({ shape, tone, isHalf = false }: PictogramSymbolProps & { isHalf?: boolean }) {
  const id = useId();
  return (
    <svg
      viewBox={isHalf ? '20 0 20 40' : '0 0 40 40'}
      className={isHalf ? css.half : css.picture}
      data-part={isHalf ? 'half' : 'whole'}
      aria-hidden="true"
    >
      {isHalf && (
        <clipPath id={id}>
          <rect x={20} width={20} height={40} />
        </clipPath>
      )}
      <g {...(isHalf && { clipPath: `url(#${id})` })}>
        <path d={SHAPES[shape]} className={`${ink} ${tone === 'none' ? empty : fill[tone]}`} />
        {shape === 'apple' && <path d={APPLE_STEM} className={`${ink} ${css.stem}`} />}
        {isHalf && <path d={`M20.5 ${MIDDLES[shape].join('V')}`} className={ink} />}
      </g>
    </svg>
  );
}
