import { AccountPicture } from '../account/AccountPicture.tsx';
import type { NavAccount } from '../account/types.ts';
import * as css from './NavLeaf.css.ts';
import type { NavItem } from './types.ts';

interface NavIconProps {
  item: NavItem;
  account: NavAccount | undefined;
}

/** What is before a title: the picture of who is signed in for the account item, else the item's icon if it has one. */
export function NavIcon({ item, account }: NavIconProps) {
  if (item.isAccount && account) return <AccountPicture account={account} size="small" />;
  if (item.icon == null) return null;
  return (
    <span aria-hidden="true" className={css.icon}>
      {item.icon}
    </span>
  );
}
