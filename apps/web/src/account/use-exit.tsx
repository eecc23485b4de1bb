import { type ReactNode, useState } from 'react';
import { Aside } from '../routing/Aside.tsx';
import { lazyScreen } from '../routing/lazy-screen.tsx';

const exitDialog = lazyScreen(() => import('./ExitDialog.tsx'), 'ExitDialog');

/** The way out of the account: `ask` opens the question, `dialog` stands somewhere on the page. */
export function useExit(voice: 'student' | 'staff'): { ask: () => void; dialog: ReactNode } {
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };
  const dialog = isAsked && (
    <Aside>
      <exitDialog.Component voice={voice} isOpen={isOpen} onOpenChange={setOpen} />
    </Aside>
  );
  return { ask, dialog };
}
