import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import * as faData from '../../i18n/fa/data.ts';
import { messagesFor } from '../../i18n/language.ts';
import * as css from '../../primitives/tag/tag.css.ts';

export interface TagProps {
  /** The tag's words. */
  name: string;
  /** Where it leads. */
  href?: string;
  /** Takes it away; shows the cross. */
  onRemove?: () => void;
  /** Name of the cross. @default «برداشتن «نام»» */
  removeLabel?: (name: string) => string;
}

/** A label that was put on something, such as a chosen class or a filter; it may lead somewhere or be taken away. */
export function Tag({ name, href, onRemove, removeLabel = messagesFor('data.tag', faData.tag).remove }: TagProps) {
  const words = <span className={css.words}>{name}</span>;
  if (onRemove) {
    return (
      <span className={css.root} data-removable="">
        {words}
        <Button className={css.remove} aria-label={removeLabel(name)} onPress={onRemove}>
          <X aria-hidden="true" size="1em" />
        </Button>
      </span>
    );
  }
  if (href !== undefined) {
    return (
      <Link className={css.root} href={href}>
        {words}
      </Link>
    );
  }
  return <span className={css.root}>{words}</span>;
}
