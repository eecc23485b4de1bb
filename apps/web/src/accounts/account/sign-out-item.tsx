import { FlipInRtl } from '@mashq/ui/actions/flip-in-rtl';
import { LogOut } from 'lucide-react';
import { product } from '../../platform/strings/product.ts';

/** Sign-out icon, drawn for left-to-right and mirrored in right-to-left. */
export const signOutIcon = (
  <FlipInRtl>
    <LogOut size="1.2em" />
  </FlipInRtl>
);

/** Sign-out entry, last in staff menus; `useSignOut` asks for confirmation. */
export const signOutItem = { title: product.exit, path: '/exit', icon: signOutIcon };

/** The same as part of a group, which has the picture. */
export const exitAccountItem = { title: product.exitAccount, path: '/exit' };
