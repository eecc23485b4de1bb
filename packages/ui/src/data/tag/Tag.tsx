import { X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import * as faData from '../../i18n/fa/data.ts';
import { messagesFor } from '../../i18n/language.ts';
import { ownText } from '../../i18n/own-direction.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from '../../primitives/tag/tag.css.ts';

export interface TagProps extends RootProps {
  /** The tag's words. */
  name: string;
  /** Where it leads. */
  href?: string;
  /** Takes it away; shows the cross. */
  onRemove?: () => void;
  /** Name of the cross. @default «برداشتن «نام»» */
  removeLabel?: (name: string) => string;
  /** The label, or the link that it is. */
  ref?: Ref<HTMLElement>;
}

/** A label that was put on something, such as a chosen class or a filter; it may lead somewhere or be taken away. */
export function Tag({
  name,
  href,
  onRemove,
  removeLabel = messagesFor('data.tag', faData.tag).remove,
  className,
  ref,
  ...rest
}: TagProps) {
  const classes = classNames(css.root, className);
  const words = <span className={css.words}>{ownText(name)}</span>;
  if (onRemove) {
    return (
      <span {...rest} ref={ref as Ref<HTMLSpanElement>} className={classes} data-removable="">
        {words}
        <Button className={css.remove} aria-label={removeLabel(name)} onPress={onRemove}>
          <X aria-hidden="true" size="1em" />
        </Button>
      </span>
    );
  }
  if (href !== undefined) {
    return (
      <Link {...rest} ref={ref as Ref<HTMLAnchorElement>} className={classes} href={href}>
        {words}
      </Link>
    );
  }
  return (
    <span {...rest} ref={ref as Ref<HTMLSpanElement>} className={classes}>
      {words}
    </span>
  );
}
