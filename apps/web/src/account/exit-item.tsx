import { Mirrored } from '@mashq/ui/actions/mirrored';
import { LogOut } from 'lucide-react';
import { product } from '../strings/product.ts';

/** The way out of the page, drawn for left-to-right and turned round. */
export const exitIcon = (
  <Mirrored>
    <LogOut size="1.2em" />
  </Mirrored>
);

/** The way out of the account, last in the menus of the staff; `useExit` asks before it is gone. */
export const exitItem = { title: product.exit, path: '/exit', icon: exitIcon };
