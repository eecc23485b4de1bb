import * as leafCss from '../nav-item/NavLeaf.css.ts';
import type { NavItem } from '../nav-item/types.ts';
import * as css from './NavMini.css.ts';

/** A picture over its small title. */
export function MiniFace({ item }: { item: NavItem }) {
  return (
    <>
      <span aria-hidden="true" className={leafCss.icon}>
        {item.icon}
      </span>
      <span className={css.title}>{item.title}</span>
      {item.info != null && <span className={css.info}>{item.info}</span>}
    </>
  );
}
