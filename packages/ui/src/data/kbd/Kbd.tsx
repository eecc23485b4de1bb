import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Kbd.css.ts';

export interface KbdProps extends RootProps {
  /** The keys that are pressed together, as they are written on the keyboard: `['Ctrl', 'K']`. */
  keys: readonly string[];
}

/** Keys of the keyboard, from left to right in every language. Keyboard: none, it is read. */
export function Kbd({ keys, className, ...rest }: KbdProps) {
  return (
    <kbd {...rest} dir="ltr" lang="en" className={classNames(css.root, className)}>
      {keys.map((key, place) => (
        <span key={key}>
          {place > 0 && <span className={css.plus}> + </span>}
          <kbd className={css.key}>{key}</kbd>
        </span>
      ))}
    </kbd>
  );
}
