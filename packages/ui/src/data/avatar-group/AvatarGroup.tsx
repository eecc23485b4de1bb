import type { Ref } from 'react';
import { formatNumber } from '../../i18n/digits.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import type { Person } from '../../illustrations/person-illustration/PersonIllustration.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Avatar } from '../avatar/Avatar.tsx';
import * as css from './AvatarGroup.css.ts';

export interface GroupedPerson {
  name: string;
  /** Address of the picture. */
  src?: string | null | undefined;
  /** The drawn figure of somebody without a picture. */
  person?: Person | undefined;
}

export interface AvatarGroupProps extends RootProps {
  /** Who they are together: «گروه ستاره‌ها»; the list's name for screen readers. */
  'aria-label': string;
  people: readonly GroupedPerson[];
  /** So many are seen; the others are a number. @default 4 */
  max?: number;
  /** 32 or 40 px. @default 'small' */
  size?: 'small' | 'medium';
  ref?: Ref<HTMLUListElement>;
}

/** The pictures of people who belong together, one over the edge of the other. Screen readers hear all names. It has no keys. */
export function AvatarGroup({ people, max = 4, size = 'small', className, ...rest }: AvatarGroupProps) {
  const digits = useDigits();
  const { comma } = messagesFor('punctuation', faPunctuation);
  // One more takes no more room than the number that would say so.
  const shown = people.length <= max + 1 ? people : people.slice(0, max);
  const hidden = people.slice(shown.length);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ul role="list" {...rest} className={classNames(css.root, className)}>
      {shown.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
        <li key={`${place} ${one.name}`} className={css.person}>
          <Avatar {...one} size={size} />
          <span className={visuallyHidden}>{one.name}</span>
        </li>
      ))}
      {hidden.length > 0 && (
        <li className={css.person}>
          <span className={css.more} dir="ltr" aria-hidden="true">
            {`+${formatNumber(hidden.length, { digits })}`}
          </span>
          <span className={visuallyHidden}>{hidden.map(({ name }) => name).join(comma)}</span>
        </li>
      )}
    </ul>
  );
}
