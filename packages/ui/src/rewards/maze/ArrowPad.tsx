import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import type { MazeMessages, MazeSide } from '../../i18n/fa/rewards.ts';
import * as css from './ArrowPad.css.ts';
import { SIDE_NAMES } from './grid.ts';

interface ArrowPadProps {
  onGo: (side: MazeSide) => void;
  text: MazeMessages;
}

const ARROWS: Record<MazeSide, LucideIcon> = { up: ArrowUp, right: ArrowRight, down: ArrowDown, left: ArrowLeft };

/** Four arrows in a cross. They are sides of the screen, the same in both reading directions. */
export function ArrowPad({ onGo, text }: ArrowPadProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div role="group" aria-label={text.arrows} dir="ltr" className={css.pad}>
      {SIDE_NAMES.map((side) => {
        const Arrow = ARROWS[side];
        return (
          <span key={side} className={css.place[side]}>
            <IconButton
              aria-label={text.go(text.sides[side])}
              variant="secondary"
              size="large"
              onPress={() => onGo(side)}
            >
              <Arrow />
            </IconButton>
          </span>
        );
      })}
    </div>
  );
}
