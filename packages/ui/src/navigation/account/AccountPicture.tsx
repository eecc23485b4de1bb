import type { Ref } from 'react';
import { Avatar, type AvatarProps } from '../../data/avatar/Avatar.tsx';
import { formatNumber } from '../../i18n/digits.ts';
import * as faNavigation from '../../i18n/fa/navigation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './AccountPicture.css.ts';
import type { NavAccount } from './types.ts';

export interface AccountPictureProps extends RootProps {
  account: NavAccount;
  /** @default 'medium' */
  size?: NonNullable<AvatarProps['size']>;
  /** Said for the count. @default «۳ نشان تازه» */
  newBadgesLabel?: (count: string) => string;
  ref?: Ref<HTMLSpanElement>;
}

/** The person's picture, with the count of new badges beating on it until they are looked at. */
export function AccountPicture({
  account,
  size = 'medium',
  newBadgesLabel = messagesFor('navigation.account', faNavigation.account).newBadges,
  className,
  ...rest
}: AccountPictureProps) {
  const digits = useDigits();
  const count = account.newBadges ?? 0;
  const printed = formatNumber(count, { digits });
  return (
    <span {...rest} className={classNames(css.root, className)}>
      <Avatar name={account.name} src={account.pictureUrl} person={account.person} size={size} />
      {count > 0 && (
        <>
          <span aria-hidden="true" className={css.count}>
            {printed}
          </span>
          <span className={visuallyHidden}> {newBadgesLabel(printed)} </span>
        </>
      )}
    </span>
  );
}
