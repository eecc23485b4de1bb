import { ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import * as faNavigation from '../../i18n/fa/navigation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './NavToggle.css.ts';

/** The two widths of a side menu: a list of 280 px, or a column of pictures of 88 px. */
export type NavLayout = 'vertical' | 'mini';

export interface NavToggleProps extends RootProps {
  layout: NavLayout;
  onChange: (layout: NavLayout) => void;
  /** Name while the menu is a list. @default «جمع کردن منو» */
  toMiniLabel?: string;
  /** Name while the menu is a column of pictures. @default «پهن کردن منو» */
  toVerticalLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Switches the side menu between its widths. Shown from 1024 px only: below, the menu is in the drawer. */
export function NavToggle({
  layout,
  onChange,
  toMiniLabel = messagesFor('navigation.toggle', faNavigation.toggle).toMini,
  toVerticalLabel = messagesFor('navigation.toggle', faNavigation.toggle).toVertical,
  className,
  ...rest
}: NavToggleProps) {
  const isMini = layout === 'mini';
  return (
    <Button
      {...rest}
      className={classNames(css.root, className)}
      aria-label={isMini ? toVerticalLabel : toMiniLabel}
      onPress={() => onChange(isMini ? 'vertical' : 'mini')}
      {...(isMini && { 'data-mini': '' })}
    >
      <ChevronRight aria-hidden="true" size="1.1em" className={css.icon} />
    </Button>
  );
}
