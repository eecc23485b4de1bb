import type { Paint } from '@mashq/curriculum/model';
import { type KeyboardEvent, useRef } from 'react';
import { useDirection } from '../../../i18n/direction.ts';
import { ink } from '../../figures/figure-frame/figure-ink.css.ts';
import { toneFill } from '../../figures/tone-pattern/TonePatterns.tsx';
import { logicalArrowStep } from '../logical-arrow-step.ts';
import * as css from './ShadePartsAnswer.css.ts';

export interface PaletteProps {
  /** What it is for, to a screen reader. */
  label: string;
  paints: readonly { readonly tone: Paint['tone']; readonly name: string }[];
  chosen: Paint['tone'];
  onChoose: (tone: Paint['tone']) => void;
  /** Id of the drawing's `TonePatterns`. */
  patternId: string;
}

/** The color to paint with: one of several, each with its pattern and name. The arrows choose, as among radios. */
export function Palette({ label, paints, chosen, onChoose, patternId }: PaletteProps) {
  const direction = useDirection();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  const onKeyDown = (event: KeyboardEvent, place: number) => {
    const step = logicalArrowStep(event.key, direction);
    if (step === 0) return;
    event.preventDefault();
    const target = (place + step + paints.length) % paints.length;
    const paint = paints[target];
    if (paint !== undefined) onChoose(paint.tone);
    buttons.current[target]?.focus();
  };

  return (
    <div role="radiogroup" aria-label={label} className={css.palette}>
      {paints.map(({ tone, name }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio input cannot hold its swatch and stay one target.
        <button
          key={tone}
          ref={(element) => {
            buttons.current[place] = element;
          }}
          type="button"
          role="radio"
          aria-checked={tone === chosen}
          tabIndex={tone === chosen ? 0 : -1}
          className={css.paint}
          onClick={() => onChoose(tone)}
          onKeyDown={(event) => onKeyDown(event, place)}
        >
          <svg viewBox="0 0 24 24" className={css.swatch} aria-hidden="true">
            <rect x={1} y={1} width={22} height={22} rx={6} fill={toneFill(patternId, tone)} className={ink} />
          </svg>
          {name}
        </button>
      ))}
    </div>
  );
}
