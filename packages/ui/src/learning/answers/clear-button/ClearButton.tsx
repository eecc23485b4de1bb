import { Eraser } from 'lucide-react';
import { Button } from '../../../actions/button/index.ts';
import * as css from './ClearButton.css.ts';

export interface ClearButtonProps {
  /** What it says. */
  children: string;
  onPress: () => void;
  /** Nothing is there to be cleared. */
  isDisabled: boolean;
}

/** The way back to an answer nobody has touched yet. */
export function ClearButton({ children, onPress, isDisabled }: ClearButtonProps) {
  return (
    <div className={css.root}>
      <Button
        variant="quiet"
        size="small"
        icon={<Eraser aria-hidden="true" size="1.125em" />}
        onPress={onPress}
        isDisabled={isDisabled}
      >
        {children}
      </Button>
    </div>
  );
}
