import type { ReactNode } from 'react';
import * as css from './Selection.css.ts';

interface RowBoxProps {
  isChecked: boolean;
  /** Some of what it stands for is chosen. @default false */
  isMixed?: boolean;
  /** Told whether Shift was held, by the pointer or on the keyboard. */
  onChange: (isChecked: boolean, isShift: boolean) => void;
  /** Its name, seen or hidden. */
  children: ReactNode;
}

/** A native box, as a table has one a row: a field of a form would cost ten times as much. */
export function RowBox({ isChecked, isMixed = false, onChange, children }: RowBoxProps) {
  return (
    <label className={css.place}>
      <input
        type="checkbox"
        className={css.box}
        checked={isChecked}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      {children}
    </label>
  );
}
