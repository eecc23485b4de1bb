import type { Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './AccountBlock.css.ts';
import { AccountPicture } from './AccountPicture.tsx';
import type { NavAccount } from './types.ts';

export interface AccountBlockProps extends RootProps {
  account: NavAccount;
  /** The picture alone; the name is heard. @default false */
  isMini?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** Who is signed in, leading to their profile. */
export function AccountBlock({ account, isMini = false, className, ...rest }: AccountBlockProps) {
  return (
    <Link
      {...rest}
      href={account.href}
      className={classNames(css.root, className)}
      {...(isMini && { 'data-mini': '' })}
    >
      <AccountPicture account={account} />
      {isMini ? (
        <span className={visuallyHidden}>{account.name}</span>
      ) : (
        <span className={css.words}>
          <span className={css.name}>{account.name}</span>
          {account.caption !== undefined && <span className={css.caption}>{account.caption}</span>}
        </span>
      )}
    </Link>
  );
}
