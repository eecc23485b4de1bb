import { QueryProvider } from '@mashq/state/query';
import { useSession } from '@mashq/state/session';
import { useEffect } from 'react';
import { Aside } from '../routing/Aside.tsx';
import { lazyScreen } from '../routing/lazy-screen.tsx';
import type { FrameProps } from './frame-props.ts';
import { studentFrame } from './student-frame.ts';

/** Answers go on their way, and what is to be said of them is said, once the screen itself is there. */
const answersStatus = lazyScreen(() => import('./AnswersStatus.tsx'), 'AnswersStatus');

/** Around a student's screens: the menu, but for a question, and what is to be said of answers on their way. */
export function StudentArea({ path, isFocused, children }: FrameProps) {
  const { activeUser } = useSession();
  // After a question comes a screen with the menu, perhaps without a network.
  useEffect(studentFrame.preload, []);
  if (activeUser === null) return null;
  const status = (
    <Aside>
      <answersStatus.Component />
    </Aside>
  );
  return (
    <QueryProvider>
      {isFocused ? (
        <>
          {status}
          {children}
        </>
      ) : (
        <studentFrame.Component user={activeUser} path={path} status={status}>
          {children}
        </studentFrame.Component>
      )}
    </QueryProvider>
  );
}
