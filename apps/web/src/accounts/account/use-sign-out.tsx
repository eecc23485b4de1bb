import { FlipInRtl } from '@mashq/ui/actions/flip-in-rtl';
import { LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { product } from '../../platform/strings/product.ts';

const signOutDialog = lazyComponent(() => import('./SignOutDialog.tsx'), 'SignOutDialog');

/** Signing out with confirmation: `ask` opens the dialog, `dialog` must be rendered on the page. */
export function useSignOut(voice: 'student' | 'staff'): { ask: () => void; dialog: ReactNode } {
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };
  const dialog = isAsked && (
    <OptionalBoundary>
      <signOutDialog.Component voice={voice} isOpen={isOpen} onOpenChange={setOpen} />
    </OptionalBoundary>
  );
  return { ask, dialog };
}

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
