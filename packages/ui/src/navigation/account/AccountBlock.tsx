import { Link } from 'react-aria-components/Link';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './AccountBlock.css.ts';
import { AccountPicture } from './AccountPicture.tsx';
import type { NavAccount } from './types.ts';

export interface AccountBlockProps {
  account: NavAccount;
  /** The picture alone; the name is heard. @default false */
  isMini?: boolean;
}

/** Who is signed in, leading to their profile. */
export function AccountBlock({ account, isMini = false }: AccountBlockProps) {
  return (
    <Link href={account.href} className={css.root} {...(isMini && { 'data-mini': '' })}>
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
