import { FlipInRtl } from '@mashq/ui/actions/flip-in-rtl';
import { LogOut } from 'lucide-react';
import { product } from '../strings/product.ts';

/** The way out of the page, drawn for left-to-right and turned round. */
export const exitIcon = (
  <FlipInRtl>
    <LogOut size="1.2em" />
  </FlipInRtl>
);

/** The way out of the account, last in the menus of the staff; `useExit` asks before it is gone. */
export const exitItem = { title: product.exit, path: '/exit', icon: exitIcon };
