import { Eraser } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../../actions/button/index.ts';
import { classNames, type RootProps } from '../../../primitives/root-props.ts';
import * as css from './ClearButton.css.ts';

export interface ClearButtonProps extends RootProps {
  /** What it says. */
  children: string;
  onPress: () => void;
  /** Nothing is there to be cleared. */
  isDisabled: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** The way back to an answer nobody has touched yet. */
export function ClearButton({ children, onPress, isDisabled, className, ...rest }: ClearButtonProps) {
  return (
    <div {...rest} className={classNames(css.root, className)}>
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
