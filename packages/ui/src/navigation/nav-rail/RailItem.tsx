import type { NavAccount } from '../account/types.ts';
import { NavIcon } from '../nav-item/NavIcon.tsx';
import type { NavItem } from '../nav-item/types.ts';
import * as css from './NavRail.css.ts';

/** A picture over its small title. */
export function RailItem({ item, account }: { item: NavItem; account: NavAccount | undefined }) {
  return (
    <>
      <NavIcon item={item} account={account} />
      <span className={css.title}>{item.title}</span>
      {item.info != null && <span className={css.info}>{item.info}</span>}
    </>
  );
}
