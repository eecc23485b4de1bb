import { useSession } from '@mashq/state/platform/session/session';
import { SomethingWrongScreen } from '@mashq/ui/feedback/something-wrong-screen';
import { Logo } from '@mashq/ui/navigation/logo';
import { useSearch } from 'wouter';
import { homeOf } from '../routing/roles.ts';

/** After an error in the app: reload the page it happened on, or go home. */
export function SomethingWrong() {
  const { activeUser } = useSession();
  const from = new URLSearchParams(useSearch()).get('from');
  // Only a path of this app: anyone can write the query string.
  const isOwn = from !== null && /^\/(?![/\\])/.test(from);
  return (
    <SomethingWrongScreen
      homeHref={activeUser ? homeOf(activeUser.role) : '/'}
      logo={<Logo />}
      {...(isOwn && { onRetry: () => window.location.replace(from) })}
    />
  );
}
