import { type StudentHint, useClosedHints, useCloseHints } from '@mashq/state/help/first-visit-hints';
import { useSession } from '@mashq/state/platform/session/session';
import { HintCard } from '@mashq/ui/feedback/hint-card';
import { useState } from 'react';

/** The hint of this visit: the first screen that has one takes it, and the others wait for the next visit. */
let ofVisit: { readonly account: number | string; readonly screen: StudentHint } | null = null;

interface FirstVisitHintProps {
  screen: StudentHint;
  /** One or two sentences; given by the screen, so that none loads the words of others. */
  children: string;
}

/**
 * A few words about a screen for a student who sees it for the first time. It belongs at the head of the screen's content and comes
 * with it: one that is known only later waits for the next time, for it would push what a finger is about to press.
 */
export function FirstVisitHint({ screen, children }: FirstVisitHintProps) {
  const { activeUser } = useSession();
  const { data } = useClosedHints();
  const { mutate: close } = useCloseHints();
  const account = activeUser?.id;
  const isOpen = data !== undefined && !data.closed.includes('all') && !data.closed.includes(screen);
  const [isWanted] = useState(() => {
    if (!isOpen || account === undefined) return false;
    if (ofVisit?.account !== account) ofVisit = { account, screen };
    return ofVisit.screen === screen;
  });
  if (!isWanted || !isOpen) return null;
  const putAway = (what: StudentHint | 'all') => {
    close(what);
    // The pressed button goes away: the focus stays in the content, and the page where it is.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <HintCard onDone={() => putAway(screen)} onDecline={() => putAway('all')}>
      {children}
    </HintCard>
  );
}
