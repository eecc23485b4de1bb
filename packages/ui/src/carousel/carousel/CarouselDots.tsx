import type { KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { keyed } from '../../primitives/keyed.ts';
import * as css from './Carousel.css.ts';

export interface CarouselDotsProps {
  label: string;
  /** Names of what each dot leads to, in order. */
  names: readonly string[];
  current: number;
  /** The part of the carousel it moves. */
  controls: string;
  onChoose: (index: number) => void;
  /** Where an arrow key leads, if it leads anywhere. */
  indexByKey: (key: string) => number | undefined;
}

/** One dot for each place the slides can be at: one Tab stop, within it the arrows move. */
export function CarouselDots({ label, names, current, controls, onChoose, indexByKey }: CarouselDotsProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = indexByKey(event.key);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={label} className={css.dots} onKeyDown={move}>
      {keyed(names, (name) => name).map(([key, name], index) => (
        <Button
          key={key}
          aria-label={name}
          aria-controls={controls}
          excludeFromTabOrder={index !== current}
          className={css.dot}
          onPress={() => onChoose(index)}
          {...(index === current && { 'aria-current': 'true', 'data-current': '' })}
        />
      ))}
    </div>
  );
}
