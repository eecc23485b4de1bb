import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';

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
