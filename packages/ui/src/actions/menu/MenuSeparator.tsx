import { Separator } from 'react-aria-components/Menu';
import * as css from './MenuSeparator.css.ts';

/** Keeps what is weighty apart from the rest of a `Menu`. */
export function MenuSeparator() {
  return <Separator className={css.separator} />;
}
